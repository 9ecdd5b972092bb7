/** "If a white creature dies this way": if there is a white creature that died this way. CR 608.2c. */
import type { Clause, Condition } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, rewritten } from '../../rewriting.ts';

/** A condition on one of those to which something was done, which goes on to be spoken of. */
export const thereIsSuchAOne: Pass = {
  calledBy: ['thisWay'],
  rewrite: inClauses((clause) =>
    rewritten<Clause>(clause, (node) => (node['kind'] === 'if' ? ofSuchAOne(node as unknown as If) : undefined)),
  ),
};

type If = Extract<Clause, { kind: 'if' }>;

function ofSuchAOne(clause: If): If | undefined {
  const { condition } = clause;
  if (condition.kind !== 'is' || condition.not === true) return undefined;
  const { subject, filter } = condition;
  if (subject.kind !== 'select' || subject.label === undefined || subject.quantifier.amount !== 'a') return undefined;
  const { kind: _kind, noun, qualities = [], ...more } = filter;
  if (noun.kind !== 'words' || noun.words.length > 0 || Object.keys(more).length > 0) return undefined;
  if (!qualities.every(({ kind }) => kind === 'thisWay')) return undefined;
  const described = { ...subject.filter, qualities: [...(subject.filter.qualities ?? []), ...qualities] };
  const thereIs: Condition = { kind: 'thereIs', object: { ...subject, filter: described } };
  return { ...clause, condition: thereIs };
}
