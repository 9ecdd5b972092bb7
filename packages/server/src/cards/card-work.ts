/** What takes time with cards and decks that people bring: reading texts, looking over decks, searching thirty thousand cards. */
import { type DeckChange, type DeckRules, nameKey } from '@kitchen-table/cards';
import type { Reply, TypedCard } from '@kitchen-table/protocol';
import { namedCards, searchedCards } from './card-search.ts';
import { type CardSource, whyUnplayable } from './card-source.ts';
import { type CheckedDeck, checkDeckText } from './deck-check.ts';
import { type GameRequest, type Prepared, prepareGame } from './prepare-game.ts';
import { cardReading } from './reading.ts';
import { suggestedNames } from './suggestions.ts';
import { type Trial, trialBoard } from './trial-board.ts';

/** The work; another thread does it when told by messages. Fails with `TooMuchWork`. */
export interface CardWork {
  /** A deck looked over. */
  check(
    text: string,
    rules: DeckRules,
    changes?: readonly DeckChange[],
    commanders?: readonly string[],
  ): Promise<CheckedDeck>;
  /** The decks of a new game joined to its setup. */
  prepare(request: GameRequest): Promise<Prepared>;
  /** The board on which a card is tried. */
  board(card: string | TypedCard, seed: string): Promise<Trial>;
  search(query: string): Promise<Reply>;
  named(names: readonly string[]): Promise<Reply>;
  suggested(typed: string): Promise<Reply>;
  reading(name: string): Promise<Reply>;
  /** Imported cards may have come. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody asked for more work than one may: the sentence is for them. */
export class TooMuchWork extends Error {}

/** Done in this thread, over cards that somebody else closes. */
export function localCardWork(source: CardSource): CardWork {
  return {
    check: (text, rules, changes, commanders) => checkDeckText(text, rules, source, changes, commanders),
    prepare: (request) => prepareGame(request, source),
    board: (card, seed) => trialBoard(card, source, seed),
    search: (query) => searchedCards(query, source),
    named: (names) => namedCards(names, source),
    async suggested(typed) {
      return { kind: 'cardNames', names: suggestedNames(typed, await source.names()) };
    },
    reading: (name) => reading(name, source),
    look: () => source.look(),
    close: async () => {},
  };
}

async function reading(name: string, source: CardSource): Promise<Reply> {
  const card = (await source.find([name])).get(nameKey(name));
  if (card === undefined)
    return {
      kind: 'error',
      sentence: `No card named "${name}" is known here; import more cards with "kt cards import FILE".`,
    };
  if (card.reading.kind !== 'read') return { kind: 'error', sentence: whyUnplayable(card) ?? `${name} is not read.` };
  return { kind: 'reading', ...cardReading(card.reading.card), rulings: await source.rulings(name) };
}
