/** Goad: until its player's next turn a creature attacks, and another player if able. CR 701.38. */
import { type Noun, type Rule, goading } from '@kitchen-table/language/core';
import { carryOut } from '../../events/deeds.ts';
import { setStatus } from '../../vocabulary/objects/object-notes.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { resolveObjects } from '../effects/choices/choosing.ts';
import { addEffect } from '../effects/durations.ts';
import { asEntities, by, doneTo } from '../effects/outcome.ts';
import { deedEvent } from '../event-makers.ts';
import type { Verb } from './verb.ts';

const CREATURE: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};
const GOADED: readonly Rule[] = goading(CREATURE);

/** Goad. CR 701.38a. */
export const goadVerb: Verb<'goad'> = {
  kind: 'goad',
  cr: '701.38a',
  says: '{player} goads {object}',
  helps: false,
  does: (game, action, context, during) => {
    // "Goaded for the rest of the game": for as long as it is said; else, CR 701.38a: until your next turn it attacks each combat if able, and another player than you if able.
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'choose',
      rule: '701.38a',
    });
    for (const object of objects) {
      if ((game.objects[object] as GameObject).zone !== Zone.Battlefield) continue;
      carryOut(game, deedEvent('goad', context.controller, object, 1, by(now, '701.38a')), (deed) => {
        const goaded = asEntities([deed.object]);
        if (during === undefined) setStatus(game, deed.object, StatusBit.Goaded, true);
        for (const rule of GOADED) addEffect(game, rule, now, during ?? { kind: 'untilYourNextTurn' }, goaded, null);
        return deed;
      });
    }
    return doneTo(now, asEntities(objects));
  },
};
