/** Two builds of the program run in turn on the same work, compared by the user CPU time that each took. */
import { spawn } from 'node:child_process';
import { progressBar, Problem } from '../shared/output.ts';
import { buildAt, buildHere, type Build } from './builds.ts';

/** One command run by both builds. */
export interface ComparedRun {
  readonly command: string;
  readonly pairs: number;
  /** User CPU time here over that of the other build: the geometric mean of the pairs, and its 95% interval. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** What `kt bench --compare` found. */
export interface Compared {
  readonly ref: string;
  readonly runs: readonly ComparedRun[];
}

/** What is compared when nothing else is said: many short games, bots that think at a table of four, reading cards. */
export const USUAL_RUNS: readonly string[] = [
  'sim --format two-player --bots random --games 150 --json',
  'sim --format commander --bots greedy --games 2 --json',
  'formats --json',
];

/**
 * Builds the commit beside this source and runs each command in both, in turn, so often.
 * @throws Problem when the commit is not known, can't be built, or a command fails in either.
 */
export async function compare(ref: string, commands: readonly string[], pairs: number): Promise<Compared> {
  const other = buildAt(ref);
  try {
    const here = buildHere();
    const bar = progressBar(commands.length * pairs, 'pairs');
    const runs: ComparedRun[] = [];
    try {
      for (const command of commands) {
        const ratios: number[] = [];
        for (let pair = 0; pair < pairs; pair++) {
          ratios.push(await ratioOnce(here, other, command, pair % 2 === 0));
          bar.update(runs.length * pairs + pair + 1);
        }
        runs.push({ command, pairs, ...interval(ratios) });
      }
    } finally {
      bar.stop();
    }
    return { ref, runs };
  } finally {
    other.remove();
  }
}

/** One pair; who goes first changes from pair to pair, so that a machine that slows down favors neither. */
async function ratioOnce(here: Build, other: Build, command: string, hereFirst: boolean): Promise<number> {
  const first = await userTime(hereFirst ? here : other, command);
  const second = await userTime(hereFirst ? other : here, command);
  return hereFirst ? first / second : second / first;
}

/** Writes the process's user CPU time, in microseconds, to its fourth stream as it ends. */
const TELL_TIME = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, String(process.cpuUsage().user)));",
)}`;

/** The user CPU time of a `kt` command, in microseconds. */
function userTime({ name, program }: Build, command: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const words = command.split(' ').filter((word) => word !== '');
    const child = spawn(process.execPath, ['--import', TELL_TIME, program, ...words], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let time = '';
    child.stderr?.on('data', (data) => (said += String(data)));
    child.stdio[3]?.on('data', (data) => (time += String(data)));
    child.on('close', (code) => {
      if (code === 0 && Number(time) > 0) return resolve(Number(time));
      const why = said.trim().split('\n')[0] ?? '';
      reject(new Problem(`"kt ${command}" fails at ${name}: ${why === '' ? `it ended with ${code}` : why}`));
    });
  });
}

/** Student's t for 95% by degrees of freedom, from one on; beyond the list the last serves, a little too wide. */
const STUDENT_95 = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12];

/** The geometric mean of ratios and its 95% interval, by Student's t of their logarithms. */
export function interval(ratios: readonly number[]): { ratio: number; low: number; high: number } {
  const logs = ratios.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const student = STUDENT_95[logs.length - 2] ?? (STUDENT_95.at(-1) as number);
  const half = student * Math.sqrt(variance / logs.length);
  const [ratio, low, high] = [mean, mean - half, mean + half].map((log) => Number(Math.exp(log).toPrecision(4)));
  return { ratio: ratio as number, low: low as number, high: high as number };
}
