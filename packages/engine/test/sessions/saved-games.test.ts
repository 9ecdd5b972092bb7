/** Whatever a file holds, reading it as a saved game gives a game or one sentence. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Block,
  type Replayed,
  type ReplayError,
  replayGame,
  replayInSteps,
  type SavedGame,
  Session,
  startGame,
} from '../../src/index.ts';
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

/** The end of a replay in steps. */
function played(saved: SavedGame): Replayed | ReplayError {
  const steps = replayInSteps(saved);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
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
  const { cards: _cards, ...good } = savedGame(); // With their fingerprint no change of the cards would be looked at.
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

test('a saved game that leads elsewhere by these rules stands where both still agree, and is not loaded as if nothing were', () => {
  const saved = savedGame() as unknown as SavedGame;
  const session = replayGame(saved);
  if (!(session instanceof Session)) throw new Error(session.message);
  const blocks: Block[] = [];
  const again = startGame(saved.setup) as Session;
  for (const [n, decision] of saved.decisions.entries()) {
    expect(again.redo([decision])).toBeNull();
    if (n % 5 === 4) blocks.push({ after: n + 1, digest: again.digest() });
  }
  expect(played({ ...saved, blocks })).toMatchObject({ parted: null });
  const other = blocks.map((block) => (block.after === 15 ? { ...block, digest: '0' } : block));
  const parted = played({ ...saved, blocks: other, rules: '1993-08-05' });
  if ('kind' in parted) throw new Error(parted.message);
  expect(parted.session.digest()).toBe(blocks[1]?.digest);
  expect(parted.parted).toBe(
    'from decision 11 on it leads to another position: it was saved by the rules of 1993-08-05',
  );
  expect(Session.load({ ...saved, blocks: other })).toMatchObject({
    kind: 'replayError',
    message: expect.stringContaining('from decision 11 on') as string,
  });
});

test('a saved game whose cards were changed is refused; one of version 2 is read as it is; a later version is not', () => {
  const saved = savedGame();
  const { rules: _rules, cards: _cards, ...before } = saved;
  expect(Session.load({ ...before, version: 2 })).toBeInstanceOf(Session);
  expect(Session.load({ ...saved, cards: '00000000' })).toMatchObject({
    message: expect.stringContaining('not those with which it was saved') as string,
  });
  expect(Session.load({ ...saved, version: 5 })).toMatchObject({
    message: 'This game was saved in version 5; this program reads versions 2 to 4',
  });
});

test('the edition of the rules that a save names is the one of the project', () => {
  const edition = JSON.parse(
    readFileSync(new URL('../../../../rules-edition.json', import.meta.url), 'utf8'),
  ) as unknown;
  expect(edition).toMatchObject({ edition: savedGame()['rules'] });
});
