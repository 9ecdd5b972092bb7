/** Builds of the program to compare: this source, and a commit beside it in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../shared/files.ts';
import { Problem } from '../shared/output.ts';

/** A build that can be run. */
export interface Build {
  /** What it is called in messages. */
  readonly name: string;
  /** The built `kt`. */
  readonly program: string;
}

const OURS = '@kitchen-table';

/** This source, built. @throws Problem when it does not compile. */
export function buildHere(): Build {
  const root = repositoryRoot();
  compile(root, 'this source');
  return { name: 'this source', program: programOf(root) };
}

/**
 * A commit, checked out and built in a folder of its own, with the dependencies of this clone where its lock file is the
 * same. `remove` deletes the folder.
 * @throws Problem when git does not know the commit, or it can't be installed or built.
 */
export function buildAt(ref: string): Build & { remove(): void } {
  const root = repositoryRoot();
  if (run(root, 'git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]) !== null)
    throw new Problem(`git knows no commit "${ref}" here; give a commit, a tag or a branch of this clone.`);
  const folder = join(mkdtempSync(join(tmpdir(), 'kitchen-table-')), 'source');
  const interrupted = (): void => process.exit(130);
  const remove = (): void => {
    process.off('exit', remove);
    process.off('SIGINT', interrupted);
    run(root, 'git', ['worktree', 'remove', '--force', folder]);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  process.on('exit', remove);
  process.on('SIGINT', interrupted);
  try {
    must(run(root, 'git', ['worktree', 'add', '--detach', folder, ref]), `${ref} can't be checked out`);
    installAt(folder, root, ref);
    compile(folder, ref);
  } catch (problem) {
    remove();
    throw problem;
  }
  return { name: ref, program: programOf(folder), remove };
}

function programOf(root: string): string {
  return join(root, 'packages', 'cli', 'dist', 'main.js');
}

/** Our own packages are its own; all others are those of this clone, or installed when the lock file is another. */
function installAt(folder: string, root: string, ref: string): void {
  const lock = (at: string): string => readFileSync(join(at, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) {
    process.stderr.write(`Installing the dependencies of ${ref} ...\n`);
    must(run(folder, 'npm', ['ci', '--no-audit', '--no-fund']), `the dependencies of ${ref} can't be installed`);
    return;
  }
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, OURS), { recursive: true });
  for (const entry of readdirSync(from))
    if (entry !== OURS && entry !== '.cache') symlinkSync(join(from, entry), join(to, entry));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, OURS, name));
}

function compile(root: string, name: string): void {
  const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  must(run(root, process.execPath, [compiler, '-b']), `${name} does not compile`);
}

/** Null when the command succeeds, else what it said first. */
function run(cwd: string, command: string, words: readonly string[]): string | null {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status === 0) return null;
  return error?.message ?? `${stderr}${stdout}`.trim().split('\n')[0] ?? '';
}

function must(failure: string | null, what: string): void {
  if (failure !== null) throw new Problem(`${what}: ${failure}`);
}
