/** Airbending: exiled, to be cast by its owner for {2} as long as it stays there. A rule of today's edition (701.65). */
import type { KeywordAction } from '../keyword-action.ts';
import type { Duration, Rule } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../../vocabulary/ids.ts';
import type { GameObject } from '../../../vocabulary/objects/objects.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { addEffect } from '../../effects/durations.ts';
import { movedTo, moveEvent } from '../../event-makers.ts';

const CAST_FOR_TWO: Rule = {
  kind: 'may',
  action: {
    kind: 'cast',
    object: { kind: 'reference', to: 'self' },
    insteadOfManaCost: [{ kind: 'manaCost', symbols: ['2'] }],
  },
};
const REST_OF_GAME: Duration = { kind: 'restOfGame' };

/** A permanent or a spell; whether it has gone to exile (701.65a). */
function airbend(game: Game, object: ObjectId, context: Context): boolean {
  const { owner, zone } = game.objects[object] as GameObject;
  if (zone !== Zone.Battlefield && zone !== Zone.Stack) return false;
  const by = { cause: context.source, rule: '701.65a' };
  const done = perform(game, [moveEvent(game, object, Zone.Exile, 'exile', context.controller, by)]);
  const became = movedTo(done);
  if (!isIn(game, became, Zone.Exile)) return false;
  addEffect(game, CAST_FOR_TWO, { ...context, controller: owner }, REST_OF_GAME, [became as number as Entity], null);
  return true;
}

/** Airbend: 701.65 of today's edition. */
export const airbendAction: KeywordAction = {
  kind: 'airbend',
  cr: '701.65a',
  does: ({ game, object, context }) => ({ done: airbend(game, object, context) }),
  says: '{player} airbends {object}',
  helps: null,
};
