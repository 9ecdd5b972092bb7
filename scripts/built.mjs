/** Built code: whether it is as new as its sources, and how it is made. What runs is then plain JavaScript, without a loader. */
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run } from './install.mjs';

/** Two things are built: the libraries with `kt`, and the page. Each has a mark that bears the time at which its building began. */
const BUILDS = {
  code: {
    says: 'Building (once, and after changes)...',
    of: [
      'language',
      'oracle',
      'lower',
      'engine',
      'cards',
      'scenario',
      'bots',
      'gym',
      'protocol',
      'server',
      'web',
      'cli',
    ],
    build: () => run([join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc')], ['-b']),
    made: join('packages', 'cli', 'dist', 'main.js'),
  },
  page: {
    says: 'Building the page...',
    of: ['language', 'oracle', 'lower', 'engine', 'protocol', 'web'],
    build: () => npm('run', '--silent', 'build', '-w', '@kitchen-table/web'),
    made: join('packages', 'web', 'dist-page', 'index.html'),
  },
};

const markOf = (name) => join(root, 'node_modules', '.cache', 'kitchen-table', `built-${name}`);

/** Whether it was ever built to its end. */
export function wasBuilt(name) {
  return timeOf(markOf(name)) > 0 && timeOf(join(root, BUILDS[name].made)) > 0;
}

/** Whether it was built, and nothing that it is made of is newer. */
export function isBuilt(name) {
  const since = timeOf(markOf(name));
  return wasBuilt(name) && !BUILDS[name].of.some((one) => newest(join(root, 'packages', one)) > since);
}

/** Builds what is not as new as its sources; ends the process when that fails. */
export function build(name) {
  if (isBuilt(name)) return;
  const began = new Date();
  console.error(BUILDS[name].says);
  const { status } = BUILDS[name].build();
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(join(markOf(name), '..'), { recursive: true });
  writeFileSync(markOf(name), '');
  utimesSync(markOf(name), began, began);
}

/** Node's words for `kt` from what was built. */
export const fromBuilt = ['--max-semi-space-size=64', join(root, BUILDS.code.made)];

/** When a file was written, in milliseconds; 0 when it is not there. */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Neither built from nor built into. */
const OTHER = /^(?:node_modules|dist.*|test|e2e|tools|attack|test-results|README\.md)$/;

/** The newest change below a folder; a file that is gone has changed its folder. */
export function newest(folder) {
  let time = timeOf(join(folder, 'src'));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (OTHER.test(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, timeOf(path), entry.isDirectory() ? newest(path) : 0);
  }
  return time;
}
