/** Protection from the colors that are not those of your commanders. CR 702.16, 903.4. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const CARDS = [
  'Livery | {1} | Artifact — Equipment | | Equipped creature has protection from each color that’s not in your commander’s color identity. / Equip commander {0} / Equip {1}',
  'White Lady | {W} | Legendary Creature — Elf | 1/1 | ',
  'Gray King | {1} | Legendary Creature — Golem | 1/1 | ',
  'Red Lord | {R} | Legendary Creature — Elf | 1/1 | Partner',
  'Bolt | {R} | Instant | | Bolt deals 3 damage to target creature.',
  'Grace | {W} | Instant | | Target creature gets +1/+1 until end of turn.',
  'Spark | {0} | Instant | | Spark deals 1 damage to target creature.',
  'Trade | {0} | Sorcery | | Gain control of target Equipment.',
  'Ox | {1} | Creature — Ox | 2/2 | ',
];
const LANDS = ['Plains', 'Mountain', 'Mountain'];
function dressed(...commanders: readonly string[]): Scenario {
  const game = table(
    CARDS,
    [
      { command: commanders, battlefield: ['Livery', 'Ox', ...LANDS], hand: ['Grace'] },
      { battlefield: LANDS, hand: ['Bolt', 'Spark', 'Grace', 'Trade'] },
    ],
    { format: 'commander' },
  );
  return uses(game.ann, 'Livery', 'Ox');
}
const reached = (game: Scenario): readonly boolean[] =>
  ['Bolt', 'Grace', 'Spark'].map((name) => game.ben.can('cast', name));

test('from the colors that are not in it, from none that is, and not from what has no color (CR 702.16b, 903.4)', () => {
  expect(reached(dressed('White Lady'))).toEqual([false, true, true]);
});

test('a commander without colors: from every color (CR 903.4)', () => {
  expect(reached(dressed('Gray King'))).toEqual([false, false, true]);
});

test('without a commander there is no such color (CR 903.4f)', () => {
  expect(reached(dressed())).toEqual([true, true, true]);
});

test('it is your commander, whoever has the creature: who has the Equipment counts (CR 109.5)', () => {
  const game = dressed('White Lady');
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Trade', 'Livery');
  expect([now(game.ann, 'Ox').abilities.length, reached(game)]).toEqual([1, [true, true, true]]);
});
