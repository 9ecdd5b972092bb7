/** Abilities that trigger when damage is prevented. CR 615.13. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const MONK =
  'Monk | {0} | Creature — Monk | 1/1 | Whenever damage that would be dealt to you is prevented, put that many +2/+2 counters on this creature.';
const BELL = 'Bell | {0} | Enchantment | | Whenever damage that would be dealt to you is prevented, you gain 10 life.';
const WARD = 'Ward | {0} | Instant | | Prevent the next 3 damage that would be dealt to you this turn.';
const FOG = 'Fog Bank | {0} | Instant | | Prevent all combat damage that would be dealt this turn.';
const BURN = 'Burn | {0} | Instant | | Burn deals 5 damage to any target.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';

describe('whenever damage is prevented', () => {
  test('some of it prevented is enough, and only that is counted (CR 615.13)', () => {
    const game = table([MONK, WARD, BURN], [{ battlefield: ['Monk'], hand: ['Ward', 'Burn'] }, {}]);
    plays(game.ann, 'Ward');
    plays(game.ann, 'Burn', 'ann');
    expect([game.ann.life, game.ann.stats('Monk')]).toEqual([18, '7/7']);
  });

  test('one effect that prevents the damage of several sources at once makes it trigger once (CR 615.13)', () => {
    const game = table([MONK, BELL, FOG, OX], [['Ox', 'Ox'], { battlefield: ['Monk', 'Bell'], hand: ['Fog Bank'] }]);
    game.ann.attacks(['Ox', 'Ox']);
    game.to('DeclareAttackers');
    plays(game.ben, 'Fog Bank');
    game.throughCombat();
    game.resolveAll();
    expect([game.ben.life, game.ben.stats('Monk')]).toEqual([30, '13/13']);
  });

  test('each effect that prevents some makes it trigger (CR 615.13)', () => {
    const game = table([BELL, WARD, BURN], [{ battlefield: ['Bell'], hand: ['Ward', 'Ward', 'Burn'] }, {}]);
    plays(game.ann, 'Ward');
    plays(game.ann, 'Ward');
    plays(game.ann, 'Burn', 'ann');
    expect(game.ann.life).toBe(40);
  });

  test('damage to something else, dealt in full, or changed otherwise does not (CR 615.13)', () => {
    const shield = 'Shield | {0} | Instant | | Prevent all damage that would be dealt to target Ox this turn.';
    const game = table(
      [BELL, OX, shield, BURN],
      [{ battlefield: ['Bell', 'Ox'], hand: ['Shield', 'Burn', 'Burn'] }, {}],
    );
    plays(game.ann, 'Shield', 'Ox');
    plays(game.ann, 'Burn', 'Ox');
    plays(game.ann, 'Burn', 'ann');
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Bell', 'Ox'], 15]);
  });
});
