/** Stickers on objects that are put, move, and change zones. CR 123.3-123.5. */
import { askChooseObjects, reason } from '../../questions/ask.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { PlacedSticker } from '../../vocabulary/objects/stickers.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

function setStickers(game: OpenGame, stickers: readonly PlacedSticker[]): void {
  game.stickers = stickers;
  game.changes++;
  game.derived = null;
}

/** The sticker is on the object from now on, and on no other. CR 123.3, 123.3d. */
export function placeSticker(game: OpenGame, event: Extract<GameEvent, { kind: 'putSticker' }>): void {
  const { player: owner, sticker: index, object: on, after } = event;
  const others = game.stickers.filter((placed) => placed.owner !== owner || placed.index !== index);
  setStickers(game, [...others, { owner, index, on, timestamp: game.nextTimestamp++, after }]);
}

/**
 * CR 123.5: kept in a public zone, with new timestamps (613.7k); lost in a hidden one or when the object is no more. What
 * several objects become together has the stickers of all of them (123.5a).
 */
export function stickersFollow(game: OpenGame, from: readonly ObjectId[], to: ObjectId): void {
  const kept = isPublic(game, to);
  changeStickers(
    game,
    (placed) => from.includes(placed.on),
    (placed) => (kept ? { ...placed, on: to } : null),
  );
}

/** The object has a new timestamp, or is part of a merged permanent now: so have its stickers. CR 613.7k. */
export function renewStickers(game: OpenGame, on: ObjectId): void {
  changeStickers(
    game,
    (placed) => placed.on === on,
    (placed) => placed,
  );
}

/** Those that are meant are changed, or taken off (null), and get new timestamps in the order they had. CR 613.7k. */
function changeStickers(
  game: OpenGame,
  meant: (placed: PlacedSticker) => boolean,
  change: (placed: PlacedSticker) => PlacedSticker | null,
): void {
  const [changing, others] = [game.stickers.filter(meant), game.stickers.filter((placed) => !meant(placed))];
  if (changing.length === 0) return;
  const changed = changing
    .sort((left, right) => left.timestamp - right.timestamp)
    .flatMap((placed) => change(placed) ?? [])
    .map((placed) => ({ ...placed, timestamp: game.nextTimestamp++ }));
  setStickers(game, [...others, ...changed]);
}

function isPublic(game: Game, id: ObjectId): boolean {
  const zone = game.objects[id]?.zone;
  return (
    zone !== undefined && zone !== Zone.Library && zone !== Zone.Hand && zone !== Zone.Outside && zone !== Zone.None
  );
}

/** CR 123.5c: of what a merged or melded permanent becomes, one object keeps the stickers, as its owner chooses. */
export function stickersFollowOne(game: OpenGame, from: ObjectId, parts: readonly ObjectId[], owner: PlayerId): void {
  if (!game.stickers.some(({ on }) => on === from)) return;
  const open = parts.filter((id) => isPublic(game, id));
  const [first] = open;
  if (first === undefined) return stickersFollow(game, [from], NO_OBJECT);
  const why = reason('Choose which of them keeps the stickers', from, '123.5c');
  const [chosen] = open.length === 1 ? open : askChooseObjects(game, owner, why, open, 1, 1, 'choose');
  stickersFollow(game, [from], chosen ?? first);
}
