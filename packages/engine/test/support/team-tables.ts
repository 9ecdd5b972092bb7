/** Tables of four, two against two, for the tests of teams that take their turns together. */
import { type Options, scenario, type Scenario, type Seat } from './scenario.ts';
import { TEAM_CARDS } from './team-cards.ts';

const HAND = ['Salve', 'Drain', 'Venom'];

/** Two-Headed Giant: ann and ben against cat and dan; it is the turn of ann and ben. */
export function giants(seats: readonly (Seat | readonly string[])[] = [], options: Options = {}): Scenario {
  const four = [0, 1, 2, 3].map((seat) => seats[seat] ?? { hand: HAND });
  return scenario(four, { format: 'two-headed-giant', cards: TEAM_CARDS, ...options });
}

/** The format of `teams`. */
export const SHARED_TURNS = 'team-vs-team:shared-turns=yes';

/** Shared team turns: ann and ben against cat and dan, each with a life total of their own; it is the turn of ann and ben. */
export function teams(seats: readonly (Seat | readonly string[])[] = [], options: Options = {}): Scenario {
  const four = [0, 1, 2, 3].map((seat) => seats[seat] ?? []);
  return scenario(four, { format: SHARED_TURNS, cards: TEAM_CARDS, ...options });
}

/** The life totals of all seats. */
export const lives = (game: Scenario): number[] => game.seats.map(({ life }) => life);

/** The poison counters of all seats. */
export const poison = (game: Scenario): number[] => game.seats.map(({ state }) => state.counters['poison'] ?? 0);
