/** Pages at a server other than that of their table. */
import { defaultAnswer } from '@kitchen-table/engine';
import type { DraftSnapshot, LobbySnapshot, ServerMessage, Snapshot } from '@kitchen-table/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshDatabase,
  NO_POSTGRES,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from '../../attack/several/postgres.ts';
import type { RunningServer } from '../../src/index.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

const hasPostgres = postgresPrograms() !== null;
if (!hasPostgres) console.warn(NO_POSTGRES);

const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

/** The next message of that kind that is wanted. */
function heard<Kind extends ServerMessage['kind']>(
  page: Page,
  kind: Kind,
  wanted: (message: Extract<ServerMessage, { kind: Kind }>) => boolean = () => true,
): Promise<Extract<ServerMessage, { kind: Kind }>> {
  return new Promise((resolve) => {
    const hear = (message: ServerMessage): void => {
      if (message.kind !== kind || !wanted(message as never)) return;
      page.socket.off('message', hear);
      resolve(message as never);
    };
    page.socket.on('message', hear);
  });
}

async function answers(page: Page, asked: Snapshot): Promise<void> {
  const { game, sequence, question } = asked;
  const answer = question === null ? [] : [...defaultAnswer(question)];
  expect(await page.say({ kind: 'answer', game, sequence, answer })).toEqual({ kind: 'done' });
}

