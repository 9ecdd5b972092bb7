/** The letter Y beside X. CR 107.3p. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BARK =
  'Bark | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +X/+Y, where X is the number of Forests you control and Y is the number of Islands you control.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';

test('Y stands for its own number, by the same rules as X: it changes with what it counts (CR 107.3p, 107.3i)', () => {
  const game = table([BARK, OX], [{ battlefield: ['Ox', 'Forest', 'Island', 'Island'], hand: ['Bark', 'Island'] }, {}]);
  plays(game.ann, 'Bark', 'Ox');
  expect(game.ann.stats('Ox')).toBe('4/5');
  game.ann.playsLand('Island');
  expect(game.ann.stats('Ox')).toBe('4/6');
});
