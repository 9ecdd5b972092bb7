/** "Each opponent who has more than two cards in hand discards cards equal to the difference": each by their own. CR 608.2h. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('a description compares, and the difference is that of whom it describes (CR 608.2c, 608.2h)', () => {
  const game = table(
    [
      'Thrift | {0} | Sorcery | | Each opponent who has more than two cards in hand discards cards equal to the difference.',
    ],
    [
      { hand: ['Thrift', 'Forest', 'Forest', 'Forest'] },
      { hand: ['Swamp', 'Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      { hand: ['Plains', 'Plains', 'Plains'] },
      { hand: ['Island'] },
    ],
  );
  plays(game.ann, 'Thrift');
  expect(game.game.players.map(({ hand }) => hand.length)).toEqual([
    4, // CR 103.8c: the first player of several draws.
    2,
    2,
    1,
  ]);
});

test('damage is dealt to each by their own difference, all at once (CR 608.2h, 120.3)', () => {
  const game = table(
    [
      'Reckoning | {0} | Sorcery | | Reckoning deals damage to each opponent who controls more lands than you equal to the difference. Then you gain life equal to the damage dealt this way.',
    ],
    [
      { battlefield: ['Forest'], hand: ['Reckoning'] },
      { battlefield: ['Swamp', 'Swamp', 'Swamp', 'Swamp'] },
      { battlefield: ['Plains', 'Plains'] },
      { battlefield: ['Island'] },
    ],
  );
  plays(game.ann, 'Reckoning');
  expect(game.game.players.map(({ life }) => life)).toEqual([24, 17, 19, 20]);
});

test('of a player who is chosen for it, it is that player’s (CR 608.2c)', () => {
  const game = table(
    [
      'Envy | {0} | Sorcery | | Choose an opponent who controls more lands than you. You gain life equal to the difference.',
    ],
    [{ battlefield: ['Forest'], hand: ['Envy'] }, { battlefield: ['Swamp', 'Swamp', 'Swamp'] }],
  );
  plays(game.ann, 'Envy');
  expect(game.ann.life).toBe(22);
});
