/** +1/+1 and -1/-1 counters cancel; counters beyond what a permanent can have are removed. CR 704.5q, 704.5r. */
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { evaluate } from '../../questions/values.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, objectEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

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

/** CR 704.5r: of a kind of which it can't have more than so many, all but so many are removed. */
export function limitCounters(game: Game, id: ObjectId, events: GameEvent[]): void {
  for (const { rule, context } of rulesInForce(game, 'mostCounters')) {
    const { counters, controller } = game.objects[id] as GameObject;
    const { counter } = rule;
    const amount = (counters[counter] ?? 0) - Math.max(0, evaluate(game, rule.most, context));
    const on = objectEntity(id);
    if (amount > 0 && fitsRole(game, rule.object, on, context))
      events.push({
        kind: 'removeCounters',
        on,
        counter,
        amount,
        player: controller,
        cause: NO_OBJECT,
        rule: '704.5r',
      });
  }
}
