/** "This spell has flash as long as ...": what that means before the spell is there, of the card that may be cast. CR 601.3b, 702.8a. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** The spell has flash, and whoever could cast it may do so at any time that an instant could be. */
export const flashOfItsOwn: Pass = { calledBy: ['gain'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static' || ability.condition === undefined || !ability.rules.every(givesItselfFlash))
    return ability;
  if (ability.rules.length === 0) return ability;
  const { condition } = ability;
  const may: Rule = { kind: 'may', action: { kind: 'cast', object: { kind: 'self' } }, asThough: 'flash' };
  return [ability, { kind: 'static', rules: [may], condition }];
}

function givesItselfFlash(rule: Rule): boolean {
  if (rule.kind !== 'changes' || rule.action.kind !== 'gain' || rule.action.object?.kind !== 'self') return false;
  const { verb, abilities } = rule.action;
  return verb !== 'lose' && abilities !== 'all' && abilities.length > 0 && abilities.every(isFlash);
}

function isFlash(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'flash';
}
