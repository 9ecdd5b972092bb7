/** Grand Melee tables for tests, and playing on at them. CR 807. */
import type { Action } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { type Game, type PlayerId, Step } from '../../src/index.ts';
import { anyTarget } from './cards.ts';
import { act, classFilter, damage, instant, sorcery, table, target } from './single-rule-cards.ts';
import type { Scenario, Seat } from './scenario.ts';
import { editPlayer } from '../../src/vocabulary/door.ts';

export const MELEE = { format: 'grand-melee' };
export const spark = instant('Spark', damage(1, anyTarget));
export const walk = sorcery('Borrowed Time', act({ kind: 'extraTurn' } as Action));
export const deny = instant('Deny', act({ kind: 'counter', object: target(classFilter('spell')) }));
export const cards: readonly Card[] = [spark, walk, deny];

export function melee(
  players: number,
  seats: Readonly<Record<number, Seat>> = {},
  more: readonly Card[] = [],
): Scenario {
  return table(
    [...cards, ...more],
    Array.from({ length: players }, (_, i) => seats[i] ?? []),
    MELEE,
  );
}

export interface Marker {
  readonly number: number;
  readonly holder: number;
  readonly taking: boolean;
  readonly removals: number;
}

/** The markers as they are: number, holder, whether the turn has begun. */
export function markers(game: Game): readonly Marker[] {
  return (game.melee?.markers ?? []).map(({ number, holder, taking, removals }) => ({
    number,
    holder,
    taking,
    removals,
  }));
}

export const holders = (table: Scenario): number[] => markers(table.game).map(({ holder }) => holder);

/** Plays on, everybody passing, until it is so; the turns that began meanwhile, by seat. */
export function until(table: Scenario, reached: (game: Game) => boolean): number[] {
  const begun: number[] = [];
  const seen = new Set<number>([table.game.turn, ...(table.game.melee?.markers ?? []).map(({ turn }) => turn)]);
  for (let i = 0; !reached(table.game); i++) {
    if (table.question === null || i > 6000) throw new Error('it never came');
    table.proceed();
    const { turn, activePlayer } = table.game;
    if (!seen.has(turn)) begun.push(activePlayer);
    seen.add(turn);
  }
  return begun;
}

/** Plays on until that seat has priority in its own main phase with nothing on its stack. */
export function mainPhaseOf(table: Scenario, seat: number): void {
  until(
    table,
    (game) =>
      game.activePlayer === seat &&
      game.step === Step.PrecombatMain &&
      table.question?.kind === 'priority' &&
      table.question.player === seat &&
      game.stack.length === 0,
  );
}

/** A table where the turn of seat 4 ends later, because it casts Sparks in its end step. */
export function slow(players: number, seats: Readonly<Record<number, Seat>> = {}): Scenario {
  const game = melee(players, { ...seats, 4: { hand: ['Spark', 'Spark', 'Spark'] } });
  let left = 3;
  game.plan((question, { activePlayer, step, objects, stack }) => {
    if (left === 0 || question.player !== 4 || activePlayer !== 4 || step !== Step.End || stack.length > 0) return null;
    if (question.kind !== 'priority') return null;
    const at = question.options.findIndex(
      (option) => option.kind === 'cast' && objects[option.object]?.record.card.name === 'Spark',
    );
    left--;
    return [at];
  });
  return game;
}

/** Concedes for a seat and lets it take effect. */
export function leaves(table: Scenario, ...seats: number[]): void {
  for (const seat of seats) table.session.concede(seat as PlayerId);
}

/** Several leave together: their life is gone at once. */
export function leaveTogether(table: Scenario, ...seats: number[]): void {
  table.alter((game) => {
    for (const seat of seats) editPlayer(game, seat as PlayerId).life = 0;
  });
  until(table, (game) => seats.every((seat) => game.players[seat]?.left === true));
}
