/** Lands that produce another type of mana than their abilities say. CR 106.6a, 106.7, 106.12b, 616.1. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const PITCH =
  'Pitch Sky | {0} | Enchantment | | If a land or creature is tapped for mana, it produces {B} instead of any other type and amount.';
const ASH =
  'Ash Sky | {0} | Enchantment | | If a land or creature is tapped for mana, it produces colorless mana instead of any other type.';
const LENS =
  'Lens | {0} | Artifact | | If a land or creature is tapped for two or more mana, it produces {C} instead of any other type and amount.';
const PRISM =
  'Prism | {0} | Enchantment | | If a nonartifact land you control is tapped for mana, it produces mana of a color of your choice instead of any other type.';
const LODE =
  'Twin Lode | {0} | Enchantment | | If you tap a land for mana, it produces twice as much of that mana instead.';
const GROVE = 'Old Grove | | Land | | {T}: Add {G}{G}.';
const GATE = 'Old Gate | | Land | | {T}: Add {W} or {G}.';
const MIRROR =
  'Mirror Pool | | Land | | {T}: Add one mana of any color that a land or creature you control could produce.';
const ROCK = 'Green Rock | {0} | Artifact | | {T}: Add {G}{G}.';
const LINES = [
  PITCH,
  ASH,
  LENS,
  PRISM,
  LODE,
  GROVE,
  GATE,
  MIRROR,
  ROCK,
  'Black Toll | {B}{B} | Sorcery | | You gain 1 life.',
  'Green Toll | {G} | Sorcery | | You gain 2 life.',
  'Plain Toll | {1} | Sorcery | | You gain 4 life.',
  'Red Toll | {R} | Sorcery | | You gain 8 life.',
];
const WUBRGC = 'WUBRGC';
/** What one tap adds. */
function tapped(land: string, ...others: string[]): string {
  const game = table(LINES, [[...others, land], {}]);
  game.ann.activates(land);
  return game.ann.state.pool.amounts.map((amount, kind) => (WUBRGC[kind] as string).repeat(amount)).join('');
}
const HAND = ['Black Toll', 'Green Toll', 'Plain Toll', 'Red Toll'];
/** Which spells can be cast with it. */
const castable = (...battlefield: string[]): string[] => {
  const game = table(LINES, [{ battlefield, hand: HAND }, {}]);
  return HAND.filter((name) => game.ann.can('cast', name));
};

describe('another type of mana', () => {
  test('one black mana, whatever the type and amount would be (CR 106.12b)', () => {
    expect([tapped('Forest', 'Pitch Sky'), tapped('Old Grove', 'Pitch Sky'), tapped('Old Gate', 'Pitch Sky')]).toEqual([
      'B',
      'B',
      'B',
    ]);
  });

  test('the amount stays where only the type is said to be another (CR 106.12b)', () => {
    expect([tapped('Forest', 'Ash Sky'), tapped('Old Grove', 'Ash Sky')]).toEqual(['C', 'CC']);
  });

  test('what is no land makes what it says (CR 106.12)', () => {
    expect(tapped('Green Rock', 'Pitch Sky')).toBe('GG');
  });

  test('for two or more mana: a land that makes one is not meant (CR 614.1a)', () => {
    expect([tapped('Old Grove', 'Lens'), tapped('Forest', 'Lens'), tapped('Green Rock', 'Lens')]).toEqual([
      'C',
      'G',
      'GG',
    ]);
  });

  test('who pays counts with the mana that comes (CR 601.2g, 605.3a)', () => {
    expect(castable('Pitch Sky', 'Forest')).toEqual(['Plain Toll']);
    expect(castable('Pitch Sky', 'Forest', 'Old Gate')).toEqual(['Black Toll', 'Plain Toll']);
    expect(castable('Lens', 'Old Grove')).toEqual(['Plain Toll']);
    const game = table(LINES, [{ battlefield: ['Pitch Sky', 'Old Grove', 'Old Gate'], hand: HAND }, {}]);
    plays(game.ann, 'Black Toll');
    expect([game.ann.life, game.ann.state.pool.amounts]).toEqual([21, [0, 0, 0, 0, 0, 0]]);
  });

  test('a color of your choice: the land pays for any one, and by hand it is asked (CR 608.2d)', () => {
    expect(castable('Prism', 'Forest')).toEqual(['Green Toll', 'Plain Toll', 'Red Toll']);
    expect(castable('Prism', 'Old Grove')).toEqual(HAND);
    const game = table(LINES, [{ battlefield: ['Prism', 'Forest'], hand: HAND }, {}]);
    plays(game.ann, 'Red Toll');
    expect(game.ann.life).toBe(28);
    const other = table(LINES, [['Prism', 'Forest'], {}]);
    other.ann.answers('chooseOption', [1]);
    other.ann.activates('Forest');
    expect(other.ann.state.pool.amounts).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('the player has the order: twice as much of one black, or one black of twice as much (CR 616.1)', () => {
    for (const [answer, black] of [
      [0, 2],
      [1, 1],
    ] as const) {
      const game = table(LINES, [['Pitch Sky', 'Twin Lode', 'Forest'], {}]);
      game.ann.answers('chooseOption', (question) => {
        const { options } = question as { options: readonly string[] };
        expect([...options].sort()).toEqual(['{B}', '{B}{B}']);
        return [options.indexOf(answer === 0 ? '{B}{B}' : '{B}')];
      });
      game.ann.activates('Forest');
      expect(game.ann.state.pool.amounts[2]).toBe(black);
    }
  });

  test('what a land could produce is what it would produce now (CR 106.7)', () => {
    expect(castable('Pitch Sky', 'Mirror Pool', 'Forest')).toEqual(['Black Toll', 'Plain Toll']);
    expect(castable('Forest', 'Mirror Pool')).toEqual(['Green Toll', 'Plain Toll']);
    // Colorless is no color, so nothing could be added, and nothing is there to be changed (CR 106.5).
    expect(castable('Ash Sky', 'Mirror Pool')).toEqual([]);
  });
});

test('each spell costs more for each other one that the same player has cast this turn (CR 601.2f)', () => {
  const sphere =
    'Toll Sphere | {0} | Artifact | | Each nonland spell a player casts costs {1} more to cast for each other spell that player has cast this turn.';
  const nil = 'Nil | {0} | Instant | | You gain 1 life.';
  const game = table(
    [sphere, nil],
    [{ hand: ['Toll Sphere', 'Nil', 'Nil', 'Nil'], battlefield: ['Forest'] }, { hand: ['Nil'] }],
  );
  plays(game.ann, 'Toll Sphere');
  // The Sphere itself was a spell that was cast this turn.
  expect(game.ann.can('cast', 'Nil')).toBe(true);
  plays(game.ann, 'Nil');
  expect([game.ann.state.hand.length, game.ann.permanent('Forest').status !== 0]).toEqual([2, true]);
  expect([game.ann.can('cast', 'Nil'), game.ben.can('cast', 'Nil')]).toEqual([false, true]);
  plays(game.ben, 'Nil');
  expect(game.ben.life).toBe(21);
});
