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
  const seated = (setup: GameSetup): GameSetup => (seatsAreRandom(setup.format) ? seatedAtRandom(setup) : setup); // CR 807.3
  if (drafted)
    return (seed) => seated(joined(options.format, draftedSeats(options.format, players, seed), limitedCards(), seed));
  const cards = cardsOf(decks, [...starterCards(), ...(options.cards ?? [])]);
  const deals = new Map<string, GameSetup>();
  return (seed) => {
    const order = dealt(decks.length, players, randomStream(`decks ${seed}`));
    const before = deals.get(order.join());
    if (before !== undefined) return seated({ ...before, seed });
    const seats = order.map((deck, seat) => seatOf(decks[deck] as NamedDeck, seat));
    const setup = joined(options.format, seats, cards, seed);
    if (deals.size < MOST_DEALS) deals.set(order.join(), setup);
    return seated(setup);
  };
}
/** So many deals are kept for games to come. */
const MOST_DEALS = 100;

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

/** Which deck each seat plays: in turn, or where there are more than players drawn, each once. */
function dealt(decks: number, players: number, random: () => number): readonly number[] {
  const order = Array.from({ length: decks }, (_, at) => at);
  if (decks > players)
    for (let left = decks - 1; left > 0; left--) {
      const other = Math.floor(random() * (left + 1));
      [order[left], order[other]] = [order[other] as number, order[left] as number];
    }
  return Array.from({ length: players }, (_, seat) => order[seat % decks] as number);
}

function seatOf({ name, list }: NamedDeck, seat: number): PlayerSetup {
  return seatWith(`${name} (${seat + 1})`, list);
}

/** The cards that the decks name, of those that are known. */
function cardsOf(decks: readonly NamedDeck[], known: readonly Card[]): Readonly<Record<string, Card>> {
  const cards = new Map(known.map((card) => [card.name, card]));
  const found: Record<string, Card> = {};
  for (const { name: deck, list } of decks)
    for (const name of cardNames([...list.main, ...list.commanders, ...list.sideboard])) {
      const card = cards.get(name);
      if (card === undefined) throw new Error(`${deck}: no card named "${name}" is known here.`);
      found[name] = card;
    }
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
