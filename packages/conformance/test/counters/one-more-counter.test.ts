/** "Put an additional +1/+1 counter on it": one more, by an effect of its own. CR 122.6. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('one more is put once each turn, and is itself counters being put (CR 603.2i)', () => {
  const game = table(
    [
      'Wombat | {0} | Creature — Wombat | 1/1 | Creatures you control have "Whenever one or more +1/+1 counters are put on this creature, put an additional +1/+1 counter on it. This ability triggers only once each turn."',
      'Boon | {0} | Instant | | Put two +1/+1 counters on target creature.',
    ],
    [{ battlefield: ['Wombat'], hand: ['Boon', 'Boon'] }, []],
  );
  plays(game.ann, 'Boon', 'Wombat');
  expect(game.ann.permanent('Wombat').counters['+1/+1']).toBe(3);
  plays(game.ann, 'Boon', 'Wombat');
  expect(game.ann.permanent('Wombat').counters['+1/+1']).toBe(5);
});
