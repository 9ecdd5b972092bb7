import { starterCards } from '@kitchen-table/cards';
import { expect, test } from 'vitest';
import { openCardSource } from '../../src/cards/card-source.ts';
import { checkDeckText } from '../../src/cards/deck-check.ts';
import { inSlices } from '../../src/cards/slices.ts';
import { temporaryFolder } from '../table.ts';

/** Works for so many milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('of several pieces of long work one has a slice in a turn of the event loop, each in its turn', async () => {
  let turn = 0;
  let over = false;
  const count = (): void => {
    turn++;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const slices: { piece: number; turn: number }[] = [];
  const piece = async (number: number): Promise<void> => {
    const slice = inSlices();
    for (let step = 0; step < 6; step++) {
      await slice();
      slices.push({ piece: number, turn });
      work(5); // More than a slice: the next step has another one.
    }
  };
  await Promise.all([piece(0), piece(1), piece(2)]);
  over = true;
  expect(slices.map((one) => one.piece)).toEqual(Array.from({ length: 18 }, (_, at) => at % 3));
  expect(new Set(slices.map((one) => one.turn)).size).toBe(18);
});

test('a slice that lasts is not waited for', async () => {
  const slice = inSlices();
  await slice();
  expect(slice()).toBeUndefined();
  work(5);
  expect(slice()).toBeInstanceOf(Promise);
});

test('while decks of misspelled names are looked over, the event loop goes on; twenty names of a deck are looked up', async () => {
  const folder = temporaryFolder();
  const source = await openCardSource({ dataFolder: folder.path });
  const long = starterCards().filter(({ name }) => /^[A-Za-z]{7,}$/.test(name) && name.length > 7);
  const text = long.map(({ name }) => `1 ${name.slice(0, -1)}q`).join('\n');
  let turns = 0;
  let over = false;
  const count = (): void => {
    turns++;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const checked = await Promise.all(Array.from({ length: 10 }, () => checkDeckText(text, 'standard-60', source)));
  over = true;
  expect(long.length).toBeGreaterThan(20);
  for (const { problems } of checked) {
    const unknown = problems.filter(({ kind }) => kind === 'name');
    expect(unknown).toHaveLength(long.length);
    expect(unknown.slice(0, 20).map(({ instead }) => instead[0]?.to)).toEqual(
      long.slice(0, 20).map(({ name }) => name),
    );
    expect(unknown.slice(20).flatMap(({ instead }) => instead.filter((one) => one.kind === 'meant'))).toEqual([]);
  }
  expect(turns).toBeGreaterThan(10);
  await source.close();
  folder.remove();
});
