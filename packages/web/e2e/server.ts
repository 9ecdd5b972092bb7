/** The real server in a process of its own, which a test may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A running server with a data folder of its own. */
export class TestServer {
  url = '';
  private process: ChildProcess | null = null;
  private readonly options: readonly string[];
  private readonly folder = mkdtempSync(join(tmpdir(), 'kitchen-table-page-'));

  /** `options`: of `kt serve`, besides those of every test. */
  constructor(...options: readonly string[]) {
    this.options = options;
  }

  /** Starts it, on the same port as before if there was one. */
  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const source = ['--conditions=@kitchen-table/source', '--import', 'tsx', 'packages/cli/src/main.ts'];
    const usual = ['--port', port, '--data', this.folder, '--pace', '0', '--decision-seconds', '600', '--json'];
    const server = spawn(process.execPath, [...source, 'serve', ...usual, ...this.options], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = server;
    if (server.stdout === null) throw new Error('The server has no standard output.');
    const lines = createInterface({ input: server.stdout });
    const [line] = (await Promise.race([once(lines, 'line'), once(server, 'exit').then(() => ['{}'])])) as [string];
    const { url } = JSON.parse(line) as { url?: string };
    if (url === undefined) throw new Error('The server ended before it gave its address.');
    this.url = url;
  }

  /** kill -9: no farewell. */
  async kill(): Promise<void> {
    const server = this.process;
    this.process = null;
    if (server === null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  /** Ends it and forgets its games. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
