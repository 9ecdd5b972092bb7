/** `kt load`: many tables at once at a server, by real sockets, and how long people wait there. */
import { Command } from '@commander-js/extra-typings';
import { starterDecks } from '@kitchen-table/cards';
import { figure, percentile } from '../load/measured.ts';
import { startOwnServer } from '../load/own-server.ts';
import { LoadedTable, type TablePlan } from '../load/table.ts';
import { example, wholeNumber } from '../shared/options.ts';
import { print, printJson, Problem } from '../shared/output.ts';

/** What was measured; times in milliseconds, memory in kilobytes. */
interface Measured {
  tables: number;
  answers: number;
  p50: number | null;
  p99: number | null;
  longest: number | null;
  /** Of the server's process, a table that has just been laid; null where the server does not tell. */
  memoryPerTable: number | null;
  games: number;
  troubles: readonly string[];
}

/** So many tables are laid at once. */
const AT_ONCE = 8;
const MEMORY = 'process_resident_memory_bytes';

/** The command. */
export function loadCommand(): Command {
  return new Command('load')
    .description('play many tables at once by real sockets, and measure how long answers take')
    .option('--url <address>', 'a server that runs (default: one of its own, without limits for one address)')
    .option('--tables <n>', 'how many tables', wholeNumber(1, 2000), 20)
    .option('--seats <n>', 'seats of each: one person, the others greedy bots', wholeNumber(2, 6), 4)
    .option('--seconds <n>', 'how long they play', wholeNumber(1, 3600), 30)
    .option('--think <ms>', 'how long a person thinks about an answer', wholeNumber(0, 60_000), 350)
    .option('--pace <ms>', 'how long a bot of its own server lets people look', wholeNumber(0, 60_000), 350)
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('load --tables 50 --seconds 60'))
    .action(async ({ url, tables, seats, seconds, think, pace, json }) => {
      const own = url === undefined ? await startOwnServer(pace) : null;
      try {
        const decks = starterDecks().filter(({ format }) => format === 'commander');
        const ids = Array.from({ length: seats }, (_, seat) => decks[seat % decks.length]?.id ?? '');
        const plan = { url: url ?? own?.url ?? '', format: 'commander', decks: ids, think };
        const measured = await measure(plan, tables, seconds * 1000);
        if (json === true) printJson(measured);
        else print(...lines(measured));
      } finally {
        await own?.close();
      }
    }) as unknown as Command;
}

async function measure(plan: TablePlan, wanted: number, milliseconds: number): Promise<Measured> {
  const laid: LoadedTable[] = [];
  try {
    laid.push(await layTable(plan)); // The first loads what all need.
    const before = await figure(plan.url, MEMORY);
    while (laid.length < wanted) {
      const more = Math.min(AT_ONCE, wanted - laid.length);
      laid.push(...(await Promise.all(Array.from({ length: more }, () => layTable(plan)))));
    }
    const after = await figure(plan.url, MEMORY);
    for (const table of laid) table.play();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const waits = laid.flatMap((table) => table.waits);
    const rounded = (percent: number): number | null => {
      const value = percentile(waits, percent);
      return value === null ? null : Math.round(value * 10) / 10;
    };
    return {
      tables: laid.length,
      answers: waits.length,
      ...{ p50: rounded(50), p99: rounded(99), longest: rounded(100) },
      memoryPerTable:
        before === null || after === null || wanted < 2 ? null : Math.round((after - before) / 1024 / (wanted - 1)),
      games: laid.reduce((sum, { games }) => sum + games, 0),
      troubles: [...new Set(laid.flatMap(({ troubles }) => troubles))],
    };
  } finally {
    for (const table of laid) table.close();
  }
}

async function layTable(plan: TablePlan): Promise<LoadedTable> {
  try {
    return await LoadedTable.lay(plan);
  } catch (error) {
    throw new Problem(
      `No table could be laid at ${plan.url}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function lines({ tables, answers, p50, p99, longest, memoryPerTable, games, troubles }: Measured): readonly string[] {
  const time = (value: number | null): string => (value === null ? 'nothing answered' : `${value} ms`);
  return [
    `${tables} tables, ${games} games, ${answers} answers`,
    `half of the answers within ${time(p50)}, 99 of 100 within ${time(p99)}, the longest ${time(longest)}`,
    ...(memoryPerTable === null ? [] : [`memory for one more table: ${memoryPerTable} kB`]),
    ...troubles.map((sentence) => `trouble: ${sentence}`),
  ];
}
