/**
 * Compiles the sticker sheets of `supplementary/sticker-sheets.txt`, which are our own: reads the abilities, and writes
 * the sheets to `src/starter/stickers.generated.ts`. Names an ability that can't be played, and writes nothing then.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/cards/tools/compile-stickers.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ability, Sticker, StickerSheet } from '@kitchen-table/language/surface';
import { refusalsOf } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';

const cardsPackage = dirname(dirname(fileURLToPath(import.meta.url)));
const problems: string[] = [];

function abilitiesOf(text: string): readonly Ability[] {
  const reading = readCard({
    name: 'Stickered Creature',
    mana_cost: '',
    type_line: 'Creature — Guest',
    power: '1',
    toughness: '1',
    oracle_text: text.replaceAll('’', "'"),
    layout: 'normal',
  });
  if (!('card' in reading)) problems.push(`${text}: ${JSON.stringify(reading.refusals)}`);
  else {
    const missing = refusalsOf(reading.card);
    if (missing.length === 0) return reading.card.faces[0].abilities;
    problems.push(`${text}: ${JSON.stringify(missing)}`);
  }
  return [];
}

/** "ability 2: Flying", "size 3: 4/4", "name: Dusty", "art: a key". */
function stickerFrom(line: string): Sticker {
  const [, kind = '', cost = '0', text = ''] = /^(\w+)(?: (\d+))?: (.+)$/.exec(line) ?? [];
  const ticketCost = Number(cost);
  switch (kind) {
    case 'name':
      return { kind: 'name', word: text };
    case 'art':
      return { kind: 'art', picture: text };
    case 'ability':
      return { kind: 'ability', ticketCost, text, abilities: abilitiesOf(text) };
    case 'size': {
      const [power, toughness] = text.split('/').map(Number) as [number, number];
      return { kind: 'power and toughness', ticketCost, power, toughness };
    }
    default:
      throw new Error(`no sticker: ${line}`);
  }
}

const sheets = readFileSync(join(cardsPackage, 'supplementary', 'sticker-sheets.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((block): StickerSheet => {
    const [name = '', ...lines] = block.split('\n');
    return { name, stickers: lines.map(stickerFrom) };
  });
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeFileSync(
  join(cardsPackage, 'src', 'starter', 'stickers.generated.ts'),
  `/** Sticker sheets in the card language, one a line. Written by tools/compile-stickers.ts; not to be edited. */\nexport const STICKER_SHEETS: readonly string[] = [\n${sheets
    .map((sheet) => `  ${quoted(JSON.stringify(sheet))},\n`)
    .join('')}];\n`,
);
console.log(`${sheets.length} sticker sheets written.`);
