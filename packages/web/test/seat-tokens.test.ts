/** The keys of seats that this browser keeps. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKeyOf, forgetSeats, rememberSeats, seatsOf } from '../src/connection/seat-tokens.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const seat = (token: string) => ({ seat: 0, name: 'Ann', token });

test('whoever was voted out of a game of a draft gives up the key of the draft too, and no other', () => {
  for (const [id, token] of [
    ['draft', 'one'],
    ['first game', 'one'],
    ['second game', 'one'],
    ['elsewhere', 'two'],
  ] as const)
    rememberSeats(id, [seat(token)]);
  forgetKeyOf('second game');
  for (const id of ['draft', 'first game', 'second game']) expect(seatsOf(id)).toEqual([]);
  expect(seatsOf('elsewhere')).toEqual([seat('two')]);
});

test('whoever stands up from a lobby keeps the keys of the games that were played there', () => {
  rememberSeats('lobby', [seat('one')]);
  rememberSeats('game', [seat('one')]);
  forgetSeats('lobby');
  expect([seatsOf('lobby'), seatsOf('game')]).toEqual([[], [seat('one')]]);
});
