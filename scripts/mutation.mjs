/**
 * npm run mutation: does a test notice when a rule is changed? Stryker changes the engine's rules in one place at a time
 * (a "mutant") and runs the tests that reach the place; a mutant that no test fails has survived. All 31,000 of them would
 * take a day, so a seeded sample of short stretches of code is tested, the same share of each folder of rules, and the
 * score of the whole weighs the folders by their lines. Works on a copy; the checkout is not touched.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root } from './install.mjs';
import { report, scores } from './mutation/report.mjs';
import { folderOf, sample } from './mutation/sample.mjs';

const STRYKER = '9.6.1';
const RULES = 'packages/engine/src/rules';

const HELP = `Usage: npm run mutation -- [options]

changes the engine's rules in one place at a time and tells which changes no test
notices, by folder; proof/mutation.tsv has the recorded scores

Options:
  --folder <name>       one folder of ${RULES} only, like mana
  --every <n>           one in so many stretches of eight lines (default: 40)
  --seed <n>            which stretches (default: 1)
  --concurrency <n>     how many at a time (default: 1)
  --keep <folder>       leave the report (mutation.json) there
  --write               record the scores in proof/mutation.tsv
  -h, --help            display help for command

Example:
  $ npm run mutation -- --folder mana --every 10
`;

function options() {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      every: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      concurrency: { type: 'string', default: '1' },
      keep: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  for (const name of ['every', 'seed', 'concurrency'])
    if (!/^[1-9]\d*$/.test(values[name])) fail(`--${name} wants a number from 1 on, not "${values[name]}".`);
  if (values.write && values.folder !== undefined) fail('--write records all folders: leave out --folder.');
  return values;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The tracked and new files of the checkout, copied with what is installed. */
function copyTo(folder) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { errorOnExist: false });
  }
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}

let given;
try {
  given = options();
} catch (error) {
  fail(`${error.message} See npm run mutation -- --help.`);
}
if (given.help) {
  console.log(HELP);
  process.exit(0);
}
install();
const stretches = sample(join(root, RULES), { every: Number(given.every), seed: given.seed, only: given.folder });
if (stretches.length === 0) fail(`There is no folder "${given.folder}" in ${RULES}.`);

const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-mutation-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
console.log(`Copying the checkout and installing Stryker ${STRYKER} there...`);
copyTo(folder);
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const words = [
  ...npm,
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  `@stryker-mutator/core@${STRYKER}`,
];
if (spawnSync(words[0], words.slice(1), { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
  fail('Stryker could not be installed: it is fetched by npm and needs a network.');

writeFileSync(
  join(folder, 'stryker.config.json'),
  JSON.stringify({
    testRunner: 'one-process',
    plugins: [join(folder, 'scripts', 'mutation', 'one-process.mjs')],
    inPlace: true,
    coverageAnalysis: 'perTest',
    mutate: stretches.map(({ file, from, to }) => `${RULES}/${file}:${from}-${to}`),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: 'mutation.json' },
    concurrency: Number(given.concurrency),
    ignoreStatic: true,
    disableTypeChecks: false,
    timeoutMS: 20_000,
  }),
);
const done = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
  cwd: folder,
  stdio: 'inherit',
});
if (done.status !== 0) fail(`Stryker ended with exit code ${done.status ?? done.signal}.`);

const result = JSON.parse(readFileSync(join(folder, 'mutation.json'), 'utf8'));
if (given.keep !== undefined) cpSync(join(folder, 'mutation.json'), join(given.keep, 'mutation.json'));
const found = scores(result, (file) => folderOf(file.slice(file.indexOf(RULES) + RULES.length + 1)), join(root, RULES));
console.log(report(found, result));
if (given.write)
  writeFileSync(
    join(root, 'proof', 'mutation.tsv'),
    [
      'folder\tmutants\tnoticed\tsurvived\tscore',
      ...found.map(({ folder: name, noticed, survived, score }) =>
        [name, noticed + survived, noticed, survived, score.toFixed(1)].join('\t'),
      ),
      '',
    ].join('\n'),
  );
