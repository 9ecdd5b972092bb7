/** The decks of a game started from the command line: files, or the starter decks. */
import type { DeckList } from '@kitchen-table/cards';
import { readDeckList, starterBrawlDecks, starterDecks } from '@kitchen-table/cards';
import { formatProblem, usualPlayers } from '@kitchen-table/engine';
import type { Seat } from '@kitchen-table/server';
import { deckRules } from '@kitchen-table/server';
import { readText } from './files.ts';
import { Problem } from './output.ts';

/** A deck with the name it goes by. */
export interface NamedDeck {
  name: string;
  list: DeckList;
}

/** Reads a deck file, or takes a starter deck by its id. */
export function deckOf(fileOrId: string): NamedDeck {
  const starter = starterDecks().find(({ id }) => id === fileOrId);
  if (starter !== undefined) return { name: starter.name, list: starter.list };
  const result = readDeckList(readText(fileOrId), fileOrId);
  if (result.kind === 'refused') throw new Problem(result.problems.map(({ sentence }) => sentence).join('\n'));
  return { name: result.list.name ?? fileOrId.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''), list: result.list };
}

/** The decks named, or all starter decks of the format. */
export function decksFor(format: string, files: readonly string[]): readonly NamedDeck[] {
  if (files.length > 0) return files.map(deckOf);
  const rules = deckRules(format);
  if (rules === 'brawl') return starterBrawlDecks();
  const wanted = rules === 'standard-60' || rules === 'limited' ? 'standard-60' : 'commander';
  return starterDecks().filter((deck) => deck.format === wanted);
}

/** The same as what a table of the gym takes: starter decks by their ids, the others as texts. */
export function deckTexts(filesOrIds: readonly string[]): readonly string[] {
  const ids = new Set([...starterDecks(), ...starterBrawlDecks()].map(({ id }) => id));
  return filesOrIds.map((fileOrId) => (ids.has(fileOrId) ? fileOrId : readText(fileOrId)));
}

/** Seats with decks dealt round from an offset, each seat named for its deck, told apart when decks repeat. */
export function seatsWith(decks: readonly NamedDeck[], players: number, offset = 0): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) {
    const deck = decks[(seat + offset) % decks.length] as NamedDeck;
    const repeated = players > decks.length || decks.filter(({ name }) => name === deck.name).length > 1;
    seats.push({ name: repeated ? `${deck.name} (${seat + 1})` : deck.name, deck: deck.list });
  }
  return seats;
}

/** How many sit at a table when the command line does not say: what is usual in the format, else the decks named, else four. */
export function playersFor(
  format: string,
  decks: readonly NamedDeck[],
  asked: number | undefined,
  named: number,
): number {
  const players =
    asked ?? usualPlayers(format) ?? Math.min(Math.max(named > 0 ? named : Math.min(decks.length, 4), 2), 8);
  if (format === 'two-player' && players !== 2)
    throw new Problem(`A two-player game has two seats, not ${players}; use --format free-for-all for more.`);
  return players;
}

/** The format as given, once it is known to be one. */
export function knownFormat(format: string): string {
  const wrong = formatProblem(format);
  if (wrong !== null) throw new Problem(`${wrong}; "kt formats" lists what there is.`);
  return format;
}
