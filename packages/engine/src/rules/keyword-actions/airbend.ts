/** Airbending: exiled, to be cast by its owner for {2} as long as it stays there. A rule of today's edition (701.65). */
import { perform } from '../../events/perform.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects.ts';
import { isIn } from '../../vocabulary/where.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { addEffect } from '../effects/durations.ts';
import { movedTo, moveEvent } from '../event-makers.ts';

/** A permanent or a spell; gives the card in exile (701.65a). */
export function airbend(game: Game, object: ObjectId, context: Context): ObjectId {
  const { owner, zone } = game.objects[object] as GameObject;
  if (zone !== Zone.Battlefield && zone !== Zone.Stack) return NO_OBJECT;
  const by = { cause: context.source, rule: '701.65a' };
  const done = perform(game, [moveEvent(game, object, Zone.Exile, 'exile', context.controller, by)]);
  const became = movedTo(done);
  if (!isIn(game, became, Zone.Exile)) return NO_OBJECT;
  addEffect(
    game,
    {
      kind: 'may',
      action: {
        kind: 'cast',
        object: { kind: 'reference', to: 'self', words: 'it' },
        insteadOfManaCost: [{ kind: 'manaCost', symbols: ['2'] }],
      },
    },
    { ...context, controller: owner },
    { kind: 'restOfGame' },
    [became as number as Entity],
    null,
  );
  return became;
}
