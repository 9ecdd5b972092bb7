/** "Partner with [name]": the second of its two abilities; the first is a matter of deck construction. CR 702.124i. */
import type { KeywordAbility, Noun, TriggeredAbility } from '@kitchen-table/language/core';
import { classed, doing, SELF, sequence } from './words.ts';

const PLAYER: Noun = { kind: 'reference', to: 'partner1' };
const FOUND: Noun = { kind: 'reference', to: 'partner2' };

/** When it enters, target player may search their library for the card of that name: the filter. CR 702.124i. */
export function partnerWith(ability: KeywordAbility): readonly [TriggeredAbility] {
  return [
    {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: SELF }] },
      clause: {
        kind: 'may',
        actor: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a', target: true },
          filter: classed('player'),
          label: 'partner1',
        },
        clause: sequence(
          doing({
            kind: 'search',
            actor: PLAYER,
            of: PLAYER,
            zones: ['library'],
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: ability.filter ?? classed('card'),
              label: 'partner2',
            },
          }),
          doing({ kind: 'reveal', actor: PLAYER, object: FOUND }),
          doing({
            kind: 'move',
            verb: 'put',
            actor: PLAYER,
            object: FOUND,
            to: { kind: 'place', zone: 'hand', of: PLAYER },
          }),
          doing({ kind: 'shuffle', actor: PLAYER }),
        ),
      },
    },
  ];
}
