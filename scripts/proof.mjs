/**
 * npm run proof: corpus, scenarios and conformance against what is recorded in proof/, which may only go up.
 * With --write it records what it found. Without the shared data it says so and checks conformance alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromSource, install, root } from './install.mjs';
import { wordsProof } from './proof-words.mjs';

install();
const write = process.argv.includes('--write');
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(dirname(root), 'shared');
const counts = join(root, 'proof', 'counts.json');
const ledger = join(root, 'proof', 'ledger.tsv');
const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-proof-'));

function kt(...args) {
  const done = spawnSync(
    process.execPath,
    [...fromSource, join(root, 'packages', 'cli', 'src', 'main.ts'), ...args, '--json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (done.status !== 0)
    throw new Error(`kt ${args.join(' ')} ended with exit code ${done.status}: ${done.stdout.slice(0, 2000)}`);
  return JSON.parse(done.stdout);
}

const faults = [];
/** What was found, with how it must compare to what is recorded: a figure that may only go up, or one that must be 0. */
const found = {};

if (existsSync(join(shared, 'cards', 'oracle-cards.jsonl.gz'))) {
  const cards = join(shared, 'cards', 'oracle-cards.jsonl.gz');
  const corpus = kt('corpus', cards, '--ledger', join(folder, 'ledger.tsv'), '--words', join(folder, 'words.tsv'));
  found.corpus = { cards: corpus.cards, read: corpus.read, playable: corpus.playable };
  console.log(`corpus: ${corpus.read} of ${corpus.cards} read, ${corpus.playable} playable, in ${corpus.seconds} s`);
  if (corpus.ambiguous > 0)
    faults.push(`${corpus.ambiguous} cards have more than one reading: narrow a rule of the grammar`);
  if (corpus.wrong > 0) faults.push(`${corpus.wrong} readings print another text: a rule of the grammar loses words`);
  compareLedgers();
  faults.push(...wordsProof(join(folder, 'words.tsv'), join(root, 'proof'), write));
  const decks = join(shared, 'decks', 'decks.jsonl.gz');
  if (existsSync(decks)) {
    // What can be played was just worked out: no card is read again.
    const { whole, byKind } = kt('decks', decks, '--ledger', join(folder, 'ledger.tsv'));
    const kinds = Object.entries(byKind).map(([kind, counts]) => [kind, counts.whole]);
    found.decks = { whole, ...Object.fromEntries(kinds) };
    const shares = Object.entries(byKind).map(([kind, counts]) => `${kind} ${counts.whole} of ${counts.decks}`);
    console.log(`decks that play whole: ${shares.join(', ')}`);
  } else console.log(`decks: not checked, because ${decks} is not here`);
  for (const name of ['visible', 'visible-2', 'audit']) {
    const path = join(shared, 'scenarios', `${name}.jsonl`);
    if (!existsSync(path)) {
      console.log(`scenarios ${name}: not checked, because ${path} is not here`);
      continue;
    }
    const scenarios = kt('scenario', path, '--cards', cards);
    found.scenarios = { ...found.scenarios, [name]: scenarios.passed };
    console.log(
      `scenarios ${name}: ${scenarios.passed} passed, ${scenarios.failed} failed (${scenarios.disputed.length} disputed), ${scenarios.cannotRun} cannot run`,
    );
  }
} else console.log(`corpus and scenarios: not checked, because ${shared} is not here`);

// Rulings drawn at random and written as scenarios, by batch: the share that failed when first written is the error rate.
const batches = readFileSync(join(root, 'packages', 'conformance', 'rulings-drawn.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
for (const [batch, drawn, written, failed, families] of batches.map((line) => line.split('\t')))
  console.log(`rulings ${batch}: ${drawn} drawn, ${written} written, ${failed} failed first (${families})`);

const conformance = kt('conformance');
found.conformance = { proven: conformance.proven, core: conformance.core.proven };
console.log(
  `conformance: ${conformance.proven} of ${conformance.testable} testable rules proven, core ${conformance.core.proven} of ${conformance.core.testable}`,
);

/** Every card whose reading changed since the recorded ledger. */
function compareLedgers() {
  const rows = (text) =>
    new Map(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => [line.split('\t')[0], line.split('\t').slice(1)]),
    );
  const before = existsSync(ledger) ? rows(readFileSync(ledger, 'utf8')) : new Map();
  const now = rows(readFileSync(join(folder, 'ledger.tsv'), 'utf8'));
  const rank = { digital: 0, declined: 0, read: 1, playable: 2 };
  const worse = [];
  let better = 0;
  let changed = 0;
  for (const [name, [status, hash]] of now) {
    const [was, old] = before.get(name) ?? ['declined', ''];
    if (rank[status] < rank[was]) worse.push(`${name} (${was}, now ${status})`);
    else if (rank[status] > rank[was]) better++;
    else if (hash !== old) changed++;
  }
  console.log(`ledger: ${better} cards better, ${changed} read differently, ${worse.length} worse`);
  if (worse.length > 0) console.log(`  worse: ${worse.slice(0, 20).join(', ')}${worse.length > 20 ? ', ...' : ''}`);
  if (!write && better + changed + worse.length > 0)
    faults.push('the ledger is not that of this code: read the differences, then npm run proof -- --write');
}

const recorded = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : {};
for (const [part, figures] of Object.entries(found)) {
  for (const [name, figure] of Object.entries(figures)) {
    const before = recorded[part]?.[name] ?? 0;
    if (figure < before && !write) faults.push(`${part}: ${name} fell from ${before} to ${figure}`);
  }
}
if (write) {
  mkdirSync(dirname(counts), { recursive: true });
  writeFileSync(counts, `${JSON.stringify({ ...recorded, ...found }, null, 2)}\n`);
  if (existsSync(join(folder, 'ledger.tsv'))) {
    writeFileSync(ledger, readFileSync(join(folder, 'ledger.tsv')));
  }
  console.log('recorded in proof/');
}
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.error(`FAIL ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
