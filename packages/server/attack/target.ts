/** What is attacked: a server in a process of its own, which may be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressShares } from '@kitchen-table/server';

const PROGRAM = fileURLToPath(new URL('served.ts', import.meta.url));

/** How it is started. */
export interface Attacked {
  /** That it shares with others. */
  database: string | null;
  /** As it was built, which starts in a part of the time; else its sources. */
  built: boolean;
  /** What one address may have of it; null: anything. */
  shares: AddressShares | null;
}

/** A server with a data folder of its own, and perhaps a database that it shares. */
export class Target {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'kitchen-table-attack-'));
  url = '';
  private child: ChildProcess | null = null;
  private readonly database: string | null;
  private readonly built: boolean;
  private readonly shares: AddressShares | null;

  constructor({ database = null, built = false, shares = null }: Partial<Attacked> = {}) {
    this.database = database;
    this.built = built;
    this.shares = shares;
  }

  /** Starts it; the first line of its error output when it does not start. */
  async start(folder: string = this.folder): Promise<string | null> {
    const given = [
      PROGRAM,
      folder,
      this.database ?? '',
      ...(this.shares === null ? [] : [JSON.stringify(this.shares)]),
    ];
    const condition = this.built ? [] : ['--conditions=@kitchen-table/source'];
    const child = spawn(process.execPath, [...condition, '--import', 'tsx', ...given], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-100_000);
    });
    const started = once(child.stdout, 'data').then(([line]) => String(line).trim());
    const ended = once(child, 'exit').then(() => null);
    const url = await Promise.race([started, ended]);
    if (url === null) return /Error: (.*)/.exec(said)?.[1] ?? said.trim().slice(0, 200);
    this.child = child;
    this.url = url;
    return null;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async lives(): Promise<boolean> {
    return fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
