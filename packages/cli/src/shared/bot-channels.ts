/** The ways to bots outside: a program's standard input and output, our own, or a socket of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { type Channel, linesOf } from '@kitchen-table/gym';
import { Problem } from './output.ts';

/** A channel, and how it is closed. */
export interface OpenChannel extends Channel {
  close(): void;
}

/** A channel over two streams; `patience`: how many seconds a reply may take. */
export function channelOver(input: Readable, output: Writable, patience: number, close: () => void): OpenChannel {
  const lines = linesOf(input as AsyncIterable<Uint8Array>);
  const broken = new Promise<undefined>((resolve) => {
    input.once('error', () => resolve(undefined));
    output.once('error', () => resolve(undefined));
  });
  return {
    send: (message) => void output.write(`${JSON.stringify(message)}\n`),
    next: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), patience * 1000);
      });
      const line = lines.next().then(
        ({ done, value }) => (done === true ? undefined : value),
        () => undefined,
      );
      const heard = await Promise.race([line, late, broken]);
      clearTimeout(timer);
      return heard;
    },
    close,
  };
}

/** A program that is started by a line of the shell; what it says on standard error is shown. */
export function startedBot(command: string, patience: number): OpenChannel {
  const child: ChildProcess = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Problem(`"${command}" could not be started.`);
  return channelOver(stdout, stdin, patience, () => void stdin.end());
}

/** So many bots that connect to a port of this machine, in the order in which they come. */
export async function connectedBots(
  port: number,
  count: number,
  patience: number,
  listening: (port: number) => void,
): Promise<readonly OpenChannel[]> {
  const sockets: Socket[] = [];
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw new Problem(`Port ${port} can't be listened on (${(error as Error).message}); choose another.`);
    }),
  ]);
  listening((server.address() as { port: number }).port);
  while (sockets.length < count) {
    const [socket] = (await once(server, 'connection')) as [Socket];
    sockets.push(socket);
  }
  server.close();
  return sockets.map((socket) => channelOver(socket, socket, patience, () => void socket.end()));
}
