/** How a match stands, as people read it. */
import { expect, test } from 'vitest';
import { beginsWords, scoreAfter, scoreInShort, scoreWords, wantedAgain } from '../src/lobby/match-words.ts';

const NAMES = ['Ann', 'Ben'] as const;
const match = { games: 1, wins: [0, 1], over: false, begins: { chooser: 0, seat: 0 } };

test('a match is told as it stands and as it ends; a drawn game counts for nobody (CR 104.4)', () => {
  const one = scoreAfter({ games: 0, wins: [0, 0] }, [1]);
  expect(scoreWords(one, 3, NAMES)).toBe('Best of three, after one game: Ann 0, Ben 1.');
  const drawn = scoreAfter(one, []);
  expect(scoreWords(drawn, 3, NAMES)).toBe('Best of three, after 2 games: Ann 0, Ben 1.');
  expect(scoreWords(scoreAfter(drawn, [1]), 3, NAMES)).toBe('Ben won the match: Ann 0, Ben 2.');
  const four = ['Ann', 'Ben', 'Cat', 'Dan'];
  expect(scoreWords({ games: 2, wins: [2, 0, 2, 0] }, 3, four)).toBe(
    'Ann and Cat won the match: Ann 2, Ben 0, Cat 2, Dan 0.',
  );
});

test('of a single game only who won is said, and nothing in the top line', () => {
  expect(scoreWords({ games: 1, wins: [1, 0] }, 1, NAMES)).toBe('Ann won the last game.');
  expect(scoreWords({ games: 1, wins: [0, 0] }, 1, NAMES)).toBe('The last game was drawn.');
  expect(scoreInShort({ lobby: 'l', bestOf: 1, games: 0, wins: [0, 0] })).toBe('');
  expect(scoreInShort({ lobby: 'l', bestOf: 3, games: 0, wins: [0, 0] })).toBe('game 1');
  expect(scoreInShort({ lobby: 'l', bestOf: 3, games: 2, wins: [1, 1] })).toBe('game 3, 1 to 1');
});

test('who begins is said to each as it concerns them (CR 103.1)', () => {
  expect(beginsWords(match, NAMES, 0)).toBe('You say who begins.');
  expect(beginsWords(match, NAMES, 1)).toBe('Ann says who begins: they begin.');
  expect(beginsWords({ ...match, begins: { chooser: 0, seat: 1 } }, NAMES, 1)).toBe('Ann says who begins: you begin.');
  expect(beginsWords({ ...match, begins: { chooser: 0, seat: 1 } }, NAMES, null)).toBe(
    'Ann says who begins: Ben begins.',
  );
  expect(beginsWords({ ...match, begins: null }, NAMES, 0)).toBe('Chance says who begins.');
});

test('after a game is told who of the others is back at the table, once it is laid again', () => {
  const seat = (name: string, kind: 'human' | 'bot', present: boolean) =>
    ({ name, kind, present, commanders: [], cards: 60, troubles: 0, ready: false }) as const;
  const seats = [seat('Ann', 'human', true), seat('Ben', 'human', true), seat('Bot', 'bot', true)];
  expect(wantedAgain({ game: 'g1', seats }, 'g1', 'Ann')).toBe('');
  expect(wantedAgain({ game: null, seats }, 'g1', 'Ann')).toBe('Ben wants to play on: the table is laid again.');
  const ofAll = wantedAgain({ game: null, seats: [...seats, seat('Cat', 'human', true)] }, 'g1', 'Ann');
  expect(ofAll).toBe('Ben and Cat want to play on: the table is laid again.');
  const gone = [seat('Ann', 'human', true), seat('Ben', 'human', false)];
  expect(wantedAgain({ game: null, seats: gone }, 'g1', 'Ann')).toBe('The table is laid again.');
  expect(wantedAgain({ game: 'g2', seats }, 'g1', 'Ann')).toBe('The next game has begun at this table.');
});