describe.skipIf(!hasPostgres)('two servers on one database', () => {
  const folder = temporaryFolder();
  let postgres: Postgres;
  let database = '';
  const running = new Set<RunningServer>();
  let [one, other] = ['', ''];

  async function open(): Promise<RunningServer> {
    const server = await openTable(folder.path, { database });
    running.add(server);
    return server;
  }

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await freshDatabase(postgres);
    [one, other] = [(await open()).url, (await open()).url];
  });

  afterAll(async () => {
    await Promise.all([...running].map((server) => server.close()));
    await postgres.close();
    folder.remove();
  });

  test('two people at different servers play one game, see each other come and go, and are told why', async () => {
    const [ann, ben] = [await openPage(one), await openPage(other)];
    const { id: game, keys } = await dealt(ann, 'two-player', people);
    const [anns = null, bens = null] = keys;
    expect(await ben.say({ kind: 'answer', game, sequence: 1, answer: [0] })).toMatchObject({ kind: 'error' });
    expect(await ben.say({ kind: 'join', game, token: 'no-key' })).toMatchObject({ kind: 'error' });
    expect(await ben.say({ kind: 'join', game, token: bens })).toEqual({ kind: 'joined', game, seat: 1 });
    expect(await ann.say({ kind: 'join', game, token: anns })).toEqual({ kind: 'joined', game, seat: 0 });
    for (const [page, seat] of [
      [ann, 0],
      [ben, 1],
    ] as const) {
      const asked = await page.until(isAsked);
      expect(asked.seat).toBe(seat);
      await answers(page, asked);
    }
    const { sequence } = ben.last() as Snapshot;
    expect((await ben.until((next) => next.sequence > sequence || next.away.length === 0)).away).toEqual([]);
    expect(await ben.say({ kind: 'why', game, object: 0 })).toMatchObject({ kind: expect.stringMatching(/why|error/) });
    ben.close();
    expect((await ann.until(({ away }) => away.length > 0)).away).toMatchObject([{ seat: 1 }]);
    ann.close();
  });

  test('a table is laid at one server and sat at from another', async () => {
    const [ann, ben] = [await openPage(one), await openPage(other)];
    const laid = await ann.say({ kind: 'openLobby', format: 'two-player', seats: 2, name: 'Ann' });
    if (laid.kind !== 'lobbySeated') throw new Error(JSON.stringify(laid));
    const { lobby, key } = laid;
    await ann.say({ kind: 'joinLobby', lobby, key });
    const sat = await ben.say({ kind: 'lobbySit', lobby, name: 'Ben' });
    if (sat.kind !== 'lobbySeated') throw new Error(JSON.stringify(sat));
    const together = heard(ann, 'lobby', ({ seats }: LobbySnapshot) => seats[1]?.present === true);
    expect(await ben.say({ kind: 'joinLobby', lobby, key: sat.key })).toEqual({ kind: 'done' });
    await together;
    const said = heard(ann, 'lobby', ({ chat }: LobbySnapshot) => chat.length === 1);
    expect(await ben.say({ kind: 'lobbySay', lobby, text: 'Good evening' })).toEqual({ kind: 'done' });
    expect((await said).chat).toEqual([{ name: 'Ben', text: 'Good evening' }]);
    ann.close();
    ben.close();
  });

  test('a draft is at one server, and so are its picks', async () => {
    const [ann, ben] = [await openPage(one), await openPage(other)];
    const { id: draft, keys } = await dealt(ann, 'booster-draft', [{ name: 'Ann' }, { name: 'Ben' }, 'bot', 'bot']);
    const pages = [ann, ben];
    for (const [seat, page] of pages.entries()) {
      const pictured = heard(page, 'draft');
      expect(await page.say({ kind: 'joinDraft', draft, token: keys[seat] ?? null })).toEqual({ kind: 'done' });
      const picture: DraftSnapshot = await pictured;
      expect([picture.seat, picture.question?.kind]).toEqual([seat, 'pick']);
      const { sequence } = picture;
      expect(await page.say({ kind: 'draftAnswer', draft, sequence, answer: [0] })).toEqual({ kind: 'done' });
    }
    for (const page of pages) page.close();
  });

  test('people at two servers agree to a fix of the board, refuse one, and vote somebody out, who is shown the door there', async () => {
    const [ann, ben, cat] = [await openPage(one), await openPage(other), await openPage(other)];
    const pages = [ann, ben, cat];
    const three = ['Ann', 'Ben', 'Cat'].map((name) => ({ name, deck: 'tall-grass' }));
    const { id: game, keys } = await dealt(ann, 'free-for-all', three);
    const shownOut: string[] = [];
    cat.socket.on('message', (message: ServerMessage) => {
      if (message.kind === 'unseated') shownOut.push(message.sentence);
    });
    for (const [seat, page] of pages.entries())
      expect(await page.say({ kind: 'join', game, token: keys[seat] ?? null })).toMatchObject({ kind: 'joined', seat });
    const inTurn = async (): Promise<Page> => {
      const seat = await Promise.race(pages.map(async (page) => (await page.until(isAsked)).seat ?? 0));
      return pages[seat] as Page;
    };
    for (let page = await inTurn(); page.last()?.question?.kind !== 'priority'; page = await inTurn()) {
      const { sequence } = page.last() as Snapshot;
      await answers(page, page.last() as Snapshot);
      await page.until((next) => next.sequence > sequence);
    }
    const before = (ann.last() as Snapshot).view.players[2]?.life ?? 0;
    const propose = (by: Page, change: number): Promise<unknown> =>
      by.say({ kind: 'proposeFix', game, fix: { kind: 'life', player: 2 as never, change } });
    const say = (page: Page, number: number, yes: boolean): Promise<unknown> =>
      page.say({ kind: 'sayFix', game, number, yes });

    expect(await propose(ben, -5)).toEqual({ kind: 'done' });
    await ann.until(({ fix }) => fix?.number === 1);
    expect(await say(ann, 1, false)).toEqual({ kind: 'done' });
    await ben.until(({ fix }) => fix === null);
    expect(await propose(ben, -3)).toEqual({ kind: 'done' });
    for (const page of [ann, cat]) {
      await page.until(({ fix }) => fix?.number === 2);
      expect(await say(page, 2, true)).toEqual({ kind: 'done' });
    }
    for (const page of pages) await page.until(({ view }) => view.players[2]?.life === before - 3);

    expect(await ben.say({ kind: 'voteOut', game, seat: 2, yes: true })).toEqual({ kind: 'done' });
    await ann.until(({ vote }) => vote?.seat === 2);
    expect(await ann.say({ kind: 'voteOut', game, seat: 2, yes: true })).toEqual({ kind: 'done' });
    for (const page of [ann, ben]) await page.until(({ bots }) => bots[2] === true);
    await expect.poll(() => shownOut).toHaveLength(1);
    expect(await cat.say({ kind: 'concede', game })).toMatchObject({ kind: 'error' });
    const back = await openPage(one);
    expect(await back.say({ kind: 'join', game, token: keys[2] ?? null })).toMatchObject({ kind: 'error' });
    for (const page of [...pages, back]) page.close();
  });

  test('a server that was not heard in time loses its game to another, and its own page follows it there', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: database });
    await client.connect();
    const homeOf = async (game: string): Promise<unknown> => {
      const home = 'select address from homes join servers on servers.id = homes.server where homes.id = $1';
      return (await client.query<{ address: string }>(home, [game])).rows[0]?.address;
    };
    const [ann, ben] = [await openPage(one), await openPage(other)];
    const { id: game, keys } = await dealt(ann, 'two-player', people);
    await ann.say({ kind: 'join', game, token: keys[0] ?? null });
    const before = await ann.until(isAsked);
    expect(await homeOf(game)).toBe(one);
    for (let tries = 0; tries < 100 && (await homeOf(game)) === one; tries++) {
      await client.query("update servers set until = now() - interval '1 second' where address = $1", [one]);
      await ben.say({ kind: 'join', game, token: keys[1] ?? null });
    }
    expect(await homeOf(game)).toBe(other);
    await client.end();
    const after = await ann.until(({ sequence }) => sequence > before.sequence);
    expect([after.seat, after.question]).toEqual([0, before.question]);
    await answers(ann, await ann.until((next) => next.sequence >= after.sequence && isAsked(next)));
    ann.close();
    ben.close();
  });

  test('when the server of a game stops, its page at another goes on by itself', async () => {
    const leaving = await open();
    const [ann, ben] = [await openPage(leaving.url), await openPage(other)];
    const { id: game, keys } = await dealt(ann, 'two-player', people);
    await ben.say({ kind: 'join', game, token: keys[1] ?? null });
    await ann.say({ kind: 'join', game, token: keys[0] ?? null });
    await answers(ann, await ann.until(isAsked));
    const before = await ben.until(isAsked);
    running.delete(leaving);
    await leaving.close();
    const after = await ben.until(({ sequence }) => sequence > before.sequence);
    expect(after.question).toEqual(before.question);
    await answers(ben, await ben.until((next) => next.sequence >= after.sequence && isAsked(next)));
    const back = await openPage(one);
    expect(await back.say({ kind: 'join', game, token: keys[0] ?? null })).toMatchObject({ kind: 'joined', seat: 0 });
    for (const page of [ann, ben, back]) page.close();
  });
});
