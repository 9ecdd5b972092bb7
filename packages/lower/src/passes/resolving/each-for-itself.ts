/** "Each of those lands is a creature for as long as it has a counter on it": for each of them, it is. CR 608.2c, 611.2b. */
import { some } from '@kitchen-table/language/core';
import type { Clause, Label, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, rewritten } from '../../rewriting.ts';

type Reference = Extract<Noun, { kind: 'reference' }>;

/** What is said of each of several, and of what each of them has or is: once for each of them. */
export const eachForItself: Pass = {
  calledBy: ['reference'],
  rewrite: inClauses((clause) => rewritten(clause, (node) => saidOfEach(node as unknown as Clause))),
};

type Several = Extract<Noun, { kind: 'select' }>;

function saidOfEach(said: Clause): Clause | undefined {
  const about = whatItIsAbout(said.kind === 'whereX' ? said.clause : said);
  const label = about === undefined ? undefined : labelOfEach(about);
  // Said of each of those, it speaks of them in its own object as well.
  if (label === undefined || speaksOf(label, said) < (about!.kind === 'reference' ? 2 : 1)) return undefined;
  const clause = rewritten(said, (part) =>
    (part as unknown) === about || (part['kind'] === 'reference' && part['to'] === label)
      ? { kind: 'reference', to: 'each', words: 'it' }
      : undefined,
  );
  return {
    kind: 'forEach',
    leading: true,
    of: about!.kind === 'reference' ? { ...about!, words: 'those' } : about!,
    clause,
  };
}

/** "Each of those", "each creature you control": who or what the instruction is about. */
function whatItIsAbout(said: Clause): Reference | Several | undefined {
  if (said.kind !== 'do' && said.kind !== 'rule') return undefined;
  const about = said.kind === 'do' ? said.action : 'action' in said.rule ? said.rule.action : said.rule;
  const { object, on } = about as { readonly object?: Noun; readonly on?: Noun };
  const noun = about.kind === 'putCounters' ? on : object;
  const isSelected = noun?.kind === 'select' && (about.kind === 'putCounters' || about.kind === 'get');
  return noun?.kind === 'reference' || isSelected ? (noun as Reference | Several) : undefined;
}

/** What each of them goes by, if it is said of each. */
function labelOfEach(about: Reference | Several): Label | null | undefined {
  if (about.kind === 'reference')
    return about.words === 'each of those' || about.words === 'each of them' ? about.to : undefined;
  const { amount, target } = about.quantifier;
  return amount === 'each' && target !== true ? about.label : undefined;
}

/** How often the tree refers to what has this label. */
function speaksOf(label: Label | null, tree: object): number {
  let times = 0;
  some(tree, ({ kind, to }) => {
    if (kind === 'reference' && to === label) times++;
    return false;
  });
  return times;
}
