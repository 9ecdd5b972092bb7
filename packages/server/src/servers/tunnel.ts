/** What one page says to another server, and what that server says to the page. */
import { timingSafeEqual } from 'node:crypto';
import type { ClientMessage, Reply, ServerMessage } from '@kitchen-table/protocol';
import { io, type Socket } from 'socket.io-client';

/** So long another server of the same host is waited for, in milliseconds. */
const PATIENCE = 1000;
/** As long as pages wait for a reply. */
const REPLY = 60_000;

/** A connection on behalf of a page. */
export class Tunnel {
  private readonly socket: Socket;
  private readonly connected: Promise<boolean>;

  constructor(address: string, password: string, hear: (message: ServerMessage) => void, onEnd: () => void) {
    const socket = io(address, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false, timeout: PATIENCE },
      auth: { password },
    });
    this.socket = socket;
    socket.on('message', hear);
    socket.once('disconnect', onEnd);
    this.connected = new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => {
        resolve(false);
        onEnd();
      });
    });
  }

  /** The other server's reply; null when it is gone. */
  async say(message: ClientMessage): Promise<Reply | null> {
    if (!(await this.connected) || !this.socket.connected) return null;
    try {
      return (await this.socket.timeout(REPLY).emitWithAck('message', message)) as Reply;
    } catch {
      return null;
    }
  }

  close(): void {
    this.socket.off();
    this.socket.close();
  }
}

/** Whether a connection is one of another server. */
export function isServer(shown: unknown, password: string | null): boolean {
  if (password === null || typeof shown !== 'string') return false;
  const [given, right] = [Buffer.from(shown), Buffer.from(password)];
  return given.length === right.length && timingSafeEqual(given, right);
}
