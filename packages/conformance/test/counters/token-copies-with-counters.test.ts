/** Tokens that are copies, except that they enter with counters. CR 614.1c, 707.9e. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const EXCEPT = 'except it enters with an additional +1/+1 counter on it';

const YOURS = 'target creature you control';
const LAKE = `Lake | Land | {0}, Sacrifice ~: Create a token that’s a copy of ${YOURS}, ${EXCEPT}.`;
const HYDRA = 'Small Hydra | {0} | Creature — Hydra | 0/1 | ~ enters with two +1/+1 counters on it.';

test('besides those that the copied creature would enter with (CR 614.1c)', () => {
  const lake = {
    name: 'Lake',
    type_line: 'Artifact',
    mana_cost: '{0}',
    oracle_text: LAKE.split(' | ')[2]!.replaceAll('~', 'Lake').replaceAll('’', "'"),
  };
  const game = table([lake, HYDRA], [{ battlefield: ['Lake', 'Lake', 'Hill Giant', 'Small Hydra'] }, {}]);
  uses(game.ann, 'Lake', 'Hill Giant');
  expect(game.ann.permanent('Hill Giant', 1).counters).toEqual({ '+1/+1': 1 });
  uses(game.ann, 'Lake', 'Small Hydra');
  const counters = [0, 1].map((index) => game.ann.permanent('Small Hydra', index).counters);
  expect(counters).toContainEqual({ '+1/+1': 3 });
});
