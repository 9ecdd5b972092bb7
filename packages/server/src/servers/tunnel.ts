/** What one page says to another server, and what that server says to the page. */
import { timingSafeEqual } from 'node:crypto';
import type { ClientMessage, Reply, ServerMessage } from '@kitchen-table/protocol';
import type { Socket } from 'socket.io-client';

/** So long another server of the same host is waited for, in milliseconds. */
const PATIENCE = 1000;
/** Where another server shows that it is one, before anything is counted. */
export const PASSWORD_HEADER = 'x-kitchen-table-server';
/** As long as pages wait for a reply. */
const REPLY = 60_000;

/** A connection on behalf of a page. What it takes is loaded when there is another server. */
export class Tunnel {
  private readonly socket: Promise<Socket>;
  private readonly connected: Promise<boolean>;
  private isClosed = false;

  constructor(address: string, password: string, hear: (message: ServerMessage) => void, onEnd: () => void) {
    this.socket = import('socket.io-client').then(({ io }) =>
      io(address, {
        ...{ transports: ['websocket'], forceNew: true, reconnection: false, timeout: PATIENCE },
        ...{ extraHeaders: { [PASSWORD_HEADER]: password }, autoConnect: false },
      }),
    );
    this.connected = this.socket.then((socket) => this.opened(socket, hear, onEnd));
  }

  private opened(socket: Socket, hear: (message: ServerMessage) => void, onEnd: () => void): Promise<boolean> {
    if (this.isClosed) return Promise.resolve(false);
    return new Promise((resolve) => {
      socket.on('message', hear);
      socket.once('disconnect', onEnd);
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => {
        resolve(false);
        onEnd();
      });
      socket.connect();
    });
  }

  /** The other server's reply; null when it is gone. */
  async say(message: ClientMessage): Promise<Reply | null> {
    const socket = await this.socket;
    if (!(await this.connected) || !socket.connected) return null;
    try {
      return (await socket.timeout(REPLY).emitWithAck('message', message)) as Reply;
    } catch {
      return null;
    }
  }

  close(): void {
    this.isClosed = true;
    void this.socket.then((socket) => socket.off().close());
  }
}

/** Whether a connection is one of another server. */
export function isServer(shown: unknown, password: string | null): boolean {
  if (password === null || typeof shown !== 'string') return false;
  const [given, right] = [Buffer.from(shown), Buffer.from(password)];
  return given.length === right.length && timingSafeEqual(given, right);
}
