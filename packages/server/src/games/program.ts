/** Which program plays: a position is read only by the one that wrote it. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | null = null;

/** The fingerprint of the rules and of the language that cards are in: of their code as it runs here. */
export function programFingerprint(): string {
  known ??= fingerprintOfPackages(['@kitchen-table/engine', '@kitchen-table/language']);
  return known;
}

function fingerprintOfPackages(packages: readonly string[]): string {
  const own = fileURLToPath(import.meta.url);
  const [folder, ending] = extname(own) === '.ts' ? ['src', '.ts'] : ['dist', '.js'];
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash('sha256');
  for (const name of packages) {
    const from = join(dirname(resolve(`${name}/package.json`)), folder);
    const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) === ending);
    for (const file of files.sort()) hash.update(`${name} ${file}\n`).update(readFileSync(join(from, file)));
  }
  return named(hash);
}

/** What was hashed, as a name: 120 bits of it. */
export const named = (hash: Hash): string => hash.digest('base64url').slice(0, 20);
