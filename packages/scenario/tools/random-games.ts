/**
 * For developers: random games with every playable card of the shared corpus, faults grouped, most frequent first.
 * Arguments: first seed, how many games, `--again` to replay every game.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { starterCards } from '@kitchen-table/cards';
import type { PrintedCard } from '@kitchen-table/oracle';
import { drawFromCards, drawFromPrinted } from '../src/random-games/draw.ts';
import { playRandomGame } from '../src/random-games/play.ts';

const here = dirname(fileURLToPath(import.meta.url));
const shared = process.env['KITCHEN_TABLE_SHARED'] ?? resolve(here, '../../../../shared');
const file = join(shared, 'cards', 'oracle-cards.jsonl.gz');
if (!existsSync(file)) console.log(`No cards at ${shared} (set KITCHEN_TABLE_SHARED): the starter cards are used.`);
const draw = existsSync(file) ? drawFromPrinted(printedCards()) : drawFromCards(starterCards());
const [first = 0, count = 100] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .map(Number);
const again = process.argv.includes('--again');

const faults = new Map<string, { text: string; seeds: number[] }>();
const slow: string[] = [];
let finished = 0;
let decisions = 0;
for (let seed = first; seed < first + count; seed++) {
  const before = process.cpuUsage();
  const game = playRandomGame(seed, draw, again);
  const { user } = process.cpuUsage(before);
  if (user > 8_000_000) slow.push(`seed ${seed}: ${(user / 1e6).toFixed(1)} s for ${game.decisions} decisions`);
  if (game.finished) finished++;
  decisions += game.decisions;
  if (game.fault === null) continue;
  const key = (game.fault.split('\n')[0] as string).replace(/-?\d+/g, '0').slice(0, 90);
  const known = faults.get(key);
  if (known === undefined) faults.set(key, { text: game.fault, seeds: [seed] });
  else known.seeds.push(seed);
}
const faulty = [...faults.values()].sort((a, b) => b.seeds.length - a.seeds.length);
for (const { text, seeds } of faulty)
  console.log(`${seeds.length} times (seeds ${seeds.slice(0, 8).join(' ')}): ${text}\n`);
for (const line of slow) console.log(line);
const failed = faulty.reduce((sum, { seeds }) => sum + seeds.length, 0);
console.log(
  `${count} games: ${failed} with a fault, ${finished} finished, ${decisions} decisions, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`,
);
process.exitCode = failed > 0 ? 1 : 0;

function printedCards(): readonly PrintedCard[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PrintedCard);
}
