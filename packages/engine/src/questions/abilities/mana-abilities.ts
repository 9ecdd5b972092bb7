/** Which abilities are mana abilities. CR 605.1. */
import { type ActivatedAbility, type Clause, some } from '@kitchen-table/language/core';

/** Whether it is one: no target, could add mana, not a loyalty ability. CR 605.1a. */
export function isManaAbility(ability: ActivatedAbility): boolean {
  if (ability.cost.some((part) => part.kind === 'loyaltyCost')) return false;
  return (mentions(ability.clause, 'addMana') || some(ability.clause, doublesMana)) && !hasTarget(ability.clause);
}

/** Whether a triggered ability that carries out the clause is one, when it triggers on mana: no target, could add mana. CR 605.1b. */
export function addsManaAtOnce(clause: Clause): boolean {
  return mentions(clause, 'addMana') && !hasTarget(clause);
}

/** "Double the amount of each type of unspent mana you have": that adds mana, too. CR 701.9f. */
function doublesMana(part: Record<string, unknown>): boolean {
  return part['kind'] === 'double' && part['what'] === 'unspent mana';
}

function hasTarget(node: unknown): boolean {
  return some(
    node,
    (part) =>
      (part['kind'] === 'select' || part['kind'] === 'anyTarget') &&
      (part['quantifier'] as { target?: true }).target === true,
  );
}

function mentions(node: unknown, kind: string): boolean {
  return some(node, (part) => part['kind'] === kind);
}
