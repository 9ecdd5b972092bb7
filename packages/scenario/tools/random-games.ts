/**
 * For developers: random games with every playable card of the shared corpus, on every core; faults grouped, most
 * frequent first. `--help` tells the arguments.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PlayedSeed, Wanted } from './random-games-worker.ts';
import { cardFile } from './shared-cards.ts';

/** A game that takes longer has hung: its worker is stopped, and the seed is a fault. Seconds of the clock. */
const HUNG = 120;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(
    [
      'random-games.ts FIRST COUNT [--again] [--workers=N] [--seconds=N]',
      'Plays COUNT random games from the seed FIRST on; --again plays each once more from its record.',
      '--seconds: after so many of the clock no other game is begun, and how many were not is said.',
      'For example the one game of seed 2318: random-games.ts 2318 1',
    ].join('\n'),
  );
  process.exit(0);
}
const [first = 0, count = 100] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const again = words.includes('--again');
const valueOf = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const workers = Math.min(Number(valueOf('workers') ?? availableParallelism()), count);
const allowed = Number(valueOf('seconds') ?? Infinity);
if (Number.isNaN(workers + allowed)) {
  console.error('--workers and --seconds want a number each, as in --seconds=900.');
  process.exit(2);
}
if (!existsSync(cardFile()))
  console.log(`No cards at ${cardFile()} (set KITCHEN_TABLE_SHARED): the starter cards are used.`);

const faults = new Map<string, { text: string; seeds: number[] }>();
const slow: string[] = [];
const total = { games: 0, finished: 0, decisions: 0, seconds: 0 };
const begun = performance.now();
const secondsPassed = (): number => (performance.now() - begun) / 1000;
const elapsed = (): string => secondsPassed().toFixed(0);
const isOutOfTime = (): boolean => secondsPassed() >= allowed;
let next = first;

function fails(seed: number, fault: string): void {
  const key = (fault.split('\n')[0] as string).replace(/-?\d+/g, '0').slice(0, 90);
  const known = faults.get(key);
  if (known !== undefined) known.seeds.push(seed);
  else {
    faults.set(key, { text: fault, seeds: [seed] });
    console.error(`seed ${seed}: ${fault.split('\n')[0]}`);
  }
}

function take({ seed, fault, finished, decisions, seconds }: PlayedSeed): void {
  total.decisions += decisions;
  total.seconds += seconds;
  if (finished) total.finished++;
  if (seconds > 8) slow.push(`seed ${seed}: ${seconds.toFixed(1)} s for ${decisions} decisions`);
  if (fault !== null) fails(seed, fault);
  done();
}

function done(): void {
  total.games++;
  if (total.games % 500 === 0 && total.games < count)
    console.error(`${total.games} of ${count} games, ${faults.size} kinds of fault, ${elapsed()} s`);
}

/** One worker until no seed is left; another in its place when a game hangs or brings it down. */
function work(): Promise<void> {
  return new Promise((resolve) => {
    // Much is made and soon forgotten: with more room for what is young, less of it is looked through.
    const execArgv = [...process.execArgv, '--max-semi-space-size=64'];
    const child = fork(fileURLToPath(new URL('random-games-worker.ts', import.meta.url)), { execArgv });
    let seed: number | null = null;
    let played = 0;
    let hung: ReturnType<typeof setTimeout> | undefined;
    const hand = (): void => {
      clearTimeout(hung);
      seed = next < first + count && !isOutOfTime() ? next++ : null;
      if (seed === null) {
        child.disconnect();
        return;
      }
      child.send({ seed, again } satisfies Wanted);
      hung = setTimeout(() => child.kill('SIGKILL'), HUNG * 1000);
    };
    child.on('message', (result: PlayedSeed) => {
      take(result);
      played++;
      hand();
    });
    child.on('exit', (code, signal) => {
      clearTimeout(hung);
      if (seed === null) return resolve();
      fails(seed, signal === 'SIGKILL' ? `no end after ${HUNG} s` : `the worker ended with ${code ?? signal}`);
      done();
      if (played > 0 || signal === 'SIGKILL') work().then(resolve);
      else resolve(); // It does not even begin: another would not either.
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
    `${elapsed()} s (${total.seconds.toFixed(0)} s of computing)`,
);
const unplayed = count - (next - first);
if (unplayed > 0 && isOutOfTime())
  console.log(`${unplayed} of the ${count} were not begun: the ${allowed} s allowed were over.`);
// Where none was played, nothing is shown.
process.exitCode = failed > 0 || total.games === 0 || total.games + (isOutOfTime() ? unplayed : 0) < count ? 1 : 0;
