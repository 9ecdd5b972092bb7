/** Mana that is multiplied as it is produced, and mana that goes from one pool to another. CR 106. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const TRIPLE =
  'Triple Lode | {0} | Enchantment | | If you tap an artifact or land for mana, it produces three times as much of that mana instead.';
const PEN = 'Beast Pen | {0} | Artifact | | {T}: Add {G}. Spend this mana only to cast creature spells.';
const BEAR = 'Dear Bear | {G}{G}{G} | Creature — Bear | 3/3 |';
const BALL = 'Dear Ball | {2}{G} | Sorcery | | You gain 3 life.';

describe('mana produced in a larger amount', () => {
  test('restrictions apply to all of it (CR 106.6a)', () => {
    const game = table(
      [TRIPLE, PEN, BEAR, BALL],
      [{ battlefield: ['Triple Lode', 'Beast Pen'], hand: ['Dear Bear', 'Dear Ball'] }, {}],
    );
    expect([game.ann.can('cast', 'Dear Bear'), game.ann.can('cast', 'Dear Ball')]).toEqual([true, false]);
    game.ann.activates('Beast Pen');
    expect([game.ann.can('cast', 'Dear Bear'), game.ann.can('cast', 'Dear Ball')]).toEqual([true, false]);
    plays(game.ann, 'Dear Bear');
    expect(game.ann.battlefield).toContain('Dear Bear');
  });

  test('it is changed while the ability of a permanent tapped for mana produces it, and no other mana is (CR 106.12b)', () => {
    const lines = [TRIPLE, BALL, 'Green Stone | {0} | Artifact | | Sacrifice Green Stone: Add {G}.'];
    const castable = (...permanents: string[]): boolean =>
      table(lines, [{ battlefield: ['Triple Lode', ...permanents], hand: ['Dear Ball'] }, {}]).ann.can(
        'cast',
        'Dear Ball',
      );
    expect([castable('Forest'), castable('Green Stone'), castable('Green Stone', 'Plains')]).toEqual([
      true,
      false,
      true,
    ]);
    const game = table(lines, [{ battlefield: ['Triple Lode', 'Forest'], hand: ['Dear Ball'] }, {}]);
    plays(game.ann, 'Dear Ball');
    expect([game.ann.life, game.ann.state.pool.amounts]).toEqual([23, [0, 0, 0, 0, 0, 0]]);
  });

  test('two such effects both apply (CR 106.12b)', () => {
    const game = table([TRIPLE], [['Triple Lode', 'Triple Lode', 'Forest'], {}]);
    game.ann.activates('Forest');
    expect(game.ann.state.pool.amounts[4]).toBe(9);
  });
});

test('unspent mana that one player loses and another adds: what may be done with it is unchanged (CR 106.13)', () => {
  const drain = 'Siphon | {0} | Instant | | Target player loses all unspent mana and you add the mana lost this way.';
  const game = table(
    [drain, PEN, BEAR, BALL],
    [{ battlefield: ['Beast Pen', 'Forest', 'Forest'] }, { hand: ['Siphon', 'Siphon'] }],
  );
  game.ann.activates('Beast Pen');
  game.ann.activates('Forest');
  plays(game.ben, 'Siphon', 'ann');
  const { pool } = game.ben.state;
  expect([game.ann.state.pool.amounts[4], game.ann.state.pool.special.length]).toEqual([0, 0]);
  expect([pool.amounts[4], pool.special.length, pool.special[0]?.spendOnly === null]).toEqual([1, 1, false]);
  // The same player may be both.
  plays(game.ben, 'Siphon', 'ben');
  expect(game.ben.state.pool).toEqual(pool);
});
