/**
 * Compiles the supplementary cards named in `supplementary/`: planes, phenomena, schemes and vanguards. Looks them up in
 * the shared corpus, reads them, and writes the card language to `src/starter/supplementary.generated.ts`. Names a card
 * that is not read, with the sentence that stopped it, and writes nothing then.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-supplementary.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { refusalsOf } from '@kitchen-table/lower';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexByName } from '../src/deck-lists/names.ts';
import { cardRecords, readingOf } from '../src/import/import-file.ts';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(cardsPackage, '..', '..', '..', 'shared');
const LAYOUTS = new Set(['planar', 'scheme', 'vanguard']);

const records = [];
for await (const record of cardRecords(join(shared, 'cards', 'oracle-cards.jsonl.gz')))
  if (LAYOUTS.has(record.layout ?? '')) records.push(record);
const index = indexByName(records);

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const problems: string[] = [];
let written = `/** Supplementary cards in the card language, one card a line. Written by tools/compile-supplementary.ts; not to be edited. */\n`;
for (const kind of ['planes', 'phenomena', 'schemes', 'vanguards']) {
  const names = readFileSync(join(cardsPackage, 'supplementary', `${kind}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  const lines: string[] = [];
  for (const name of names) {
    const record = index.find(name);
    const reading = record === undefined ? undefined : readingOf(record);
    if (reading === undefined) problems.push(`${name}: no such card in the corpus.`);
    else if (reading.kind !== 'read') problems.push(`${name}: ${JSON.stringify(reading.refusals)}`);
    else if (refusalsOf(reading.card).length > 0) problems.push(`${name}: ${JSON.stringify(refusalsOf(reading.card))}`);
    else lines.push(JSON.stringify(reading.card));
  }
  const constant = kind.toUpperCase();
  written += `export const ${constant}: readonly string[] = [\n${lines.map((line) => `  ${quoted(line)},\n`).join('')}];\n`;
  console.log(`${lines.length} of ${names.length} ${kind}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
writeFileSync(join(cardsPackage, 'src', 'starter', 'supplementary.generated.ts'), written);
