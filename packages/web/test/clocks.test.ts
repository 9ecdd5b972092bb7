/** The words for time that is left, and for how a table is played. */
import { expect, test } from 'vitest';
import { optionWords } from '../src/lobby/option-words.ts';
import { leftNow, timeWords } from '../src/time/clock.tsx';

test('what is left is never said to be less than it is, and never less than nothing', () => {
  expect([42_000, 41_001, 600, 0, -5, 1_445_000].map(timeWords)).toEqual([
    '0:42',
    '0:42',
    '0:01',
    '0:00',
    '0:00',
    '24:05',
  ]);
});

test('after the picture came only the clock of whoever is asked goes on', () => {
  const clocks = { running: 1, decision: 30_000, game: [60_000, 50_000] };
  expect(leftNow(clocks, 1, 4000)).toEqual({ decision: 26_000, game: 46_000 });
  expect(leftNow(clocks, 0, 4000)).toEqual({ decision: 30_000, game: 60_000 });
  expect(leftNow({ ...clocks, running: null }, 1, 4000)).toEqual({ decision: 30_000, game: 50_000 });
});

test('everything that was agreed is said, times that are not on the list too', () => {
  const options = { undo: 'off', decisionSeconds: 45, gameMinutes: null, guests: 'nothing', bestOf: 3 } as const;
  expect(optionWords(options)).toEqual([
    'No decision is taken back',
    '45 seconds for a decision, then a bot makes it',
    'As long as you like for the game',
    'Those who watch keep silent',
    'Best of three: whoever wins two games wins the match',
  ]);
});
