/** Whether any card of a game has a word in its text, so that games without such cards pay nothing for it. */
import type { Card } from '@kitchen-table/language';
import type { Game } from './game.ts';

/** The words that rules ask for: kinds of nodes, keywords, subtypes. */
const WORDS = [
  'adventure',
  'Attraction',
  'chapter',
  'commit a crime',
  'daybound',
  'assist',
  'banding',
  'bands with other',
  'cipher',
  'descend',
  'enlist',
  'exert',
  'miracle',
  'nightbound',
  'cast during main phase',
  'colorOfYourChoice',
  'manaSpent',
  'mana spent',
  'ofYourChoice',
  'openingHand',
  'rebound',
  'Role',
  'room',
  'skip',
  'skipRule',
] as const;

export type MentionedWord = (typeof WORDS)[number];

const BIT: Readonly<Record<MentionedWord, number>> = Object.fromEntries(
  WORDS.map((word, index) => [word, 1 << index]),
) as Record<MentionedWord, number>;

/** Pure memos: the words of a card; and by the table of records, which is new whenever a card comes to it. */
const cardMemo = new WeakMap<Card, number>();
const tableMemo = new WeakMap<Game['records'], number>();

/** Whether the card language of some card of the game (granted abilities and tokens too) holds the word as a whole. */
export function mentions(game: Game, word: MentionedWord): boolean {
  if (game.mentionedIn !== game.records) {
    game.mentionedIn = game.records;
    game.mentioned = wordsOfTable(game.records);
  }
  return (game.mentioned & BIT[word]) !== 0;
}

function wordsOfTable(records: Game['records']): number {
  let words = tableMemo.get(records);
  if (words === undefined) {
    words = 0;
    for (const { card } of records) words |= wordsOf(card);
    tableMemo.set(records, words);
  }
  return words;
}

function wordsOf(card: Card): number {
  let words = cardMemo.get(card);
  if (words === undefined) cardMemo.set(card, (words = collect(card)));
  return words;
}

function collect(node: unknown): number {
  if (typeof node === 'string') return Object.hasOwn(BIT, node) ? BIT[node as MentionedWord] : 0;
  let words = 0;
  if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) words |= collect(part);
  return words;
}
