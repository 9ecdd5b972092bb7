/** Base power and toughness that effects set, in the words of texts. CR 613.4b. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('base power becomes what another creature has, until end of turn (CR 613.4b, 608.2h)', () => {
  const lines = [
    'Mimic | {0} | Creature — Shapeshifter | 1/1 | Whenever another creature you control enters, you may have this creature’s base power become equal to that creature’s power until end of turn.',
    'Bull | {0} | Creature — Ox | 4/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Mimic'], hand: ['Bull'] }, {}]);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Bull');
  expect(game.ann.stats('Mimic')).toBe('4/1');
  game.to('Upkeep', 2);
  expect(game.ann.stats('Mimic')).toBe('1/1');
});

test('"change" it to a number, for good (CR 613.4b)', () => {
  const lines = [
    'Rider | {0} | Creature — Human | 1/1 | {0}: Change this creature’s base power to target creature’s power.',
  ];
  const game = table(lines, [{ battlefield: ['Rider', 'Hill Giant'] }, {}]);
  uses(game.ann, 'Rider', 'Hill Giant');
  game.to('Upkeep', 2);
  expect(game.ann.stats('Rider')).toBe('3/1');
});

test('of several creatures at once, what this one has (CR 613.4b)', () => {
  const lines = [
    'Tutor | {0} | Creature — Dragon | 4/4 | {0}: You may have the base power and toughness of other creatures you control become equal to this creature’s power and toughness until end of turn.',
  ];
  const game = table(lines, [{ battlefield: ['Tutor', 'Hill Giant', 'Hill Giant'] }, {}]);
  game.ann.answers('yesNo', [1]);
  uses(game.ann, 'Tutor');
  expect([game.ann.stats('Hill Giant'), game.ann.permanent('Hill Giant', 1).damage]).toEqual(['4/4', 0]);
});

test('each is as large as its own mana value (CR 613.4b, 202.3)', () => {
  const lines = [
    'Gleam | {4} | Enchantment | | Each other enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
    'Oath | {2} | Enchantment | | You have no maximum hand size.',
    'Vow | {5} | Enchantment | | You have no maximum hand size.',
  ];
  const game = table(lines, [{ battlefield: ['Gleam', 'Oath', 'Vow'] }, {}]);
  expect([game.ann.stats('Oath'), game.ann.stats('Vow')]).toEqual(['2/2', '5/5']);
});
