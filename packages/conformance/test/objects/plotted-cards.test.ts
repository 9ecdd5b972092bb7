/** Plotted cards: what triggers as one becomes plotted, and as what it is cast later. 702.170 of today; CR 113.6k, 709.3. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

test('an ability of the card triggers in exile as it becomes plotted, by its own ability or by an effect (CR 113.6k)', () => {
  const lines = [
    'Schemer | {2} | Creature — Rogue | 1/1 | When this creature becomes plotted, you gain 2 life. / Plot {0}',
    'Plan | {0} | Sorcery | | Exile a creature card from your hand. It becomes plotted.',
  ];
  const game = table(lines, [{ hand: ['Schemer', 'Schemer', 'Plan'] }, {}]);
  game.ann.takes('plot', 'Schemer');
  game.resolveAll();
  expect([game.ann.exile, game.ann.life]).toEqual([['Schemer'], 22]);
  game.ann.casts('Plan');
  game.resolveAll();
  expect([game.ann.exile.length, game.ann.life]).toEqual([2, 24]);
});
