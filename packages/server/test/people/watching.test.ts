/** Those who watch a table without a seat: at once, late, or not at all, as was agreed before the game. NOT-CR. */
import type { ServerMessage, Snapshot, WatchRule } from '@kitchen-table/protocol';
import { USUAL_OPTIONS } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import type { Watcher } from '../../src/match/match-parts.ts';
import { whyNotYet } from '../../src/store/watched-tables.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, tableOfFile, temporaryFolder } from '../table.ts';
import { type HandGuest, sit } from './hand-table.ts';

function turnSeen(guest: HandGuest): number {
  return guest.last()?.view.turn ?? -1;
}

/** Longer than pictures take that come soon. */
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

const hello = { kind: 'tableSay', game: 'g', text: 'Hello' } as const;

test('a turn late means a whole turn: pictures, log, talk, pointing and "why" are of then; the end is seen by all', async () => {
  const table = await sit({ watching: { turns: 1 }, guests: 'anything' });
  const { match, watchers, playUntil, session } = table;
  const [ann] = watchers as [Watcher];
  const guest = table.guest('Dan');
  await expect.poll(() => guest.last()).not.toBeNull();
  expect(await match.talk(ann, { ...hello, text: 'Thanks' })).toBeNull();
  expect(guest.said).toEqual([]); // Not before the first decision either.
  await playUntil(({ view }) => view.turn === 3);
  await expect.poll(() => turnSeen(guest)).toBe(1);
  expect(guest.said.splice(0)).toEqual(['Thanks']);
  const seen = guest.last() as Snapshot;
  expect(seen).toMatchObject({ seat: null, question: null, away: [], clocks: null, fix: null, takeBack: null });
  expect(seen.watching).toEqual({ rule: { turns: 1 }, names: ['Dan'], others: 0 });
  expect(Math.max(...seen.log.map(({ turn }) => turn))).toBeLessThan(2);

  expect(await match.talk(ann, hello)).toBeNull();
  expect(await match.talk(guest.watcher, { ...hello, text: 'Well played' })).toBeNull();
  expect(guest.said).toEqual(['Well played']);
  expect(table.said.slice(-2)).toEqual(['Hello', 'Well played']);
  // What came since is nothing that they see.
  const before = new Set(seen.view.battlefield.map(({ id }) => id));
  const fresh = session.game.battlefield.find((id) => !before.has(id));
  if (fresh === undefined) throw new Error('Nothing came in a whole turn.');
  expect(await match.talk(guest.watcher, { kind: 'lookHere', game: 'g', entity: fresh })).toMatchObject({
    sentence: expect.stringContaining('nothing there') as string,
  });
  expect(match.why(null, fresh)).toMatchObject({ explanation: null });
  expect(await match.course(null)).toBeNull();
  const pictures = guest.pictures();
  const lastSeen = table.last().sequence;
  await playUntil(({ sequence }) => sequence > lastSeen);
  expect(session.game.turn).toBe(3);
  await quiet();
  expect(guest.pictures()).toBe(pictures); // Not even that something happens.

  await playUntil(({ view }) => view.turn === 5);
  await expect.poll(() => turnSeen(guest)).toBe(3);
  expect(guest.said).toContain('Hello');
  expect(await match.concede(0)).toBeNull();
  await expect.poll(() => guest.last()?.view.over).toBe(true);
  expect(await match.course(null)).not.toBeNull();
});

test('minutes late are minutes, of the end and of its replay too, and after a restart', async () => {
  const table = await sit({ watching: { minutes: 2 } });
  const { match, watchers, playUntil, clock } = table;
  const guest = table.guest();
  await playUntil(({ view }) => view.turn === 1);
  clock.turn(60);
  await match.talk(watchers[0] as Watcher, hello);
  expect(await match.concede(1)).toBeNull();
  await table.until(({ view }) => view.over);
  expect(turnSeen(guest)).toBe(0);
  clock.turn(65);
  await expect.poll(() => turnSeen(guest)).toBe(1);
  expect(guest.last()?.view.over).toBe(false);
  expect(guest.last()?.seed).toBeNull();
  expect(await match.course(null)).toBeNull();
  expect(await match.replayAt(guest.watcher, 0, 0, 0)).toMatchObject({ kind: 'error' });
  expect(await match.course(0)).not.toBeNull();
  expect(whyNotYet(table.kept(), table.session.decisions.length, clock.today())).toContain('2 minutes late');

  const after = await sit({}, table);
  const later = after.guest();
  await expect.poll(() => turnSeen(later)).toBe(1);
  expect([later.last()?.view.over, later.said]).toEqual([false, []]);
  after.clock.turn(65);
  await expect.poll(() => later.last()?.view.over).toBe(true);
  expect(later.said).toEqual(['Hello']);
  expect(await after.match.replayAt(later.watcher, 0, 0, 0)).toMatchObject({ kind: 'replayed' });
  expect(whyNotYet(after.kept(), after.session.decisions.length, after.clock.today())).toBeNull();
});

