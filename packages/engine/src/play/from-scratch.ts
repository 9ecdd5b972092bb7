/** Whether what is kept of the permanents is what the layers make of them from the beginning, each by itself. CR 613. */
import { sameTree } from '@kitchen-table/language/core';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { applyLayers } from '../questions/continuous-effects/layers.ts';
import { workOut } from '../questions/continuous-effects/starting-points.ts';
import { noteDerived } from '../vocabulary/game-notes.ts';
import { emptySnapshot } from '../vocabulary/derived.ts';
import { fork } from '../vocabulary/fork.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { FixedCharacteristics } from '../vocabulary/objects/characteristics.ts';

/** The layers look for everything. */
const EVERYTHING = -1;

/** The first permanent that is kept as something else than it is when everything is worked out anew; null when there is none. CR 613. */
export function keptWrongly(game: Game): ObjectId | null {
  const copy = fork(game);
  noteDerived(copy, null);
  const anew = emptySnapshot(copy.token, 0, copy.objects.length);
  // With someone to be told of each change, nothing is worked out for several at once.
  applyLayers(copy, anew, EVERYTHING, () => undefined);
  for (const id of game.battlefield)
    if (!isSame(characteristics(game, id), anew.characteristics[id] ?? workOut(copy, anew, id))) return id;
  return null;
}

function isSame(one: FixedCharacteristics, other: FixedCharacteristics): boolean {
  return (
    one.name === other.name &&
    one.manaValue === other.manaValue &&
    one.colors === other.colors &&
    one.types === other.types &&
    one.supertypes === other.supertypes &&
    one.subtypes.join() === other.subtypes.join() &&
    Object.is(one.power, other.power) &&
    Object.is(one.toughness, other.toughness) &&
    Object.is(one.basePower, other.basePower) &&
    Object.is(one.baseToughness, other.baseToughness) &&
    one.controller === other.controller &&
    one.keywords === other.keywords &&
    one.moreKeywords === other.moreKeywords &&
    one.interest === other.interest &&
    // What an effect grants is a record of its own each time it is worked out.
    sameTree(one.abilities, other.abilities)
  );
}
