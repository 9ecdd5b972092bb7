/** Putting stickers on objects and moving them. CR 123.3. */
import type { StickerKind } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import {
  type PlacedSticker,
  stickerOf,
  stickersOf,
  stickersOn,
  stickerText,
  ticketCost,
  wordsInName,
  withWord,
} from '../../vocabulary/objects/stickers.ts';
import { type Cause, removeCountersEvent } from '../event-makers.ts';

/** The stickers of a kind that the player could put on something now: on nothing yet, and paid for. CR 123.3, 123.3c. */
export function stickersToPut(game: Game, player: PlayerId, kind: StickerKind | null): readonly number[] {
  const tickets = (game.players[player] as Player).counters['ticket'] ?? 0;
  const put = new Set(game.stickers.filter(({ owner }) => owner === player).map(({ index }) => index));
  return stickersOf(game, player).flatMap((sticker, index) =>
    !put.has(index) && (kind === null || sticker.kind === kind) && ticketCost(sticker) <= tickets ? [index] : [],
  );
}

/** Whether the player may put stickers on it: its owner may, and nobody else. CR 123.3b. */
export function mayBeStickered(game: Game, player: PlayerId, object: ObjectId): boolean {
  return (game.objects[object] as GameObject).owner === player;
}

/** Chooses a sticker, pays for it and puts it on the object: its place among the player's, or null. CR 123.3, 123.3c. */
export function putSticker(
  game: Game,
  player: PlayerId,
  kind: StickerKind | null,
  object: ObjectId,
  optional: boolean,
  by: Cause,
): number | null {
  if (!mayBeStickered(game, player, object)) return null;
  const open = stickersToPut(game, player, kind);
  if (open.length === 0) return null;
  const options = open.map((index) => optionText(game, player, index));
  const why = reason('Choose a sticker', by.cause, '123.3');
  const sticker = open[askOption(game, player, why, optional ? [...options, 'none'] : options)];
  if (sticker === undefined) return null;
  const cost = ticketCost(stickerOf(game, { owner: player, index: sticker }));
  if (cost > 0)
    perform(game, [removeCountersEvent(playerEntity(player), 'ticket', cost, player, { ...by, rule: '123.3c' })]);
  place(game, player, sticker, object, by);
  return sticker;
}

function optionText(game: Game, owner: PlayerId, index: number): string {
  const sticker = stickerOf(game, { owner, index });
  const cost = ticketCost(sticker);
  return `${sticker.kind}: ${stickerText(sticker)}${cost === 0 ? '' : ` (${cost} tickets)`}`;
}

/** CR 123.6b: whoever controls the object says where in its name the word goes. */
function place(game: Game, player: PlayerId, index: number, object: ObjectId, by: Cause): void {
  const sticker = stickerOf(game, { owner: player, index });
  let after = 0;
  if (sticker.kind === 'name') {
    const { name, controller } = characteristics(game, object);
    const words = wordsInName(name).length;
    const names = Array.from({ length: words + 1 }, (_, place) => withWord(name, sticker.word, place));
    if (words > 0) after = askOption(game, controller, reason('Choose the new name', by.cause, '123.6b'), names);
  }
  perform(game, [{ kind: 'putSticker', object, player, sticker: index, after, ...by }]);
}

/** Moves a sticker of a kind from one object to another of the same owner; its cost was paid before. CR 123.3d. */
export function moveSticker(
  game: Game,
  player: PlayerId,
  kind: StickerKind | null,
  from: ObjectId,
  onto: ObjectId,
  by: Cause,
): boolean {
  if (from === onto || !mayBeStickered(game, player, onto)) return false;
  const there = stickersOn(game, from).filter(
    (placed) => placed.owner === player && (kind === null || stickerOf(game, placed).kind === kind),
  );
  if (there.length === 0) return false;
  const why = reason('Choose a sticker', by.cause, '123.3d');
  const options = there.map((placed) => optionText(game, placed.owner, placed.index));
  const moved = there[askOption(game, player, why, options)] as PlacedSticker;
  place(game, player, moved.index, onto, by);
  return true;
}
