/**
 * Compiles the Attraction cards: looks them up in the shared corpus, reads them, and writes the card language of those
 * that can be played to `src/starter/attractions.generated.ts`; the others are counted.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-attractions.ts
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingMeanings } from '@kitchen-table/engine';
import { cardRecords, readingOf } from '../src/import/import-file.ts';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(cardsPackage, '..', '..', '..', 'shared');

const lines: string[] = [];
let all = 0;
for await (const record of cardRecords(join(shared, 'cards', 'oracle-cards.jsonl.gz'))) {
  if (!(record.type_line ?? '').includes('Attraction')) continue;
  all++;
  const reading = readingOf(record);
  if (reading.kind === 'read' && missingMeanings(reading.card).length === 0) lines.push(JSON.stringify(reading.card));
}
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeFileSync(
  join(cardsPackage, 'src', 'starter', 'attractions.generated.ts'),
  `/** Attractions in the card language, one card a line. Written by tools/compile-attractions.ts; not to be edited. */\nexport const ATTRACTION_CARDS: readonly string[] = [\n${lines
    .sort()
    .map((line) => `  ${quoted(line)},\n`)
    .join('')}];\n`,
);
console.log(`${lines.length} of ${all} Attractions written.`);
