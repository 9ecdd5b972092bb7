/** The questions that the rules in force answer, in one place. CR 101.2, 604, 611, 613.11. */
export { type RuleOf, rulesInForce } from './in-force.ts';
export { type Act, isForbidden } from './forbidden-acts.ts';
export {
  assignsAsUnblocked,
  assignsByToughness,
  assignsNoDamage,
  canAttack,
  mustAttack,
} from './combat-phase/attack-rules.ts';
export { canBlock, maximumBlocked, maximumBlockers, minimumBlockers, mustBlock } from './combat-phase/block-rules.ts';
export { activationDependsOnTargets } from './costs/ability-costs.ts';
export { allowedX, cannotActivate, cannotCast, prohibitedCast } from './casting-spells/casting-rules.ts';
export { canBeTargeted, protectedFrom, putOff } from './targets/protection.ts';
export { type CostChanges, costChanges } from './costs/cost-changes.ts';
export { landsAllowed, maximumHandSize } from './players/limits.ts';
export { doesNotUntap } from './turn-structure/untap-rules.ts';
