/** What the games of a tournament come to: shares with their intervals, and ratings. */
import type { BotLevel } from '@kitchen-table/bots';
import { randomStream } from '@kitchen-table/engine';
import type { PlayedPairing } from './results.ts';

/** A number with the interval that holds it in 95 of 100 cases. */
export interface Measured {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** How one did against another. */
export interface Encounter {
  readonly pair: readonly [BotLevel, BotLevel];
  readonly games: number;
  /** Of the games, what the first of the pair won; a draw is half a game. */
  readonly share: Measured;
  /** What chance alone would give: one seat among so many. */
  readonly even: number;
}

const NORMAL_95 = 1.96;
/** So many tournaments are drawn anew from the games, for the intervals of the ratings. */
const DRAWN = 200;
/** Steps after which the ratings have settled. */
const STEPS = 60;

/** What the first of the pair got out of a game. */
function scoreOf({ pair, seats, winners }: PlayedPairing): number {
  if (winners.length === 0) return 0.5;
  return winners.some((seat) => seats[seat] === pair[0]) ? 1 : 0;
}

/** The share of every pair. Wilson's interval. */
export function encounters(games: readonly PlayedPairing[]): readonly Encounter[] {
  const byPair = new Map<string, PlayedPairing[]>();
  for (const game of games) byPair.set(game.pair.join(' '), [...(byPair.get(game.pair.join(' ')) ?? []), game]);
  return [...byPair.values()].map((played) => {
    const [first] = played as [PlayedPairing];
    const score = played.reduce((sum, game) => sum + scoreOf(game), 0);
    return {
      pair: first.pair,
      games: played.length,
      share: shareOf(score, played.length),
      even: 1 / first.seats.length,
    };
  });
}

/** A share of so many, with Wilson's interval. */
export function shareOf(score: number, games: number): Measured {
  const value = score / games;
  const square = NORMAL_95 ** 2;
  const middle = (value + square / (2 * games)) / (1 + square / games);
  const half =
    (NORMAL_95 * Math.sqrt((value * (1 - value)) / games + square / (4 * games * games))) / (1 + square / games);
  return { value, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** Ratings in Elo's scale, with 0 for the first level; their intervals by drawing deals anew. Of games of two alone. */
export function ratings(
  games: readonly PlayedPairing[],
  levels: readonly BotLevel[],
): ReadonlyMap<BotLevel, Measured> | null {
  if (games.length === 0 || games.some(({ seats }) => seats.length !== 2)) return null;
  const deals = new Map<string, PlayedPairing[]>();
  for (const game of games) {
    const key = `${game.deal} ${game.pair.join(' ')}`;
    deals.set(key, [...(deals.get(key) ?? []), game]);
  }
  const all = [...deals.values()];
  const random = randomStream('ratings');
  const drawn = Array.from({ length: DRAWN }, () =>
    fitted(
      all.flatMap(() => all[Math.floor(random() * all.length)] as PlayedPairing[]),
      levels,
    ),
  );
  const best = fitted(games, levels);
  return new Map(
    levels.map((level, at) => {
      const spread = drawn.map((one) => one[at] as number).sort((one, other) => one - other);
      const bound = (share: number): number => spread[Math.round(share * (DRAWN - 1))] as number;
      return [level, { value: best[at] as number, from: bound(0.025), to: bound(0.975) }];
    }),
  );
}

/** The strengths under which these results are likeliest (Bradley and Terry), a drawn game added to each pair. */
function fitted(games: readonly PlayedPairing[], levels: readonly BotLevel[]): readonly number[] {
  const size = levels.length;
  const met = levels.map(() => levels.map(() => 0));
  const won = levels.map(() => 0);
  const meet = (one: number, other: number, score: number): void => {
    (met[one] as number[])[other] = (met[one]?.[other] ?? 0) + 1;
    (met[other] as number[])[one] = (met[other]?.[one] ?? 0) + 1;
    won[one] = (won[one] ?? 0) + score;
    won[other] = (won[other] ?? 0) + 1 - score;
  };
  for (let one = 0; one < size; one++) for (let other = one + 1; other < size; other++) meet(one, other, 0.5);
  for (const game of games) meet(levels.indexOf(game.pair[0]), levels.indexOf(game.pair[1]), scoreOf(game));
  let strengths = levels.map(() => 1);
  for (let step = 0; step < STEPS; step++)
    strengths = strengths.map((own, one) => {
      let weight = 0;
      for (let other = 0; other < size; other++)
        if (other !== one) weight += (met[one]?.[other] ?? 0) / (own + (strengths[other] as number));
      return (won[one] as number) / weight;
    });
  return strengths.map((strength) => 400 * Math.log10(strength / (strengths[0] as number)));
}
