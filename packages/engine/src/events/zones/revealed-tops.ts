/** The top card of a library that an effect reveals: another object each time it is revealed anew. CR 401.6. */
import { revealedTops } from '../../questions/zones/seen-cards.ts';
import { editObject, editPlayer } from '../../vocabulary/door.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { addObject } from './apply-zone-change.ts';

const MARK = 'revealed on top';

/** Sees which top cards are revealed now; one that was revealed before, and then was not, is a new object. */
export function noteRevealedTops(game: OpenGame): void {
  const before = game.revealedTops;
  const now = revealedTops(game);
  if (now.every((top, player) => top === (before[player] ?? NO_OBJECT))) return;
  game.revealedTops = now.map((top, player) => {
    if (top === NO_OBJECT || top === before[player]) return top;
    const renewed = wasRevealed(game, top) ? asNewObject(game, player as PlayerId, top) : top;
    const { marks } = (game.objects[renewed] as GameObject).memory;
    const object = editObject(game, renewed);
    object.memory = { ...object.memory, marks: { ...marks, [MARK]: 1 } };
    return renewed;
  });
}

function wasRevealed(game: Game, card: ObjectId): boolean {
  return game.objects[card]?.memory.marks?.[MARK] === 1;
}

/** The same card at the same place; nothing that knew the old object knows it. */
function asNewObject(game: OpenGame, player: PlayerId, card: ObjectId): ObjectId {
  const old = editObject(game, card);
  old.zone = Zone.None;
  const renewed = addObject(game, old.card, old.record, old.owner, Zone.Library, old.controller);
  const { library } = editPlayer(game, player);
  library[library.indexOf(card)] = renewed;
  return renewed;
}
