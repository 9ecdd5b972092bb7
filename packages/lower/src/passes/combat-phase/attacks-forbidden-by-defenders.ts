/** "Can't attack if defending player controls an untapped land": asked of each player who could be attacked. CR 508.1c, 508.5. */
import { some } from '@kitchen-table/language/core';
import type { Ability, Condition, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** What forbids attacks while something is true of the defending player, as what forbids them unless it is not. */
export const attacksForbiddenByDefenders: Pass = { calledBy: ['cant'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static' || ability.condition === undefined) return ability;
  const { condition, conditionTrailing, ...rest } = ability;
  if (!some(condition, isDefendingPlayer) || !ability.rules.every(forbidsAttacks)) return ability;
  return { ...rest, rules: ability.rules.map((rule) => ({ ...rule, unless: whenNot(condition, rule) }) as Rule) };
}

function whenNot(condition: Condition, rule: Rule): Condition {
  const not: Condition = { kind: 'not', of: condition };
  return rule.kind !== 'cant' || rule.unless === undefined ? not : { kind: 'oneOf', of: [rule.unless, not] };
}

function forbidsAttacks(rule: Rule): boolean {
  return rule.kind === 'cant' && rule.action.kind === 'attack' && rule.also === undefined;
}

function isDefendingPlayer(node: Record<string, unknown>): boolean {
  return node['kind'] === 'playerNoun' && node['who'] === 'defending';
}
