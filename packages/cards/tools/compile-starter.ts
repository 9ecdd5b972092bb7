/**
 * Compiles the starter set: reads the deck lists of `decks/`, looks every card up in the shared corpus, reads its text,
 * and writes the card language to `src/starter/cards.generated.ts` and the lists to `deck-texts.generated.ts`.
 * A card that is not read is printed with the sentence that stopped it, and nothing is written; with --partial, for work
 * on the grammar, the cards that are read are written all the same.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-starter.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Card } from '@kitchen-table/language/surface';
import { DECK_SECTIONS, section } from '../src/deck-lists/deck-list.ts';
import { readDeckList } from '../src/deck-lists/files.ts';
import { indexByName } from '../src/deck-lists/names.ts';
import { cardRecords, readingOf } from '../src/import/import-file.ts';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const shared = process.env.KITCHEN_TABLE_SHARED ?? join(cardsPackage, '..', '..', '..', 'shared');
const corpus = join(shared, 'cards', 'oracle-cards.jsonl.gz');

const texts = new Map<string, string>();
const names = new Set<string>();
const problems: string[] = [];
for (const file of readdirSync(join(cardsPackage, 'decks')).sort()) {
  const text = readFileSync(join(cardsPackage, 'decks', file), 'utf8');
  texts.set(basename(file, '.txt'), text);
  const result = readDeckList(text, file);
  if (result.kind === 'refused') problems.push(...result.problems.map(({ sentence }) => sentence));
  else for (const part of DECK_SECTIONS) for (const entry of section(result.list, part)) names.add(entry.name);
}

const records = [];
for await (const record of cardRecords(corpus)) records.push(record);
const index = indexByName(records);
const cards: Card[] = [];
for (const name of [...names].sort()) {
  const record = index.find(name);
  const reading = record === undefined ? undefined : readingOf(record);
  if (reading === undefined) problems.push(`${name}: no such card in the corpus.`);
  else if (reading.kind === 'read') cards.push(reading.card);
  else problems.push(`${name}: ${JSON.stringify(reading.refusals)}`);
}

if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${cards.length} of ${names.size} cards are read.`);
  if (!process.argv.includes('--partial')) process.exit(1);
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const generated = (what: string): string => `/** ${what} Written by tools/compile-starter.ts; not to be edited. */\n`;
writeFileSync(
  join(cardsPackage, 'src', 'starter', 'cards.generated.ts'),
  `${generated('The starter cards in the card language, one card a line.')}export const STARTER_CARDS: readonly string[] = [\n${cards
    .map((card) => `  ${quoted(JSON.stringify(card))},\n`)
    .join('')}];\n`,
);
writeFileSync(
  join(cardsPackage, 'src', 'starter', 'deck-texts.generated.ts'),
  `${generated('The deck lists of decks/, for programs that have no files.')}export const STARTER_DECK_TEXTS: Readonly<Record<string, string>> = {\n${[
    ...texts,
  ]
    .map(([id, text]) => `  ${quoted(id)}: ${quoted(text)},\n`)
    .join('')}};\n`,
);
console.log(`${cards.length} cards and ${texts.size} decks written.`);
await import('./compile-supplementary.ts');
