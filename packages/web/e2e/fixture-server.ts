/** The built page with an invented table behind it: whatever joins is sent the same picture. */
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server as Wires } from 'socket.io';
import type { Reply, ServerMessage } from '@kitchen-table/protocol';

const PAGE = fileURLToPath(new URL('../dist-page', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A server whose only game is the picture that it was given last. */
export class FixtureServer {
  url = '';
  picture: ServerMessage | null = null;
  /** What "why?" is answered. */
  why: Extract<Reply, { kind: 'why' }> = { kind: 'why', explanation: null, lines: [], abilities: [], whyNot: [] };
  /** What is answered to messages of a kind; "done" to the others. */
  replies: Readonly<Record<string, Reply>> = {};
  /** What the page said, joining and asking why left out. */
  readonly said: unknown[] = [];
  private readonly http: Server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = extname(path) === '' ? '/index.html' : path;
    readFile(join(PAGE, file)).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  private readonly wires = new Wires(this.http, { serveClient: false });

  async start(): Promise<void> {
    this.wires.on('connection', (wire) => {
      wire.on('message', (message: { kind: string; game: string }, reply: (reply: unknown) => void) => {
        reply(message.kind === 'why' ? this.why : (this.replies[message.kind] ?? { kind: 'done' }));
        if (message.kind === 'join' || message.kind === 'joinDraft') wire.emit('message', this.picture);
        else if (message.kind !== 'why') this.said.push(message);
      });
    });
    await new Promise<void>((resolve) => this.http.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** Sends another picture to everybody. */
  show(picture: ServerMessage): void {
    this.picture = picture;
    this.wires.emit('message', picture);
  }

  async close(): Promise<void> {
    await this.wires.close();
  }
}
