/** Station: charge counters for the power of a tapped creature, and what they unlock. CR 702.184 of today. */
import type { Ability, CardFace } from '@kitchen-table/language';
import type { Meaning } from './meanings.ts';
import { activated, doing, select, SELF, typed, YOURS } from './words.ts';

/** "Tap another untapped creature you control: Put charge counters equal to its power on this", at sorcery speed. */
export const station: Meaning = () => [
  activated(
    [
      {
        kind: 'actionCost',
        action: {
          kind: 'tap',
          object: select(typed('creature', [YOURS]), { amount: 'a', other: true }),
          label: 'stationed',
        },
      },
    ],
    doing({
      kind: 'putCounters',
      number: { kind: 'stat', stat: 'power', of: { kind: 'reference', to: 'stationed', words: 'it' } },
      counter: 'charge',
      on: SELF,
    }),
    true,
  ),
];

const memo = new WeakMap<Ability, Ability>();

/** The ability of the last station symbol makes it an artifact creature where power and toughness are printed beside it. */
export function withStationSize(ability: Ability, face: CardFace | null): Ability {
  if (ability.kind !== 'static' || ability.keyword !== 'station' || face?.power === undefined) return ability;
  const last = face.abilities.findLast((each) => each.kind === 'static' && each.keyword === 'station');
  if (last !== ability || face.types.includes('creature')) return ability;
  let sized = memo.get(ability);
  if (sized === undefined) {
    sized = {
      ...ability,
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'become',
            verb: 'be',
            object: SELF,
            as: { kind: 'description', types: ['artifact', 'creature'], inAddition: 'in addition' },
          },
        },
        ...ability.rules,
      ],
    };
    memo.set(ability, sized);
  }
  return sized;
}
