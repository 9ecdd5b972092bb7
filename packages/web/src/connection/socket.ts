/** The wire: one Socket.IO connection; every message gets one reply, snapshots come by themselves. */
import { io, type Socket } from 'socket.io-client';
import { inOrder } from './word-lists.ts';
import type { ClientMessage, Reply, ServerMessage } from '../model/types.ts';

/** What the page does when something comes in. */
export interface Listeners {
  readonly message: (message: ServerMessage) => void;
  /** Connected, again perhaps: join anew. */
  readonly connected: () => void;
  readonly lost: () => void;
}

/** Milliseconds for a reply: a server that is busy answers late; one that is gone ends the connection. */
const PATIENCE = 60_000;
/** A server that lets no more pages in is asked again after so long, in milliseconds. */
const TURNED_AWAY = 10_000;
/** So often a message is said that a busy server does not take. */
const MOST_TRIES = 20;

let socket: Socket | null = null;

/** Opens the connection once; later calls do nothing. */
export function connect(listeners: Listeners): void {
  if (socket !== null) return;
  // One connection from the start: behind several servers two requests may come to two of them. Where a proxy knows no
  // WebSocket, the other way is tried.
  const ways = { transports: ['websocket', 'polling'], tryAllTransports: true };
  socket = io({ ...ways, reconnectionDelay: 300, reconnectionDelayMax: 2000 });
  // After sleep or in another network there is no waiting for the next try.
  const again = (): void => {
    if (socket?.connected === false) socket.disconnect().connect();
  };
  socket.on('connect', listeners.connected);
  socket.on('disconnect', listeners.lost);
  socket.on('message', inOrder(listeners.message));
  socket.on('connect_error', ({ message }) => {
    if (socket?.active !== false) return; // The server is not there; it is looked for again.
    listeners.lost();
    listeners.message({ kind: 'error', sentence: message });
    setTimeout(again, TURNED_AWAY);
  });
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
}

/**
 * Says something and waits for the reply. When none comes, the reply is an error with a sentence. When many pages behind
 * one address have asked at once, it is said again as soon as the server takes it.
 */
export async function send(message: ClientMessage): Promise<Reply> {
  if (socket === null)
    return { kind: 'error', sentence: 'There is no connection to the server yet. Wait a moment and try again.' };
  try {
    for (let tries = 1; ; tries++) {
      const reply = (await socket.timeout(PATIENCE).emitWithAck('message', message)) as Reply;
      if (reply.kind !== 'error' || reply.again === undefined || tries === MOST_TRIES) return reply;
      const { again } = reply;
      await new Promise((resolve) => setTimeout(resolve, again));
    }
  } catch {
    return {
      kind: 'error',
      sentence: 'The server did not answer. Check that it runs; the game goes on when it is back.',
    };
  }
}
