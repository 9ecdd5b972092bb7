/** Stickers on objects that are put, move, and change zones. CR 123.3-123.5. */
import { askChooseObjects, reason } from '../questions/ask.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { PlacedSticker } from '../vocabulary/stickers.ts';
import { Zone } from '../vocabulary/zones.ts';

function setStickers(game: Game, stickers: readonly PlacedSticker[]): void {
  game.stickers = stickers;
  game.changes++;
  game.derived = null;
}

/** The sticker is on the object from now on, and on no other. CR 123.3, 123.3d. */
export function placeSticker(game: Game, event: Extract<GameEvent, { kind: 'putSticker' }>): void {
  const { player: owner, sticker: index, object: on, after } = event;
  const others = game.stickers.filter((placed) => placed.owner !== owner || placed.index !== index);
  setStickers(game, [...others, { owner, index, on, timestamp: game.nextTimestamp++, after }]);
}

/** CR 123.5: kept with their order in a public zone, lost in a hidden one or when the object is no more. */
export function stickersFollow(game: Game, from: ObjectId, to: ObjectId): void {
  if (!game.stickers.some(({ on }) => on === from)) return;
  const kept = isPublic(game, to);
  setStickers(
    game,
    game.stickers.flatMap((placed) => (placed.on !== from ? [placed] : kept ? [{ ...placed, on: to }] : [])),
  );
}

function isPublic(game: Game, id: ObjectId): boolean {
  const zone = game.objects[id]?.zone;
  return (
    zone !== undefined && zone !== Zone.Library && zone !== Zone.Hand && zone !== Zone.Outside && zone !== Zone.None
  );
}

/** CR 123.5c: of what a merged or melded permanent becomes, one object keeps the stickers, as its owner chooses. */
export function stickersFollowOne(game: Game, from: ObjectId, parts: readonly ObjectId[], owner: PlayerId): void {
  if (!game.stickers.some(({ on }) => on === from)) return;
  const open = parts.filter((id) => isPublic(game, id));
  const [first] = open;
  if (first === undefined) return stickersFollow(game, from, NO_OBJECT);
  const why = reason('Choose which of them keeps the stickers', from, '123.5c');
  const [chosen] = open.length === 1 ? open : askChooseObjects(game, owner, why, open, 1, 1, 'choose');
  stickersFollow(game, from, chosen ?? first);
}
