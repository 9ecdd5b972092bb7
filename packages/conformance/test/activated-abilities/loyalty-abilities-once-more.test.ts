/** Loyalty abilities that may be activated once more this turn. CR 606.3. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const [FIRST, SECOND] = [
  'you may activate one of its loyalty abilities once this turn',
  'as though none of its loyalty abilities have been activated this turn',
];
const VEIL = `Veil | {0} | Artifact | | {0}: For each planeswalker you control, ${FIRST} ${SECOND}. / At the beginning of your end step, if you didn’t activate a loyalty ability of a planeswalker this turn, you lose 7 life.`;
const SAGE = 'Sage | {0} | Legendary Planeswalker — Sage | 4 | +1: You gain 1 life. / −1: You gain 10 life.';
const MAGE = 'Mage | {0} | Legendary Planeswalker — Mage | 4 | +1: You gain 1 life.';

const at = (battlefield: readonly string[], ...hand: readonly string[]): ReturnType<typeof table> =>
  table([VEIL, SAGE, MAGE], [{ battlefield, hand, library: ['Forest', 'Forest'] }, { library: ['Forest'] }]);

test('once more than the rules let them, the same ability or another one of it (CR 606.3)', () => {
  const game = at(['Veil', 'Sage']);
  uses(game.ann, 'Sage');
  expect(game.ann.can('activate', 'Sage')).toBe(false);
  uses(game.ann, 'Veil');
  game.ann.activates('Sage', { ability: 1 });
  game.resolveAll();
  expect([game.ann.life, game.ann.can('activate', 'Sage')]).toEqual([31, false]);
});

test('each time that it resolves, once more (CR 606.3)', () => {
  const game = at(['Veil', 'Sage']);
  uses(game.ann, 'Veil');
  uses(game.ann, 'Veil');
  for (let i = 0; i < 3; i++) uses(game.ann, 'Sage');
  expect([game.ann.life, game.ann.can('activate', 'Sage')]).toEqual([23, false]);
});

test('also one that comes under your control later in the turn, and each of them for itself (CR 611.2c)', () => {
  const game = at(['Veil', 'Sage'], 'Mage');
  uses(game.ann, 'Veil');
  game.ann.casts('Mage');
  game.resolveAll();
  for (const name of ['Mage', 'Mage', 'Sage', 'Sage']) uses(game.ann, name);
  expect(game.ann.life).toBe(24);
  expect([game.ann.can('activate', 'Mage'), game.ann.can('activate', 'Sage')]).toEqual([false, false]);
});

test('only at a sorcery’s time still, and only in this turn (CR 606.3)', () => {
  const game = at(['Veil', 'Sage']);
  uses(game.ann, 'Veil');
  game.ann.activates('Sage');
  expect(game.ann.can('activate', 'Sage')).toBe(false);
  game.resolveAll();
  game.to('PrecombatMain', 3);
  uses(game.ann, 'Sage');
  expect(game.ann.can('activate', 'Sage')).toBe(false);
});

test('a turn in which a loyalty ability was activated costs no life, any other one does (CR 603.4)', () => {
  const game = at(['Veil', 'Sage']);
  uses(game.ann, 'Sage');
  game.to('Upkeep', 2);
  expect(game.ann.life).toBe(21);
  expect(at(['Veil', 'Sage']).to('Upkeep', 2).ann.life).toBe(13);
});
