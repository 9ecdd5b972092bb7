/**
 * Compiles the cards for drafts: the cube, legends for Commander Draft, cards for Conspiracy Draft. Reads the names (and
 * rarities) of `limited/`, looks the cards up in the shared corpus, and writes the card language to
 * `src/limited/cards.generated.ts`. Names a card that can't be played and writes nothing then.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-limited.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { refusalsOf } from '@kitchen-table/lower';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexByName } from '../src/deck-lists/names.ts';
import { cardRecords, readingOf } from '../src/import/import-file.ts';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(cardsPackage, '..', '..', '..', 'shared');
const LISTS = { CUBE: 'cube', LEGENDS: 'legends', DRAFT_CARDS: 'draft-cards', PIPERS: 'pipers' };

const records = [];
for await (const record of cardRecords(join(shared, 'cards', 'oracle-cards.jsonl.gz'))) records.push(record);
const index = indexByName(records);

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const problems: string[] = [];
const cards = new Map<string, string>();
let lists = '';
for (const [constant, file] of Object.entries(LISTS)) {
  const lines = readFileSync(join(cardsPackage, 'limited', `${file}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (const line of lines) {
    const [name = ''] = line.split('\t');
    const record = index.find(name);
    const reading = record === undefined ? undefined : readingOf(record);
    if (reading?.kind !== 'read') problems.push(`${name}: ${JSON.stringify(reading?.refusals ?? 'not in the corpus')}`);
    else if (refusalsOf(reading.card).length > 0) problems.push(`${name}: ${JSON.stringify(refusalsOf(reading.card))}`);
    else cards.set(name, JSON.stringify(reading.card));
  }
  lists += `export const ${constant}: readonly string[] = [\n${lines.map((line) => `  ${quoted(line)},\n`).join('')}];\n`;
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
writeFileSync(
  join(cardsPackage, 'src', 'limited', 'cards.generated.ts'),
  `/** Cards for drafts in the card language, and lists of names and rarities. Written by tools/compile-limited.ts; not to be edited. */\nexport const LIMITED_CARDS: readonly string[] = [\n${[...cards.values()].map((line) => `  ${quoted(line)},\n`).join('')}];\n${lists.replaceAll('\t', '\\t')}`,
);
console.log(`${cards.size} cards written.`);
