/** "Exile ... until this leaves the battlefield": one effect with a start and an end. CR 610.3. */
import type { Duration } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { setDelayed } from '../../vocabulary/door.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { bind } from '../bindings.ts';
import { moveEvent, plainEntering } from '../event-makers.ts';
import { by } from './outcome.ts';

/** The label of what returns. */
export const RETURNING = '#returning';

/** Makes the exiled cards return under their owners' control right after the source has left. CR 610.3a-c. */
export function addUntilLeaves(game: Game, during: Duration, exiled: readonly Entity[], context: Context): void {
  if (during.kind !== 'untilLeaves' || exiled.length === 0) return;
  const source = game.objects[context.source];
  // CR 610.3b: if it has left already, nothing is exiled... the caller's events are undone at once.
  if (source === undefined || source.zone !== Zone.Battlefield) {
    const back = exiled.filter((entity) => game.objects[entity]?.zone === Zone.Exile);
    perform(game, back.map((entity) => moveEvent(game, entity as number as never, Zone.Battlefield, 'return', ownerOf(game, entity), by(context, '610.3b'), { entering: plainEntering(ownerOf(game, entity)) })));
    return;
  }
  setDelayed(game, [
    ...game.delayed,
    {
      id: game.nextEffectId++,
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'leave', object: { kind: 'self' } }] },
      clause: {
        kind: 'do',
        action: {
          kind: 'move',
          verb: 'return',
          object: { kind: 'reference', to: RETURNING, words: 'those' },
          to: { kind: 'place', zone: 'battlefield' },
          entering: { kind: 'entering', under: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: RETURNING, words: 'those' } } },
        },
      },
      context: bind(context, RETURNING, exiled, exiled.length),
      once: true,
      until: null,
      startedTurn: game.turn,
    },
  ]);
}

function ownerOf(game: Game, entity: Entity): ReturnType<typeof characteristics>['controller'] {
  return (game.objects[entity] as { owner: ReturnType<typeof characteristics>['controller'] }).owner;
}
