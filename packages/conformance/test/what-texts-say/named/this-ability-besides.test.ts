/** "Except it has flying and this ability": both. CR 707.9a. */
import { expect, test } from 'vitest';
import { now, table, uses } from '../../support/text-table.ts';

test('a copy that keeps this ability has what is said besides, and both are copied on (CR 707.9a)', () => {
  const game = table(
    [
      'Looter | {0} | Creature — Faerie | 1/3 | {0}: ~ becomes a copy of target creature, except it has flying and this ability.',
    ],
    [{ battlefield: ['Looter'] }, ['Grizzly Bears', 'Craw Wurm']],
  );
  uses(game.ann, 'Looter', 'Grizzly Bears');
  const kinds = (name: string): readonly string[] =>
    now(game.ann, name)
      .abilities.map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind))
      .toSorted();
  expect([game.ann.battlefield, kinds('Grizzly Bears')]).toEqual([['Grizzly Bears'], ['activated', 'flying']]);
  uses(game.ann, 'Grizzly Bears', 'Craw Wurm');
  expect([game.ann.battlefield, kinds('Craw Wurm')]).toEqual([['Craw Wurm'], ['activated', 'flying']]);
});
