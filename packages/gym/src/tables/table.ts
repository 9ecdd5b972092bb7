/** A table: a format, and for every game the decks of its players. */
import {
  cardNames,
  type DeckList,
  limitedCards,
  missingSupplementary,
  readDeckList,
  seatWith,
  starterBrawlDecks,
  starterCards,
  starterDecks,
  supplementaryCard,
  withAttractionDecks,
  withDungeons,
  withStickerSheets,
} from '@kitchen-table/cards';
import {
  formatProblem,
  type GameSetup,
  type PlayerSetup,
  randomStream,
  seatedAtRandom,
  seatsAreRandom,
  usualPlayers,
} from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { draftedSeats, isDraft } from './drafted-decks.ts';

/** What a table is made of; what is left out is what is usual in the format. */
export interface TableOptions {
  /** One of the engine's formats, or several joined with `+`. */
  readonly format: string;
  /** Starter decks by their ids, or deck lists as text; more than players: each game draws among them. */
  readonly decks?: readonly string[];
  /** How many sit at the table. */
  readonly players?: number;
  /** Cards besides the starter cards. */
  readonly cards?: readonly Card[];
}

/** Draws the setup of a game from its seed. */
export type Table = (seed: string) => GameSetup;

/** The table; throws one sentence where there can be none. */
export function tableOf(options: TableOptions): Table {
  const wrong = formatProblem(options.format);
  if (wrong !== null) throw new Error(wrong);
  const named = options.decks?.map(deckOf);
  const drafted = named === undefined && isDraft(options.format);
  const decks = named ?? (drafted ? [] : usualDecks(options.format));
  const players = options.players ?? usualPlayers(options.format) ?? Math.min(Math.max(decks.length, 2), 4);
  const cards = new Map([...starterCards(), ...(options.cards ?? [])].map((card) => [card.name, card]));
  return (seed) => {
    const random = randomStream(`decks ${seed}`);
    const setup = drafted
      ? joined(options.format, draftedSeats(options.format, players, seed), limitedCards(), seed)
      : joined(options.format, dealt(decks, players, random), cardsOf(decks, cards), seed);
    return seatsAreRandom(setup.format) ? seatedAtRandom(setup) : setup; // CR 807.3
  };
}

interface NamedDeck {
  readonly name: string;
  readonly list: DeckList;
}

function usualDecks(format: string): readonly NamedDeck[] {
  const names = format.split('+').map((part) => part.trim().split(':')[0]);
  if (names.includes('brawl')) return starterBrawlDecks();
  const wanted = names.includes('commander') ? 'commander' : 'standard-60';
  return starterDecks().filter((deck) => deck.format === wanted);
}

function deckOf(text: string): NamedDeck {
  const starter = [...starterDecks(), ...starterBrawlDecks()].find(({ id }) => id === text);
  if (starter !== undefined) return starter;
  const read = readDeckList(text, 'the deck');
  if (read.kind === 'refused') throw new Error(read.problems.map(({ sentence }) => sentence).join('\n'));
  return { name: read.list.name ?? 'a deck', list: read.list };
}

/** As many decks as players: in turn from a random one, each once before any twice. */
function dealt(decks: readonly NamedDeck[], players: number, random: () => number): readonly PlayerSetup[] {
  const order = decks.map((_, at) => at);
  if (decks.length > players)
    for (let left = order.length - 1; left > 0; left--) {
      const other = Math.floor(random() * (left + 1));
      [order[left], order[other]] = [order[other] as number, order[left] as number];
    }
  return Array.from({ length: players }, (_, seat) => {
    const deck = decks[order[seat % order.length] as number] as NamedDeck;
    return seatWith(`${deck.name} (${seat + 1})`, deck.list);
  });
}

const known = new WeakMap<readonly NamedDeck[], Readonly<Record<string, Card>>>();

/** The cards that the decks name. */
function cardsOf(decks: readonly NamedDeck[], cards: ReadonlyMap<string, Card>): Readonly<Record<string, Card>> {
  const before = known.get(decks);
  if (before !== undefined) return before;
  const found: Record<string, Card> = {};
  for (const { name: deck, list } of decks)
    for (const name of cardNames([...list.main, ...list.commanders, ...list.sideboard])) {
      const card = cards.get(name);
      if (card === undefined) throw new Error(`${deck}: no card named "${name}" is known here.`);
      found[name] = card;
    }
  known.set(decks, found);
  return found;
}

function joined(
  format: string,
  seats: readonly PlayerSetup[],
  cards: Readonly<Record<string, Card>>,
  seed: string,
): GameSetup {
  const missing = missingSupplementary(format, seats);
  const all: Record<string, Card> = { ...cards };
  for (const { planarDeck = [], schemes = [], vanguard } of missing)
    for (const name of [...planarDeck, ...schemes, ...(vanguard === undefined ? [] : [vanguard])]) {
      const card = supplementaryCard(name);
      if (card !== undefined) all[card.name] ??= card;
    }
  const players = seats.map((player, seat) => ({ ...player, ...missing[seat] }));
  const brought = withStickerSheets(withAttractionDecks(withDungeons(all), players), isDraft(format));
  return { format, ...brought, seed, edition: 'today', log: false };
}
