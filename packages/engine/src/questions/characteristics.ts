/** What an object is now: the public question. CR 109.3, 613. */
import { type Characteristics } from '../vocabulary/characteristics.ts';
import type { Derived } from '../vocabulary/derived.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { GameObject } from '../vocabulary/objects.ts';

/** The snapshot of derived facts, built when missing. */
export function derived(game: Game): Derived {
  return game.derived ?? (game.derived = game.rules.derive(game));
}

/** What the object is now; what it last was, if it has left. CR 608.2h, 613.1. */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const known = (game.derived ?? derived(game)).characteristics[id];
  if (known !== undefined) return known;
  throw new Error(`no object ${id}`);
}

/** What is printed on the object, before any effect. CR 613.1 "start with". */
export function printedCharacteristics(object: GameObject): Characteristics {
  return object.record.faces[object.face] as Characteristics;
}
