/** A proxy that hands each connection to the next server that answers, whoever comes: nobody is led back to where they were. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy that runs. */
export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/** So long a server is waited for, in milliseconds. */
const PATIENCE = 1000;

/** Starts one over ports that are asked for anew with each connection. */
export async function startProxy(ports: () => readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer((page) => {
    open.add(page);
    page.on('close', () => open.delete(page)).on('error', () => page.destroy());
    const known = ports();
    const at = next++;
    void joined(
      page,
      known.map((_, n) => known[(at + n) % known.length] as number),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      for (const page of open) page.destroy();
      await once(server, 'close');
    },
  };
}

/** The page speaks to the first of them that answers. */
async function joined(page: Socket, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const served = await connected(port);
    if (served === null) continue;
    served.on('error', () => page.destroy()).on('close', () => page.destroy());
    page.on('close', () => served.destroy());
    page.pipe(served).pipe(page);
    return;
  }
  page.destroy();
}

function connected(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const served = connect({ port, host: '127.0.0.1', timeout: PATIENCE });
    served.once('connect', () => {
      served.setTimeout(0);
      resolve(served);
    });
    const none = (): void => {
      served.destroy();
      resolve(null);
    };
    served.once('error', none).once('timeout', none);
  });
}
