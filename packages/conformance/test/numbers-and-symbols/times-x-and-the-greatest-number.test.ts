/** "Five times X", "two times X", and the greatest number that one of several players has. CR 107.1, 107.3, 608.2h. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

test('X is multiplied where it is said so, and is X elsewhere (CR 107.3a)', () => {
  const line = 'Crackle | {X}{R} | Sorcery | | Crackle deals five times X damage to each of up to X targets.';
  const game = table(
    [line],
    [
      { hand: ['Crackle'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      { battlefield: ['Hill Giant', 'Craw Wurm'] },
    ],
  );
  game.ann.casts('Crackle', { x: 2, targets: ['Hill Giant', game.ben.name] });
  game.resolve();
  expect([game.ben.life, game.ben.graveyard, game.ben.battlefield]).toEqual([10, ['Hill Giant'], ['Craw Wurm']]);
});

test('life lost is twice X for each opponent, and all of it is gained (CR 608.2h)', () => {
  const line =
    'Debt | {X}{B} | Sorcery | | Each opponent loses two times X life. You gain life equal to the life lost this way.';
  const game = table([line], [{ hand: ['Debt'], battlefield: ['Swamp', 'Swamp', 'Swamp'] }, {}, {}]);
  game.ann.casts('Debt', { x: 2 });
  game.resolve();
  expect(game.game.players.map(({ life }) => life)).toEqual([28, 16, 16]);
});

const HOARD =
  'Hoard | {4} | Creature — Dragon | 4/4 | This spell costs {X} less to cast, where X is the greatest number of enchantments an opponent controls.';
const COIN = 'Coin | {0} | Enchantment | |';

test('what one opponent controls counts, neither the sum of all nor what you control (CR 107.1, 601.2f)', () => {
  const coins = (count: number): string[] => Array.from({ length: count }, () => 'Coin');
  const castable = (forests: number): boolean => {
    const lands = Array.from({ length: forests }, () => 'Forest');
    const seats = [{ hand: ['Hoard'], battlefield: [...lands, ...coins(4)] }, coins(2), coins(1)];
    return table([HOARD, COIN], seats).ann.can('cast', 'Hoard');
  };
  expect([castable(1), castable(2)]).toEqual([false, true]);
});
