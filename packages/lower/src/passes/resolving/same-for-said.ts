/** "The same is true for trample and protection": the sentence again, with each of these for its keyword. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import { everyKindAmong, lookedAt, OF_SEVERAL_KINDS } from '../../every-kind.ts';
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
