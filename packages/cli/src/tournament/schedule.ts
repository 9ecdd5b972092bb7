/** Which games a tournament has: every pair of levels, each deal played from every seat. */
import type { BotLevel } from '@kitchen-table/bots';

/** A game to be played. */
export interface Pairing {
  /** Its place in the tournament, from 0. */
  readonly game: number;
  /** Games with the same deal have the same seed and the same decks in the same seats. */
  readonly deal: number;
  /** The two that meet. */
  readonly pair: readonly [BotLevel, BotLevel];
  /** Who sits where: of two, one each; of more, the first of the pair in one seat and the second in all others. */
  readonly seats: readonly BotLevel[];
}

/** So many games of every pair, the pairs taking turns, so that what is cut short is even. */
export function scheduleOf(levels: readonly BotLevel[], players: number, gamesEach: number): readonly Pairing[] {
  const pairs = levels.flatMap((one, at) => levels.slice(at + 1).map((other): [BotLevel, BotLevel] => [one, other]));
  const games: Pairing[] = [];
  for (let each = 0; each < gamesEach; each++)
    for (const pair of pairs) {
      const deal = Math.floor(each / players);
      const seat = each % players;
      const seats = Array.from({ length: players }, (_, at) => (at === seat ? pair[0] : pair[1]));
      games.push({ game: games.length, deal, pair, seats });
    }
  return games;
}
