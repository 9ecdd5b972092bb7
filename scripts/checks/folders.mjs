/** No folder holds more files than one looks through. */
import { files, finding } from './files.mjs';

const most = 25;

/** Folders that may hold more, each with the reason. */
const exceptions = new Map();

const looked = /^(packages\/[^/]+\/(src|test|tools|e2e|attack)|scripts)\//;

/** Source and test folders with more than 25 files of their own. */
export function checkFolders(given = files(looked), allowed = exceptions) {
  const counts = new Map();
  for (const path of given) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > most && !allowed.has(folder))
    .map(([folder, count]) =>
      finding(
        'folders',
        folder,
        1,
        `${count} files: nobody reads so many names, so the same thing is written twice`,
        `make rooms of at most ${most} files with the titles of the rulebook's chapters`,
      ),
    );
}
