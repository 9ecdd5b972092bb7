/** "Five of those tokens instead", where those are copies of a target. CR 111.3, 115.1, 707.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const cards = [
  'Echo | {0} | Sorcery | | Kicker {1} / Create a token that’s a copy of target creature. If this spell was kicked, create three of those tokens instead.',
  'Ox | {0} | Creature — Ox | 2/5 | Whenever another creature enters, you gain 1 life.',
  'Bolt | {0} | Instant | | Bolt deals 5 damage to any target.',
];

test('one target, one copy; kicked, three of the same, which see each other enter (CR 603.6a, 702.33d)', () => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: ['Echo'] }, {}]);
  plays(game.ann, 'Echo', 'Ox');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Ox', 'Ox'], 21]);
  const kicked = table(cards, [{ battlefield: ['Ox', 'Forest'], hand: ['Echo'] }, {}]);
  kicked.ann.answers('yesNo', [1]);
  plays(kicked.ann, 'Echo', 'Ox');
  // Three seen by the first Ox, and each of the three sees two others.
  expect([kicked.ann.battlefield.length, kicked.ann.life]).toEqual([5, 29]);
});

test('without its target nothing is created, kicked or not (CR 608.2b)', () => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: ['Echo', 'Bolt'] }, {}]);
  game.ann.casts('Echo', { targets: ['Ox'] });
  game.ann.casts('Bolt', { targets: ['Ox'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
});
