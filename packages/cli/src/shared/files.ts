/** Reading the files that a command line names, and finding the repository's own and the shared ones. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './output.ts';

/** The text of a file; "-" is standard input. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new Problem(whyUnreadable(path, error));
  }
}

/** Writes a text to a file. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Problem(
      `${path}: the file can't be written (${error instanceof Error ? error.message : String(error)}); choose another place.`,
    );
  }
}

function whyUnreadable(path: string, error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (code === 'ENOENT') return `${path}: there is no such file; check the path.`;
  if (code === 'EISDIR') return `${path}: this is a folder; give a file.`;
  if (code === 'EACCES') return `${path}: the file may not be read; check its permissions.`;
  return `${path}: the file can't be read (${error instanceof Error ? error.message : String(error)}).`;
}

/** The value of a JSON file. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Problem(
      `${path}: this is not JSON (${error instanceof Error ? error.message : String(error)}); give the file as it was written.`,
    );
  }
}

/** The top folder of the clone that this runs in; a command that needs one says so. */
export function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(folder, 'rules-index.json'))) return folder;
    const above = dirname(folder);
    if (above === folder) throw new Problem('This command looks at the source; run it in a clone of the repository.');
    folder = above;
  }
}

/** The folder with rules, cards and scenarios: KITCHEN_TABLE_SHARED, else "shared" beside the repository; null when absent. */
export function sharedFolder(): string | null {
  const folder = process.env.KITCHEN_TABLE_SHARED ?? join(repositoryRoot(), '..', 'shared');
  return existsSync(folder) ? folder : null;
}
