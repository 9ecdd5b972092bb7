/** Permanents that can't be turned face up: neither as a special action nor by an effect. CR 101.2, 116.2b, 708.7. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const HUSH = `Hush | {0} | Enchantment | | Permanents your opponents control can’t be ${'turned face up'} during your turn.`;
const MOLE = 'Shy Mole | {3} | Creature — Mole | 4/4 | Morph {0}';
const LIGHT = 'Bright Day | {0} | Instant | | Turn target face-down creature face up.';

const mayUnmask = (game: Scenario, seat: 'ann' | 'ben'): boolean =>
  game.session.options(game[seat].id).some((option) => option.kind === 'special' && option.action === 'turn face up');

/** A game in which Ann has a Mole face down. */
function masked(others: readonly string[], hand: readonly string[] = []): Scenario {
  const game = table(
    [HUSH, MOLE, LIGHT],
    [
      { hand: ['Shy Mole', ...hand], battlefield: ['Forest', 'Forest', 'Forest'] },
      { battlefield: others, hand },
    ],
  );
  game.ann.casts('Shy Mole', { via: 'morph' });
  return game.resolve();
}

test('in the turn of whoever says so not, in one’s own it can (CR 116.2b)', () => {
  const game = masked(['Hush']);
  expect(mayUnmask(game, 'ann')).toBe(true);
  game.to('PrecombatMain', 2);
  expect(mayUnmask(game, 'ann')).toBe(false);
  expect(mayUnmask(masked([]).to('PrecombatMain', 2), 'ann')).toBe(true);
});

test('an effect does not turn it up either, whoever’s it is (CR 101.2)', () => {
  const game = masked(['Hush'], ['Bright Day']);
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Bright Day', '');
  expect(game.ann.battlefield).toContain('');
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Bright Day', '');
  expect(game.ann.battlefield).toContain('Shy Mole');
});

test('an Aura keeps what it enchants face down for as long as it is there (CR 303.4m, 708.7)', () => {
  const mask = `Tin Mask | {0} | Enchantment — Aura | | Enchant creature / As long as enchanted creature is face down, it ${'can’t be'} turned face up.`;
  const lift = 'Lift | {0} | Instant | | Destroy target enchantment.';
  const game = table(
    [mask, MOLE, lift],
    [{ hand: ['Shy Mole', 'Tin Mask', 'Lift'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}],
  );
  game.ann.casts('Shy Mole', { via: 'morph' });
  game.resolve();
  plays(game.ann, 'Tin Mask', '');
  expect(mayUnmask(game, 'ann')).toBe(false);
  plays(game.ann, 'Lift', 'Tin Mask');
  expect(mayUnmask(game, 'ann')).toBe(true);
});
