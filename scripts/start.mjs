/** npm start: installs what is missing, builds the page when it is older than its sources, serves the table. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromSource, install, npm, root, run } from './install.mjs';

install();

/** The newest change below a folder, in milliseconds. */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name.startsWith('dist') || entry.name === 'test') continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

const page = join(root, 'packages', 'web', 'dist-page', 'index.html');
const sources = ['language', 'oracle', 'lower', 'engine', 'protocol', 'web'].map((name) =>
  join(root, 'packages', name),
);
if (!existsSync(page) || sources.some((folder) => newest(folder) > statSync(page).mtimeMs)) {
  console.log('Building the page...');
  const built = npm('run', '--silent', 'build', '-w', '@kitchen-table/web');
  if (built.status !== 0) process.exit(built.status ?? 1);
}

const served = run([...fromSource, join('packages', 'cli', 'src', 'main.ts')], ['serve', ...process.argv.slice(2)]);
process.exit(served.status ?? 1);
