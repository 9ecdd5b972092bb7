/** Results of dice that are stored on a permanent. CR 706.8. */
import { askOption, reason } from '../../../questions/ask.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { Memory } from '../../../vocabulary/objects/objects.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { remember } from '../../../vocabulary/objects/object-notes.ts';

type Stored = NonNullable<Memory['storedResults']>;

/** The results stored on the object so far. */
export function storedOn(game: Game, object: ObjectId): Stored {
  return game.objects[object]?.memory.storedResults ?? NONE;
}
const NONE: Stored = [];

/** Notes the kind of die and the result of each. CR 706.8a. */
export function store(game: Game, object: ObjectId, sides: number, results: readonly number[]): void {
  if (!isIn(game, object, Zone.Battlefield)) return;
  write(game, object, [...storedOn(game, object), ...results.map((result) => ({ sides, result }))]);
}

/** As many of the results as the player likes are rolled again, with the same kinds of dice. CR 706.8b. */
export function rerollStored(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  roll: (sides: number, count: number) => readonly number[],
): number {
  let kept = storedOn(game, object);
  const again: { sides: number; count: number }[] = [];
  const why = reason('Reroll which stored result?', object, '706.8b');
  while (kept.length > 0) {
    const at = askOption(game, player, why, ['No more', ...kept.map(({ result }) => String(result))]) - 1;
    const chosen = kept[at];
    if (chosen === undefined) break;
    kept = kept.filter((_stored, i) => i !== at);
    const same = again.find(({ sides }) => sides === chosen.sides);
    if (same === undefined) again.push({ sides: chosen.sides, count: 1 });
    else same.count++;
  }
  if (again.length === 0) return 0;
  write(game, object, kept);
  for (const { sides, count } of again) store(game, object, sides, roll(sides, count));
  return again.reduce((sum, { count }) => sum + count, 0);
}

function write(game: Game, object: ObjectId, storedResults: Stored): void {
  remember(game, object, { storedResults });
}
