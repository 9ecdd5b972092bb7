/** The questions that the rules in force answer, in one place. CR 101.2, 604, 611, 613.11. */
export { type RuleOf, rulesInForce } from './in-force.ts';
export { type Act, isForbidden } from './forbidden-acts.ts';
export { assignsAsUnblocked, assignsByToughness, assignsNoDamage, canAttack, mustAttack } from './attack-rules.ts';
export { canBlock, maximumBlocked, maximumBlockers, minimumBlockers, mustBlock } from './block-rules.ts';
export { cannotActivate, cannotCast } from './casting-rules.ts';
export { canBeTargeted, protectedFrom } from './protection.ts';
export { type CostChanges, costChanges } from './cost-changes.ts';
export { landsAllowed, maximumHandSize } from './limits.ts';
export { doesNotUntap } from './untap-rules.ts';
