/** Whatever a file holds, reading it as a saved game gives a game or one sentence. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Session, startGame } from '../../src/index.ts';
import { randomDecider } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';

function savedGame(): Record<string, unknown> {
  const setup = {
    format: 'two-player',
    cards: CARDS,
    players: [
      { name: 'Ann', deck: REFERENCE_DECK },
      { name: 'Ben', deck: REFERENCE_DECK },
    ],
    seed: 'saved',
    edition: 'today',
  } as const;
  const session = startGame(setup);
  if (!(session instanceof Session)) throw new Error(session.message);
  const decide = randomDecider('saved answers');
  for (let n = 0; n < 25 && session.question !== null; n++) session.answer(decide(session.question));
  return JSON.parse(JSON.stringify(session.save())) as Record<string, unknown>;
}

/** Puts a value at the place that the path picks out of nested data. */
function spoil(data: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (typeof data !== 'object' || data === null || step === undefined) return value;
  const keys = Object.keys(data);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...data }) as Record<string, unknown>;
  copy[key] = spoil(copy[key], rest, value);
  return copy;
}

test('a saved game spoiled anywhere is read or refused with a sentence, never thrown', () => {
  const good = savedGame();
  let refused = 0;
  fc.assert(
    fc.property(
      fc.array(fc.nat(40), { minLength: 1, maxLength: 9 }),
      fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      (path, value) => {
        const result = Session.load(spoil(good, path, value));
        if (result instanceof Session) return;
        refused++;
        expect(result.message.length).toBeGreaterThan(15);
      },
    ),
    { numRuns: 400, seed: 7 },
  );
  expect(refused).toBeGreaterThan(100);
});

test('any text or JSON value as a saved game is refused with a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue()), (input) => {
      const result = Session.load(input);
      expect(result instanceof Session ? '' : result.message).toMatch(/saved game/i);
    }),
    { numRuns: 200, seed: 7 },
  );
});
