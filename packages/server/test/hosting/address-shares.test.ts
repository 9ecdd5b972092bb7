import type { ClientMessage, Reply } from '@kitchen-table/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SharesOfAddresses } from '../../src/address-shares.ts';
import { clientAddresses, type ComesFrom } from '../../src/client-address.ts';
import type { RunningServer } from '../../src/index.ts';
import { openTable, temporaryFolder } from '../table.ts';

const SHARES = { connections: 2, tables: 2, newTablesPerMinute: 3 };
const LAYING: ClientMessage = { kind: 'openLobby', format: 'two-player', seats: 2, name: 'Ann' };
const DONE: Reply = { kind: 'done' };
const done = async (): Promise<Reply> => DONE;
const joining = (game: string): ClientMessage => ({ kind: 'join', game, token: null });

describe('what one address may have', () => {
  test('so many tables in a minute: what failed does not count, and the sentence says how long to wait', async () => {
    let clock = 0;
    const shares = new SharesOfAddresses(
      SHARES,
      () => true,
      () => clock,
    );
    const [page, other] = [shares.page('a'), shares.page('b')];
    for (let n = 0; n < 5; n++)
      await page.say(LAYING, async () => ({ kind: 'error', sentence: 'That deck can’t be played.' }));
    await expect(page.say(LAYING, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    for (clock = 1000; clock <= 3000; clock += 1000) expect(await page.say(LAYING, done)).toBe(DONE);
    const sentence = 'Your address has laid as many tables as it may in a minute (3); wait 57 seconds and try again.';
    expect(await shares.page('a').say(LAYING, done)).toEqual({ kind: 'error', sentence });
    expect(await other.say(LAYING, done)).toBe(DONE);
    clock = 61_000;
    expect([await page.say(LAYING, done), (await page.say(LAYING, done)).kind]).toEqual([DONE, 'error']);
  });

  test('so many tables at once, on however many pages; a table at which it is already is always open to it', async () => {
    const shares = new SharesOfAddresses(SHARES, () => false);
    const [first, second] = [shares.page('a'), shares.page('a')];
    expect([await first.say(joining('one'), done), await second.say(joining('two'), done)]).toEqual([DONE, DONE]);
    const sentence =
      'Your address is at as many tables as it may be at once (2); leave one, or end a game, and try again.';
    for (const message of [joining('three'), LAYING])
      expect(await second.say(message, done)).toEqual({ kind: 'error', sentence });
    expect(await second.say(joining('one'), done)).toBe(DONE);
    await first.say({ kind: 'leave', game: 'one' }, done); // The other page is there still.
    expect((await second.say(joining('three'), done)).kind).toBe('error');
    second.close();
    expect([await first.say(joining('three'), done), await first.say(joining('two'), done)]).toEqual([DONE, DONE]);
    expect((await first.say(joining('one'), done)).kind).toBe('error');
    expect(await shares.page('b').say(joining('one'), done)).toBe(DONE);
  });

  test('a place that was refused is given back', async () => {
    const shares = new SharesOfAddresses({ ...SHARES, tables: 1 }, () => false);
    const page = shares.page('a');
    await page.say(joining('none'), async () => ({ kind: 'error', sentence: 'There is no such game.' }));
    await expect(page.say(joining('none'), () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect(await page.say(joining('one'), done)).toBe(DONE);
  });

  test('a game that runs counts for whoever began it, until it is put away', async () => {
    const running = new Set(['g']);
    const shares = new SharesOfAddresses({ ...SHARES, tables: 1 }, (game) => running.has(game));
    const page = shares.page('a');
    await page.say(LAYING, async () => ({ kind: 'created', game: 'g', seats: [] }));
    expect((await page.say(LAYING, done)).kind).toBe('error');
    expect(await page.say(joining('g'), done)).toBe(DONE);
    await page.say({ kind: 'leave', game: 'g' }, done);
    running.clear();
    expect(await page.say(LAYING, done)).toBe(DONE);
  });

  test('of tables that are asked for at the same moment no more are laid than one after the other', async () => {
    const shares = new SharesOfAddresses(SHARES, () => false);
    const page = shares.page('a');
    const replies = await Promise.all(Array.from({ length: 9 }, () => page.say(LAYING, done)));
    expect(replies.filter((reply) => reply === DONE)).toHaveLength(2);
  });
});

describe('whose share it is', () => {
  const from = (address: string, said?: string): ComesFrom => ({
    address,
    headers: said === undefined ? {} : { 'x-forwarded-for': said },
  });

  test('a proxy is believed only where the host trusts it, through as many trusted ones as there are', () => {
    const address = clientAddresses(['127.0.0.1', '10.0.0.0/8']);
    expect(address(from('127.0.0.1', '6.6.6.6, 203.0.113.7'))).toBe('203.0.113.7');
    expect(address(from('::ffff:127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.2.3'))).toBe('203.0.113.7');
    expect(address(from('203.0.113.9', '6.6.6.6'))).toBe('203.0.113.9');
    expect(address(from('127.0.0.1', '6.6.6.6, nobody'))).toBe('127.0.0.1');
    expect(address(from('127.0.0.1', '203.0.113.7:51234'))).toBe('203.0.113.7');
    expect(clientAddresses(false)(from('127.0.0.1', '6.6.6.6'))).toBe('127.0.0.1');
    expect(clientAddresses(true)(from('127.0.0.1', '127.0.0.1, 203.0.113.7'))).toBe('203.0.113.7');
  });

  test('the addresses of one IPv6 customer are one', () => {
    const address = clientAddresses(false);
    expect(address(from('2001:db8:1:2:aaaa::1'))).toBe('2001:db8:1:2::/64');
    expect(address(from('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
    expect(address(from('2001:db8:1:3::1'))).not.toBe('2001:db8:1:2::/64');
    expect([address(from('::1')), address(from('fe80::1%eth0'))]).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64']);
    expect(clientAddresses(['2001:db8::/32'])(from('2001:db8::1', '[2001:db8:f::1]:443'))).toBe('2001:db8:f:0::/64');
  });

  test.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/9', ''])('"%s" is no proxy', (place) => {
    expect(() => clientAddresses([place])).toThrow(
      `"${place}" is no address of a proxy; give addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8.`,
    );
  });
});

describe('at a server behind a proxy', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  const pages: Socket[] = [];

  beforeAll(async () => {
    server = await openTable(folder.path, { shares: SHARES, behindProxy: ['127.0.0.1'] });
  });

  afterAll(async () => {
    for (const page of pages) page.close();
    await server.close();
    folder.remove();
  });

  /** A page; the sentence with which it was turned away. */
  function page(address: string): Promise<Socket | string> {
    const extraHeaders = { 'x-forwarded-for': address };
    const socket = io(server.url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
    pages.push(socket);
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', ({ message }) => resolve(message));
    });
  }

  test('a third page of one address is told why it can’t stay, others come in, and so does it when one is closed', async () => {
    const [first, second, third] = [await page('203.0.113.7'), await page('203.0.113.7'), await page('203.0.113.7')];
    expect(third).toBe(
      'Your address has as many pages open here as it may (2); close some, and this one comes in by itself.',
    );
    expect([typeof first, typeof second, typeof (await page('203.0.113.8'))]).toEqual(['object', 'object', 'object']);
    (first as Socket).close();
    await expect.poll(async () => typeof (await page('203.0.113.7'))).toBe('object');
  });

  test('a table too many is refused in one sentence, and nothing is laid', async () => {
    const socket = (await page('203.0.113.9')) as Socket;
    const say = (message: unknown): Promise<Reply> =>
      socket.timeout(60_000).emitWithAck('message', message) as Promise<Reply>;
    for (let n = 0; n < 3; n++) expect(await say(LAYING)).toMatchObject({ kind: 'lobbySeated' });
    const refused = {
      kind: 'error',
      sentence: expect.stringMatching(/^Your address has laid as many tables .* try again\.$/) as string,
    };
    for (const message of [LAYING, { kind: 'tryCard', card: 'Nothing' }])
      expect(await say(message)).toMatchObject(refused);
  });
});
