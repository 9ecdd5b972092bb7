/** A server on a free port with a folder of its own, and pages that talk to it, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientMessage, Reply, ServerMessage, Snapshot } from '@kitchen-table/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { PEOPLES_SEED } from './people.ts';
import type { RateLimits } from '../src/rate-limits.ts';

/** A page at work: what it was sent last, and how to wait for more. */
export interface Page {
  socket: Socket;
  say(message: ClientMessage): Promise<Reply>;
  /** The next snapshot that the test is after, from now on; the last one counts. */
  until(wanted: (snapshot: Snapshot) => boolean): Promise<Snapshot>;
  last(): Snapshot | null;
  /** The next sentence that the server says of its own accord, or the last one. */
  told(): Promise<string>;
  close(): void;
}

/** A folder that is deleted at the end. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'kitchen-table-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A server in this process. */
export async function openTable(dataFolder: string, options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({
    port: 0,
    dataFolder,
    pace: 0,
    log: false,
    limits: UNLIMITED,
    shares: { connections: 1e9, tables: 1e9, newTablesPerMinute: 1e9 },
    budget: { threads: 0 },
    drawSeed: () => PEOPLES_SEED,
    ...options,
  });
}

/** A server for all tests of a file, with a folder of its own. */
export interface TableOfFile {
  readonly url: string;
  readonly folder: string;
  /** Stops it and starts it again on the same folder. */
  restart(): Promise<void>;
}

/** Opens it before the tests of the file, and closes it after them. */
export function tableOfFile(options: ServerOptions = {}): TableOfFile {
  const folder = temporaryFolder();
  let server: RunningServer | null = null;
  beforeAll(async () => {
    server = await openTable(folder.path, options);
  });
  afterAll(async () => {
    await server?.close();
    folder.remove();
  });
  return {
    get url() {
      return server?.url ?? '';
    },
    folder: folder.path,
    async restart() {
      await server?.close();
      server = await openTable(folder.path, options);
    },
  };
}

/** So that a test may do at once what people do in an hour. */
export const UNLIMITED: RateLimits = { burst: 1e9, perSecond: 1e9 };

/** Connects a page. */
export async function openPage(url: string): Promise<Page> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  let last: Snapshot | null = null;
  const told: string[] = [];
  const hearing = new Set<(sentence: string) => void>();
  const waiting = new Set<(snapshot: Snapshot) => void>();
  socket.on('message', (message: ServerMessage) => {
    if (message.kind === 'error') {
      told.push(message.sentence);
      for (const hear of hearing) hear(message.sentence);
    }
    if (message.kind !== 'snapshot') return;
    last = message;
    for (const look of waiting) look(message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    say: (message) => socket.timeout(60_000).emitWithAck('message', message) as Promise<Reply>,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        if (last !== null && wanted(last)) return resolve(last);
        const late = setTimeout(
          () =>
            reject(
              new Error(
                `never came; told ${told.join(' ')}; last ${JSON.stringify(last?.question ?? last?.waitingFor)}`,
              ),
            ),
          30_000,
        );
        const look = (snapshot: Snapshot): void => {
          if (!wanted(snapshot)) return;
          waiting.delete(look);
          clearTimeout(late);
          resolve(snapshot);
        };
        waiting.add(look);
      }),
    last: () => last,
    told: () => new Promise((resolve) => (told.length > 0 ? resolve(told.at(-1) as string) : hearing.add(resolve))),
    close: () => socket.close(),
  };
}

/** Whether this seat is asked something. */
export function isAsked(snapshot: Snapshot): boolean {
  return snapshot.question !== null;
}
