/** What is asked about stickers: how many are on something, and what is printed on them. CR 123.4, 123.6d-e, 123.8a. */
import type { Comparison, LettersCounted, Sticker, StickerKind } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityObject, isPlayerEntity } from '../../vocabulary/ids.ts';
import {
  type PlacedSticker,
  STICKER_LABEL,
  stickerOf,
  stickersOf,
  stickersOn,
} from '../../vocabulary/objects/stickers.ts';
import { compare } from '../comparisons.ts';

/** The stickers of a kind (null: of any) on all of them. */
function onAll(game: Game, entities: readonly Entity[], kind: StickerKind | null): readonly PlacedSticker[] {
  return entities.flatMap((entity) =>
    isPlayerEntity(entity)
      ? []
      : stickersOn(game, entityObject(entity)).filter(
          (placed) => kind === null || stickerOf(game, placed).kind === kind,
        ),
  );
}

/** Whether the object has such a sticker on it. CR 123.4. */
export function isStickered(game: Game, entity: Entity, kind: StickerKind | null): boolean {
  return game.stickers.length > 0 && onAll(game, [entity], kind).length > 0;
}

/** How many stickers of a kind are on them; of name stickers, those with so many letters. */
export function countStickers(
  game: Game,
  on: readonly Entity[],
  kind: StickerKind | null,
  letters: { readonly comparison: Comparison; readonly to: number } | null,
): number {
  const found = onAll(game, on, kind);
  if (letters === null) return found.length;
  return found.filter((placed) => compare(lettersIn(wordOf(game, placed)), letters.comparison, letters.to)).length;
}

function wordOf(game: Game, placed: Pick<PlacedSticker, 'owner' | 'index'>): string {
  const sticker = stickerOf(game, placed);
  return sticker.kind === 'name' ? sticker.word : '';
}

function lettersIn(word: string): number {
  return [...word].filter((letter) => letter.toLowerCase() !== letter.toUpperCase()).length;
}

const VOWELS = 'aeiouy';

/** How often a letter stands on the sticker, or how many different vowels do, however they are written. CR 123.6d-e. */
function countLetters(word: string, counted: LettersCounted): number {
  const letters = [...word.toLowerCase()];
  if (counted === 'unique vowels') return [...VOWELS].filter((vowel) => letters.includes(vowel)).length;
  return letters.filter((letter) => letter === counted.letter.toLowerCase()).length;
}

/** Letters on the name stickers that are on these objects. CR 123.6d. */
export function lettersOn(game: Game, on: readonly Entity[], counted: LettersCounted): number {
  return onAll(game, on, 'name').reduce((total, placed) => total + countLetters(wordOf(game, placed), counted), 0);
}

/** The sticker that was put last, or whose being put the ability looks for. */
export function thatSticker(game: Game, context: Context): Sticker | undefined {
  const put = context.bindings[STICKER_LABEL];
  return put === undefined ? undefined : stickersOf(game, context.controller)[put.amount];
}

/** Letters on the sticker that was put last. CR 123.6e. */
export function lettersOnThatSticker(game: Game, counted: LettersCounted, context: Context): number {
  const sticker = thatSticker(game, context);
  return sticker?.kind === 'name' ? countLetters(sticker.word, counted) : 0;
}

/** The powers, or toughnesses, that are printed on the stickers there. CR 123.8a. */
export function totalOnStickers(game: Game, on: readonly Entity[], stat: 'power' | 'toughness'): number {
  return onAll(game, on, 'power and toughness').reduce((total, placed) => {
    const sticker = stickerOf(game, placed);
    return sticker.kind === 'power and toughness' ? total + sticker[stat] : total;
  }, 0);
}
