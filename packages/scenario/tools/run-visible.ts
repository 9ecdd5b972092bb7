/** For developers: runs the visible scenarios and ranks what stands in the way. Arguments: a part of the ids, --failed. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { PrintedCard } from '@kitchen-table/oracle';
import { cardLookup, readScenarios, type Result, runScenario } from '../src/index.ts';

const here = dirname(fileURLToPath(import.meta.url));
const shared = process.env['KITCHEN_TABLE_SHARED'] ?? resolve(here, '../../../../shared');
if (!existsSync(join(shared, 'scenarios', 'visible.jsonl'))) {
  console.log(`No scenarios at ${shared}: set KITCHEN_TABLE_SHARED to the folder that has them.`);
  process.exit(0);
}
const filter = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const cards = gunzipSync(readFileSync(join(shared, 'cards', 'oracle-cards.jsonl.gz')))
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as PrintedCard);
const lookup = cardLookup(cards);
const results: Result[] = [];
const started = performance.now();
for (const read of readScenarios(readFileSync(join(shared, 'scenarios', 'visible.jsonl'), 'utf8'))) {
  if (read.kind !== 'scenario' || !read.scenario.id.includes(filter)) continue;
  const before = performance.now();
  const result = runScenario(read.scenario, lookup);
  const taken = performance.now() - before;
  if (taken > 3000) console.log(`${Math.round(taken)} ms: ${result.id}`);
  results.push(result);
}
const of = (status: Result['status']): readonly Result[] => results.filter((result) => result.status === status);
console.log(
  `${of('passed').length} passed, ${of('failed').length} failed, ${of('cannot run').length} cannot run, ${Math.round((performance.now() - started) / 1000)} s`,
);
rank('cannot run');
rank('failed');
if (process.argv.includes('--failed'))
  for (const { id, reason } of of('failed')) console.log(`${id.replace('xmage/cards/', '')}\n    ${reason}`);

function rank(status: Result['status']): void {
  const counts = new Map<string, number>();
  for (const { reason } of of(status)) {
    const key =
      status === 'failed'
        ? reason
            .replace(/[A-Z][\w',]+( [A-Z][\w',]+)*/g, 'N')
            .replace(/\d+/g, '0')
            .slice(0, 110)
        : reason.slice(0, 130);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sorted = [...counts].sort((left, right) => right[1] - left[1]).slice(0, 40);
  console.log(`\n${status}:`);
  for (const [reason, count] of sorted) console.log(`  ${count}  ${reason}`);
}
