/** Grand Melee: what a player who leaves has on the stacks of other turns. CR 807.4, 800.4a. */
import { expect, test } from 'vitest';
import { holders, leaves, melee, until } from '../support/melee-table.ts';
import type { Scenario, Seat } from '../support/scenario.ts';
import type { TestPlayer } from '../support/test-player.ts';

const seat = (game: Scenario, at: number): TestPlayer => game.seats[at] as TestPlayer;
/** What lies on the stack of the turn of that seat, which is not at work. */
const away = (game: Scenario, holder: number): string[] =>
  game.game.melee?.markers
    .find((marker) => marker.holder === holder)
    ?.stack.filter((id) => game.game.objects[id] !== undefined)
    .map((id) => game.game.objects[id]?.record.card.name ?? '') ?? [];

/** In the turn of seat 4 these seats put a Spark on its stack; then the turn of seat 0 is at work. */
function withSparks(casters: readonly number[]): Scenario {
  const seats: Record<number, Seat> = Object.fromEntries(casters.map((at) => [at, { hand: ['Spark'] }]));
  const game = melee(8, seats);
  for (const at of casters) {
    until(
      game,
      ({ activePlayer }) => activePlayer === 4 && game.question?.kind === 'priority' && game.question.player === at,
    );
    seat(game, at).casts('Spark', { targets: ['eve'] });
  }
  until(game, ({ activePlayer }) => activePlayer === 0);
  return game;
}

test('a spell on the stack of another turn goes with its owner (CR 800.4a)', () => {
  const game = withSparks([3]);
  expect(away(game, 4)).toEqual(['Spark']);
  leaves(game, 3);
  game.proceed();
  expect(away(game, 4)).toEqual([]);
  until(game, () => !holders(game).includes(4));
  expect(seat(game, 4).life).toBe(20);
});

test('the spells of the others stay there and resolve (CR 800.4a, 807.5)', () => {
  const game = withSparks([3, 5]);
  expect(away(game, 4)).toEqual(['Spark', 'Spark']);
  leaves(game, 3);
  game.proceed();
  expect(away(game, 4)).toEqual(['Spark']);
  until(game, () => seat(game, 5).graveyard.includes('Spark'));
  expect(seat(game, 4).life).toBe(19);
});

test('a player who leaves takes nothing from stacks on which that player has nothing (CR 800.4a)', () => {
  const game = withSparks([5]);
  leaves(game, 2);
  game.proceed();
  expect(away(game, 4)).toEqual(['Spark']);
});
