/** Stickers in a game: those a player may use, and which of them are on what. CR 123. */
import type { Ability, Label, Sticker } from '@kitchen-table/language/core';
import type { Game } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';

/** One sticker that is on an object. Immutable. */
export interface PlacedSticker {
  /** Whose sheets it is from, and its place among the stickers of those: no two are the same. CR 123.3a. */
  readonly owner: PlayerId;
  readonly index: number;
  readonly on: ObjectId;
  readonly timestamp: number;
  /** Of a name sticker: after how many words of the name it was put. CR 123.6b-c. */
  readonly after: number;
}

/** Under this label stands the sticker that was put on something last: its place as the amount. CR 123.6e. */
export const STICKER_LABEL: Label = '#sticker';

/** Every sticker that the player may use, on whatever sheet it is. CR 123.2c. */
export function stickersOf(game: Game, player: PlayerId): readonly Sticker[] {
  return (game.stickerSheets[player] ?? []).flatMap(({ stickers }) => stickers);
}

/** What is on the sticker. */
export function stickerOf(game: Game, { owner, index }: Pick<PlacedSticker, 'owner' | 'index'>): Sticker {
  const sticker = stickersOf(game, owner)[index];
  if (sticker === undefined) throw new Error(`no sticker ${index} of player ${owner}`);
  return sticker;
}

/** The stickers on an object, the first put first. CR 123.4. */
export function stickersOn(game: Game, object: ObjectId): readonly PlacedSticker[] {
  return game.stickers.length === 0 ? NONE : game.stickers.filter(({ on }) => on === object);
}
const NONE: readonly PlacedSticker[] = [];

/** The sticker in a few words. */
export function stickerText(sticker: Sticker): string {
  switch (sticker.kind) {
    case 'name':
      return `“${sticker.word}”`;
    case 'art':
      return sticker.picture;
    case 'ability':
      return sticker.text;
    case 'power and toughness':
      return `${sticker.power}/${sticker.toughness}`;
    default:
      return unreachable(sticker);
  }
}

/** What it costs to put the sticker on an object, in ticket counters. CR 123.3c. */
export function ticketCost(sticker: Sticker): number {
  return 'ticketCost' in sticker ? sticker.ticketCost : 0;
}

/** The words of a name: whatever spaces separate, without blank lines. CR 123.6a. */
export function wordsInName(name: string): readonly string[] {
  return name.split(' ').filter((word) => word !== '' && !/^_+$/.test(word));
}

/** The name with a word added after so many of its words, or at the end if it has fewer. CR 123.6b-c. */
export function withWord(name: string, word: string, after: number): string {
  if (name === '') return word;
  const parts = name.split(' ');
  let at = 0;
  for (let passed = 0; at < parts.length && passed < after; at++) passed += wordsInName(parts[at] as string).length;
  return [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
}

/** The abilities of the ability stickers on an object. CR 123.7. */
export function abilitiesOnStickers(game: Game, object: ObjectId): readonly Ability[] {
  return stickersOn(game, object).flatMap((placed) => {
    const sticker = stickerOf(game, placed);
    return sticker.kind === 'ability' ? sticker.abilities : [];
  });
}

/** When an ability came to the object by a sticker; 0 when none gives it. CR 613.7a. */
export function stickerThatGives(game: Game, on: ObjectId, ability: Ability): number {
  for (const placed of stickersOn(game, on)) {
    const sticker = stickerOf(game, placed);
    if (sticker.kind === 'ability' && sticker.abilities.includes(ability)) return placed.timestamp;
  }
  return 0;
}

function unreachable(value: never): never {
  throw new Error(`no such sticker: ${JSON.stringify(value)}`);
}
