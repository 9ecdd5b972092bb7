/** A cumulative upkeep of mana and life together. CR 702.24a. */
import { expect, test } from 'vitest';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const GLOOM = 'Gloom | {0} | Enchantment | | Cumulative upkeep—Pay {B} and 1 life.';
const swamps = ['Swamp', 'Swamp', 'Swamp'];

test('each age counter costs the mana and the life, all of it or nothing (CR 702.24a)', () => {
  const game = table([GLOOM], [{ battlefield: swamps, hand: ['Gloom'] }, {}]);
  plays(game.ann, 'Gloom');
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.to('PrecombatMain', 3);
  expect([game.ann.life, game.ann.permanent('Gloom').counters['age']]).toEqual([19, 1]);
  game.to('PrecombatMain', 5);
  expect([game.ann.life, game.ann.permanent('Gloom').counters['age']]).toEqual([17, 2]);
});

test('without the mana it is sacrificed, and no life is paid (CR 118.3)', () => {
  const game = table([GLOOM], [{ hand: ['Gloom'] }, {}]);
  plays(game.ann, 'Gloom');
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.to('PrecombatMain', 3);
  expect(game.ann.life).toBe(20);
  expect(() => game.ann.permanent('Gloom')).toThrow();
});

test('the log counts in English: "an age counter" (CR 122.1)', () => {
  const game = table([GLOOM], [{ hand: ['Gloom'] }, {}]);
  plays(game.ann, 'Gloom');
  game.to('PrecombatMain', 3);
  expect(told(game, /^122\.1/)).toEqual(['122.1 Gloom gets an age counter']);
});
