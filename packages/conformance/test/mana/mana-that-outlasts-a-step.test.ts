/** Mana that is still there in a later step, and what else outlasts a step: control of a player. CR 106.4, 500.4, 720. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '@kitchen-table/engine';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table } from '../support/text-table.ts';

/** How much mana of each kind is in the pool: W, U, B, R, G, C. */
const pool = ({ state }: TestPlayer): number[] => {
  const { amounts, special } = state.pool;
  return amounts.map((amount, kind) => amount + special.filter((mana) => mana.kind === kind).length);
};
const WELL = 'Well | {0} | Artifact | | {0}: Add {R}. / {0}: Add {G}.';
const EMPTY = [0, 0, 0, 0, 0, 0];

describe('mana (CR 106.4)', () => {
  const filled = (...keeping: string[]) => {
    const game = table(
      [
        WELL,
        'Green Bowl | {0} | Enchantment | | You don’t lose unspent green mana as steps and phases end.',
        'Great Bowl | {0} | Enchantment | | Players don’t lose unspent mana as steps and phases end.',
      ],
      [{ battlefield: ['Well', ...keeping] }, { battlefield: ['Well'] }],
    );
    for (const player of [game.ann, game.ben]) {
      player.activates('Well', { ability: 0 });
      player.activates('Well', { ability: 1 });
    }
    expect([pool(game.ann), pool(game.ben)]).toEqual([
      [0, 0, 0, 1, 1, 0],
      [0, 0, 0, 1, 1, 0],
    ]);
    return game.to('BeginningOfCombat');
  };

  test('is lost as the phase ends, but what somebody keeps: of that player, of that color', () => {
    const plain = filled();
    expect([pool(plain.ann), pool(plain.ben)]).toEqual([EMPTY, EMPTY]);
    const green = filled('Green Bowl');
    expect([pool(green.ann), pool(green.ben)]).toEqual([[0, 0, 0, 0, 1, 0], EMPTY]);
    expect(pool(green.to('Upkeep', 2).ann)).toEqual([0, 0, 0, 0, 1, 0]);
    const all = filled('Great Bowl');
    expect([pool(all.ann), pool(all.ben)]).toEqual([
      [0, 0, 0, 1, 1, 0],
      [0, 0, 0, 1, 1, 0],
    ]);
  });

  test('until end of combat: to the end of that phase (CR 511.3)', () => {
    const game = table(['Blaze Cat | {1} | Creature — Cat | 2/2 | Firebending 2'], [['Blaze Cat'], []]);
    game.ann.attacks('Blaze Cat');
    game.to('DeclareBlockers');
    expect(pool(game.ann)).toEqual([0, 0, 0, 2, 0, 0]);
    expect(pool(game.to('EndOfCombat').ann)).toEqual([0, 0, 0, 2, 0, 0]);
    expect(pool(game.to('PostcombatMain').ann)).toEqual(EMPTY);
  });
});

describe('control of a player (CR 720)', () => {
  const decides = (text: string, players = 2) => {
    const game = table(
      [`Puppet | {0} | Sorcery | | ${text}`],
      Array.from({ length: players }, (_, seat) => (seat === 0 ? { hand: ['Puppet', 'Puppet'] } : {})),
    );
    plays(game.ann, 'Puppet', 'ben');
    return game;
  };
  /** Who answers for Ben where he has priority in that step. */
  const answering = (
    game: ReturnType<typeof table>,
    step: 'Upkeep' | 'BeginningOfCombat' | 'EndOfCombat' | 'PostcombatMain',
    turn: number,
  ): PlayerId => {
    game.to(step, turn);
    for (let i = 0; i < 9; i++) {
      const { question } = game;
      if (question?.kind === 'priority' && (question.forPlayer ?? question.player) === 1) return question.player;
      game.proceed();
    }
    throw new Error('Ben is never asked');
  };

  test('for the next turn: from its beginning to its end', () => {
    const game = decides('You control target player during that player’s next turn.');
    expect(answering(game, 'BeginningOfCombat', 1)).toBe(1);
    expect(answering(game, 'Upkeep', 2)).toBe(0);
    expect(answering(game, 'PostcombatMain', 2)).toBe(0);
    expect([answering(game, 'Upkeep', 3), game.game.playerControl]).toEqual([1, []]);
  });

  test('for the next combat phase: from its first step to its last', () => {
    const game = decides('You control target player during their next combat phase.');
    expect(answering(game, 'EndOfCombat', 1)).toBe(1);
    expect(answering(game, 'Upkeep', 2)).toBe(1);
    expect(answering(game, 'BeginningOfCombat', 2)).toBe(0);
    expect(answering(game, 'EndOfCombat', 2)).toBe(0);
    expect(answering(game, 'PostcombatMain', 2)).toBe(1);
    expect(game.game.playerControl).toEqual([]);
  });

  test('for this turn: until it ends', () => {
    const game = decides('You control target player this turn.');
    expect(answering(game, 'PostcombatMain', 1)).toBe(0);
    expect(answering(game, 'Upkeep', 2)).toBe(1);
  });

  test('an extra turn after the one that is controlled follows that one only (CR 500.7)', () => {
    const game = decides(
      'You control target player during that player’s next turn. After that turn, that player takes an extra turn.',
      3,
    );
    plays(game.ann, 'Puppet', 'cat');
    expect(game.game.playerControl.map(({ controlled, extraTurn }) => [controlled, extraTurn])).toEqual([
      [1, true],
      [2, true],
    ]);
    const turns: number[] = [];
    for (let turn = 2; turn < 7; turn++) turns.push(game.to('Upkeep', turn).game.activePlayer);
    expect(turns).toEqual([1, 1, 2, 2, 0]);
  });
});
