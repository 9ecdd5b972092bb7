/**
 * Compiles the dungeon cards: looks them up in the shared corpus, reads them, and writes the card language to
 * `src/starter/dungeons.generated.ts`. One that is not read is named, and left out.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-dungeons.ts
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardRecords, readingOf } from '../src/import/import-file.ts';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(cardsPackage, '..', '..', '..', 'shared');

const lines: string[] = [];
for await (const record of cardRecords(join(shared, 'cards', 'oracle-cards.jsonl.gz'))) {
  if (record.layout !== 'dungeon') continue;
  const reading = readingOf(record);
  if (reading.kind === 'read') lines.push(JSON.stringify(reading.card));
  else console.error(`${record.name} is not read: ${JSON.stringify(reading.refusals)}`);
}
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeFileSync(
  join(cardsPackage, 'src', 'starter', 'dungeons.generated.ts'),
  `/** The dungeon cards in the card language, one card a line. Written by tools/compile-dungeons.ts; not to be edited. */\nexport const DUNGEON_CARDS: readonly string[] = [\n${lines
    .sort()
    .map((line) => `  ${quoted(line)},\n`)
    .join('')}];\n`,
);
console.log(`${lines.length} dungeons written.`);
