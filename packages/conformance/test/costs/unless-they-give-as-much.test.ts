/** "... that much ... unless they ... that many": as many as the instruction says. CR 118.12a, 608.2c. */
import { expect, test } from 'vitest';
import { plays, table, until } from '../support/text-table.ts';

const SPITEFUL =
  'Spiteful Wall | {0} | Creature - Wall | 0/9 | Whenever a source an opponent controls deals damage to this creature, that source’s controller loses that much life unless they sacrifice that many permanents.';
const BOLT = 'Hot Bolt | {0} | Instant | | Hot Bolt deals 2 damage to target creature.';

test('who has too few permanents is not asked, and loses the life (CR 118.12a)', () => {
  const game = table([SPITEFUL, BOLT], [['Spiteful Wall'], { battlefield: ['Island'], hand: ['Hot Bolt'] }]);
  game.ben.answers('yesNo', () => {
    throw new Error('there are not two to sacrifice');
  });
  game.ben.casts('Hot Bolt', { targets: ['Spiteful Wall'] });
  game.resolveAll();
  expect([game.ann.life, game.ben.life, game.ben.battlefield]).toEqual([20, 18, ['Island']]);
});

test('who has enough may sacrifice so many, and loses nothing', () => {
  const lands = ['Island', 'Forest', 'Plains'];
  const game = table([SPITEFUL, BOLT], [['Spiteful Wall'], { battlefield: lands, hand: ['Hot Bolt'] }]);
  game.ben.casts('Hot Bolt', { targets: ['Spiteful Wall'] });
  game.ben.answers('yesNo', [1]);
  const { min, max, from } = until(game.ben, 'chooseObjects');
  expect([min, max, from.length]).toEqual([2, 2, 3]);
  game.resolveAll();
  expect([game.ben.life, game.ben.battlefield.length, game.ann.battlefield]).toEqual([20, 1, ['Spiteful Wall']]);
});

test('what was paid for was not done: nothing is counted of it afterwards (CR 118.12a, 608.2c)', () => {
  const drain =
    'Toll | {0} | Sorcery | | Target opponent loses 3 life unless that player sacrifices a permanent. You gain life equal to the life lost this way.';
  for (const [pays, lives] of [
    [1, [20, 20]],
    [0, [23, 17]],
  ] as const) {
    const game = table([drain], [{ hand: ['Toll'] }, ['Island']]);
    game.ben.answers('yesNo', [pays]);
    plays(game.ann, 'Toll', 'ben');
    expect([game.ann.life, game.ben.life]).toEqual(lives);
  }
});
