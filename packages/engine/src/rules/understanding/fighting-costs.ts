/** What must be paid to attack or block is paid for each creature that does: "for each of those creatures". CR 508.1g, 509.1d. */
import type { Rule } from '@kitchen-table/language';

type Cant = Extract<Rule, { kind: 'cant' }>;

/** Whether the cost is that of each creature by itself: rules/combat-phase/attack-costs.ts. */
export function isPaidForEach(rule: Cant): boolean {
  const { action, unlessPaid } = rule;
  if (unlessPaid?.kind !== 'pay' || (action.kind !== 'attack' && action.kind !== 'block')) return false;
  const { forEach } = unlessPaid;
  if (forEach === undefined) return true;
  const label = 'label' in action.object ? action.object.label : undefined;
  if (forEach.kind === 'reference') return label !== undefined && forEach.to === label;
  if (forEach.kind !== 'select' || action.kind !== 'attack' || forEach.filter.adjectives !== undefined) return false;
  const [controlled, attacking, ...more] = forEach.filter.qualities ?? [];
  return (
    more.length === 0 &&
    controlled?.kind === 'controlledBy' &&
    controlled.player.kind === 'reference' &&
    attacking?.kind === 'attacking' &&
    JSON.stringify(attacking.whom) === JSON.stringify(action.whom)
  );
}
