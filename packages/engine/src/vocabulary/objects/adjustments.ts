/** What people at a table may agree to change by hand, because a card was not played as it says. NOT-CR. */
import { STATES } from '@kitchen-table/language/core';
import type { Entity, ObjectId, PlayerId } from '../ids.ts';

/** Where a card may be put: into zones other than the battlefield its owner's. CR 400.3. */
export const ADJUSTED_PLACES = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'library top',
  'library bottom',
  'library shuffled',
  'command',
] as const;
/** Where a card may be put. */
export type AdjustedPlace = (typeof ADJUSTED_PLACES)[number];

/** The colors of a token made by hand. CR 105.1. */
export const TOKEN_COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;

/** A token made by hand: a predefined one by its name (CR 111.10), a copy (CR 707.2), or a creature by its characteristics (CR 111.3). */
export type AdjustedToken =
  | { readonly named: string }
  /** A Role, which is put on a creature. CR 303.7. */
  | { readonly role: string; readonly on: ObjectId }
  | { readonly copyOf: ObjectId }
  | {
      readonly subtypes: readonly string[];
      readonly colors: readonly (typeof TOKEN_COLORS)[number][];
      readonly power: number;
      readonly toughness: number;
      /** Those that have no parameters. CR 702. */
      readonly keywords: readonly (typeof STATES)[number][];
    };

/** One change that everybody at the table has agreed to. */
export type Adjustment =
  /** `player`: under whose control, onto the battlefield; nobody's choice elsewhere. */
  | {
      readonly kind: 'move';
      readonly object: ObjectId;
      readonly to: AdjustedPlace;
      readonly player: PlayerId;
    }
  | { readonly kind: 'counters'; readonly on: Entity; readonly counter: string; readonly change: number }
  | { readonly kind: 'life'; readonly player: PlayerId; readonly change: number }
  | { readonly kind: 'tap' | 'untap'; readonly object: ObjectId }
  | { readonly kind: 'token'; readonly player: PlayerId; readonly token: AdjustedToken }
  /** Words held on an object, which the game does not read; '' takes them away. */
  | { readonly kind: 'note'; readonly object: ObjectId; readonly text: string };

/** The largest number of counters or life in one adjustment, and of a token's power. */
export const MOST_ADJUSTED: number = 1000;
/** The most letters of a note. */
export const NOTE_LETTERS: number = 400;
/** The most letters of a counter's name, and of a subtype. */
export const WORD_LETTERS: number = 30;

/** Whether what was read from outside has the form of an adjustment; whether it can be made is another question. */
export function isAdjustment(read: unknown): read is Adjustment {
  if (typeof read !== 'object' || read === null) return false;
  const it = read as Readonly<Record<string, unknown>>;
  switch (it['kind']) {
    case 'move':
      return isId(it['object']) && isId(it['player']) && isOneOf(ADJUSTED_PLACES, it['to']);
    case 'counters':
      return Number.isSafeInteger(it['on']) && isWord(it['counter']) && Number.isSafeInteger(it['change']);
    case 'life':
      return isId(it['player']) && Number.isSafeInteger(it['change']);
    case 'tap':
    case 'untap':
      return isId(it['object']);
    case 'token':
      return isId(it['player']) && isToken(it['token']);
    case 'note':
      return isId(it['object']) && typeof it['text'] === 'string';
    default:
      return false;
  }
}

function isToken(read: unknown): boolean {
  if (typeof read !== 'object' || read === null) return false;
  const it = read as Readonly<Record<string, unknown>>;
  if ('named' in it) return isWord(it['named']);
  if ('role' in it) return isWord(it['role']) && isId(it['on']);
  if ('copyOf' in it) return isId(it['copyOf']);
  const { subtypes, colors, keywords, power, toughness } = it;
  return (
    isListOf(subtypes, isWord) &&
    isListOf(colors, (color) => isOneOf(TOKEN_COLORS, color)) &&
    isListOf(keywords, (keyword) => isOneOf(STATES, keyword)) &&
    Number.isSafeInteger(power) &&
    Number.isSafeInteger(toughness)
  );
}

function isId(read: unknown): boolean {
  return Number.isSafeInteger(read) && (read as number) >= 0;
}

function isWord(read: unknown): boolean {
  return typeof read === 'string' && read.length > 0 && read.length <= WORD_LETTERS;
}

function isOneOf(words: readonly string[], read: unknown): boolean {
  return typeof read === 'string' && words.includes(read);
}

function isListOf(read: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(read) && read.every(isItem);
}
