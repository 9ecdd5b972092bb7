/** Which stretches of the rules are mutated: drawn by seed, the same share of each folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

/** So many lines are one stretch: long enough for whole statements, short enough to be spread. */
const LINES = 8;

/** The folder a file of the rules counts for; those that lie in none count for "rules". */
export function folderOf(file) {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'rules';
}

/** Every source file under a folder, with how many lines it has. */
export function filesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({ file, lines: readFileSync(join(folder, file), 'utf8').split('\n').length }));
}

/**
 * One in `every` stretches `{ file, from, to }` of each folder (or of the one named), at least one, lines counted from 1,
 * chosen by the hash of the seed and the place, so that a file that changes elsewhere does not move the others' stretches.
 */
export function sample(rules, { every, seed, only }) {
  const byFolder = new Map();
  for (const { file, lines } of filesUnder(rules)) {
    const folder = folderOf(file);
    if (only !== undefined && folder !== only) continue;
    for (let from = 1; from <= lines; from += LINES) {
      const order = createHash('sha256').update(`${seed} ${file} ${from}`).digest('hex');
      const all = byFolder.get(folder) ?? [];
      all.push({ file, from, to: Math.min(from + LINES - 1, lines), order });
      byFolder.set(folder, all);
    }
  }
  return [...byFolder.values()].flatMap((all) =>
    all
      .sort((left, right) => (left.order < right.order ? -1 : 1))
      .slice(0, Math.ceil(all.length / every))
      .map(({ file, from, to }) => ({ file, from, to })),
  );
}
