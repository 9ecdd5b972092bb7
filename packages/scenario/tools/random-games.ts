/**
 * For developers: random games with every playable card of the shared corpus, on every core; faults grouped, most
 * frequent first. Arguments: first seed, how many games, `--again` to replay every game, `--workers N`.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Block, BlockResult } from './random-games-worker.ts';
import { cardFile } from './shared-cards.ts';

/** So many games are handed out at a time: the slow ones are spread over the workers. */
const BLOCK = 20;

const words = process.argv.slice(2);
const [first = 0, count = 100] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const again = words.includes('--again');
const wanted = words.find((word) => word.startsWith('--workers='))?.slice('--workers='.length);
const workers = Math.min(Number(wanted ?? availableParallelism()), Math.ceil(count / BLOCK));
if (!existsSync(cardFile()))
  console.log(`No cards at ${cardFile()} (set KITCHEN_TABLE_SHARED): the starter cards are used.`);

const faults = new Map<string, { text: string; seeds: number[] }>();
const slow: string[] = [];
const total = { games: 0, finished: 0, decisions: 0, seconds: 0 };
const begun = performance.now();
let next = first;

function nextBlock(): Block | null {
  if (next >= first + count) return null;
  const block = { first: next, count: Math.min(BLOCK, first + count - next), again };
  next += block.count;
  return block;
}

function take(result: BlockResult): void {
  for (const { seed, fault, finished, decisions, seconds } of result) {
    total.games++;
    total.decisions += decisions;
    total.seconds += seconds;
    if (finished) total.finished++;
    if (seconds > 8) slow.push(`seed ${seed}: ${seconds.toFixed(1)} s for ${decisions} decisions`);
    if (fault === null) continue;
    const key = (fault.split('\n')[0] as string).replace(/-?\d+/g, '0').slice(0, 90);
    const known = faults.get(key);
    if (known === undefined) faults.set(key, { text: fault, seeds: [seed] });
    else known.seeds.push(seed);
  }
}

/** One worker until no block is left; whatever it had not finished counts as a fault of its block. */
function work(): Promise<void> {
  return new Promise((resolve) => {
    // Much is made and soon forgotten: with more room for what is young, less of it is looked through.
    const execArgv = [...process.execArgv, '--max-semi-space-size=64'];
    const child = fork(fileURLToPath(new URL('random-games-worker.ts', import.meta.url)), { execArgv });
    let at: Block | null = null;
    const hand = (): void => {
      at = nextBlock();
      if (at === null) child.disconnect();
      else child.send(at);
    };
    child.on('message', (result: BlockResult) => {
      take(result);
      hand();
    });
    child.on('exit', (code, signal) => {
      if (at !== null)
        faults.set(`worker at ${at.first}`, {
          text: `the worker ended with ${code ?? signal} among the seeds ${at.first} to ${at.first + at.count - 1}`,
          seeds: [at.first],
        });
      resolve();
    });
    hand();
  });
}

await Promise.all(Array.from({ length: workers }, work));
const faulty = [...faults.values()].sort((a, b) => b.seeds.length - a.seeds.length);
for (const { text, seeds } of faulty)
  console.log(
    `${seeds.length} times (seeds ${seeds
      .sort((a, b) => a - b)
      .slice(0, 8)
      .join(' ')}): ${text}\n`,
  );
for (const line of slow) console.log(line);
const failed = faulty.reduce((sum, { seeds }) => sum + seeds.length, 0);
console.log(
  `${total.games} games: ${failed} with a fault, ${total.finished} finished, ${total.decisions} decisions, ` +
    `${((performance.now() - begun) / 1000).toFixed(0)} s (${total.seconds.toFixed(0)} s of computing)`,
);
process.exitCode = failed > 0 || total.games < count ? 1 : 0;
