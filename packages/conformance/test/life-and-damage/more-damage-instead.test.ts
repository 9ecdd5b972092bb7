/** A sentence that replaces the damage of the one before it deals it to the same recipient. CR 614.15, 120.3. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SPARK =
  'Spark | {0} | Sorcery | | Spark deals 2 damage to any target. If you control a Forest, it deals double that damage instead.';
const KNOCK =
  'Knock | {0} | Sorcery | | Target Elk you control deals damage equal to its power to target Wall. If you control a Forest, that Elk deals twice that much damage instead.';

test('it goes where the damage would have gone (CR 614.15)', () => {
  const game = table([SPARK], [{ hand: ['Spark', 'Spark'], battlefield: ['Forest'] }, {}]);
  plays(game.ann, 'Spark', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([20, 16]);
});

test('without what it asks for, the damage is as first said', () => {
  const game = table([SPARK], [{ hand: ['Spark'] }, {}]);
  plays(game.ann, 'Spark', 'ben');
  expect(game.ben.life).toBe(18);
});

test('a creature deals twice its power to the other one (CR 614.15, 120.3)', () => {
  const game = table(
    [KNOCK, 'Rock | {1} | Creature — Wall | 0/9', 'Doe | {1} | Creature — Elk | 2/2'],
    [{ hand: ['Knock'], battlefield: ['Doe', 'Forest'] }, ['Rock']],
  );
  plays(game.ann, 'Knock', 'Doe', 'Rock');
  expect(game.ben.permanent('Rock').damage).toBe(4);
});
