/** "The same is true for trample and protection": the sentence again, with each of these for its keyword. CR 608.2c. */
import type { Clause, Condition, Noun, Select } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import { inClauses, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';
import { withKeyword } from '../abilities/same-for-apart.ts';

type SameFor = Extract<Clause, { kind: 'sameFor' }>;

/** A sentence that gives a keyword if something has it, once for each of the keywords. */
export const sameForSaid: Pass = {
  calledBy: ['sameFor'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sameFor' ? saidOfEach(node as unknown as SameFor) : undefined)),
  ),
};

/** Keywords that come with a quality: each kind of them that is there is given as it is. CR 702.11e, 702.14, 702.16. */
const OF_SEVERAL_KINDS: ReadonlySet<string> = new Set(['protection', 'landwalk', 'hexproof']);

function saidOfEach({ clause, keywords }: SameFor): Clause | undefined {
  const first = keywordGiven(clause);
  const among = clause.kind === 'if' ? lookedAt(clause.condition) : null;
  if (first === null || among === null) return undefined;
  const steps = [first, ...keywords].map((keyword) => {
    const again = withKeyword(clause, first, keyword);
    return OF_SEVERAL_KINDS.has(keyword) ? everyKindAmong(again, among) : again;
  });
  return { kind: 'sequence', steps, joins: keywords.map(() => '.') };
}

/** The keyword that the sentence gives. */
function keywordGiven(clause: Clause): string | null {
  let given: string | null = null;
  some(clause, ({ kind, abilities }) => {
    const [ability] = (kind === 'gain' ? abilities : []) as readonly { kind?: string; keyword?: string }[];
    if (ability?.kind === 'keyword') given = ability.keyword ?? null;
    return given !== null;
  });
  return given;
}

/** Among what the condition looks for the keyword: "if a creature you control has flying". */
function lookedAt(condition: Condition): Noun | null {
  if (condition.kind === 'hasKeyword') return allOf(condition.subject);
  if (condition.kind !== 'controls' || condition.object.kind !== 'select') return null;
  const { filter } = condition.object;
  const qualities = (filter.qualities ?? []).filter(({ kind }) => kind !== 'withKeyword');
  const theirs = { kind: 'controlledBy', player: condition.player } as const;
  return allOf({ ...condition.object, filter: { ...filter, qualities: [...qualities, theirs] } });
}

function allOf(noun: Noun): Noun {
  return noun.kind === 'select'
    ? ({ ...noun, quantifier: { kind: 'quantifier', amount: 'bare' } } satisfies Select)
    : noun;
}

function everyKindAmong(clause: Clause, from: Noun): Clause {
  return rewritten(clause, (node) => (node['kind'] === 'gain' ? { ...node, which: 'every kind', from } : undefined));
}
