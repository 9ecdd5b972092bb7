/** Tables for Planechase tests: planar decks at every seat, a loaded planar die, and what lies face up. */
import type { Game } from '../../src/index.ts';
import { type Options, scenario, type Scenario, type Seat } from './scenario.ts';
import { planes, SUPPLEMENTARY } from './supplementary-test-cards.ts';

export const ROLL = 'roll the planar die';
/** Sides of the planar die. */
export const WALK = 1;
export const CHAOS = 6;
export const BLANK = 3;

/** Every seat has a quiet planar deck unless it says otherwise. */
export function table(seats: readonly Seat[], options: Options = {}): Scenario {
  return scenario(
    seats.map((seat, i) => ({ planarDeck: planes([], 10 * i), ...seat })),
    { format: 'planechase', cards: SUPPLEMENTARY, ...options },
  );
}

/** The planar die shows these sides in order. */
export function loaded(game: Scenario, ...sides: number[]): Scenario {
  return game.alter((position) => {
    position.scripted = (_player, of) => (of === 6 ? (sides.shift() ?? BLANK) : null);
  });
}

export function faceUp({ game }: Scenario): string[] {
  return game.command.map((id) => game.objects[id]?.record.card.name ?? '');
}

export function faceUpController({ game }: Scenario): number | undefined {
  return game.objects[game.command[0] as number]?.controller;
}

export function bottomOf(game: Game, seat: number): string | undefined {
  return game.objects[game.supplementary?.planar[seat]?.[0] as number]?.record.card.name;
}

export function offers(game: Scenario, seat: 0 | 1 | 2 | 3 = 0): boolean {
  return game.session
    .options(game.seats[seat]!.id)
    .some((option) => option.kind === 'special' && option.action === ROLL);
}
