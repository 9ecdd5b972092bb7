/**
 * The examples of what runs in a page, run in a page: the installed packages as they are, each file fetched by itself, an
 * import map instead of a bundler. They must print what they print in node.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { manifestOf } from './libraries.mjs';

/** The libraries that need nothing but the language: no files, no clock, no network. */
export const FOR_PAGES = ['language', 'oracle', 'lower', 'engine'];

const CHROMIUM = process.env.KITCHEN_TABLE_CHROMIUM ?? '/usr/bin/chromium';
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
};

/** Put before an example: what it prints, as JSON, the same in a page and in node. */
export const PRINTS_JSON = 'const print = console.log; console.log = (...said) => print(JSON.stringify(said));\n';

/** Where a page finds what the examples import. */
function importMap() {
  const imports = {};
  for (const library of FOR_PAGES) {
    const { name, exports } = manifestOf(library);
    for (const [subpath, entry] of Object.entries(exports))
      if (entry.default) imports[`${name}${subpath.slice(1)}`] = join('/node_modules', name, entry.default);
  }
  return JSON.stringify({ imports });
}

/** Serves the folder and, for every module in it, a page that loads it. */
function serve(folder) {
  const map = importMap();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (path.startsWith('/page/')) {
      response.writeHead(200, { 'content-type': TYPES['.html'] });
      response.end(
        `<!doctype html><link rel="icon" href="data:,"><script type="importmap">${map}</script><script type="module">await import('/${path.slice('/page/'.length)}'); window.done = true;</script>`,
      );
      return;
    }
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** What one example prints in a page, and what went wrong there. */
async function load(browser, address) {
  const page = await browser.newPage();
  const printed = [];
  const faults = [];
  page.on('console', (message) => (message.type() === 'error' ? faults : printed).push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} is not there`);
  });
  await page.goto(address);
  await page
    .waitForFunction('window.done === true', undefined, { timeout: 60_000 })
    .catch(() => faults.push('it does not come to its end'));
  await page.close();
  return { printed, faults };
}

/** What is wrong with the examples in Chromium: a sentence each. `examples`: file in the folder, and what it prints in node. */
export async function faultsInChromium(folder, examples) {
  if (!existsSync(CHROMIUM))
    return [`${CHROMIUM} is not there: apt-get install chromium, or name another one in KITCHEN_TABLE_CHROMIUM`];
  const { chromium } = await import('playwright-core');
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const faults = [];
  for (const { file, output } of examples) {
    const { printed, faults: found } = await load(browser, `http://127.0.0.1:${server.address().port}/page/${file}`);
    for (const fault of found) faults.push(`${file}: ${fault}`);
    if (found.length === 0 && printed.join('\n') !== output)
      faults.push(`${file} prints in a page\n${printed.join('\n')}\nand in node\n${output}`);
  }
  await browser.close();
  server.close();
  return faults;
}
