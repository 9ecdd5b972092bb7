import type { LobbySnapshot, ServerMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { isAsked, openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();

/** A page that keeps the pictures of its lobby, as sent. */
async function visitor(): Promise<
  Page & { lobby(wanted: (picture: LobbySnapshot) => boolean): Promise<LobbySnapshot>; sent: string[] }
> {
  const page = await openPage(table.url);
  let last: LobbySnapshot | null = null;
  const sent: string[] = [];
  page.socket.on('message', (message: ServerMessage) => {
    sent.push(JSON.stringify(message));
    if (message.kind === 'lobby') last = message;
  });
  const lobby = async (wanted: (picture: LobbySnapshot) => boolean): Promise<LobbySnapshot> => {
    await expect.poll(() => last !== null && wanted(last), { timeout: 10_000 }).toBe(true);
    return last as unknown as LobbySnapshot;
  };
  return { ...page, lobby, sent };
}

async function laid(page: Page, format = 'two-player', seats = 2): Promise<{ lobby: string; key: string }> {
  const reply = await page.say({ kind: 'openLobby', format, seats, name: 'Ann' });
  if (reply.kind !== 'lobbySeated') throw new Error(JSON.stringify(reply));
  const { lobby, key } = reply;
  expect(await page.say({ kind: 'joinLobby', lobby, key })).toEqual({ kind: 'done' });
  return { lobby, key };
}

async function sits(page: Page, lobby: string, name: string): Promise<string> {
  const reply = await page.say({ kind: 'lobbySit', lobby, name });
  if (reply.kind !== 'lobbySeated') throw new Error(JSON.stringify(reply));
  await page.say({ kind: 'joinLobby', lobby, key: reply.key });
  return reply.key;
}

test('two people sit down, bring decks, say ready; the server stops in between; each key opens its own seat of the game only', async () => {
  let ann = await visitor();
  let ben = await visitor();
  const { lobby, key } = await laid(ann);
  await ben.say({ kind: 'joinLobby', lobby, key: null });
  expect(await ben.say({ kind: 'lobbySay', lobby, text: 'hello' })).toMatchObject({ kind: 'error' });
  expect(await ben.say({ kind: 'lobbySit', lobby, name: 'Ann' })).toMatchObject({ kind: 'error' });
  const bens = await sits(ben, lobby, 'Ben');
  expect(bens).not.toBe(key);
  await ann.say({ kind: 'lobbyDeck', lobby, deck: '56 Forest\n4 Shokc\n' });
  expect((await ann.lobby(({ seats }) => seats[0]?.cards === 60)).seats[0]).toMatchObject({
    troubles: 1,
    ready: false,
  });
  expect(await ann.say({ kind: 'lobbyReady', lobby, ready: true })).toMatchObject({ kind: 'error' });
  await ann.say({ kind: 'lobbyDeck', lobby, deck: '56 Forest\n4 Shock\n' });
  expect(await ann.say({ kind: 'lobbyReady', lobby, ready: true })).toEqual({ kind: 'done' });
  await ben.say({ kind: 'lobbyDeck', lobby, deck: 'tall-grass' });
  expect(await ann.say({ kind: 'lobbyDeal', lobby })).toEqual({ kind: 'error', sentence: 'Waiting for Ben.' });
  await ben.say({ kind: 'lobbySay', lobby, text: 'one minute' });
  ann.close();
  ben.close();
  const everSent = ben.sent.join();
  expect(everSent).not.toContain(key);
  expect(everSent).not.toContain('Shock');
  await table.restart();

  ann = await visitor();
  ben = await visitor();
  await ann.say({ kind: 'joinLobby', lobby, key });
  await ben.say({ kind: 'joinLobby', lobby, key: bens });
  const back = await ben.lobby(() => true);
  expect(back).toMatchObject({ seat: 1, deck: 'tall-grass', chat: [{ name: 'Ben', text: 'one minute' }] });
  expect(await ben.say({ kind: 'lobbyReady', lobby, ready: true })).toEqual({ kind: 'done' });
  expect(await ben.say({ kind: 'lobbyDeal', lobby })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbyDeal', lobby })).toEqual({ kind: 'done' });
  const { game } = await ben.lobby((picture) => picture.game !== null);
  if (game === null) throw new Error('no game');
  expect(await ann.say({ kind: 'join', game, token: key })).toMatchObject({ seat: 0 });
  expect(await ben.say({ kind: 'join', game, token: bens })).toMatchObject({ seat: 1 });
  // Who begins is drawn: one of them is asked.
  await ann.until((snapshot) => isAsked(snapshot) || snapshot.waitingFor === 1);
  expect(await ann.say({ kind: 'lobbyDeal', lobby })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbySeat', lobby, seat: 1, to: 'free' })).toMatchObject({ kind: 'error' });
  ann.close();
  ben.close();
});

test('only the host changes seats; a bot takes a free one; who is sent away may sit down again but not with the old key', async () => {
  const ann = await visitor();
  const ben = await visitor();
  const { lobby } = await laid(ann, 'free-for-all', 3);
  const bens = await sits(ben, lobby, 'Ben');
  expect(await ben.say({ kind: 'lobbySeat', lobby, seat: 2, to: 'bot' })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbySeat', lobby, seat: 1, to: 'bot' })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbySeat', lobby, seat: 2, to: 'bot' })).toEqual({ kind: 'done' });
  expect(await ann.say({ kind: 'lobbySeats', lobby, seats: 2 })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbySeat', lobby, seat: 1, to: 'free' })).toEqual({ kind: 'done' });
  expect(await ben.say({ kind: 'lobbyReady', lobby, ready: true })).toMatchObject({ kind: 'error' });
  expect(await ben.say({ kind: 'joinLobby', lobby, key: bens })).toMatchObject({ kind: 'error', isGivenUp: true });
  expect(await ann.say({ kind: 'lobbySeats', lobby, seats: 2 })).toEqual({ kind: 'done' });
  await ann.say({ kind: 'lobbyDeck', lobby, deck: 'tall-grass' });
  await ann.say({ kind: 'lobbyReady', lobby, ready: true });
  expect(await ann.say({ kind: 'lobbyDeal', lobby })).toEqual({ kind: 'done' });
  const { seats, game } = await ann.lobby((picture) => picture.game !== null);
  expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);
  expect(game).not.toBeNull();
  ann.close();
  ben.close();
});

test('a table for a format that is not known is not laid', async () => {
  const ann = await visitor();
  expect(await ann.say({ kind: 'openLobby', format: 'no-such-format', seats: 2, name: 'Ann' })).toMatchObject({
    kind: 'error',
  });
  expect(await ann.say({ kind: 'joinLobby', lobby: 'nowhere', key: null })).toMatchObject({ kind: 'error' });
  ann.close();
});

test('where packs come first nobody needs a deck to be ready, and each key opens its own seat of the draft only (CR 905.1)', async () => {
  const ann = await visitor();
  const ben = await visitor();
  const { lobby, key } = await laid(ann, 'booster-draft', 3);
  const bens = await sits(ben, lobby, 'Ben');
  expect(await ann.say({ kind: 'lobbySeat', lobby, seat: 2, to: 'bot' })).toEqual({ kind: 'done' });
  for (const page of [ann, ben])
    expect(await page.say({ kind: 'lobbyReady', lobby, ready: true })).toEqual({ kind: 'done' });
  expect(await ann.say({ kind: 'lobbyDeal', lobby })).toEqual({ kind: 'done' });
  const { draft, game } = await ben.lobby((picture) => picture.draft !== null);
  expect(game).toBeNull();
  const seatOf = async (page: typeof ann, token: string): Promise<number | null> => {
    await page.say({ kind: 'joinDraft', draft: draft ?? '', token });
    const picture = page.sent.map((text) => JSON.parse(text) as ServerMessage).findLast(({ kind }) => kind === 'draft');
    return picture?.kind === 'draft' ? picture.seat : null;
  };
  expect(await seatOf(ann, key)).toBe(0);
  expect(await seatOf(ben, bens)).toBe(1);
  expect(await ann.say({ kind: 'lobbySeat', lobby, seat: 1, to: 'free' })).toMatchObject({ kind: 'error' });
  ann.close();
  ben.close();
});

test('a page that comes to a table twice at once has one place there: once seated it is shown its seat, and leaves whole', async () => {
  const ann = await visitor();
  const ben = await visitor();
  const { lobby } = await laid(ann);
  const coming = { kind: 'joinLobby', lobby, key: null } as const;
  await Promise.all([ben.say(coming), ben.say(coming)]);
  const bens = await sits(ben, lobby, 'Ben');
  const before = ben.sent.length;
  await ann.say({ kind: 'lobbySay', lobby, text: 'welcome' });
  await ben.lobby(({ chat }) => chat.length === 1);
  expect(ben.sent.slice(before).map((text) => (JSON.parse(text) as LobbySnapshot).seat)).toEqual([1]);
  const again = { kind: 'joinLobby', lobby, key: bens } as const;
  await Promise.all([ben.say(again), ben.say(again)]);
  ben.close();
  await ann.lobby(({ seats }) => seats[1]?.present === false);
  ann.close();
});
