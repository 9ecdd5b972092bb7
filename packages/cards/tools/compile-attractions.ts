/**
 * Compiles the Attraction cards: those of the shared corpus that can be played (the others are counted), and our own of
 * `supplementary/attractions.txt`, which must be. Writes the card language to `src/starter/attractions.generated.ts`.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-attractions.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { refusalsOf } from '@kitchen-table/lower';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCard } from '@kitchen-table/oracle';
import { cardRecords, readingOf } from '../src/import/import-file.ts';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(cardsPackage, '..', '..', '..', 'shared');

const lines: string[] = [];
let all = 0;
for await (const record of cardRecords(join(shared, 'cards', 'oracle-cards.jsonl.gz'))) {
  if (!(record.type_line ?? '').includes('Attraction')) continue;
  all++;
  const reading = readingOf(record);
  if (reading.kind === 'read' && refusalsOf(reading.card).length === 0) lines.push(JSON.stringify(reading.card));
}
const own = readFileSync(join(cardsPackage, 'supplementary', 'attractions.txt'), 'utf8')
  .trim()
  .split('\n\n');
for (const block of own) {
  const [name = '', lights = '', ...text] = block.split('\n');
  const reading = readCard({
    name,
    mana_cost: '',
    type_line: 'Artifact — Attraction',
    oracle_text: text.join('\n'),
    layout: 'normal',
    // CR 717.1
    attraction_lights: (lights.match(/\d/g) ?? []).map(Number),
  });
  if (!('card' in reading)) throw new Error(`${name}: ${JSON.stringify(reading.refusals)}`);
  const missing = refusalsOf(reading.card);
  if (missing.length > 0) throw new Error(`${name}: ${JSON.stringify(missing)}`);
  lines.push(JSON.stringify(reading.card));
}
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeFileSync(
  join(cardsPackage, 'src', 'starter', 'attractions.generated.ts'),
  `/** Attractions in the card language, one card a line. Written by tools/compile-attractions.ts; not to be edited. */\nexport const ATTRACTION_CARDS: readonly string[] = [\n${lines
    .sort()
    .map((line) => `  ${quoted(line)},\n`)
    .join('')}];\n`,
);
console.log(`${lines.length - own.length} of ${all} Attractions and ${own.length} of our own written.`);
