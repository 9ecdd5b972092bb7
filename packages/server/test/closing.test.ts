/** The end of a server: nobody who is slow, or says nothing, holds it up. */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openTable, temporaryFolder } from './table.ts';

/** A connection that has sent so much and reads nothing of what comes back. */
async function deafConnection(url: string, sent: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.pause();
  socket.write(sent);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return socket;
}

test('a server stops within its patience though one client never finishes its request and one never reads the answer', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  const half = await deafConnection(server.url, 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  const deaf = await deafConnection(server.url, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(200));
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(20_000);
  half.destroy();
  deaf.destroy();
  folder.remove();
});
