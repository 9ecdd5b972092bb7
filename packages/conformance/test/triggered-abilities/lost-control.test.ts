/** Abilities that trigger when a player loses control of something. CR 603.10d. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const KHAN = 'Khan | {0} | Creature — Human | 4/4 | When you lose control of this creature, you gain 3 life.';
const TAKE = 'Take | {0} | Instant | | Gain control of target creature until end of turn.';
const SLAY = 'Slay | {0} | Instant | | Destroy target creature.';

describe('"when you lose control of this creature"', () => {
  test('looks back: it is the ability of the player who has lost it (CR 603.10d)', () => {
    const game = table([KHAN, TAKE], [['Khan'], { hand: ['Take'] }]);
    plays(game.ben, 'Take', 'Khan');
    expect([game.ben.battlefield, game.ann.life, game.ben.life]).toEqual([['Khan'], 23, 20]);
  });

  test('triggers as an effect that gave control ends, for the one who had it till then (CR 603.10d)', () => {
    const game = table([KHAN, TAKE], [['Khan'], { hand: ['Take'] }]);
    plays(game.ben, 'Take', 'Khan');
    game.to('Upkeep', 2);
    expect([game.ann.battlefield, game.ann.life, game.ben.life]).toEqual([['Khan'], 23, 23]);
  });

  test('triggers when it leaves the battlefield: nobody controls it any more (CR 603.10d, 603.10a)', () => {
    const game = table([KHAN, SLAY], [{ battlefield: ['Khan'], hand: ['Slay'] }, {}]);
    expect(plays(game.ann, 'Slay', 'Khan').ann.life).toBe(23);
  });

  test('a delayed triggered ability waits for it, too (CR 603.10d, 603.7)', () => {
    const ray =
      'Ray | {0} | Instant | | Gain control of target Ox an opponent controls until end of turn. When you lose control of the creature, tap it.';
    const ox = 'Ox | {0} | Creature — Ox | 3/3 |';
    const game = table([ox, ray], [{ hand: ['Ray'] }, ['Ox']]);
    plays(game.ann, 'Ray', 'Ox');
    expect([game.ann.battlefield, game.ann.permanent('Ox').status & 1]).toEqual([['Ox'], 0]);
    while (game.ann.battlefield.length > 0 || game.question?.kind !== 'priority' || game.stack.length > 0)
      game.proceed();
    expect(game.ben.permanent('Ox').status & 1).toBe(1);
  });
});
