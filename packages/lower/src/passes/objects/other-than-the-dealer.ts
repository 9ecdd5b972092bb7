/** "Enchanted creature deals damage equal to its power to any other target": other than the creature, which is the source. CR 115.4, 120.7. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** "Other", of what the bearer deals damage to: another than the bearer. */
export const otherThanTheDealer: Pass = {
  calledBy: ['dealDamage'],
  rewrite: (ability) =>
    rewritten<Ability>(ability, (node) => (node['kind'] === 'dealDamage' ? apart(node) : undefined)),
};

function apart(deal: Node): Node | undefined {
  const { actor, to } = deal as { actor?: Node; to?: Node };
  const { quantifier } = (to ?? {}) as { quantifier?: Node };
  if (actor?.['kind'] !== 'host' || quantifier?.['other'] !== true || quantifier['than'] !== undefined)
    return undefined;
  return { ...deal, to: { ...to, quantifier: { ...quantifier, than: 'host' } } };
}
