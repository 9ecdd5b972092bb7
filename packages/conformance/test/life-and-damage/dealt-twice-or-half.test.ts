/** Damage to players and permanents in one sentence, twice or half as much. CR 120.3, 614.1a, 615.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BLADE =
  'Night Blade | {0} | Creature — Angel | 5/5 | If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that player or permanent instead. / If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.';
const BOLT = 'Small Bolt | {0} | Instant | | Small Bolt deals 3 damage to any target.';
const OGRE = 'Old Ogre | {0} | Creature — Ogre | 3/9';

test('an opponent and what they control are dealt twice as much (CR 614.1a)', () => {
  const game = table(
    [BLADE, BOLT, OGRE],
    [{ battlefield: ['Night Blade'], hand: ['Small Bolt', 'Small Bolt'] }, ['Old Ogre']],
  );
  plays(game.ann, 'Small Bolt', 'ben');
  plays(game.ann, 'Small Bolt', 'Old Ogre');
  expect([game.ben.life, game.ben.permanent('Old Ogre').damage]).toEqual([14, 6]);
});

test('you and what you control are dealt half, what is prevented rounded up (CR 615.1, 107.1a)', () => {
  const game = table(
    [BLADE, BOLT, OGRE],
    [{ battlefield: ['Night Blade', 'Old Ogre'], hand: ['Small Bolt', 'Small Bolt'] }, {}],
  );
  plays(game.ann, 'Small Bolt', 'ann');
  plays(game.ann, 'Small Bolt', 'Old Ogre');
  expect([game.ann.life, game.ann.permanent('Old Ogre').damage]).toEqual([19, 1]);
});