test('what was taken back is seen no more, and what comes instead is late again', async () => {
  const table = await sit({ watching: { turns: 1 }, undo: 'free' });
  const guest = table.guest();
  await table.playUntil(({ view }) => view.turn === 4);
  await expect.poll(() => turnSeen(guest)).toBe(2);
  const lines = guest.last()?.log.length ?? 0;
  expect(lines).toBeGreaterThan(0);
  for (let turn = 4; turn > 2; turn = table.session.game.turn) {
    expect(await table.match.undo(0)).toBeNull();
    await table.until(({ sequence, view }) => sequence > 0 && view.turn === table.session.game.turn);
  }
  await expect.poll(() => turnSeen(guest)).toBeLessThan(2);
  expect(guest.last()?.logFrom).toBe(0);
  await table.playUntil(({ view }) => view.turn === 4);
  await expect.poll(() => turnSeen(guest)).toBe(2);
});

const table = tableOfFile();
const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

async function begun(page: Page, watching: WatchRule): Promise<{ game: string; keys: readonly (string | null)[] }> {
  const { id, keys } = await dealt(page, 'two-player', people, { options: { watching } });
  return { game: id, keys };
}

test('where nobody may watch, the link opens nothing without a key: not the game, its replay nor its file', async () => {
  const [ann, guest] = [await openPage(table.url), await openPage(table.url)];
  const { game, keys } = await begun(ann, 'nobody');
  const refused = { kind: 'error', sentence: expect.stringContaining('without anybody to watch') as string };
  expect(await guest.say({ kind: 'join', game, token: null })).toMatchObject(refused);
  expect(await guest.say({ kind: 'join', game, token: null, name: 'Dan' })).toMatchObject(refused);
  expect(await ann.say({ kind: 'join', game, token: keys[0] ?? null })).toMatchObject({ kind: 'joined' });
  expect(await ann.say({ kind: 'concede', game })).toEqual({ kind: 'done' });
  await ann.until(({ view }) => view.over);
  expect(await guest.say({ kind: 'course', game })).toMatchObject({ kind: 'error' });
  expect(await guest.say({ kind: 'join', game, token: null })).toMatchObject(refused);
  expect(await ann.say({ kind: 'course', game })).toMatchObject({
    kind: 'course',
    course: expect.anything() as unknown,
  });
  const file = await fetch(`${table.url}/api/games/${game}/replay`);
  expect([file.status, await file.text()]).toEqual([404, expect.stringContaining('without anybody to watch')]);
  for (const page of [ann, guest]) page.close();
});

test('the table is shown who watches; who bears the name of a player is told from them', async () => {
  const [ann, dan, eve] = [await openPage(table.url), await openPage(table.url), await openPage(table.url)];
  const { game, keys } = await begun(ann, 'at once');
  const heard: string[] = [];
  ann.socket.on('message', (message: ServerMessage) => {
    if (message.kind === 'talk') heard.push(...message.said.map(({ name, text }) => `${name}: ${text}`));
  });
  await ann.say({ kind: 'join', game, token: keys[0] ?? null, name: 'Somebody else' });
  expect(await dan.say({ kind: 'join', game, token: null, name: ' Ann ' })).toMatchObject({
    kind: 'joined',
    seat: null,
  });
  await eve.say({ kind: 'join', game, token: null });
  const { watching } = await ann.until((shown) => shown.watching.others === 1 && shown.watching.names.length === 1);
  expect(watching).toEqual({ rule: 'at once', names: ['Ann'], others: 1 });
  expect(await dan.say({ kind: 'tableSay', game, text: 'Hello' })).toEqual({ kind: 'done' });
  await expect.poll(() => heard).toEqual(['Ann, who watches: Hello']);
  dan.close();
  await ann.until((shown) => shown.watching.names.length === 0 && shown.watching.others === 1);
  for (const name of ['', 'x'.repeat(81), 'a\nb'])
    expect(await eve.say({ kind: 'join', game, token: null, name })).toMatchObject({ kind: 'error' });
  for (const page of [ann, eve]) page.close();
});

test('how people watch is agreed within bounds, and outlives a restart', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  const ann = await openPage(server.url);
  const sat = await ann.say({ kind: 'openLobby', format: 'two-player', seats: 2, name: 'Ann' });
  if (sat.kind !== 'lobbySeated') throw new Error(JSON.stringify(sat));
  await ann.say({ kind: 'joinLobby', lobby: sat.lobby, key: sat.key });
  for (const watching of [{ turns: 0 }, { turns: 21 }, { minutes: 61 }, { turns: 1, minutes: 1 }, 'late'])
    expect(
      await ann.say({
        kind: 'lobbyOptions',
        lobby: sat.lobby,
        options: { ...USUAL_OPTIONS, watching: watching as never },
      }),
    ).toMatchObject({ kind: 'error' });
  const { game, keys } = await begun(ann, { turns: 2 });
  ann.close();
  await server.close();
  server = await openTable(folder.path);
  const [guest, again] = [await openPage(server.url), await openPage(server.url)];
  await again.say({ kind: 'join', game, token: keys[0] ?? null });
  await again.until(isAsked);
  await guest.say({ kind: 'join', game, token: null });
  expect((await guest.until(() => true)).watching.rule).toEqual({ turns: 2 });
  for (const page of [guest, again]) page.close();
  await server.close();
  folder.remove();
});
