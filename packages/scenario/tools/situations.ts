/** For developers: every playable card of the shared corpus in a generated situation; faults grouped. Arguments: stride, rounds, first. */
import { existsSync, readFileSync } from 'node:fs';
import { lowerCard } from '@kitchen-table/lower';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { starterCards } from '@kitchen-table/cards';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';
import { playSituation } from '../src/situations/situation.ts';

const here = dirname(fileURLToPath(import.meta.url));
const shared = process.env['KITCHEN_TABLE_SHARED'] ?? resolve(here, '../../../../shared');
const file = join(shared, 'cards', 'oracle-cards.jsonl.gz');
const [stride = 40, rounds = 1, first = 0] = process.argv.slice(2).map(Number);
const around = starterCards().filter((_card, index) => index % 53 === 0);
if (!existsSync(file)) {
  console.log(`No cards at ${shared}: set KITCHEN_TABLE_SHARED to the folder that has them.`);
} else {
  const lines = gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  const faults = new Map<string, { cards: string[]; text: string }>();
  const unused: string[] = [];
  let playable = 0;
  for (let at = first; at < lines.length; at += stride) {
    const read = readCard(JSON.parse(lines[at] as string) as PrintedCard);
    if (!('card' in read)) continue;
    const lowered = lowerCard(read.card);
    if (!('card' in lowered)) continue;
    const { card } = lowered;
    playable++;
    let used = false;
    for (let round = 0; round < rounds; round++) {
      const report = playSituation(card, around, `${card.name} ${round}`);
      used ||= report.used;
      if (report.fault === null) continue;
      const key = (report.fault.split('\n')[0] as string).replace(/-?\d+/g, '0').slice(0, 100);
      const known = faults.get(key) ?? { cards: [], text: report.fault };
      known.cards.push(read.card.name);
      faults.set(key, known);
      break;
    }
    if (!used) unused.push(read.card.name);
  }
  for (const { cards, text } of [...faults.values()].sort((a, b) => b.cards.length - a.cards.length)) {
    console.log(
      `${cards.length} cards (${cards.slice(0, 6).join(', ')}): ${text.split('\n').slice(0, 7).join('\n')}\n`,
    );
  }
  console.log(`${playable} cards, ${unused.length} never used (${unused.slice(0, 30).join(', ')})`);
}
