/** "• Khans — [ability]": as long as that word was chosen as this permanent entered, it has the ability. CR 614.12b. */
import type { Ability, StaticAbility } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** A choice between anchor words, and an ability for each word. */
export const anchorsApart: Pass = { calledBy: ['anchors'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static' || ability.anchors === undefined) return ability;
  const { anchors, ...choice } = ability;
  return [
    choice,
    ...anchors.map(
      ({ word, ability: given }): StaticAbility => ({
        kind: 'static',
        condition: { kind: 'anchorChosen', word },
        rules: [
          { kind: 'changes', action: { kind: 'gain', verb: 'have', object: { kind: 'self' }, abilities: [given] } },
        ],
      }),
    ),
  ];
}
