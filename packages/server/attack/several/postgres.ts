/** A PostgreSQL of the tests' own, where this machine has one (Debian: `apt-get install postgresql`). */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

/** Where its programs are; null: nowhere, and whoever needs them says so. */
export function postgresPrograms(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const newest = readdirSync(INSTALLED)
    .filter((version) => existsSync(join(INSTALLED, version, 'bin', 'initdb')))
    .sort((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : join(INSTALLED, newest, 'bin');
}

/** Said of tests that are left out. */
export const NO_POSTGRES = 'PostgreSQL is not installed here: tests of several servers are left out.';

/** A database that runs. */
export interface Postgres {
  readonly url: string;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function asItsUser(program: string, args: readonly string[]): [string, readonly string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts one on a free port, in a folder that is deleted afterwards. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-postgres-'));
  if (process.getuid?.() === 0)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
  const data = join(folder, 'data');
  const made = asItsUser(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'table',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  execFileSync(made[0], made[1], { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  // It is not killed by these tests, so it need not wait for the disk.
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=100',
  ];
  const [program, args] = asItsUser(join(programs, 'postgres'), options);
  const child = spawn(program, args, { stdio: 'ignore', cwd: folder });
  const url = `postgres://table@127.0.0.1:${port}/postgres`;
  await untilItAnswers(join(programs, 'pg_isready'), port, child);
  return {
    url,
    async close() {
      const gone = once(child, 'exit');
      execFileSync(...stopped(programs, data));
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function stopped(programs: string, data: string): [string, readonly string[], { stdio: 'ignore'; cwd: string }] {
  const [program, args] = asItsUser(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
  return [program, args, { stdio: 'ignore', cwd: tmpdir() }];
}

async function untilItAnswers(isReady: string, port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break;
    try {
      execFileSync(isReady, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}

/** A database of its own, so that tests do not meet each other's games. */
export async function freshDatabase(postgres: Postgres): Promise<string> {
  const { Client } = await import('pg');
  const name = `table_${Math.random().toString(36).slice(2)}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/postgres$/, name);
}
