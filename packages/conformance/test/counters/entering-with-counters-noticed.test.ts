/** What enters with counters has had them put on it. CR 122.6, 603.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SPROUT = 'Sprout | {0} | Creature — Plant | 1/1 | ~ enters with two +1/+1 counters on it.';

test('abilities that trigger when counters are put on a creature see those that it enters with (CR 122.6, 603.2)', () => {
  const tender =
    'Tender | {0} | Enchantment | | Whenever one or more +1/+1 counters are put on a creature you control, you gain 3 life.';
  const game = table([SPROUT, tender], [{ battlefield: ['Tender'], hand: ['Sprout'] }, {}]);
  plays(game.ann, 'Sprout');
  expect(game.ann.life).toBe(23);
});

test('the creature’s own ability sees them too, and they are the first ones of the turn (CR 122.6, 603.4)', () => {
  const guide =
    'Guide | {0} | Enchantment | | Whenever one or more counters are put on a creature you control, if it’s the first time counters have been put on that creature this turn, put a flood counter on that creature.';
  const game = table([SPROUT, guide], [{ battlefield: ['Guide'], hand: ['Sprout'] }, {}]);
  plays(game.ann, 'Sprout');
  expect(game.ann.permanent('Sprout').counters).toEqual({ '+1/+1': 2, flood: 1 });
});
