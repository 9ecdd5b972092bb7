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

function saidOfEach(said: Clause): Clause | undefined {
  const those = aboutEachOf(said.kind === 'whereX' ? said.clause : said);
  if (those === undefined || speaksOf(those.to, said) < 2) return undefined;
  const clause = rewritten(said, (part) =>
    part['kind'] === 'reference' && part['to'] === those.to
      ? { kind: 'reference', to: 'each', words: 'it' }
      : undefined,
  );
  return { kind: 'forEach', leading: true, of: { ...those, words: 'those' }, clause };
}

/** The "each of those" that the instruction is about. */
function aboutEachOf(said: Clause): Reference | undefined {
  if (said.kind !== 'do' && said.kind !== 'rule') return undefined;
  const about = said.kind === 'do' ? said.action : 'action' in said.rule ? said.rule.action : said.rule;
  const { object } = about as { readonly object?: Noun };
  return object?.kind === 'reference' && (object.words === 'each of those' || object.words === 'each of them')
    ? object
    : undefined;
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
