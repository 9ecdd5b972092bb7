/** Attacks by many connections, and by pages that do not read what they are sent. */
import { connect } from 'node:net';
import { starterCards } from '@kitchen-table/cards';
import type { Attack } from './attack.ts';
import { connected, countKinds, newGame, say, seatedAt } from './pages.ts';

async function slowest(act: () => Promise<unknown>, times: number): Promise<number> {
  let most = 0;
  for (let n = 0; n < times; n++) {
    const before = performance.now();
    await act();
    most = Math.max(most, performance.now() - before);
  }
  return Math.round(most);
}

/** Whoever plays is not to wait longer than so many milliseconds, and so many times what they waited before. */
const MOST_WAIT = { milliseconds: 1000, times: 10 };

/** By name. */
export const BY_CROWDS: Readonly<Record<string, Attack>> = {
  async 'many connections'({ url }, { connections }) {
    const sockets = [];
    for (let n = 0; n < connections; n += 50)
      sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, connections - n) }, () => connected(url)))));
    await Promise.all(sockets.map((socket) => say(socket, { kind: 'listGames' })));
    const first = sockets[0];
    const wait = first === undefined ? 0 : await slowest(() => say(first, { kind: 'listGames' }), 20);
    for (const socket of sockets) socket.close();
    return `${sockets.length} at once, each answered; with all of them there an answer took at most ${wait} ms`;
  },
  async 'slow readers'({ url }, { connections }) {
    const { hostname, port } = new URL(url);
    const readers = Array.from({ length: Math.min(connections, 200) }, () => {
      const wire = connect(Number(port), hostname);
      wire.on('error', () => {}); // The server may end it.
      wire.pause();
      for (let n = 0; n < 200; n++) wire.write(`GET /api/decks HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
      return wire;
    });
    const socket = await connected(url);
    const table = await newGame(socket);
    await seatedAt(socket, table);
    const wait = await slowest(() => say(socket, { kind: 'listGames' }), 20);
    for (const wire of readers) wire.destroy();
    socket.close();
    return `${readers.length} read nothing of 200 long answers each; a player was answered within ${wait} ms`;
  },
  async 'half requests'({ url }, { connections }) {
    const { hostname, port } = new URL(url);
    const wires = Array.from({ length: Math.min(connections, 200) }, () => {
      const wire = connect(Number(port), hostname);
      wire.on('error', () => {});
      wire.write('POST /api/cards HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le');
      return wire;
    });
    const socket = await connected(url);
    const wait = await slowest(() => say(socket, { kind: 'listGames' }), 20);
    for (const wire of wires) wire.destroy();
    socket.close();
    return `${wires.length} requests that never end; a page was answered within ${wait} ms`;
  },
  async 'big decks'({ url }, { connections }) {
    const names = starterCards().map(({ name }) => name);
    const lines = Array.from({ length: 230 }, (_, at) => `1 ${names[(at * 7) % names.length]}`);
    const slips = names.slice(0, 20).map((name) => `1 ${name.slice(0, -1)}q`);
    const text = [...lines, ...slips].join('\n');
    const pages = await Promise.all(Array.from({ length: Math.min(connections, 100) }, () => connected(url)));
    const player = await connected(url);
    await seatedAt(player, await newGame(player));
    const before = await slowest(() => say(player, { kind: 'listGames' }), 20);
    const pasted = Promise.all(pages.map((page) => say(page, { kind: 'deckCheck', format: 'commander', text })));
    const wait = await slowest(() => say(player, { kind: 'listGames' }), 20);
    const replies = await pasted;
    for (const page of [...pages, player]) page.close();
    const outcome = `${pages.length} decks of 250 cards at once: ${countKinds(replies)}; meanwhile a player was answered within ${wait} ms, before within ${before} ms`;
    return wait > MOST_WAIT.milliseconds && wait > MOST_WAIT.times * before ? `${outcome}: TOO LATE` : outcome;
  },
};
