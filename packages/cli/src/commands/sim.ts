/** `kt sim`: bots against bots, and who won. */
import { createHash } from 'node:crypto';
import { Command } from '@commander-js/extra-typings';
import { PlayedGame, seatedAtRandom, seatsAreRandom } from '@kitchen-table/engine';
import { openCardSource, prepareGame } from '@kitchen-table/server';
import { botAt, botsOption, modeFor } from '../shared/bots.ts';
import { decksFor, knownFormat, playersFor, seatsWith } from '../shared/decks.ts';
import { emptyReport, playOne, type SimOptions, type SimReport } from '../shared/sim-report.ts';
import { isDraft, simulateDrafts } from './sim-drafts.ts';
import { cardsOption, collect, example, wholeNumber } from '../shared/options.ts';
import { Problem, print, printJson, progressBar, seconds, wrap } from '../shared/output.ts';

/** The command. */
export function simCommand(): Command {
  return new Command('sim')
    .description('let bots play games against each other and report who wins')
    .option('--format <format>', 'how to play; formats are joined with + (see "kt formats")', knownFormat, 'commander')
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 10)
    .option('--seed <text>', 'everything random follows from it', 'kitchen table')
    .option(
      '--deck <file>',
      'a deck file or starter deck, one per seat (repeatable; default: the starter decks)',
      collect,
      [] as string[],
    )
    .option('--players <n>', 'how many seats (default: one per deck)', wholeNumber(2, 16))
    .addOption(botsOption('--bots <levels>', 'who plays'))
    .addOption(cardsOption())
    .option('--any-deck', 'play decks that break the rules of deck construction')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      example(
        'sim --format commander --games 20 --seed 7',
        'sim --format two-player --deck mine.txt --deck theirs.txt --games 100 --json',
      ),
    )
    .action(async (options) => {
      const { report, seats } = isDraft(options.format)
        ? simulateDrafts(options as unknown as SimOptions)
        : await simulate(options as unknown as SimOptions);
      if (report.faults.length > 0) process.exitCode = 1;
      if (options.json) printJson(report);
      else printReport(report, seats);
    }) as unknown as Command;
}

/** Plays the games. Seats keep their numbers; the decks move round the table, so that seat and deck tell apart. */
export async function simulate(options: SimOptions): Promise<{ report: SimReport; seats: number }> {
  const decks = decksFor(options.format, options.deck);
  const players = playersFor(options.format, decks, options.players, options.deck.length);
  const source = await openCardSource({ files: options.cards });
  const rounds = options.deck.length === players ? 1 : decks.length;
  const setups = [];
  try {
    for (let offset = 0; offset < Math.min(rounds, options.games); offset++) {
      const seats = seatsWith(decks, players, offset);
      const prepared = await prepareGame(
        { format: options.format, seats, seed: '', log: false, anyDeck: options.anyDeck === true },
        source,
      );
      if (prepared.kind === 'refused') throw new Problem(prepared.problems.join('\n'));
      setups.push(prepared.setup);
    }
  } finally {
    await source.close();
  }
  const report = emptyReport(options.games, players);
  const digest = createHash('sha256');
  const bar = progressBar(options.games, 'games');
  const begun = performance.now();
  let turns = 0;
  for (let game = 0; game < options.games; game++) {
    const base = setups[game % setups.length];
    if (base === undefined) break;
    const seeded = { ...base, seed: `${options.seed} game ${game}` };
    const setup = seatsAreRandom(seeded.format) ? seatedAtRandom(seeded) : seeded; // CR 807.3
    const deciders = setup.players.map((_, seat) => botAt(options.bots, seat, setup.seed));
    const result = playOne(setup, deciders, modeFor(options.bots));
    bar.update(game + 1);
    if (!(result instanceof PlayedGame)) {
      report.faults.push({ game, seed: setup.seed, error: result });
      continue;
    }
    turns += result.turns;
    report.decisions += result.decisions.length;
    if (result.finished) report.finished++;
    if (result.finished && result.winners.length === 0) report.draws++;
    for (const seat of result.winners) {
      report.wins[seat] = (report.wins[seat] ?? 0) + 1;
      const name = setup.players[seat]?.name ?? `seat ${seat + 1}`;
      report.winsByDeck[name] = (report.winsByDeck[name] ?? 0) + 1;
    }
    digest.update(`${result.digest}\n`);
  }
  bar.stop();
  report.seconds = seconds(performance.now() - begun);
  report.turns = Math.round((turns / options.games) * 100) / 100;
  report.digest = digest.digest('hex').slice(0, 16);
  return { report, seats: players };
}

function printReport(report: SimReport, seats: number): void {
  print(`${report.games} games, ${report.finished} finished, ${report.draws} drawn, in ${report.seconds} s`);
  print(`${report.turns} turns and ${Math.round(report.decisions / report.games)} decisions a game`);
  print('', 'Wins by seat');
  for (let seat = 0; seat < seats; seat++) print(`  seat ${seat + 1}  ${share(report.wins[seat] ?? 0, report.games)}`);
  print('', 'Wins by deck');
  for (const [name, wins] of Object.entries(report.winsByDeck).sort((one, other) => other[1] - one[1]))
    print(`  ${share(wins, report.games)}  ${name}`);
  for (const { seed, error } of report.faults)
    print('', ...wrap(`A fault of ours broke off the game with seed "${seed}": ${error}`));
  print('', `digest ${report.digest}`);
}

function share(wins: number, games: number): string {
  return `${String(wins).padStart(5)}  ${String(Math.round((wins / games) * 100)).padStart(3)}%`;
}
