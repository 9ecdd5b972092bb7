/** "All damage is dealt as though its source had infect", or wither. CR 120.3b, 120.3d, 609.4, 702.80a, 702.90b-c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const cards = [
  'Half | {0} | Enchantment | | You don’t lose the game for having 0 or less life. / As long as you have 1 or less life, all damage is dealt to you as though its source had infect.',
  'Blight | {0} | Enchantment | | All damage is dealt as though its source had wither.',
  'Bolt | {0} | Instant | | Bolt deals 3 damage to any target.',
  'Ox | {0} | Creature — Ox | 2/5 |',
];

test('damage that brings somebody to 0 is as ever, the next gives poison counters (CR 702.90b)', () => {
  const game = table(cards, [{ hand: ['Bolt', 'Bolt', 'Bolt'] }, { battlefield: ['Half', 'Ox'], life: 2 }]);
  plays(game.ann, 'Bolt', 'ben');
  expect([game.ben.life, game.ben.state.counters]).toEqual([-1, {}]);
  plays(game.ann, 'Bolt', 'ben');
  expect([game.ben.life, game.ben.state.counters]).toEqual([-1, { poison: 3 }]);
  plays(game.ann, 'Bolt', 'Ox');
  expect([game.ben.permanent('Ox').damage, game.ben.permanent('Ox').counters]).toEqual([3, {}]);
});

test('what is dealt at once is dealt to one who still has life (CR 510.2)', () => {
  const game = table(cards, [{ battlefield: ['Ox', 'Ox'] }, { battlefield: ['Half'], life: 2 }]);
  game.ann.attacks(['Ox', 'Ox']);
  game.throughCombat();
  expect([game.ben.life, game.ben.state.counters]).toEqual([-2, {}]);
});

test('others are dealt damage as ever; ten poison counters still lose the game (CR 104.3d)', () => {
  const bolts = Array<string>(5).fill('Bolt');
  const game = table(cards, [{ hand: bolts }, { battlefield: ['Half'], life: 0 }]);
  plays(game.ann, 'Bolt', 'ann');
  expect(game.ann.life).toBe(17);
  for (let i = 0; i < 3; i++) plays(game.ann, 'Bolt', 'ben');
  expect([game.ben.state.counters, game.isOver]).toEqual([{ poison: 9 }, false]);
  plays(game.ann, 'Bolt', 'ben');
  expect(game.isOver).toBe(true);
});

test('as though with wither: -1/-1 counters and no marked damage, from anything (CR 702.80a)', () => {
  const game = table(cards, [{ battlefield: ['Blight'], hand: ['Bolt', 'Bolt'] }, { battlefield: ['Ox'] }]);
  plays(game.ann, 'Bolt', 'Ox');
  expect([game.ben.stats('Ox'), game.ben.permanent('Ox').damage]).toEqual(['-1/2', 0]);
  plays(game.ann, 'Bolt', 'ben');
  expect([game.ben.life, game.ben.state.counters]).toEqual([17, {}]);
});
