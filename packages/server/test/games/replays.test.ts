/** Games that are over, looked at again. */
import { defaultAnswer, Session } from '@kitchen-table/engine';
import type { GameCourse, Snapshot } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { dealt } from '../people.ts';
import { isAsked, openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();

async function answers(page: Page): Promise<void> {
  const { game, sequence, question } = await page.until(isAsked);
  const answer = question === null ? [] : [...defaultAnswer(question)];
  await page.say({ kind: 'answer', game, sequence, answer });
  await page.until((next) => next.sequence > sequence);
}

/** Ann and Ben keep their hands, Ann plays on a little, and Ben concedes. */
async function played(): Promise<{ ann: Page; ben: Page; game: string; opening: Snapshot }> {
  const [ann, ben] = [await openPage(table.url), await openPage(table.url)];
  const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));
  const { id: game, keys } = await dealt(ann, 'two-player', people);
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  const opening = await ann.until(isAsked);
  await answers(ann);
  await answers(ben);
  await answers(ann);
  return { ann, ben, game, opening };
}

async function pictureAt(page: Page, game: string, at: number, seat: number | null, logFrom = 0): Promise<Snapshot> {
  const reply = await page.say({ kind: 'replayAt', game, at, seat, logFrom });
  if (reply.kind !== 'replayed') throw new Error(JSON.stringify(reply));
  return reply.snapshot;
}

test('a game that is over is looked at after each of its decisions, as each seat saw it; one that goes on is not', async () => {
  const { ann, ben, game, opening } = await played();
  expect(await ann.say({ kind: 'replayAt', game, at: 0, seat: 1, logFrom: 0 })).toMatchObject({ kind: 'error' });
  expect((await fetch(`${table.url}/api/games/${game}/replay`)).status).toBe(404);
  await ben.say({ kind: 'concede', game });
  const end = await ann.until(({ view }) => view.over);
  const reply = await ann.say({ kind: 'course', game });
  const course = reply.kind === 'course' ? (reply.course as GameCourse) : null;
  const last = course?.acts.at(-1) ?? 0;
  expect(course?.acts).toEqual([...new Set(course?.acts)].sort((a, b) => a - b));
  expect(course?.turns.map(({ at }) => at)).toEqual([0, 2]);

  const first = await pictureAt(ann, game, 0, 0);
  expect(first.view.players).toEqual(opening.view.players);
  expect([first.question, first.view.over]).toEqual([null, false]);
  const bens = await pictureAt(ann, game, 0, 1);
  expect(bens.view.players[1]?.hand).toHaveLength(7);
  expect(bens.view.players[0]?.hand).toHaveLength(0);
  const anybody = await pictureAt(ann, game, 0, null);
  expect(anybody.view.players.map(({ hand }) => hand)).toEqual([[], []]);
  for (const at of [last, 1, 3, 2, last]) {
    const one = await pictureAt(ann, game, at, 0);
    expect(one.view).toEqual((await pictureAt(ben, game, at, 0)).view);
    expect(one.view.over).toBe(at === last);
  }
  expect((await pictureAt(ann, game, last, 0)).view).toEqual(end.view);
  const lines = (await pictureAt(ann, game, last, 0)).log.length;
  expect(await pictureAt(ann, game, last, 0, lines - 1)).toMatchObject({ logFrom: lines - 1, log: [{}] });
  ann.close();
  ben.close();
});

test('the file of a game that is over leads to the same end when it is played again', async () => {
  const { ann, ben, game } = await played();
  await ben.say({ kind: 'concede', game });
  const end = await ann.until(({ view }) => view.over);
  const response = await fetch(`${table.url}/api/games/${game}/replay`);
  expect(response.headers.get('content-disposition')).toContain(`${game}.json`);
  const session = Session.load(await response.json());
  if (!(session instanceof Session)) throw new Error(session.message);
  expect([session.question, session.game.winners, session.game.setup.seed]).toEqual([null, [0], end.seed]);
  ann.close();
  ben.close();
});
