/** Whether a player has cast another spell of that name in the whole game. CR 201.2, 400.7, 601.2i, 608.2c, 707.10. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  "Twin Dawn | {0} | Sorcery | | If Twin Dawn was cast from your hand and you've cast another spell named Twin Dawn this game, you win the game. Otherwise, put Twin Dawn into its owner's library seventh from the top and you gain 7 life.",
  "Old Song | {0} | Sorcery | | If you've cast a spell named Chant this game, you gain 5 life.",
  'Chant | {0} | Instant | | You gain 1 life.',
  'Nix | {0} | Instant | | Counter target spell.',
  'Echo | {0} | Instant | | Copy target spell.',
];
const won = (game: Scenario): boolean => game.isOver && !game.ann.state.lost && game.ben.state.lost !== null;

test('the first goes into the library seventh from the top, or to the bottom of a small one (CR 401.7)', () => {
  const library = ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Forest'];
  const game = table(LINES, [{ hand: ['Twin Dawn'], library }, {}]);
  plays(game.ann, 'Twin Dawn');
  expect([game.ann.life, game.ann.library.toReversed().indexOf('Twin Dawn')]).toEqual([27, 6]);
  const small = table(LINES, [{ hand: ['Twin Dawn'], library: ['Plains', 'Plains'] }, {}]);
  plays(small.ann, 'Twin Dawn');
  expect(small.ann.library.toReversed()).toEqual(['Plains', 'Plains', 'Twin Dawn']);
});

test('the second wins, also in a later turn and if the first was countered (CR 601.2i, 104.2b)', () => {
  const game = table(LINES, [{ hand: ['Twin Dawn', 'Twin Dawn'] }, { hand: ['Nix'] }]);
  game.ann.casts('Twin Dawn');
  game.ben.casts('Nix', { targets: ['Twin Dawn'] });
  game.resolveAll();
  expect([game.isOver, game.ann.life]).toEqual([false, 20]);
  game.to('PrecombatMain', game.game.turn + 2);
  plays(game.ann, 'Twin Dawn');
  expect(won(game)).toBe(true);
});

test('what an opponent casts does not count, nor does a copy, which is not cast (CR 707.10)', () => {
  const game = table(LINES, [{ hand: ['Twin Dawn', 'Echo'] }, { hand: ['Twin Dawn'] }]);
  game.ann.casts('Twin Dawn');
  game.ann.casts('Echo', { targets: ['Twin Dawn'] });
  game.resolveAll();
  expect([game.isOver, game.ann.life]).toEqual([false, 34]);
  game.to('PrecombatMain', game.game.turn + 1);
  plays(game.ben, 'Twin Dawn');
  expect([game.isOver, game.ben.life]).toEqual([false, 27]);
});

test('another name may be asked for (CR 201.2)', () => {
  const game = table(LINES, [{ hand: ['Old Song', 'Chant', 'Old Song'] }, {}]);
  plays(game.ann, 'Old Song');
  expect(game.ann.life).toBe(20);
  plays(game.ann, 'Chant');
  plays(game.ann, 'Old Song');
  expect(game.ann.life).toBe(26);
});
