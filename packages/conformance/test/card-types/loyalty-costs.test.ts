/** Several costs to add or remove loyalty counters are one cost. CR 606.5. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const LION =
  "Lion | {0} | Creature — Cat | 2/2 | Planeswalkers' loyalty abilities you activate cost an additional +2 to activate.";
const SAGE =
  'Sage | {0} | Planeswalker — Sage | 3 | +1: You gain 1 life. / −4: You gain 4 life. / −X: You gain X life.';

/** Ann's Sage, with three counters, after the ability at that place; null when it can't be activated. */
function counters(ability: number, lions: number, x = 0): number | null {
  const battlefield = [...Array<string>(lions).fill('Lion'), 'Sage'];
  const game = table([LION, SAGE], [{ battlefield }, {}]);
  const options = game.session.options(game.ann.id);
  if (!options.some((option) => option.kind === 'activate' && option.ability === ability)) return null;
  game.ann.activates('Sage', { ability, x });
  game.resolveAll();
  return game.ann.permanent('Sage').counters['loyalty'] ?? 0;
}

test('the costs are combined: with [+2] besides, [+1] puts three counters, and [-4] removes two (CR 606.5)', () => {
  expect([counters(0, 0), counters(0, 1), counters(0, 2)]).toEqual([4, 6, 8]);
  const game = table([LION, SAGE], [['Lion', 'Sage'], {}]);
  game.ann.activates('Sage', { ability: 1 });
  expect(game.resolveAll().ann.battlefield).toEqual(['Lion', 'Sage']);
  expect([game.ann.permanent('Sage').counters['loyalty'], game.ann.life]).toEqual([1, 24]);
});

test('it can be activated if the combined cost can be paid (CR 606.5, 606.6)', () => {
  expect([counters(1, 0), counters(1, 2)]).toEqual([null, 3]);
});

test('a cost of [-X] is combined as well (CR 606.5)', () => {
  expect(counters(2, 1, 3)).toBe(2);
});

test('it is no cost of abilities that another player activates (CR 606.5)', () => {
  const game = table([LION, SAGE], [['Sage'], ['Lion']]);
  uses(game.ann, 'Sage');
  expect(game.ann.permanent('Sage').counters['loyalty']).toBe(4);
});
