/** Somebody is voted out of their seat by all the others: a bot plays on, and the old key opens nothing. */
import { defaultAnswer } from '@kitchen-table/engine';
import type { Reply, Saying, ServerMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { SeatVotes } from '../../src/match/consent/seat-votes.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

const people = ['Ann', 'Ben', 'Cat'].map((name) => ({ name, deck: 'tall-grass' }));

interface Listener extends Page {
  said(): string;
  unseated: string[];
}

async function listener(url: string): Promise<Listener> {
  const page = await openPage(url);
  const unseated: string[] = [];
  let lines: readonly Saying[] = [];
  page.socket.on('message', (message: ServerMessage) => {
    if (message.kind === 'unseated') unseated.push(message.sentence);
    if (message.kind === 'talk') lines = [...lines, ...message.said];
  });
  return { ...page, unseated, said: () => lines.map(({ text }) => text).join(' ') };
}

async function seated(url: string, game: string, keys: readonly (string | null)[]): Promise<Listener[]> {
  const pages: Listener[] = [];
  for (const token of keys) {
    const page = await listener(url);
    expect(await page.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined' });
    pages.push(page);
  }
  return pages;
}

test('all the others agree: a bot has the seat, after a restart too; whoever was voted out looks on and acts no more', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'free-for-all', people);
  host.close();
  let [ann, ben, cat] = (await seated(server.url, game, keys)) as [Listener, Listener, Listener];
  const guest = await listener(server.url);
  await guest.say({ kind: 'join', game, token: null });
  const votes = (page: Page, seat: number, yes: boolean): Promise<Reply> =>
    page.say({ kind: 'voteOut', game, seat, yes });

  expect((await ann.until(({ mayVoteOut }) => mayVoteOut.length > 0)).mayVoteOut).toEqual([1, 2]);
  expect((await guest.until(() => true)).mayVoteOut).toEqual([]);
  expect(await votes(guest, 1, true)).toMatchObject({ kind: 'error' });
  expect(await votes(ann, 0, true)).toMatchObject({ kind: 'error' });
  expect(await votes(ann, 1, false)).toMatchObject({ kind: 'error' });
  expect(await votes(ann, 1, true)).toEqual({ kind: 'done' });
  await ben.until(({ vote }) => vote?.seat === 1);
  expect(await votes(ben, 1, false)).toMatchObject({ kind: 'error' }); // It is not for him to say.
  expect(await votes(ben, 0, true)).toMatchObject({ kind: 'error' }); // One vote at a time.
  expect((await cat.until(({ vote }) => vote !== null)).vote).toEqual({ seat: 1, by: 0, open: [2] });
  expect(await votes(cat, 1, true)).toEqual({ kind: 'done' });

  await expect.poll(() => ben.unseated.length).toBe(1);
  await ann.until(({ bots }) => bots[1] === true);
  await expect.poll(() => cat.said()).toContain('Ben was voted out');
  const shownBefore = ben.last()?.sequence;
  expect(await ben.say({ kind: 'concede', game })).toMatchObject({ kind: 'error' });
  expect(await ben.say({ kind: 'tableSay', game, text: 'Hello' })).toMatchObject({ kind: 'error' });
  expect(await ben.say({ kind: 'join', game, token: keys[1] ?? null })).toMatchObject({ kind: 'error' });
  expect(await ben.say({ kind: 'listGames', keys: [{ game, token: keys[1] ?? '' }] })).toEqual({
    kind: 'games',
    games: [],
  });
  expect(ben.last()?.sequence).toBe(shownBefore); // No picture of what was his hand.
  await ben.say({ kind: 'join', game, token: null });
  const asGuest = await ben.until(({ seat }) => seat === null);
  expect(asGuest.view.players[1]?.hand).toEqual([]);
  for (const page of [ann, ben, cat, guest]) page.close();
  await server.close();

  server = await openTable(folder.path);
  const late = await listener(server.url);
  expect(await late.say({ kind: 'join', game, token: keys[1] ?? null })).toMatchObject({ isGivenUp: true });
  [ann, cat] = (await seated(server.url, game, [keys[0] ?? null, keys[2] ?? null])) as [Listener, Listener];
  expect((await ann.until(() => true)).mayVoteOut).toEqual([]); // Two people are left.
  // They keep their hands, and the bot's decisions are waited for by nobody.
  for (let decisions = 0; decisions < 12; decisions++)
    for (const page of [ann, cat]) {
      const { question, sequence } = page.last() ?? {};
      if (question == null || sequence === undefined) continue;
      await page.say({ kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
    }
  await Promise.race([ann.until(isAsked), cat.until(isAsked)]);
  expect(ann.last()?.away).toEqual([]);
  for (const page of [ann, cat, late]) page.close();
  await server.close();
  folder.remove();
});

test('one no ends the vote for good, and with two people there is none', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'free-for-all', people);
  const [ann, ben, cat] = (await seated(server.url, game, keys)) as [Listener, Listener, Listener];
  await ann.say({ kind: 'voteOut', game, seat: 1, yes: true });
  expect(await cat.say({ kind: 'voteOut', game, seat: 1, yes: false })).toEqual({ kind: 'done' });
  await expect.poll(() => ben.said()).toContain('Ben stays');
  expect(await ann.say({ kind: 'voteOut', game, seat: 1, yes: true })).toMatchObject({ kind: 'error' });
  expect((await ann.until(({ vote }) => vote === null)).mayVoteOut).toEqual([2]);
  const { id: duel, keys: two } = await dealt(host, 'two-player', people.slice(0, 2));
  const [one] = (await seated(server.url, duel, two)) as [Listener];
  expect(await one.say({ kind: 'voteOut', game: duel, seat: 1, yes: true })).toMatchObject({ kind: 'error' });
  for (const page of [ann, ben, cat, one, host]) page.close();
  await server.close();
  folder.remove();
});

test('who leaves the game has no say any more, and a vote that waited for them alone is over (CR 104.3a)', () => {
  let playing = [0, 1, 2, 3];
  const votes = new SeatVotes(() => playing);
  expect(votes.say(0, 1, true)).toBeNull();
  expect(votes.say(2, 1, true)).toBeNull();
  expect([votes.view?.open, votes.due()]).toEqual([[3], null]);
  playing = [0, 1, 2];
  expect([votes.view?.open, votes.due(), votes.view]).toEqual([[], 1, null]);
  expect(votes.say(2, 0, true)).toBeNull();
  playing = [1, 2]; // Whom it was about has left.
  expect([votes.due(), votes.view, votes.mayBeginOn(1)]).toEqual([null, null, []]);
  playing = [0, 1, 2];
  expect(votes.say(2, 0, false)).toBeNull();
  expect(votes.say(2, 0, true)).toMatch(/or not again/);
  expect(votes.say(2, 1, true)).toBeNull();
  playing = [1, 2]; // Two are left: one of them alone decides nothing.
  expect([votes.due(), votes.view]).toEqual([null, null]);
});
