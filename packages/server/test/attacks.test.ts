/** The attacks that take least time; all of them: `attack/attack.ts --help`. */
import { expect, test } from 'vitest';
import { attacked, ATTACKS, withstood } from '../attack/attack.ts';

test('a server withstands messages that pretend, illegal answers, an address that takes all, a second server on its folder, and kill -9', async () => {
  const greed = ['more connections than its share', 'more tables than its share'];
  const names = ['pretenders', 'illegal answers', ...greed, 'two servers on one folder', 'kill -9'];
  const outcomes = await attacked(names, { messages: 40, connections: 50, rounds: 1, seed: 1 });
  expect(outcomes.filter((outcome) => !withstood(outcome))).toEqual([]);
  expect(outcomes.map(({ name }) => name)).toEqual(names);
}, 300_000);

test('an attack that succeeds is told apart from one that comes to nothing', () => {
  const outcome = { name: 'one', outcome: '3 error, 1 done', lives: true, seconds: 1 };
  expect(withstood(outcome)).toBe(true);
  expect(withstood({ ...outcome, lives: false })).toBe(false);
  expect(withstood({ ...outcome, outcome: '2 SERVERS DEAD' })).toBe(false);
  expect(Object.keys(ATTACKS).length).toBeGreaterThan(10);
});
