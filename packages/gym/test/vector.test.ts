import { randomStream } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { ACTIONS, Batch, VectorEnvironment, WorkerEnvironment } from '@kitchen-table/gym';
import { drawn } from './play.ts';

const OPTIONS = { format: 'two-player', decks: ['sparks-and-goblins', 'tall-grass'], count: 5 } as const;

test('each environment plays on with another game when its game is over', () => {
  const vector = new VectorEnvironment({ ...OPTIONS, count: 2 });
  vector.reset('games');
  const random = randomStream('vector');
  const { batch } = vector;
  const results: string[] = [];
  for (let step = 0; step < 3000 && results.length < 3; step++) {
    vector.step([0, 1].map((index) => drawn(batch.mask(index), random)));
    for (const index of [0, 1]) {
      const rewards = [...batch.rewards.slice(index * 2, index * 2 + 2)];
      const states = [...batch.states.slice(index * 2, index * 2 + 2)];
      if (states.some((state) => state !== 0)) results.push(`${states} ${rewards.toSorted()}`);
      else expect(rewards).toEqual([0, 0]);
      expect(batch.agents[index]).toBeGreaterThanOrEqual(0);
    }
  }
  expect(results.slice(0, 3)).toEqual(['1,1 -1,1', '1,1 -1,1', '1,1 -1,1']);
});

test('a game that is not followed by another stays over: nobody acts', () => {
  const vector = new VectorEnvironment({ ...OPTIONS, count: 1, again: false, maximumTurns: 1 });
  vector.reset('once');
  const random = randomStream('once');
  for (let step = 0; step < 200 && vector.batch.agents[0] !== -1; step++)
    vector.step([drawn(vector.batch.mask(0), random)]);
  expect([...vector.batch.agents, ...vector.batch.states]).toEqual([-1, 2, 2]);
  expect(vector.batch.masks.some((there) => there === 1)).toBe(false);
  vector.step([0]);
  expect([...vector.batch.agents]).toEqual([-1]);
});

test('in threads the same games are played as in one', async () => {
  const vector = new VectorEnvironment(OPTIONS);
  const threads = new WorkerEnvironment(OPTIONS, 2);
  try {
    vector.reset('both');
    await threads.reset('both');
    const random = randomStream('both');
    for (let step = 0; step < 60; step++) {
      const actions = Array.from({ length: 5 }, (_, index) => drawn(vector.batch.mask(index), random));
      vector.step(actions);
      await threads.step(actions);
    }
    const joined = (part: (batch: Batch) => ArrayLike<number>): number[] =>
      threads.batches.flatMap((batch) => Array.from(part(batch)));
    expect(joined(({ agents }) => agents)).toEqual([...vector.batch.agents]);
    expect(joined(({ masks }) => masks)).toEqual([...vector.batch.masks]);
    expect(joined(({ observations }) => observations)).toEqual([...vector.batch.observations]);
    const masked = Array<number>(5).fill(ACTIONS - 1);
    await expect(threads.step(masked)).rejects.toThrow('is masked');
    await expect(threads.step([0])).rejects.toThrow('5 actions are wanted');
  } finally {
    await threads.close();
  }
});
