/** "Destroy it if A. Destroy it if B instead if C": the second condition stands in the place of the first. CR 614.15, 608.2c. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const SHOVE =
  'Shove | {0} | Instant | | Destroy target creature if it has power 2 or less. / Revolt — Destroy that creature if it has power 4 or less instead if a permanent you controlled left the battlefield this turn.';
const SHOO =
  'Shoo | {0} | Instant | | Tap target creature if it has power 2 or less. Tap that creature if it has power 4 or less instead if you control an artifact.';
const LINES = [
  SHOVE,
  SHOO,
  'Cub | {2} | Creature — Cat | 2/2',
  'Ox | {4} | Creature — Ox | 4/4',
  'Whale | {5} | Creature — Whale | 5/5',
  'Rune | {0} | Artifact | | Sacrifice this artifact: You gain 1 life.',
];

test.each([
  ['Cub', false, true],
  ['Cub', true, true],
  ['Ox', false, false],
  ['Ox', true, true],
  ['Whale', true, false],
])('Shove at %s, something of its caster’s having left: %s (CR 614.15, 207.2c)', (name, left, dies) => {
  const game = table(LINES, [{ hand: ['Shove'], battlefield: ['Rune'] }, { battlefield: ['Cub', 'Ox', 'Whale'] }]);
  if (left) game.ann.activates('Rune');
  game.resolveAll();
  plays(game.ann, 'Shove', name);
  expect(game.ben.battlefield.includes(name)).toBe(!dies);
});

test('whether something left is looked at as the spell resolves (CR 608.2c)', () => {
  const game = table(LINES, [{ hand: ['Shove'], battlefield: ['Rune'] }, { battlefield: ['Ox'] }]);
  game.ann.casts('Shove', { targets: ['Ox'] });
  game.ann.activates('Rune');
  game.resolveAll();
  expect(game.ben.battlefield).toEqual([]);
});

test.each([
  ['Ox', [], false],
  ['Ox', ['Rune'], true],
  ['Whale', ['Rune'], false],
  ['Cub', [], true],
])('Shoo at %s with %s taps it: %s (CR 614.15)', (name, battlefield, taps) => {
  const game = table(LINES, [{ hand: ['Shoo'], battlefield }, { battlefield: [name] }]);
  plays(game.ann, 'Shoo', name);
  expect((game.ben.permanent(name).status & StatusBit.Tapped) !== 0).toBe(taps);
});
