/**
 * Attacks a running server of this machine, a bounded number of times, and looks after each attack whether it lives:
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/server/attack/attack.ts http://127.0.0.1:8470
 */
import type { Reply } from '@kitchen-table/protocol';
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { malformedMessages } from '../../protocol/test/malformed-messages.ts';

const url = process.argv[2] ?? 'http://127.0.0.1:8470';
if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)) {
  console.error(`${url} is not on this machine; attack none but your own.`);
  process.exit(1);
}

async function connected(): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

function say(socket: Socket, message: unknown, event = 'message'): Promise<Reply> {
  return socket.timeout(20_000).emitWithAck(event, message) as Promise<Reply>;
}

function countKinds(replies: readonly Reply[]): string {
  const kinds = new Map<string, number>();
  for (const reply of replies) {
    const kind = reply.kind === 'error' ? `error "${reply.sentence.slice(0, 48)}…"` : reply.kind;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

/** What a message may hold that is no value: objects that claim a length, or to be text. */
const pretenders = [
  { kind: 'reading', card: { length: { toString: 1 } } },
  { kind: 'deckCheck', format: 'standard-60', text: { length: { valueOf: 1, toString: 1 } } },
  { kind: 'draftDeck', draft: 'd', deck: { length: { toString: 1 } }, commanders: [], conspiracies: [] },
  { kind: { toString: 1 } },
];

const people = [
  { name: 'Ann', kind: 'human', deck: 'tall-grass' },
  { name: 'Ben', kind: 'human', deck: 'tall-grass' },
];

const ATTACKS: Readonly<Record<string, () => Promise<string>>> = {
  'messages that pretend': async () => {
    const socket = await connected();
    const replies = await Promise.all(pretenders.map((message) => say(socket, message)));
    socket.close();
    return countKinds(replies);
  },
  'three thousand malformed messages on ten connections': async () => {
    const sockets = await Promise.all(Array.from({ length: 10 }, connected));
    const messages = fc.sample(malformedMessages(), { numRuns: 3000, seed: 5 });
    const replies = await Promise.all(messages.map((message, n) => say(sockets[n % 10] as Socket, message)));
    for (const socket of sockets) socket.close();
    return countKinds(replies);
  },
  'events of strange names': async () => {
    const socket = await connected();
    const names = ['error', '__proto__', 'constructor', 'disconnected'];
    const replies = await Promise.all(names.map((name) => say(socket, {}, name)));
    socket.close();
    return countKinds(replies);
  },
  'three million cards in a deck': async () => {
    const socket = await connected();
    const seats = people.map((seat) => ({ ...seat, deck: '1000 Forest\n'.repeat(3300) }));
    const reply = await say(socket, { kind: 'createGame', format: 'two-player', seats });
    socket.close();
    return countKinds([reply]);
  },
  'a deck list that a pattern may take long for': async () => {
    const socket = await connected();
    const text = `1 a${' '.repeat(39_000)}b`;
    const before = performance.now();
    const reply = await say(socket, { kind: 'deckCheck', format: 'standard-60', text });
    socket.close();
    return `${countKinds([reply])} in ${Math.round(performance.now() - before)} ms`;
  },
  'joining one game ten times on one connection, and once on another': async () => {
    const [one, two] = [await connected(), await connected()];
    const created = await say(one, { kind: 'createGame', format: 'two-player', seats: people });
    if (created.kind !== 'created') return countKinds([created]);
    const join = { kind: 'join', game: created.game, token: created.seats[0]?.token };
    const heard: number[] = [];
    one.on('message', (message: { kind: string; sequence: number }) => {
      if (message.kind === 'snapshot') heard.push(message.sequence);
    });
    for (let times = 0; times < 10; times++) await say(one, join);
    await say(two, join);
    const before = heard.length;
    await say(two, { kind: 'concede', game: created.game });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const socket of [one, two]) socket.close();
    return heard.length > before ? 'both sit at the same game' : 'THE TWO SIT AT DIFFERENT GAMES';
  },
};

for (const [name, attack] of Object.entries(ATTACKS)) {
  const outcome = await attack().catch((error: unknown) => `no answer: ${String(error)}`);
  const alive = await fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  console.log(`${name}: ${outcome}; the server ${alive ? 'lives' : 'IS DEAD'}`);
  if (!alive) process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, 4000)); // Until the address may ask again.
}
