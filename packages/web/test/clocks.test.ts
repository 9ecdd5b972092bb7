/** The words for time that is left, and for how a table is played. */
import { expect, test } from 'vitest';
import { WATCHING } from '../src/words/talk.ts';
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
  const watching = { minutes: 7 };
  const options = {
    undo: 'off',
    decisionSeconds: 45,
    gameMinutes: null,
    guests: 'nothing',
    watching,
    bestOf: 3,
  } as const;
  expect(optionWords(options)).toEqual([
    'No decision is taken back',
    '45 seconds for a decision, then a bot makes it',
    'As long as you like for the game',
    'Whoever has the link may watch, 7 minutes late',
    'Those who watch keep silent',
    'Best of three: whoever wins two games wins the match',
  ]);
  const closed = optionWords({ ...options, watching: 'nobody' });
  expect(closed).toContain('Nobody may watch without a seat');
  expect(closed.join()).not.toContain('Those who watch');
  expect(optionWords({ ...options, watching: { turns: 1 } })).toContain(
    'Whoever has the link may watch, 1 whole turn late',
  );
});

test('those who watch are counted and named', () => {
  expect(WATCHING.here(['Dan', 'Eve'], 1)).toBe('3 watch: Dan, Eve, one without a name.');
  expect(WATCHING.here(['Dan'], 0)).toBe('1 watches: Dan.');
  expect(WATCHING.here([], 2)).toBe('2 watch.');
  expect(WATCHING.you({ turns: 3 })).toContain('3 whole turns late');
});
