/** From seats with deck lists to a game's setup: every card known, readable and playable, every deck legal; or why not. */
import type { DeckEntry, DeckList, DeckRules } from '@kitchen-table/cards';
import {
  checkDeck,
  designateCommanders,
  nameKey,
  readDeckList,
  section,
  starterBrawlDecks,
  starterDecks,
  withAttractionDecks,
  withStickerSheets,
  withDungeons,
} from '@kitchen-table/cards';
import { type GameSetup, meldsInto, type PlayerSetup, randomSeats, seatsAreRandom } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import type { CardSource, FoundCard } from './card-source.ts';
import { withKnownNames } from './known-names.ts';
import { supplementaryEntries, withMissingSupplementary, withSupplementary } from './supplementary.ts';
import { whyUnplayable } from './card-source.ts';

/** A seat: a name and a deck list. */
export interface Seat {
  name: string;
  deck: DeckList;
}

/** What a game begins with, besides its cards. */
export interface GameRequest {
  /** A name of the engine's formats, or several joined with `+`. */
  format: string;
  seats: readonly Seat[];
  seed: string;
  edition?: 'today' | '2024-03-08';
  startingPlayer?: number;
  log: boolean;
  /** Play with decks that break the format's construction rules. */
  anyDeck?: boolean;
}

/** A setup, or the sentences that say what is wrong. */
export type Prepared =
  /** `seating`: for each seat of the setup, the place of its player in the request. */
  { kind: 'ready'; setup: GameSetup; seating: readonly number[] } | { kind: 'refused'; problems: readonly string[] };

/** Which deck construction rules a format uses. CR 100.2a, 903.5. */
export function deckRules(format: string): DeckRules {
  const names = format.split('+').map((part) => part.trim().split(':')[0] as string);
  if (names.includes('brawl')) return 'brawl';
  if (names.includes('commander-draft')) return 'commander-draft';
  if (names.includes('commander')) return 'commander';
  return names.some((name) => LIMITED.has(name)) ? 'limited' : 'standard-60';
}
const LIMITED: ReadonlySet<string> = new Set(['booster-draft', 'sealed', 'cube', 'conspiracy-draft']);

function isLimited(format: string): boolean {
  const rules = deckRules(format);
  return rules === 'limited' || rules === 'commander-draft';
}

