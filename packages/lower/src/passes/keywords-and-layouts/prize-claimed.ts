/** "Claim the prize": the visit ability of an Attraction holds what stands after "Prize —". CR 702.159b. */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** The ability with the prize in place of every "claim the prize"; the same when it has none. CR 702.159b. */
export const prizeClaimed: Pass = { calledBy: ['prize'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || ability.prize === undefined) return ability;
  const { prize, ...plain } = ability;
  return { ...plain, clause: claimed(plain.clause, prize) as Clause };
}

function claimed(node: unknown, prize: Clause): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => claimed(part, prize));
  const { kind, action } = node as { kind?: unknown; action?: { kind?: unknown; action?: unknown } };
  if (kind === 'do' && action?.kind === 'keywordAction' && action.action === 'claim the prize')
    return { kind: 'sequence', steps: [node, prize] };
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, claimed(part, prize)]));
}
