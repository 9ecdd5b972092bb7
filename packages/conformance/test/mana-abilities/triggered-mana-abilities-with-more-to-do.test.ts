/** Triggered mana abilities that do more than add mana, and those that are none because they target. CR 605.1b, 605.4a. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/rules-table.ts';

const tap = (text: string, name = 'Forest', more: readonly string[] = []): Scenario => {
  const game = table([`Spell | {0} | Enchantment | | ${text}`], [['Spell', 'Forest', 'Island', ...more], []]);
  game.ann.activates(name);
  return game;
};
const seen = (game: Scenario): unknown[] => [game.ann.state.pool.amounts, game.stack, game.ann.life, game.ben.life];

describe('what it does besides is done at once too', () => {
  const text = 'Whenever you tap a Forest for mana, add an additional {R} and you lose 2 life.';
  test('mana and a loss of life, without the stack (CR 605.4a)', () => {
    expect(seen(tap(text))).toEqual([[0, 0, 0, 1, 1, 0], [], 18, 20]);
    expect(seen(tap(text, 'Island'))).toEqual([[0, 1, 0, 0, 0, 0], [], 20, 20]);
  });

  test('one that targets is no mana ability: it uses the stack (CR 605.5a)', () => {
    const aimed = 'Whenever you tap a Forest for mana, target opponent loses 2 life. Add {R}.';
    const game = tap(aimed);
    expect(seen(game)).toEqual([[0, 0, 0, 0, 1, 0], ['Spell'], 20, 20]);
    game.resolve();
    expect(seen(game)).toEqual([[0, 0, 0, 1, 1, 0], [], 20, 18]);
  });

  test('one that adds no mana is none either, and waits on the stack (CR 605.1b)', () => {
    expect(seen(tap('Whenever you tap a Forest for mana, you lose 2 life and each opponent loses 1 life.'))).toEqual([
      [0, 0, 0, 0, 1, 0],
      ['Spell'],
      20,
      20,
    ]);
  });
});
