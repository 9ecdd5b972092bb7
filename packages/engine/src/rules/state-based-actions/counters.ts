/** +1/+1 and -1/-1 counters cancel. CR 704.5q. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, objectEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects.ts';

/** CR 704.5q. */
export function annihilateCounters(game: Game, id: ObjectId, events: GameEvent[]): void {
  const { counters, controller } = game.objects[id] as GameObject;
  const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
  if (pairs === 0) return;
  for (const counter of ['+1/+1', '-1/-1']) {
    events.push({
      kind: 'removeCounters',
      on: objectEntity(id),
      counter,
      amount: pairs,
      player: controller,
      cause: NO_OBJECT,
      rule: '704.5q',
    });
  }
}
