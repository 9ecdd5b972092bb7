/** A server for a measurement: it has a folder that is deleted afterwards. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server that runs. */
export interface OwnServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts it: as built, or from its source in development. */
export async function startOwnServer(pace: number): Promise<OwnServer> {
  const own = fileURLToPath(import.meta.url);
  const program = fileURLToPath(new URL(`./served${extname(own)}`, import.meta.url));
  const execArgv = program.endsWith('.ts') ? ['--conditions=@kitchen-table/source', '--import', 'tsx'] : [];
  const folder = await mkdtemp(join(tmpdir(), 'kitchen-table-load-'));
  const child = fork(program, [folder, String(pace)], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [string | null];
  if (url === null) throw new Error('the server to be measured did not start');
  return {
    url,
    async close() {
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
