/** Loops: when the game says that it is one, and in which words. CR 104.4b, 729. */
import { expect, test } from 'vitest';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/rules-table.ts';

const CAGE =
  'Iron Cage | {0} | Enchantment | | When this enchantment enters, exile another target enchantment until this enchantment leaves the battlefield.';

test('a loop that nobody can stop ends the game, which is drawn, and says so by its rule (CR 104.4b)', () => {
  const game = table([CAGE], [{ hand: ['Iron Cage', 'Iron Cage', 'Iron Cage'] }, {}]);
  plays(game, game.ann, 'Iron Cage');
  game.resolveAll();
  plays(game, game.ann, 'Iron Cage');
  game.resolveAll();
  expect(told(game, /^104/)).toEqual([]);
  game.ann.casts('Iron Cage');
  for (let i = 0; i < 2000 && !game.isOver; i++) game.proceed();
  expect(told(game, /^104/)).toEqual(['104.4b The game is a draw: a loop of mandatory actions repeats without end']);
});

test('what happens again and again and changes something is no loop: the game goes on until it ends by itself (CR 104.4b)', () => {
  const drip =
    'Drip | {0} | Artifact | | {T}: You gain 1 life. / Whenever Drip becomes tapped, untap it. / Whenever Drip becomes untapped, tap it. / Whenever Drip becomes tapped, each opponent loses 1 life.';
  const game = table([drip], [['Drip'], { life: 60 }]);
  game.ann.activates('Drip');
  for (let i = 0; i < 3000 && !game.isOver; i++) game.proceed();
  expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, false, [game.ann.id]]);
  expect(told(game, /^104/)).toEqual([]);
});

test('a player who acts often in one step without a loop may go on (CR 729.3)', () => {
  const well = 'Well | {0} | Artifact | | {0}: You gain 1 life.';
  const game = table([well], [['Well'], {}]);
  for (let i = 0; i < 60; i++) {
    game.ann.activates('Well');
    game.resolve();
  }
  expect(game.ann.life).toBe(80);
});
