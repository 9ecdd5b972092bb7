/** "Otherwise, ...": another static ability, which holds while the condition does not. CR 604.1. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** A static ability with an "otherwise", as one ability for each case. */
export const otherwiseApart: Pass = { calledBy: ['otherwise'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static' || ability.otherwise === undefined || ability.condition === undefined) return ability;
  const { otherwise, ...first } = ability;
  return [first, { ...first, rules: otherwise, condition: { kind: 'not', of: ability.condition } }];
}
