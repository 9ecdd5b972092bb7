/** Installs what a fresh clone lacks: dependencies as the lock file names them. Uses Node's built-ins only. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kitchen Table needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}

/** True when node_modules is there and not older than the lock file. */
function installed() {
  const marker = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  return existsSync(marker) && (!existsSync(lock) || statSync(marker).mtimeMs >= statSync(lock).mtimeMs - 2000);
}

/** Runs npm where it is: inside an npm script, npm says where it stands. */
export function npm(...words) {
  const cli = process.env.npm_execpath;
  const [command, args] = cli ? [process.execPath, [cli, ...words]] : ['npm', words];
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: !cli && process.platform === 'win32' });
}

/** Runs a package's command from node_modules/.bin with the development condition set. */
export function run(command, args, options = {}) {
  return spawnSync(process.execPath, [...command, ...args], { cwd: root, stdio: 'inherit', ...options });
}

/** What node needs to run our TypeScript without a build, from any working folder. */
export const fromSource = [
  // Reading cards makes much that is soon forgotten: fewer, larger sweeps.
  '--max-semi-space-size=64',
  '--conditions=@kitchen-table/source',
  '--import',
  pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href,
];

export function install() {
  if (installed()) return;
  console.log('Installing dependencies (once)...');
  const done = npm('ci', '--no-audit', '--no-fund');
  if (done.status !== 0) {
    console.error('npm ci failed: see above. Without a network, copy node_modules from a machine that has one.');
    process.exit(done.status ?? 1);
  }
}
