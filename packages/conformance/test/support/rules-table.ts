/** A table for tests of single rules: invented cards written as text, played as players would play them. */
import { CARD_TYPES, SUPERTYPES } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { PrintedCard } from '@kitchen-table/oracle';
import { type Options, type Scenario, type Seat, scenario } from '../../../engine/test/support/scenario.ts';
import { read } from './read-cards.ts';

/** Cards of such lines; a card that can't be lowered is refused. */
export function cards(...lines: readonly (string | PrintedCard)[]): readonly Card[] {
  return read(...lines);
}

/** A game with these cards of the test. */
export function table(
  lines: readonly (string | PrintedCard)[],
  seats: readonly (Seat | readonly string[])[],
  options: Options = {},
): Scenario {
  return scenario(seats, { log: true, ...options, cards: cards(...lines) });
}

/** Casts a spell and lets it resolve. */
export function plays(
  game: Scenario,
  seat: Scenario['ann'],
  name: string,
  targets: readonly string[] = [],
  how: { x?: number; modes?: readonly number[] } = {},
): Scenario {
  seat.casts(name, { targets, ...how });
  return game.resolve();
}

/** The facts of an object in any zone, by name. */
export function facts(game: Scenario, name: string): ReturnType<typeof characteristics> {
  const all: readonly ObjectId[] = [
    ...game.game.battlefield,
    ...game.game.stack,
    ...game.game.exile,
    ...game.game.command,
    ...game.game.players.flatMap(({ hand, graveyard, library }) => [...hand, ...graveyard, ...library]),
  ];
  for (const id of all) {
    const now = characteristics(game.game, id);
    if (now.name === name) return now;
  }
  throw new Error(`no ${name} anywhere`);
}

/** The card types and supertypes that an object has, by the alphabet. */
export function typeNames({ types, supertypes }: ReturnType<typeof characteristics>): readonly string[] {
  const named = (names: readonly string[], bits: number): string[] =>
    names.filter((_name, i) => (bits & (1 << i)) !== 0);
  return [...named(CARD_TYPES, types), ...named(SUPERTYPES, supertypes)].sort();
}
