/** Triggered mana abilities: at once, without the stack, whoever's they are; other triggers of the same event wait. CR 605.1b, 605.4a. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/rules-table.ts';

const FLOOD = 'Flood | {0} | Enchantment | | Whenever you tap a land for mana, add an additional {U}.';
const THAW = 'Thaw | {0} | Enchantment | | Whenever you tap a Forest for mana, add an additional {R}.';
const BELL = 'Bell | {0} | Enchantment | | Whenever you tap a land for mana, you gain 2 life.';
const pool = (game: Scenario, player = game.ann): readonly number[] => player.state.pool.amounts;
const tap = (battlefield: string[], name = 'Forest', theirs: string[] = []): Scenario => {
  const game = table([FLOOD, THAW, BELL, 'Well | {0} | Artifact | | {T}: Add {G}.'], [battlefield, theirs]);
  game.ann.activates(name);
  return game;
};

describe('by hand (CR 605.4a)', () => {
  test('the mana is there at once, and nothing is on the stack', () => {
    const game = tap(['Flood', 'Forest']);
    expect([pool(game), game.stack]).toEqual([[0, 1, 0, 0, 1, 0], []]);
  });

  test('several of them all add theirs, each for what it speaks of', () => {
    expect(pool(tap(['Flood', 'Flood', 'Thaw', 'Forest']))).toEqual([0, 2, 0, 1, 1, 0]);
    expect(pool(tap(['Flood', 'Thaw', 'Island'], 'Island'))).toEqual([0, 2, 0, 0, 0, 0]);
    expect(pool(tap(['Flood', 'Thaw', 'Well'], 'Well'))).toEqual([0, 0, 0, 0, 1, 0]);
  });

  test('those of other players see only what those players tap', () => {
    const game = tap(['Forest'], 'Forest', ['Flood']);
    expect([pool(game), pool(game, game.ben)]).toEqual([
      [0, 0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test('a trigger that adds no mana goes on the stack, after the mana has been added (CR 603.3)', () => {
    const game = tap(['Bell', 'Flood', 'Forest']);
    expect([pool(game), game.stack, game.ann.life]).toEqual([[0, 1, 0, 0, 1, 0], ['Bell'], 20]);
    game.resolve();
    expect(game.ann.life).toBe(22);
  });

  test('mana that is not used is lost as the step ends (CR 106.4)', () => {
    const game = tap(['Flood', 'Forest']);
    game.to('BeginningOfCombat');
    expect(pool(game)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('while a spell is paid for (CR 605.3a)', () => {
  const pays = (cost: string, battlefield: string[]): [boolean, number, number] => {
    const game = table(
      [FLOOD, THAW, BELL, `Goal | ${cost} | Sorcery | | Scry 1.`],
      [{ hand: ['Goal'], battlefield }, []],
    );
    if (!game.ann.can('cast', 'Goal')) return [false, 0, 0];
    game.ann.casts('Goal');
    return [true, pool(game).reduce((sum, n) => sum + n, 0), game.stack.length];
  };
  test('what comes besides pays too; what is too much stays in the pool', () => {
    expect(pays('{G}{U}', ['Flood', 'Forest'])).toEqual([true, 0, 1]);
    expect(pays('{G}{U}{R}', ['Flood', 'Thaw', 'Forest'])).toEqual([true, 0, 1]);
    expect(pays('{G}', ['Flood', 'Forest'])).toEqual([true, 1, 1]);
    expect(pays('{G}{G}', ['Flood', 'Forest'])).toEqual([false, 0, 0]);
    expect(pays('{3}', ['Flood', 'Thaw', 'Forest'])).toEqual([true, 0, 1]);
    expect(pays('{4}', ['Flood', 'Thaw', 'Forest'])).toEqual([false, 0, 0]);
  });

  test('other triggers wait until the spell is cast, and go on top of it (CR 603.3)', () => {
    expect(pays('{G}', ['Bell', 'Forest'])).toEqual([true, 0, 2]);
  });
});
