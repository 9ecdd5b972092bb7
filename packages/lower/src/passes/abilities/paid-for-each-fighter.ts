/**
 * What must be paid to attack or block is paid for each creature that does: "{2} for each of those creatures" says no more
 * than "{2}", for the cost is that of one creature. What is counted otherwise stays said. CR 508.1g, 509.1d.
 */
import type { Ability, CombatEvent, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import { sameTree } from '@kitchen-table/language/core';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

type Cant = Extract<Rule, { kind: 'cant' }>;
type Payment = Extract<Cant['unlessPaid'], { kind: 'pay' }>;
type Fight = Extract<Cant['action'], CombatEvent>;

/** "{1} for each creature they control that's attacking you", as {1} for one creature. */
export const paidForEachFighter: Pass = {
  calledBy: ['unlessPaid'],
  rewrite: (ability: Ability) =>
    rewritten(ability, (node) => (node['kind'] === 'cant' ? ofOne(node as unknown as Cant) : undefined)),
};

function ofOne(rule: Cant): Cant | undefined {
  const { action, unlessPaid } = rule;
  if (unlessPaid?.kind !== 'pay' || (action.kind !== 'attack' && action.kind !== 'block')) return undefined;
  const { forEach, ...payment } = unlessPaid;
  if (forEach === undefined || !(isOneOfThem(action, forEach) || isOfThoseThatAttack(action, forEach)))
    return undefined;
  return { ...rule, unlessPaid: payment satisfies Payment };
}

/** "for each of those creatures", "for each attacking creature they control". */
function isOneOfThem(action: Fight, forEach: NonNullable<Payment['forEach']>): boolean {
  const { object } = action;
  if (forEach.kind === 'reference')
    return 'label' in object && object.label !== undefined && forEach.to === object.label;
  if (forEach.kind !== 'select' || object.kind !== 'select' || 'whom' in action) return false;
  const { adjectives = [], qualities = [], noun } = forEach.filter;
  const [status, ...others] = adjectives;
  return (
    others.length === 0 &&
    status?.kind === 'statusWord' &&
    status.status === (action.kind === 'attack' ? 'attacking' : 'blocking') &&
    qualities.length === 1 &&
    isTheirs(qualities[0]) &&
    object.filter.adjectives === undefined &&
    object.filter.qualities === undefined &&
    sameTree(object.filter.noun, noun)
  );
}

/** "for each creature they control that's attacking you". */
function isOfThoseThatAttack(action: Fight, forEach: Noun | Filter): boolean {
  if (forEach.kind !== 'select' || action.kind !== 'attack' || forEach.filter.adjectives !== undefined) return false;
  const [controlled, attacking, ...behind] = forEach.filter.qualities ?? [];
  if (!isTheirs(controlled) || attacking?.kind !== 'attacking') return false;
  if (behind.length === 0) return sameTree(attacking.whom, action.whom);
  // "a creature they control that's attacking a planeswalker you control": nobody else's creature is yours.
  const { whom } = attacking;
  if (whom?.kind !== 'select' || action.whom?.kind !== 'select') return false;
  const qualities = [...(whom.filter.qualities ?? []), ...behind];
  return sameTree({ ...whom.filter, qualities }, action.whom.filter);
}

function isTheirs(quality: NonNullable<Filter['qualities']>[number] | undefined): boolean {
  return quality?.kind === 'controlledBy' && quality.player.kind === 'reference';
}
