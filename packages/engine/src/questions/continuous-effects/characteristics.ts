/** What an object is now: the public question. CR 109.3, 613. */
import type { FixedCharacteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Derived } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { workOut } from './starting-points.ts';
import { noteDerived } from '../../vocabulary/game-notes.ts';

/** The snapshot of derived facts, built when missing. */
export function derived(game: Game): Derived {
  if (game.derived !== null) return game.derived;
  const now = game.rules.derive(game);
  noteDerived(game, now);
  return now;
}

/** What the object is now; what it last was, if it has left. CR 608.2h, 613.1. */
export function characteristics(game: Game, id: ObjectId): FixedCharacteristics {
  const now = game.derived ?? derived(game);
  const known = now.characteristics[id];
  return known !== undefined ? known : workOut(game, now, id);
}
