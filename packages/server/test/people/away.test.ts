/** Somebody leaves a table of people: it waits, or a bot plays until they are back. */
import { defaultAnswer } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

async function answers(page: Page, asked: Snapshot): Promise<void> {
  const { game, sequence, question } = asked;
  const answer = question === null ? [] : [...defaultAnswer(question)];
  expect(await page.say({ kind: 'answer', game, sequence, answer })).toEqual({ kind: 'done' });
}

const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

test('while somebody is away a bot plays when the others say so, after a restart too, until they come back by their key', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path, { grace: 0 });
  let [ann, ben] = [await openPage(server.url), await openPage(server.url)];
  const { id: game, keys } = await dealt(ann, 'two-player', people);
  const [anns = null, bens = null] = keys;
  await ann.say({ kind: 'join', game, token: anns });
  await ben.say({ kind: 'join', game, token: bens });
  await answers(ann, await ann.until(isAsked));
  const waits = await ann.until(({ waitingFor }) => waitingFor === 1);
  expect(waits).toMatchObject({ away: [], thinking: false });
  expect(await ann.say({ kind: 'standIn', game, seat: 1, bot: true })).toMatchObject({ kind: 'error' });

  ben.close();
  await ann.until(({ away }) => away.some(({ seat, bot, long }) => seat === 1 && !bot && long));
  const watcher = await openPage(server.url);
  await watcher.say({ kind: 'join', game, token: null });
  expect(await watcher.say({ kind: 'standIn', game, seat: 1, bot: true })).toMatchObject({ kind: 'error' });
  watcher.close();
  expect(await ann.say({ kind: 'standIn', game, seat: 1, bot: true })).toEqual({ kind: 'done' });
  const main = await ann.until(isAsked); // Ben's bot has kept his hand.
  expect(main.away).toEqual([{ seat: 1, bot: true, long: true }]);
  ann.close();
  await server.close();

  server = await openTable(folder.path, { grace: 0 });
  [ann, ben] = [await openPage(server.url), await openPage(server.url)];
  await ann.say({ kind: 'join', game, token: anns });
  expect((await ann.until(isAsked)).away).toMatchObject([{ seat: 1, bot: true }]);
  await ben.say({ kind: 'join', game, token: bens });
  await ann.until(({ away }) => away.length === 0);
  await ann.say({ kind: 'yield', game, until: 'until my turn' });
  expect((await ben.until(isAsked)).view.viewer).toBe(1); // Himself again.
  for (const page of [ann, ben]) page.close();
  await server.close();
  folder.remove();
});

test('nobody puts a bot in the place of somebody who has just left', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path, { grace: 60_000 });
  const [ann, ben] = [await openPage(server.url), await openPage(server.url)];
  const { id: game, keys } = await dealt(ann, 'two-player', people);
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  ben.close();
  await ann.until(({ away }) => away.length === 1);
  expect(await ann.say({ kind: 'standIn', game, seat: 1, bot: true })).toEqual({
    kind: 'error',
    sentence: 'Ben has just left; wait a little.',
  });
  ann.close();
  await server.close();
  folder.remove();
});
