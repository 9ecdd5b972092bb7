/** Stickers: markers from sheets that players bring, and what cards do with them. CR 123. */
import type { Ability } from './abilities.ts';
import type { Noun } from './nouns.ts';
import type { Comparison } from './qualities.ts';
import type { Value } from './values.ts';

/** CR 123.1. */
export type StickerKind = 'name' | 'art' | 'ability' | 'power and toughness';

/** One sticker of a sheet. CR 123.6-123.9; the ticket cost is CR 123.3c. */
export type Sticker =
  | { kind: 'name'; word: string }
  /** What the picture shows has no meaning in the game. */
  | { kind: 'art'; picture: string }
  | { kind: 'ability'; ticketCost: number; text: string; abilities: readonly Ability[] }
  | { kind: 'power and toughness'; ticketCost: number; power: number; toughness: number };

/** A combination of stickers, known by its name. CR 123.2. */
export interface StickerSheet {
  name: string;
  stickers: readonly Sticker[];
}

/** CR 123.3. `sticker` is null for one of any kind. */
export interface PutSticker {
  kind: 'putSticker';
  actor?: Noun;
  sticker: StickerKind | null;
  /** How many, one unless said. */
  number?: Value;
  upTo?: true;
  on?: Noun;
  /** "place a sticker": printing only. */
  words?: 'place';
}

/** A sticker from one object to another: CR 123.3d. */
export interface MoveSticker {
  kind: 'moveSticker';
  actor?: Noun;
  sticker: StickerKind | null;
  from: Noun;
  onto: Noun;
}

/** What is counted on name stickers: one letter, or how many different vowels. CR 123.6d-e. */
export type LettersCounted = 'unique vowels' | { letter: string };

/** "name sticker on it", "name sticker on ~ with eight or more letters", as in "for each ...". */
export interface StickersNoun {
  kind: 'stickersNoun';
  sticker: StickerKind | null;
  on: Noun;
  letters?: { comparison: Comparison; to: Value };
}
