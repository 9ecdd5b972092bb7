/** "Exile ... until this leaves the battlefield": one effect with a start and an end. CR 610.3. */
import type { Duration } from '@kitchen-table/language';
import { setDelayed } from '../../vocabulary/door.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { bind } from '../bindings.ts';

/** The label of what returns. */
export const RETURNING = '#returning';

/** Whether what should stay until the source leaves is too late: then nothing is done. CR 610.3b. */
export function hasLeft(game: Game, during: Duration | undefined, context: Context): boolean {
  return during?.kind === 'untilLeaves' && game.objects[context.source]?.zone !== Zone.Battlefield;
}

/** Makes the exiled cards return under their owners' control right after the source has left. CR 610.3a-c. */
export function addUntilLeaves(game: Game, during: Duration, exiled: readonly Entity[], context: Context): void {
  if (during.kind !== 'untilLeaves' || exiled.length === 0) return;
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
          entering: {
            kind: 'entering',
            under: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: RETURNING, words: 'those' } },
          },
        },
      },
      context: bind(context, RETURNING, exiled, exiled.length),
      once: true,
      until: null,
      startedTurn: game.turn,
    },
  ]);
}
