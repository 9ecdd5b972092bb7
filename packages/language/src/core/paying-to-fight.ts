/** What must be paid to attack or block is paid for each creature that does: "for each of those creatures". CR 508.1g, 509.1d. */
import type { Filter, Noun, Rule } from './nodes.ts';

type Cant = Extract<Rule, { kind: 'cant' }>;
type Fight = Extract<Cant['action'], { kind: 'attack' | 'block' | 'becomeBlocked' | 'beBlocked' | 'attackUnblocked' }>;
type Payment = Extract<Cant['unlessPaid'], { kind: 'pay' }>;

/** What is forbidden, and what is to be paid for it as attackers or blockers are declared; null: nothing, or not then. */
export function paidToFight({ action, unlessPaid }: Cant): { action: Fight; paid: Payment } | null {
  return unlessPaid?.kind === 'pay' && (action.kind === 'attack' || action.kind === 'block')
    ? { action, paid: unlessPaid }
    : null;
}

/** Whether the cost is that of each creature by itself: rules/combat-phase/attack-costs.ts. */
export function isPaidForEach(rule: Cant): boolean {
  const fight = paidToFight(rule);
  if (fight === null) return false;
  const { action, paid } = fight;
  const { forEach } = paid;
  if (forEach === undefined) return true;
  const label = 'label' in action.object ? action.object.label : undefined;
  if (forEach.kind === 'reference') return label !== undefined && forEach.to === label;
  if (isOfThoseThatFight(action, forEach)) return true;
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

/** "Creatures can't attack unless their controller pays {1} for each attacking creature they control". */
function isOfThoseThatFight(
  action: Extract<Cant['action'], { kind: string; object: Noun }>,
  forEach: Noun | Filter,
): boolean {
  const { object } = action;
  if (forEach.kind !== 'select' || object.kind !== 'select' || 'whom' in action) return false;
  const { adjectives = [], qualities = [], noun } = forEach.filter;
  const [status, ...others] = adjectives;
  const [controlled, ...more] = qualities;
  return (
    others.length === 0 &&
    status?.kind === 'statusWord' &&
    status.status === (action.kind === 'attack' ? 'attacking' : 'blocking') &&
    more.length === 0 &&
    controlled?.kind === 'controlledBy' &&
    controlled.player.kind === 'reference' &&
    object.filter.adjectives === undefined &&
    object.filter.qualities === undefined &&
    JSON.stringify(object.filter.noun) === JSON.stringify(noun)
  );
}

/** Whether it is to be paid once for each of several things that are counted as it is paid: "{1} for each card in your hand". */
export function isPaidByCount(rule: Cant): boolean {
  const fight = paidToFight(rule);
  if (fight === null || isPaidForEach(rule)) return false;
  const { cost } = fight.paid;
  const forEach = fight.paid.forEach as Noun;
  if (forEach.kind === 'reference') return false;
  return cost.every((part) => part.kind === 'manaCost') && !/"to":"[a-z.]*\d/.test(JSON.stringify(forEach));
}
