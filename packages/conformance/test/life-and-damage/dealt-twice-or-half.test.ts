/** Damage to players and permanents in one sentence, twice or half as much. CR 120.3, 614.1a, 615.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BLADE =
  'Night Blade | {0} | Creature — Angel | 5/5 | If a red source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that player or permanent instead. / If a red source would deal damage to you or a permanent you control, prevent half that damage, rounded up.';
const BOLT = 'Small Bolt | {R} | Instant | | Small Bolt deals 3 damage to any target.';
const GREY = 'Grey Bolt | {0} | Instant | | Grey Bolt deals 3 damage to any target.';
const OGRE = 'Old Ogre | {0} | Creature — Ogre | 3/9';

test('an opponent and what they control are dealt twice as much by what is red (CR 614.1a)', () => {
  const game = table(
    [BLADE, BOLT, GREY, OGRE],
    [
      { battlefield: ['Night Blade', 'Mountain', 'Mountain'], hand: ['Small Bolt', 'Small Bolt', 'Grey Bolt'] },
      ['Old Ogre'],
    ],
  );
  plays(game.ann, 'Small Bolt', 'ben');
  plays(game.ann, 'Small Bolt', 'Old Ogre');
  expect([game.ben.life, game.ben.permanent('Old Ogre').damage]).toEqual([14, 6]);
  plays(game.ann, 'Grey Bolt', 'ben');
  expect(game.ben.life).toBe(11);
});

test('you and what you control are dealt half by what is red, what is prevented rounded up (CR 615.1, 107.1a)', () => {
  const game = table(
    [BLADE, BOLT, GREY, OGRE],
    [
      {
        battlefield: ['Night Blade', 'Old Ogre', 'Mountain', 'Mountain'],
        hand: ['Small Bolt', 'Small Bolt', 'Grey Bolt'],
      },
      {},
    ],
  );
  plays(game.ann, 'Small Bolt', 'ann');
  plays(game.ann, 'Small Bolt', 'Old Ogre');
  expect([game.ann.life, game.ann.permanent('Old Ogre').damage]).toEqual([19, 1]);
  plays(game.ann, 'Grey Bolt', 'ann');
  expect(game.ann.life).toBe(16);
});
