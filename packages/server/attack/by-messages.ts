/** Attacks by what is said: malformed, illegal, too large, or to the wrong game. */
import { type Answer, randomStream } from '@kitchen-table/engine';
import type { Reply } from '@kitchen-table/protocol';
import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { malformedMessages } from '../../protocol/test/malformed-messages.ts';
import type { Attack } from './attack.ts';
import { connected, countKinds, newGame, nextAsked, say, seatedAt } from './pages.ts';

/** What a message may hold that is no value: objects that claim a length, or to be text. */
const PRETENDERS = [
  { kind: 'reading', card: { length: { toString: 1 } } },
  { kind: 'deckCheck', format: 'standard-60', text: { length: { valueOf: 1, toString: 1 } } },
  { kind: 'draftDeck', draft: 'd', deck: { length: { toString: 1 } }, commanders: [], conspiracies: [] },
  { kind: { toString: 1 } },
];

const PEOPLE = ['Ann', 'Ben'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' }));
/** So many messages are under way at once on a connection. */
const AT_ONCE = 200;

async function sayAll(socket: Socket, messages: readonly unknown[]): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (let at = 0; at < messages.length; at += AT_ONCE)
    replies.push(...(await Promise.all(messages.slice(at, at + AT_ONCE).map((message) => say(socket, message)))));
  return replies;
}

/** Numbers that may be an answer, or nearly. */
function anyNumbers(random: (below: number) => number): Answer {
  return Array.from({ length: random(4) }, () => random(12) - 1);
}

/** By name. */
export const BY_MESSAGES: Readonly<Record<string, Attack>> = {
  async pretenders({ url }) {
    const socket = await connected(url);
    const replies = await sayAll(socket, PRETENDERS);
    socket.close();
    return countKinds(replies);
  },
  async 'strange events'({ url }) {
    const socket = await connected(url);
    const names = ['error', '__proto__', 'constructor', 'disconnected'];
    const replies = await Promise.all(names.map((name) => say(socket, {}, name)));
    socket.close();
    return countKinds(replies);
  },
  async 'malformed messages'({ url }, { messages, seed }) {
    const socket = await connected(url);
    const counts: Reply[] = [];
    for (let done = 0; done < messages; done += 5000) {
      const numRuns = Math.min(5000, messages - done);
      counts.push(...(await sayAll(socket, fc.sample(malformedMessages(), { numRuns, seed: seed + done }))));
    }
    socket.close();
    return countKinds(counts);
  },
  async 'illegal answers'({ url }, { messages, seed }) {
    const socket = await connected(url);
    const table = await newGame(socket);
    const stream = randomStream(`attack ${seed}`);
    let asked = await seatedAt(socket, table);
    const replies: Reply[] = [];
    for (let said = 0; said < messages && !asked.view.over; said++) {
      const { game, sequence } = asked;
      const next = nextAsked(socket, sequence);
      next.catch(() => {}); // Refused answers bring no other picture.
      const reply = await say(socket, {
        kind: 'answer',
        game,
        sequence,
        answer: anyNumbers((below) => Math.floor(stream() * below)),
      });
      replies.push(reply);
      if (reply.kind === 'done') asked = await next;
    }
    socket.close();
    return countKinds(replies);
  },
  async 'three million cards'({ url }) {
    const socket = await connected(url);
    const seats = PEOPLE.map((seat) => ({ ...seat, deck: '1000 Forest\n'.repeat(3300) }));
    const reply = await say(socket, { kind: 'createGame', format: 'two-player', seats });
    socket.close();
    return countKinds([reply]);
  },
  async 'slow patterns'({ url }) {
    const socket = await connected(url);
    const before = performance.now();
    const reply = await say(socket, {
      kind: 'deckCheck',
      format: 'standard-60',
      text: `1 a${' '.repeat(39_000)}b`,
    });
    socket.close();
    return `${countKinds([reply])} in ${Math.round(performance.now() - before)} ms`;
  },
  async 'joining ten times'({ url }) {
    const [one, two] = [await connected(url), await connected(url)];
    const table = await newGame(one);
    for (let times = 0; times < 10; times++) await say(one, { kind: 'join', ...table });
    await say(two, { kind: 'join', ...table });
    const over = nextAsked(one, -1);
    await say(two, { kind: 'concede', game: table.game });
    const seen = await over.then(({ view }) => view.over);
    for (const socket of [one, two]) socket.close();
    return seen ? 'both sit at the same game' : 'THE TWO SIT AT DIFFERENT GAMES';
  },
};
