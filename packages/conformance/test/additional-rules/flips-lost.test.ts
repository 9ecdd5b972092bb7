/** Flips that are lost, and so many that are won. CR 705.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const HAND = 'you may cast spells from your hand this turn without paying their mana costs';
const GENIE = `Genie | {0} | Sorcery | | Choose a number between 1 and 5. Flip that many coins. For each flip you win, you gain 10 life. For each flip you lose, you lose 1 life. If you won two flips this way, ${HAND}.`;
const BEAST =
  'Beast | {0} | Creature — Beast | 2/2 | Whenever this creature attacks, flip two coins. For each flip you lose, it deals 3 damage to you.';
const DEAR = 'Dear | {9} | Sorcery | | You gain 100 life.';

function flipping(coins: readonly number[]): Scenario {
  let flipped = 0;
  const seats = [{ battlefield: ['Beast'], hand: ['Genie', 'Dear'] }, {}];
  return table([GENIE, BEAST, DEAR], seats).alter((position) => {
    position.scripted = () => coins[flipped++ % coins.length] as number;
  });
}

function choosing(number: number, coins: readonly number[]): Scenario {
  const game = flipping(coins);
  game.plan((question) => (question.kind === 'chooseNumber' ? [number] : null));
  return plays(game.ann, 'Genie');
}

test('as many are flipped as were chosen, and each is won or lost by itself (CR 705.2)', () => {
  expect(choosing(1, [2]).ann.life).toBe(30);
  expect(choosing(1, [1]).ann.life).toBe(19);
  expect(choosing(3, [2, 1, 1]).ann.life).toBe(28);
});

test('spells are free from the hand in that turn once so many flips were won, or more (CR 608.2c, 601.2b)', () => {
  expect(choosing(3, [2, 1, 1]).ann.can('cast', 'Dear')).toBe(false);
  expect(choosing(5, [2, 2, 1, 2, 1]).ann.can('cast', 'Dear')).toBe(true);
  const game = choosing(2, [2]);
  expect(plays(game.ann, 'Dear').ann.life).toBe(140);
});

test('flips lost count where none that are won do; none lost does nothing (CR 705.2)', () => {
  for (const [coins, life] of [
    [[1, 1], 14],
    [[1, 2], 17],
    [[2, 2], 20],
  ] as const) {
    const game = flipping(coins);
    game.ann.attacks('Beast');
    game.throughCombat();
    expect(game.ann.life).toBe(life);
  }
});
