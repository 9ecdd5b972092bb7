/** `kt selfplay`: games of bots as a data set, Parquet files that a broken-off run goes on from. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { BotLevel } from '@kitchen-table/bots';
import { ACTIONS, Environment, LAYOUT_VERSION, OBSERVATION_SIZE } from '@kitchen-table/gym';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { botsOption } from '../shared/bots.ts';
import { deckTexts, knownFormat } from '../shared/decks.ts';
import { collect, example, wholeNumber } from '../shared/options.ts';
import { Problem, print, printJson, progressBar } from '../shared/output.ts';
import { type PlayedForData, playForData } from '../shared/selfplay-games.ts';

interface Options {
  format: string;
  games: number;
  out: string;
  bots: readonly BotLevel[];
  deck: string[];
  players?: number;
  seed: string;
  perFile: number;
  json?: true;
}

/** What was written. */
interface Report {
  games: number;
  rows: number;
  files: number;
  /** Files that were there before. */
  kept: number;
  unsaid: number;
}

/** The command. */
export function selfplayCommand(): Command {
  return new Command('selfplay')
    .description('let bots play games for a data set: Parquet files of observations, masks, actions and results')
    .requiredOption('--out <folder>', 'where the files go; what is there already is not played again')
    .option('--format <format>', 'how to play; formats are joined with + (see "kt formats")', knownFormat, 'two-player')
    .option('--games <n>', 'how many games in all', wholeNumber(1, 10_000_000), 100)
    .option('--per-file <n>', 'games in a file', wholeNumber(1, 1000), 10)
    .addOption(botsOption('--bots <levels>', 'who plays'))
    .option('--deck <file>', 'a deck file or starter deck (repeatable)', collect, [] as string[])
    .option('--players <n>', 'how many seats', wholeNumber(2, 16))
    .option('--seed <text>', 'everything random follows from it', 'kitchen table')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('selfplay --out games --games 1000 --bots greedy'))
    .action((options) => {
      const report = selfplay(options as unknown as Options);
      if (options.json) printJson(report);
      else
        print(
          `${report.games} games, ${report.rows} actions, in ${report.files} files (${report.kept} were there before); ` +
            `${report.unsaid} decisions that are no actions were left out`,
        );
    }) as unknown as Command;
}

/** Plays what is not there yet, file by file. */
function selfplay(options: Options): Report {
  const { games, out, perFile, seed, bots } = options;
  const decks = options.deck.length === 0 ? {} : { decks: deckTexts(options.deck) };
  const players = options.players === undefined ? {} : { players: options.players };
  const table = { format: options.format, ...decks, ...players };
  sameAsBefore(out, { ...table, bots, seed, perFile, layoutVersion: LAYOUT_VERSION });
  const environment = new Environment(table);
  const report: Report = { games: 0, rows: 0, files: 0, kept: 0, unsaid: 0 };
  const bar = progressBar(games, 'games');
  for (let first = 0; first < games; first += perFile) {
    const last = Math.min(first + perFile, games) - 1;
    const file = join(out, `games-${padded(first)}-${padded(last)}.parquet`);
    if (existsSync(file)) report.kept++;
    else {
      const played: PlayedForData[] = [];
      for (let game = first; game <= last; game++) {
        played.push(playForData(environment, game, seed, bots));
        bar.update(game + 1);
      }
      // A file that is there is whole.
      writeFileSync(`${file}.part`, new Uint8Array(parquetOf(played)));
      renameSync(`${file}.part`, file);
      report.games += played.length;
      report.rows += played.reduce((sum, { rows }) => sum + rows.length, 0);
      report.unsaid += played.reduce((sum, { unsaid }) => sum + unsaid, 0);
      report.files++;
    }
  }
  bar.stop();
  return report;
}

function padded(game: number): string {
  return String(game).padStart(7, '0');
}

/** A folder holds one data set: its plan is kept in it. */
function sameAsBefore(out: string, plan: object): void {
  const path = join(out, 'selfplay.json');
  mkdirSync(out, { recursive: true });
  const text = `${JSON.stringify(plan)}\n`;
  if (!existsSync(path)) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text)
    throw new Problem(`${out} holds another data set (${path}); name another folder, or ask for the same.`);
}

/** A row for each action; observations and masks as bytes: 32-bit floats, the lowest byte first, and bytes of 0 and 1. */
function parquetOf(played: readonly PlayedForData[]): ArrayBuffer {
  const rows = played.flatMap(({ rows: of, results, truncated }) =>
    of.map((row) => ({ ...row, result: results[row.seat] as number, truncated })),
  );
  const bytes = ({ buffer }: Float32Array): Uint8Array => new Uint8Array(buffer);
  return parquetWriteBuffer({
    columnData: [
      { name: 'game', data: rows.map(({ game }) => game), type: 'INT32' },
      { name: 'step', data: rows.map(({ step }) => step), type: 'INT32' },
      { name: 'seat', data: rows.map(({ seat }) => seat as number), type: 'INT32' },
      { name: 'action', data: rows.map(({ action }) => action), type: 'INT32' },
      { name: 'result', data: rows.map(({ result }) => result), type: 'FLOAT' },
      { name: 'truncated', data: rows.map(({ truncated }) => truncated), type: 'BOOLEAN' },
      { name: 'mask', data: rows.map(({ mask }) => mask), type: 'BYTE_ARRAY', statistics: false },
      {
        name: 'observation',
        data: rows.map(({ observation }) => bytes(observation)),
        type: 'BYTE_ARRAY',
        statistics: false,
      },
    ],
    kvMetadata: [
      { key: 'layoutVersion', value: String(LAYOUT_VERSION) },
      { key: 'observationSize', value: String(OBSERVATION_SIZE) },
      { key: 'actions', value: String(ACTIONS) },
    ],
  });
}
