import { enumerateAnswers } from '@kitchen-table/engine';
import type { Reply, Snapshot } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();

async function newGame(page: Page): Promise<{ game: string; tokens: readonly (string | null)[] }> {
  const { id, keys } = await dealt(page, 'two-player', [
    { name: 'Ann', deck: 'tall-grass' },
    { name: 'Ben', deck: 'sparks-and-goblins' },
  ]);
  return { game: id, tokens: keys };
}

async function answerFirst(page: Page, snapshot: Snapshot): Promise<Reply> {
  const [answer = []] = snapshot.question === null ? [] : enumerateAnswers(snapshot.question, 1);
  return page.say({ kind: 'answer', game: snapshot.game, sequence: snapshot.sequence, answer: [...answer] });
}

async function storedDecisions(game: string): Promise<number> {
  const store = await openStore(table.folder);
  const { length } = await store.decisions(game);
  await store.close();
  return length;
}

test('whoever joins twice on one connection sits at the same game as everybody who comes after', async () => {
  const ann = await openPage(table.url);
  const { game, tokens } = await newGame(ann);
  const [own = null, bens = null] = tokens;
  await ann.say({ kind: 'join', game, token: own });
  await ann.say({ kind: 'join', game, token: own });
  const ben = await openPage(table.url);
  await ben.say({ kind: 'join', game, token: bens });
  const asked = await ann.until(isAsked);
  expect(await answerFirst(ann, asked)).toEqual({ kind: 'done' });
  const bensTurn = await ben.until(isAsked);
  expect(bensTurn.sequence).toBeGreaterThan(asked.sequence);
  expect(await answerFirst(ben, bensTurn)).toEqual({ kind: 'done' });
  await ann.until(({ sequence }) => sequence > bensTurn.sequence);
  expect(await storedDecisions(game)).toBeGreaterThanOrEqual(2);
  ann.close();
  ben.close();
});

test('an answer from a second seat taken twice does not overwrite what was decided meanwhile', async () => {
  const ann = await openPage(table.url);
  const { game, tokens } = await newGame(ann);
  const [own = null] = tokens;
  for (let times = 0; times < 5; times++) await ann.say({ kind: 'join', game, token: own });
  const picture = await ann.until(isAsked);
  const other = await openPage(table.url);
  await Promise.all(
    Array.from({ length: 5 }).flatMap(() => [
      other.say({ kind: 'join', game, token: own }),
      other.say({ kind: 'leave', game }),
      other.say({ kind: 'join', game, token: own }),
    ]),
  );
  const asked = await other.until(isAsked);
  expect(await answerFirst(other, asked)).toEqual({ kind: 'done' });
  const decided = await storedDecisions(game);
  expect(decided).toBeGreaterThan(0);
  // The old picture of the same question, on the other connection: too late.
  expect(await answerFirst(ann, picture)).toMatchObject({ kind: 'error' });
  expect(await storedDecisions(game)).toBe(decided);
  ann.close();
  other.close();
});
