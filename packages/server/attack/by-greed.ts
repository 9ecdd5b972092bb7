/** Attacks by one address that takes whatever it is given: connections that say nothing, pages, tables. */
import { connect, type Socket as Wire } from 'node:net';
import type { Socket } from 'socket.io-client';
import type { Attack } from './attack.ts';
import { connected, newGame, say, seatedAt } from './pages.ts';
import { Target } from './target.ts';

const SHARES = { connections: 20, tables: 8, newTablesPerMinute: 12 };

/** Upgrades to a WebSocket and never says a word; the status line of the answer. */
async function silent(url: string, wires: Wire[]): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const wire = connect(Number(port), hostname);
  wires.push(wire);
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16, wires.length).toString('base64')}`;
  wire.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\n${upgrade}\r\n${key}\r\n\r\n`);
  return new Promise((resolve) => {
    wire.once('data', (data: Buffer) => resolve(data.toString().split('\r\n')[0] ?? ''));
    wire.once('error', () => resolve(''));
  });
}

async function letIn(url: string, many: number): Promise<readonly Socket[]> {
  const tried = await Promise.allSettled(Array.from({ length: many }, () => connected(url)));
  return tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** By name. */
export const BY_GREED: Readonly<Record<string, Attack>> = {
  async 'more connections than its share'(_, { connections }) {
    const target = new Target({ shares: SHARES });
    const wires: Wire[] = [];
    try {
      const wrong = await target.start();
      if (wrong !== null) throw new Error(wrong);
      const pages = await letIn(target.url, connections);
      for (const page of pages) page.close();
      for (let tries = 0; tries < 100 && (await letIn(target.url, 1).then(closeAll)) === 0; tries++);
      const answers = [];
      for (let n = 0; n < connections; n++) answers.push(await silent(target.url, wires));
      const held = answers.filter((answer) => answer.includes('101')).length;
      for (const wire of wires) wire.destroy();
      const outcome = `of ${connections} pages ${pages.length} were let in, of ${connections} connections that say nothing ${held} are held`;
      if (pages.length > SHARES.connections || held > SHARES.connections + 20) return `${outcome}: TOO MANY`;
      if (pages.length < Math.min(connections, SHARES.connections)) return `${outcome}: TOO FEW PAGES`;
      return (await target.lives()) ? outcome : `${outcome}; THE SERVER IS GONE`;
    } finally {
      for (const wire of wires) wire.destroy();
      await target.remove();
    }
  },
  async 'more tables than its share'(_, { messages }) {
    const target = new Target({ shares: SHARES });
    try {
      const wrong = await target.start();
      if (wrong !== null) throw new Error(wrong);
      const [first, second] = [await connected(target.url), await connected(target.url)];
      const table = await newGame(first);
      await seatedAt(first, table);
      const many = Math.min(messages, 200);
      const laid = await Promise.all(
        Array.from({ length: many }, () =>
          say(second, { kind: 'openLobby', format: 'two-player', seats: 2, name: 'Eve' }),
        ),
      );
      const lobbies = laid.flatMap((reply) => (reply.kind === 'lobbySeated' ? [reply] : []));
      const joined = await Promise.all(lobbies.map(({ lobby, key }) => say(second, { kind: 'joinLobby', lobby, key })));
      const at = joined.filter(({ kind }) => kind === 'done').length;
      const outcome = `of ${many} tables ${lobbies.length} were laid, and at ${at} of those it sat beside its own`;
      const goesOn = (await say(first, { kind: 'join', ...table })).kind === 'joined';
      closeAll([first, second]);
      if (lobbies.length >= SHARES.newTablesPerMinute || at >= SHARES.tables) return `${outcome}: TOO MANY`;
      return goesOn ? outcome : `${outcome}; ITS OWN GAME IS SHUT`;
    } finally {
      await target.remove();
    }
  },
};

function closeAll(pages: readonly Socket[]): number {
  for (const page of pages) page.close();
  return pages.length;
}
