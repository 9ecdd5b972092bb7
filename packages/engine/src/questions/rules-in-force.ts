/** The questions that the rules in force answer, in one place. CR 101.2, 604, 611, 613.11. */
export { type RuleOf, rulesInForce } from './in-force.ts';
export { type Act, isForbidden } from './forbidden-acts.ts';
export { assignsAsUnblocked, assignsByToughness, assignsNoDamage, canAttack, mustAttack } from './attack-rules.ts';
export { canBlock, maximumBlocked, maximumBlockers, minimumBlockers, mustBlock } from './block-rules.ts';
export { activationDependsOnTargets } from './ability-costs.ts';
export { allowedX, cannotActivate, cannotCast, prohibitedCast } from './casting-rules.ts';
export { canBeTargeted, protectedFrom, putOff } from './protection.ts';
export { type CostChanges, costChanges } from './cost-changes.ts';
export { landsAllowed, maximumHandSize } from './limits.ts';
export { doesNotUntap } from './untap-rules.ts';
