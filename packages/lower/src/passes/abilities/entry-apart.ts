/** "~ enters tapped and doesn't untap during your untap step": two abilities in one sentence. CR 614.1c, 502.3. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** A static ability that says how something enters and that it stays so, as one ability for each. */
export const entryApart: Pass = { calledBy: ['entersTapped'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static') return ability;
  const [rule] = ability.rules;
  if (ability.rules.length !== 1 || rule?.kind !== 'doesntUntap' || rule.entersTapped !== true) return ability;
  const { entersTapped: _entersTapped, ...stays } = rule;
  const enters: Rule = { kind: 'entersWith', object: rule.object, entering: { kind: 'entering', tapped: true } };
  return [
    { ...ability, rules: [enters] },
    { ...ability, rules: [stays] },
  ];
}
