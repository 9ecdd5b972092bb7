/** "Damage isn't removed from ... during cleanup steps." CR 514.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ITCH =
  'Itch | {0} | Enchantment | | Damage isn’t removed from Ogres your opponents control during cleanup steps.';
const STING = 'Sting | {0} | Instant | | ~ deals 1 damage to target creature.';

test('damage stays from turn to turn where it is said, and is removed from all others (CR 514.2)', () => {
  const game = table(
    [ITCH, STING, 'Ogre | {0} | Creature — Ogre | 2/2 |', 'Ox | {0} | Creature — Ox | 2/2 |'],
    [{ battlefield: ['Itch', 'Ox'], hand: ['Sting', 'Sting', 'Sting', 'Sting'] }, ['Ogre']],
  );
  plays(game.ann, 'Sting', 'Ogre');
  plays(game.ann, 'Sting', 'Ox');
  game.to('Upkeep');
  expect([game.ben.permanent('Ogre').damage, game.ann.permanent('Ox').damage]).toEqual([1, 0]);
  plays(game.ann, 'Sting', 'Ogre');
  plays(game.ann, 'Sting', 'Ox');
  expect([game.ben.battlefield, game.ann.battlefield]).toEqual([[], ['Itch', 'Ox']]);
});

test('once nothing says so any more, it is removed with the rest (CR 514.2, 611.3a)', () => {
  const game = table(
    [ITCH, STING, 'Ogre | {0} | Creature — Ogre | 2/2 |', 'Balm | {0} | Sorcery | | Destroy target enchantment.'],
    [{ battlefield: ['Itch'], hand: ['Sting', 'Balm'] }, ['Ogre']],
  );
  plays(game.ann, 'Sting', 'Ogre');
  plays(game.ann, 'Balm', 'Itch');
  game.to('Upkeep');
  expect(game.ben.permanent('Ogre').damage).toBe(0);
});
