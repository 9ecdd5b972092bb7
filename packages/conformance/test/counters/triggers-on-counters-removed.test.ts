/** Triggers on counters that are removed. CR 603.2c, 122.6. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const LINES = [
  'Hive | {0} | Artifact Creature — Insect | 0/5 | This creature enters with four +1/+1 counters on it. / {0}: Remove three +1/+1 counters from this creature. / Whenever a +1/+1 counter is removed from this creature, you gain 1 life.',
  'Nest | {0} | Artifact Creature — Insect | 0/5 | This creature enters with four +1/+1 counters on it. / {0}: Remove three +1/+1 counters from this creature. / Whenever one or more +1/+1 counters are removed from this creature, you gain 1 life.',
];

for (const [name, life] of [
  ['Hive', 23],
  ['Nest', 21],
] as const)
  test(`three at once trigger "${name === 'Hive' ? 'a counter' : 'one or more counters'}" for ${life - 20} life (CR 603.2c)`, () => {
    const game = table(LINES, [{ battlefield: [name] }, {}]);
    expect(uses(game.ann, name).ann.life).toBe(life);
  });
