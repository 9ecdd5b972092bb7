/** Pages of attackers: connections that say what they like. */
import type { Reply, ServerMessage, Snapshot } from '@kitchen-table/protocol';
import { io, type Socket } from 'socket.io-client';

/** A connection. */
export async function connected(url: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, timeout: 60_000 });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Says anything, and waits for the reply. */
export function say(socket: Socket, message: unknown, event = 'message'): Promise<Reply> {
  return socket.timeout(60_000).emitWithAck(event, message) as Promise<Reply>;
}

/** A game of one person against a bot, joined. */
export async function newGame(socket: Socket): Promise<{ game: string; token: string }> {
  const seats = [
    { name: 'Ann', kind: 'human', deck: 'tall-grass' },
    { name: 'Ben', kind: 'bot', bot: 'random', deck: 'sparks-and-goblins' },
  ];
  const created = await say(socket, { kind: 'createGame', format: 'two-player', seats });
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  return { game: created.game, token: created.seats[0]?.token ?? '' };
}

/** Joins, and waits for a picture in which the person is asked, or the game is over. */
export async function seatedAt(socket: Socket, { game, token }: { game: string; token: string }): Promise<Snapshot> {
  const asked = nextAsked(socket, -1);
  const reply = await say(socket, { kind: 'join', game, token });
  if (reply.kind !== 'joined') throw new Error(JSON.stringify(reply));
  return asked;
}

/** The next picture after that one in which the person is asked, or the game is over. */
export function nextAsked(socket: Socket, after: number): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no picture came')), 60_000);
    const hear = (message: ServerMessage): void => {
      if (message.kind !== 'snapshot' || message.sequence <= after) return;
      if (message.question === null && !message.view.over) return;
      socket.off('message', hear);
      clearTimeout(late);
      resolve(message);
    };
    socket.on('message', hear);
  });
}

/** Replies by kind, the most frequent first. */
export function countKinds(replies: readonly Reply[]): string {
  const kinds = new Map<string, number>();
  for (const reply of replies) {
    const kind = reply.kind === 'error' ? `error "${reply.sentence.slice(0, 40)}…"` : reply.kind;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}
