/**
 * npm run pack: can each library be published as it is? Builds, packs each as npm would publish it, installs the packed
 * files into an empty folder, and there imports every entry and runs the README's examples with plain node, and those of
 * what runs in a page in Chromium too.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root } from './install.mjs';
import { faultsInChromium, FOR_PAGES, PRINTS_JSON } from './packing/in-chromium.mjs';
import { faultsOf, LIBRARIES, manifestOf } from './packing/libraries.mjs';

const HELP = `Usage: npm run pack -- [options]

packs each library as it would be published, installs them into an empty folder and runs
their README examples there with plain node, and in Chromium those of language, oracle,
lower and engine; exit code 1 when one fails

Options:
  --keep <folder>  leave the packed files (.tgz) there
  -h, --help       display help for command

Example:
  $ npm run pack -- --keep packed && npm publish packed/kitchen-table-language-0.1.0.tgz
`;

let values;
try {
  ({ values } = parseArgs({
    options: { keep: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  }));
} catch (error) {
  console.error(`${error.message}\n\n${HELP}`);
  process.exit(1);
}
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

install();
const { default: typescript } = await import('typescript');
const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const temporary = mkdtempSync(join(tmpdir(), 'kitchen-table-pack-'));
const packed = values.keep ? resolve(process.env.INIT_CWD ?? '.', values.keep) : join(temporary, 'packed');
const empty = join(temporary, 'empty');
mkdirSync(packed, { recursive: true });
mkdirSync(empty);
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** What a program printed, and whether it ended well; nothing of ours is in its environment. */
function tried(command, args, cwd) {
  const environment = { ...process.env };
  for (const name of ['NODE_OPTIONS', 'NODE_PATH']) delete environment[name];
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', env: environment, timeout: 120_000 });
  return { well: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}`.trim() };
}

/** npm, where it is. */
function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  return cli ? tried(process.execPath, [cli, ...args], cwd) : tried('npm', args, cwd);
}

function orStop({ well, output }, what) {
  if (well) return;
  console.error(`${what} failed:\n${output}`);
  process.exit(1);
}

// What an earlier build left of files that are gone would be published too.
for (const library of LIBRARIES) rmSync(join(root, 'packages', library, 'dist'), { recursive: true, force: true });
orStop(tried(process.execPath, [compiler, '-b'], root), 'tsc -b');
const folders = LIBRARIES.map((library) => `./packages/${library}`);
orStop(npm(['pack', '--silent', '--pack-destination', packed, ...folders], root), 'npm pack');

writeFileSync(join(empty, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n');
const files = readdirSync(packed).filter((file) => /^kitchen-table-.*\.tgz$/.test(file));
const installing = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  ...files.map((file) => join(packed, file)),
];
// Without the registry when npm's cache has all that others wrote, else with it.
if (!npm([...installing, '--offline'], empty).well)
  orStop(npm([...installing, '--prefer-offline'], empty), 'npm install');

/** The examples that run in a page too. */
const inPages = [];

/** What is wrong with a library as it is installed: a sentence each; besides, how much was tried. */
function judged(library) {
  const { name, exports, bin } = manifestOf(library);
  const faults = faultsOf(library);
  const home = join(empty, 'node_modules', ...name.split('/'));
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  for (const entry of entries) {
    const wanted = `${name}${entry.slice(1)}`;
    const { well, output } = tried(process.execPath, ['--input-type=module', '-e', `await import('${wanted}')`], empty);
    if (!well) faults.push(`import '${wanted}' fails:\n${output}`);
  }
  for (const command of Object.keys(bin ?? {})) {
    const { well, output } = tried(process.execPath, [join(home, bin[command]), '--help'], empty);
    if (!well) faults.push(`${command} --help fails:\n${output}`);
  }
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text);
  if (examples.length === 0) faults.push('its README has no example');
  examples.forEach((text, index) => {
    const file = join(empty, `${library}-${index + 1}`);
    writeFileSync(`${file}.mts`, text);
    const compilerOptions = { target: 'ES2023', module: 'ESNext', verbatimModuleSyntax: true };
    const program = typescript.transpileModule(text, { compilerOptions }).outputText;
    writeFileSync(`${file}.mjs`, program);
    const { well, output } = tried(process.execPath, [`${file}.mjs`], empty);
    if (!well) faults.push(`its README's example ${index + 1} fails:\n${output}`);
    if (!well || !FOR_PAGES.includes(library)) return;
    writeFileSync(`${file}.page.mjs`, `${PRINTS_JSON}${program}`);
    const inNode = tried(process.execPath, [`${file}.page.mjs`], empty);
    inPages.push({ file: basename(`${file}.page.mjs`), output: inNode.output });
  });
  return { name, faults, entries: entries.length, examples: examples.length };
}

const sizes = new Map(files.map((file) => [file.replace(/-\d[^/]*$/, ''), statSync(join(packed, file)).size]));
let failed = 0;
for (const library of LIBRARIES) {
  const { name, faults, entries, examples } = judged(library);
  const size = Math.round((sizes.get(`kitchen-table-${library}`) ?? 0) / 1000);
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${size} kB packed; entries: ${entries}, README examples run: ${examples}`,
  );
  for (const fault of faults) console.log(`  ${fault.replaceAll('\n', '\n    ')}`);
  failed += faults.length;
}

const amiss = await faultsInChromium(empty, inPages);
console.log(
  `${amiss.length === 0 ? 'ok  ' : 'FAIL'} ${inPages.length} examples of ${FOR_PAGES.join(', ')} in Chromium`,
);
for (const fault of amiss) console.log(`  ${fault.replaceAll('\n', '\n    ')}`);
failed += amiss.length;

// The declarations are enough for whoever installs them: the examples hold as TypeScript too.
const strict = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--skipLibCheck'];
const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')];
const examples = readdirSync(empty).filter((file) => file.endsWith('.mts'));
const checked = tried(process.execPath, [compiler, ...strict, ...types, ...examples], empty);
console.log(`${checked.well ? 'ok  ' : 'FAIL'} the examples against the published types`);
if (!checked.well) console.log(`  ${checked.output.replaceAll('\n', '\n  ')}`);
failed += checked.well ? 0 : 1;

console.log(failed === 0 ? 'Every library can be published as it is.' : `${failed} finding(s).`);
process.exit(failed === 0 ? 0 : 1);