/** A starter deck's list by its id, or a deck list text read. `place` names it in complaints. */
export function deckFromText(
  text: string,
  place: string,
): { kind: 'read'; list: DeckList } | { kind: 'refused'; problems: readonly string[] } {
  const starter = [...starterDecks(), ...starterBrawlDecks()].find((deck) => deck.id === text.trim());
  if (starter !== undefined) return { kind: 'read', list: starter.list };
  if (!text.trim().includes('\n') && !/^[\d{<]/.test(text.trim())) {
    const ids = starterDecks().map((deck) => deck.id);
    return {
      kind: 'refused',
      problems: [
        `${place}: there is no starter deck "${text.trim().slice(0, 60)}"; choose ${ids.join(', ')}, or give a deck list.`,
      ],
    };
  }
  const result = readDeckList(text, place);
  if (result.kind === 'read') return { kind: 'read', list: result.list };
  return { kind: 'refused', problems: result.problems.map((problem) => problem.sentence) };
}

/** The names of the cards that a deck plays with. */
export function namesIn(deck: DeckList): string[] {
  return ([...deck.commanders, ...deck.main, ...deck.sideboard, ...section(deck, 'companion')] as DeckEntry[]).map(
    (entry) => entry.name,
  );
}

/** Looks up every card of every deck, checks the decks, and joins them to a setup. */
export async function prepareGame(request: GameRequest, source: CardSource): Promise<Prepared> {
  const found = await source.find(
    request.seats.flatMap((seat) => [
      ...namesIn(seat.deck),
      ...section(seat.deck, 'attractions').map((entry) => entry.name),
      ...Object.values(supplementaryEntries(seat.deck, request.format)).flatMap((part) => part.map(({ name }) => name)),
    ]),
  );
  const problems: string[] = [];
  const cards: Record<string, Card> = {};
  const players: PlayerSetup[] = [];
  for (const { name, deck } of request.seats) {
    const lookup = (card: string): FoundCard | undefined => found.get(nameKey(card));
    const rules = deckRules(request.format);
    const designated = designateCommanders(deck, (card) => lookup(card)?.deckCard, rules);
    if (request.anyDeck !== true) {
      const complaints = checkDeck(designated, (card) => lookup(card)?.deckCard, rules);
      for (const { rule, text, card } of complaints)
        if (card === undefined || lookup(card) !== undefined) problems.push(`${name}: ${text} (CR ${rule})`);
    }
    const deckProblems: string[] = [];
    const sideboard =
      section(designated, 'companion').length > 0
        ? [...designated.sideboard, ...section(designated, 'companion')]
        : designated.sideboard;
    const expand = (entries: readonly DeckEntry[]): string[] => expandEntries(entries, lookup, cards, deckProblems);
    const main = expand(designated.main);
    const commanders = expand(designated.commanders);
    const outside = expand(sideboard);
    const attractions = expand(section(designated, 'attractions'));
    const sheets = section(designated, 'stickers').map((entry) => entry.name);
    const player: PlayerSetup = {
      name,
      deck: main,
      commanders,
      sideboard: outside,
      ...(attractions.length > 0 ? { attractions } : {}),
      ...(sheets.length > 0 ? { stickerSheets: sheets } : {}),
    };
    players.push(withSupplementary(player, deck, request.format, expand));
    for (const problem of deckProblems) problems.push(`${name}: ${problem}`);
  }
  await addMelded(cards, source, problems);
  if (problems.length > 0) return { kind: 'refused', problems: [...new Set(problems)] };
  const complete = withMissingSupplementary(request.format, players, cards);
  const setup: GameSetup = {
    format: request.format,
    ...withStickerSheets(withAttractionDecks(withDungeons(cards), complete), isLimited(request.format)),
    seed: request.seed,
    edition: request.edition ?? 'today',
    log: request.log,
    ...(request.startingPlayer === undefined ? {} : { startingPlayer: request.startingPlayer }),
  };
  return { kind: 'ready', ...seated(await withKnownNames(setup, source)) };
}

/** In Grand Melee the players are seated at random; the table is round, and the first player's seat is the first. CR 807.3. */
function seated(setup: GameSetup): { setup: GameSetup; seating: readonly number[] } {
  const asAsked = setup.players.map((_, place) => place);
  if (!seatsAreRandom(setup.format)) return { setup, seating: asAsked };
  const random = randomSeats(setup);
  const first = random.indexOf(0);
  const seating = [...random.slice(first), ...random.slice(0, first)];
  const players = seating.map((place) => setup.players[place] as PlayerSetup);
  const { startingPlayer } = setup;
  const starts = startingPlayer === undefined ? {} : { startingPlayer: seating.indexOf(startingPlayer) };
  return { setup: { ...setup, players, ...starts }, seating };
}

/** One name per card; cards that can't be played become problems. */
function expandEntries(
  entries: readonly DeckEntry[],
  lookup: (name: string) => FoundCard | undefined,
  cards: Record<string, Card>,
  problems: string[],
): string[] {
  const names: string[] = [];
  for (const { name, count } of entries) {
    const card = lookup(name);
    if (card === undefined) problems.push(unknownCard(name));
    else {
      const because = cards[card.name] === undefined ? whyUnplayable(card) : null;
      if (because !== null) problems.push(`${because} Choose another card.`);
      else if (card.reading.kind === 'read') cards[card.name] = card.reading.card;
      for (let i = 0; i < count; i++) names.push(card.name);
    }
  }
  return names;
}

/** What the cards of the decks can meld into is part of the game too: another card in card files. CR 701.37a. */
async function addMelded(cards: Record<string, Card>, source: CardSource, problems: string[]): Promise<void> {
  const wanted = Object.values(cards).flatMap(meldsInto);
  if (wanted.length === 0) return;
  const found = await source.find(wanted);
  expandEntries(
    [...new Set(wanted)].map((name) => ({ name, count: 1 })),
    (name) => found.get(nameKey(name)),
    cards,
    problems,
  );
}

function unknownCard(name: string): string {
  return `no card named "${name}" is known; check the spelling, or import more cards with "kt cards import FILE".`;
}

/** Problems as one sentence for a message: the first ones, and how many more. */
export function problemsInShort(problems: readonly string[], most = 3): string {
  const more = problems.length - most;
  return more > 0 ? `${problems.slice(0, most).join(' ')} (and ${more} more of this kind)` : problems.join(' ');
}
