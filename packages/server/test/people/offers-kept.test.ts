/** What the people at a table have been asked and have not all answered outlives the server. NOT-CR. */
import { defaultAnswer } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { keptOffers, requestOf } from '../../src/match/consent/open-offers.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

const people = ['Ann', 'Ben', 'Cat'].map((name) => ({ name, deck: 'tall-grass' }));

async function seated(url: string, game: string, keys: readonly (string | null)[]): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const token of keys) {
    const page = await openPage(url);
    expect(await page.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined' });
    pages.push(page);
  }
  return pages;
}

test('an open vote and a decision that shall be taken back are asked on after a restart', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'free-for-all', people);
  host.close();
  let pages = await seated(server.url, game, keys);
  for (let kept = 0; kept < people.length; kept++) {
    const seat = await Promise.race(pages.map(async (page) => (await page.until(isAsked)).seat ?? 0));
    const { question, sequence } = pages[seat]?.last() ?? {};
    if (question == null || sequence === undefined) throw new Error('Nobody was asked.');
    await pages[seat]?.say({ kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
  }
  // Whoever decided first asks the others, who have decided since.
  await Promise.race(pages.map((page) => page.until(isAsked)));
  const asker = pages.findIndex((page) => page.last()?.undoAvailable === true);
  const asking = pages[asker] as Page;
  expect(await asking.say({ kind: 'undo', game })).toEqual({ kind: 'done' });
  const [about, other] = [0, 1, 2].filter((seat) => seat !== asker) as [number, number];
  expect(await asking.say({ kind: 'voteOut', game, seat: about, yes: true })).toEqual({ kind: 'done' });
  const before = await (pages[other] as Page).until(({ vote }) => vote !== null);
  for (const page of pages) page.close();
  await server.close();

  server = await openTable(folder.path);
  pages = await seated(server.url, game, keys);
  const after = await (pages[other] as Page).until(() => true);
  expect(after.vote).toEqual({ seat: about, by: asker, open: [other] });
  expect(before.takeBack).toMatchObject({ by: asker });
  expect(after.takeBack).toEqual(before.takeBack);
  expect(await (pages[other] as Page).say({ kind: 'voteOut', game, seat: about, yes: true })).toEqual({ kind: 'done' });
  await (pages[asker] as Page).until(({ bots }) => bots[about] === true);
  for (const page of pages) page.close();
  await server.close();
  folder.remove();
});

test('a request to take a decision back falls when another was made since it was kept', () => {
  const request = { by: 1, to: 3, open: new Set([0, 2]) };
  const kept = keptOffers(5, request, { open: null, failed: [] }, null);
  const read = JSON.parse(JSON.stringify(kept)) as typeof kept;
  expect(requestOf(read, 5)).toEqual(request);
  expect(requestOf(read, 6)).toBeNull();
  expect(requestOf(null, 5)).toBeNull();
});
