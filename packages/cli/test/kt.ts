/** `kt`, in a process of its own as a player runs it, or (quicker) in this one. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../src/run.ts';

/** What a run printed, and its exit code. */
export interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `kt` with these words and this standard input; what does not end by itself ends when it has printed `until`. Imported cards are looked for in `data` only. */
export function kt(
  words: readonly string[],
  options: { input?: string; data?: string; env?: Readonly<Record<string, string>>; until?: RegExp } = {},
): Promise<Run> {
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@kitchen-table/source', '--import', 'tsx', program, ...words], {
    env: { ...process.env, ...options.env, KITCHEN_TABLE_DATA: options.data ?? '/nowhere/kitchen-table' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {}); // a command that reads nothing closes it
  child.stdin.end(options.input ?? '');
  const run: Run = { code: null, out: '', err: '' };
  child.stdout.on('data', (bytes: Buffer) => {
    run.out += bytes.toString();
    if (options.until?.test(run.out) === true) child.kill();
  });
  child.stderr.on('data', (bytes: Buffer) => (run.err += bytes.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...run, code })));
}

/** Runs `kt` in this process; for commands that read no standard input. */
export async function ktHere(...words: readonly string[]): Promise<Run> {
  const said: Run = { code: null, out: '', err: '' };
  const note =
    (stream: 'out' | 'err') =>
    (text: string | Uint8Array): boolean => {
      said[stream] += text.toString();
      return true;
    };
  const before = { code: process.exitCode, data: process.env.KITCHEN_TABLE_DATA };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(note('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(note('err')),
  ];
  process.env.KITCHEN_TABLE_DATA = '/nowhere/kitchen-table';
  try {
    said.code = await run(words);
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = before.code;
    if (before.data === undefined) delete process.env.KITCHEN_TABLE_DATA;
    else process.env.KITCHEN_TABLE_DATA = before.data;
  }
  return said;
}
