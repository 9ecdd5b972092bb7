/** Whether any card of a game has a word in its text, so that games without such cards pay nothing for it. */
import type { Card } from '@kitchen-table/language';
import type { Game } from './game.ts';

/** Pure memos: the words of a card; and by the table of records, which is new whenever a card comes to it. */
const wordsMemo = new WeakMap<Card, ReadonlySet<string>>();
const tableMemo = new WeakMap<Game['records'], Map<string, boolean>>();

/** Whether the card language of some card of the game (granted abilities and tokens too) holds the word as a whole. */
export function mentions(game: Game, word: string): boolean {
  let known = tableMemo.get(game.records);
  if (known === undefined) tableMemo.set(game.records, (known = new Map()));
  let found = known.get(word);
  if (found === undefined) {
    found = game.records.some(({ card }) => wordsOf(card).has(word));
    known.set(word, found);
  }
  return found;
}

function wordsOf(card: Card): ReadonlySet<string> {
  let words = wordsMemo.get(card);
  if (words === undefined) {
    const found = new Set<string>();
    collect(card, found);
    wordsMemo.set(card, (words = found));
  }
  return words;
}

function collect(node: unknown, words: Set<string>): void {
  if (typeof node === 'string') words.add(node);
  else if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) collect(part, words);
}
