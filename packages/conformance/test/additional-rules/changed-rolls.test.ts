/** Modifiers of die rolls from other sources: their costs, and their order. CR 706.2, 706.2a, 706.2b. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SHIFT =
  'Shift | {0} | Enchantment | | After you roll a die, you may pay 1 life. If you do, increase or decrease the result by 1. Do this only once each turn.';
const CLAM = 'Clam | {0} | Enchantment | | If you roll a 4 on a six-sided die, you may reroll that die.';
const EYE = 'Eye | {0} | Artifact | | Once each turn, you may pay {2} to reroll one or more dice you rolled.';
const ROLL = 'Roll It | {0} | Sorcery | | Roll a six-sided die. You gain life equal to the result.';

/** A game in which the dice show these numbers, and Ann answers the choices about them so, one after the other. */
function rolling(
  rolls: readonly number[],
  answers: readonly number[],
  battlefield: readonly string[],
): { game: ReturnType<typeof table>; asked: string[][] } {
  // With each answer what is being done is done again, with the same rolls.
  let left = [...rolls];
  const choices = [...answers];
  const asked: string[][] = [];
  const game = table([SHIFT, CLAM, EYE, ROLL], [{ battlefield, hand: ['Roll It', 'Roll It'] }, {}]).alter(
    (position) => {
      position.scripted = () => left.shift() ?? null;
    },
  );
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    asked.push([...question.options]);
    left = [...rolls];
    return [choices.shift() ?? 0];
  });
  return { game, asked };
}

describe('modifiers of a roll', () => {
  test('are optional, and have costs: the player who rolled pays, and the result is changed (CR 706.2a)', () => {
    for (const [answers, life] of [
      [[0], 24],
      [[1, 0], 20 - 1 + 5],
      [[1, 1], 20 - 1 + 3],
    ] as const) {
      const { game } = rolling([4], answers, ['Shift']);
      expect(plays(game.ann, 'Roll It').ann.life).toBe(life);
    }
  });

  test('with a mana cost: mana abilities may be activated for it; without mana it is not offered (CR 706.2a)', () => {
    const { game } = rolling([1, 6], [1], ['Eye', 'Forest', 'Forest']);
    expect(plays(game.ann, 'Roll It').ann.life).toBe(26);
    expect(game.ann.permanent('Forest').status & 1).toBe(1);
    const other = rolling([1], [], ['Eye']);
    expect(plays(other.game.ann, 'Roll It').ann.life).toBe(21);
    expect(other.asked).toEqual([]);
  });

  test('of several the player chooses; those that reroll come first, then those that add or subtract (CR 706.2b)', () => {
    const { game, asked } = rolling([4, 4, 5], [2, 1, 1, 0], ['Shift', 'Clam', 'Eye', 'Forest', 'Forest']);
    plays(game.ann, 'Roll It');
    // Rerolled by the Eye; the new 4 by the Clam; then 5 is made 6 for 1 life.
    expect(asked).toEqual([
      ['Leave it', 'Clam', 'Eye'],
      ['Leave it', 'Clam'],
      ['Leave it', 'Shift'],
      ['+1', '-1'],
    ]);
    expect(game.ann.life).toBe(20 - 1 + 6);
  });

  test('are applied to the natural result before what the instruction adds to it (CR 706.2)', () => {
    const plus =
      'Plus | {0} | Sorcery | | Roll a d6 and add the number of enchantments you control. You gain life equal to the result.';
    let left = [4, 2];
    const game = table([CLAM, plus], [{ battlefield: ['Clam'], hand: ['Plus'] }, {}]).alter((position) => {
      position.scripted = () => left.shift() ?? null;
    });
    game.plan((question) => {
      if (question.kind !== 'chooseOption') return null;
      left = [4, 2];
      return [1];
    });
    expect(plays(game.ann, 'Plus').ann.life).toBe(23);
  });

  test('"only once each turn" is once, however many dice are rolled (CR 706.2a)', () => {
    const { game, asked } = rolling([4, 4], [1, 0], ['Shift']);
    plays(game.ann, 'Roll It');
    plays(game.ann, 'Roll It');
    expect([game.ann.life, asked.length]).toEqual([20 - 1 + 5 + 4, 2]);
  });
});
