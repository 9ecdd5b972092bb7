import { expect, test } from 'vitest';
import { BEGINNING, nextStep, progressAt, STEPS } from '../src/lesson/steps.ts';
import { INITIAL, type TableState } from '../src/store/table.ts';
import { fixtureSnapshot } from './fixtures/snapshot.ts';
import { creature } from './fixtures/table-parts.ts';

function table(changes: Partial<TableState> = {}): TableState {
  return { ...INITIAL, game: 'fixture', snapshot: fixtureSnapshot(2, 'priority'), ...changes };
}

test('a first game has ten steps, each with words and a place to look at', () => {
  expect(STEPS.length).toBe(10);
  for (const { words, look } of STEPS) expect(`${words} ${look}`).toMatch(/\w/);
});

test('what the table shows to be done is not asked again; the same table brings nothing new', () => {
  const after = progressAt(BEGINNING, table());
  expect(STEPS[after.step]?.deed).toBe('read');
  expect(progressAt(after, table())).toBe(after);
});

test('a card of the opponent that was read before counts only when the step is open', () => {
  const theirs = creature('Bear', 'G', 2, 2, { controller: 1 as never });
  const early = { step: 0, deeds: [] };
  const before = progressAt(early, table({ snapshot: fixtureSnapshot(2, 'attackers'), reading: theirs }));
  expect(before.deeds).not.toContain('read');
  const open = progressAt(BEGINNING, table());
  expect(progressAt(open, table({ reading: theirs })).step).toBe(open.step + 1);
});

test('a block is done when the question of it is gone, whatever the answer was', () => {
  const block = STEPS.findIndex(({ deed }) => deed === 'blocked');
  const asked = progressAt({ step: block, deeds: [] }, table({ snapshot: fixtureSnapshot(2, 'blockers') }));
  expect(asked.step).toBe(block);
  expect(progressAt(asked, table()).step).toBe(block + 1);
});

test('a step may be gone over, and after the last there is none', () => {
  expect(nextStep(BEGINNING).step).toBe(1);
  const end = { step: STEPS.length, deeds: [] };
  expect(progressAt(end, table())).toBe(end);
});
