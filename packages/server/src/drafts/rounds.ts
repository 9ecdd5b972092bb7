/** The games after a draft: one of all, or two-player games until one player is left. NOT-CR: CR 100.6 leaves the pairings open. */
import { limitedCards, stickerSheets } from '@kitchen-table/cards';
import { type CardPool, type GameSetup, sideboardOf } from '@kitchen-table/engine';
import type { DraftDeck } from '@kitchen-table/protocol';
import { namesOfFormat } from '../cards/formats.ts';
import { withMissingSupplementary } from '../cards/supplementary.ts';
import { hash } from '../secrets.ts';
import type { DraftFacts } from '../store/draft-store.ts';
import type { Tables } from '../tables.ts';
import { commanderColorsOf, firstSheets } from './decks.ts';

/** Who meets whom. */
export interface Pairing {
  readonly round: number;
  readonly seats: readonly number[];
}

/** A game that is over or not, with its winners by seat of the draft. */
export interface PlayedPairing extends Pairing {
  readonly over: boolean;
  readonly winners: readonly number[];
}

const KNOCK_OUT: ReadonlySet<string> = new Set(['booster-draft', 'sealed', 'cube', 'two-player']);

/** The games to begin now; none while others are played, or when the last is over. */
export function nextPairings(format: string, seats: number, played: readonly PlayedPairing[]): readonly Pairing[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (namesOfFormat(format).some((name) => !KNOCK_OUT.has(name)))
    return played.length === 0 ? [{ round: 1, seats: all }] : [];
  if (played.some(({ over }) => !over)) return [];
  let left = all;
  let round = 1;
  for (; played.some((game) => game.round === round); round++) left = stillIn(left, round, played);
  if (left.length < 2) return [];
  const pairings: Pairing[] = [];
  for (let at = 0; at + 1 < left.length; at += 2)
    pairings.push({ round, seats: [left[at] as number, left[at + 1] as number] });
  return pairings;
}

/** Who is left after a round: its winners, and who found no opponent. Of a drawn game the first goes on. */
function stillIn(before: readonly number[], round: number, played: readonly PlayedPairing[]): number[] {
  return before.filter((seat) => {
    const game = played.find((one) => one.round === round && one.seats.includes(seat));
    return game === undefined || (game.winners[0] ?? game.seats[0]) === seat;
  });
}

/** What a game of a draft is made of. */
export interface DraftGameParts {
  readonly facts: DraftFacts;
  readonly pairing: Pairing;
  readonly pools: readonly CardPool[];
  readonly decks: readonly DraftDeck[];
  readonly tables: Tables;
}

/** Begins a game between some of the seats; its number. */
export async function beginGame({ facts, pairing, pools, decks, tables }: DraftGameParts): Promise<string> {
  const cards = { ...limitedCards() };
  const players = pairing.seats.map((seat): GameSetup['players'][number] => {
    const pool = pools[seat] as CardPool;
    const { deck, commanders, conspiracies, stickerSheets: chosen = firstSheets(pool) } = decks[seat] as DraftDeck;
    return {
      name: facts.seats[seat]?.name ?? '',
      deck,
      sideboard: sideboardOf(pool.cards, [...deck, ...commanders]),
      draftNotes: pool.notes,
      ...(commanders.length === 0 ? {} : { commanders, commanderColors: commanderColorsOf(decks[seat] as DraftDeck) }),
      ...(conspiracies.length === 0 ? {} : { conspiracies }),
      ...(chosen.length === 0 ? {} : { stickerSheets: chosen }),
    };
  });
  const setup: GameSetup = {
    format: facts.format,
    cards,
    players: withMissingSupplementary(facts.format, players, cards),
    // A game that is over publishes its own seed, which tells nothing of the others'.
    seed: hash(`${facts.seed} round ${pairing.round} seats ${pairing.seats.join()}`),
    edition: 'today',
    log: true,
    ...(players.some((player) => player.stickerSheets !== undefined)
      ? { stickerSheets: Object.fromEntries(stickerSheets().map((sheet) => [sheet.name, sheet])) }
      : {}),
  };
  const seats = pairing.seats.map((seat) => {
    const drafter = facts.seats[seat] as DraftFacts['seats'][number];
    return { ...drafter, deck: 'Drafted deck' };
  });
  const begun = await tables.begin({ format: facts.format, setup, seats, draft: facts.draft });
  if (begun.kind === 'error') throw new Error(`draft ${facts.draft}: its game can't begin: ${begun.sentence}`);
  return begun.game;
}
