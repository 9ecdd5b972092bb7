/** `kt tournament`: levels of bots against each other, every deal from every seat, and how strong each is. */
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { BotLevel } from '@kitchen-table/bots';
import { botLevels } from '../shared/bots.ts';
import { decksFor, knownFormat, type NamedDeck, playersFor } from '../shared/decks.ts';
import { cardsOption, collect, example, wholeNumber } from '../shared/options.ts';
import { print, printJson, progressBar } from '../shared/output.ts';
import { played, playElsewhere, setupsFor } from '../tournament/games.ts';
import { type PlayedPairing, recorded, resumed, type TournamentPlan } from '../tournament/results.ts';
import { type Pairing, scheduleOf } from '../tournament/schedule.ts';
import { encounters, type Measured, ratings } from '../tournament/standing.ts';

/** Which part of the games a process plays. */
interface Part {
  readonly at: number;
  readonly of: number;
}

/** The command. */
export function tournamentCommand(): Command {
  return new Command('tournament')
    .description('let levels of bots play each other, every deal from every seat, and rate them')
    .option('--format <format>', 'how to play; formats are joined with + (see "kt formats")', knownFormat, 'two-player')
    .option('--bots <levels>', 'who plays, joined with commas, each once', differentLevels, ['planner', 'greedy'])
    .option('--games <n>', 'how many games of every pair', wholeNumber(1, 1_000_000), 100)
    .option('--players <n>', 'how many seats: one of the first, the others of the second', wholeNumber(2, 10))
    .option('--deck <file>', 'a deck file or starter deck (repeatable; default: the starter decks)', collect, [])
    .option('--seed <text>', 'everything random follows from it', 'kitchen table')
    .option('--out <file>', 'keep the games there, and go on with what is there already')
    .option('--jobs <n>', 'how many processes play', wholeNumber(1, 64), 1)
    .option('--seconds <n>', 'begin no game later than this; go on another time with --out', wholeNumber(1, 1_000_000))
    .option('--part <part>', 'play only every n-th game, and print each as JSON: "0/4"; --jobs uses it', partOf)
    .addOption(cardsOption())
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      example(
        'tournament --bots planner,greedy --games 200 --out games.jsonl --jobs 2',
        'tournament --format commander+free-for-all --bots planner,greedy --players 4 --games 40',
      ),
    )
    .action(async (options) => {
      const decks = decksFor(options.format, options.deck as string[]);
      const plan: TournamentPlan = {
        format: options.format,
        bots: options.bots as readonly BotLevel[],
        decks: decks.map(({ name }) => name),
        players: playersFor(options.format, decks, options.players, 0),
        seed: options.seed,
      };
      const before = options.out === undefined ? [] : resumed(options.out, plan);
      const done = new Set(before.map(({ game }) => game));
      const left = scheduleOf(plan.bots, plan.players, options.games).filter(({ game }) => !done.has(game));
      const until =
        options.seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + options.seconds * 1000;
      const cards = options.cards as readonly string[];
      if (options.part !== undefined) {
        const mine = left.filter(({ game }) => game % (options.part as Part).of === (options.part as Part).at);
        await playAll(mine, { plan, decks, cards, until }, (game) => print(JSON.stringify(game)));
        return;
      }
      const games = [...before];
      const bar = progressBar(left.length, 'games');
      const heard = (game: PlayedPairing): void => {
        games.push(game);
        if (options.out !== undefined) recorded(options.out, game);
        bar.update(games.length - before.length);
      };
      if (options.jobs === 1) await playAll(left, { plan, decks, cards, until }, heard);
      else
        await Promise.all(
          Array.from({ length: options.jobs }, (_, at) =>
            playElsewhere([...process.argv.slice(2), '--part', `${at}/${options.jobs}`], heard),
          ),
        );
      bar.stop();
      report(plan, games, options.json === true);
    }) as unknown as Command;
}

interface Playing {
  readonly plan: TournamentPlan;
  readonly decks: readonly NamedDeck[];
  readonly cards: readonly string[];
  readonly until: number;
}

async function playAll(
  games: readonly Pairing[],
  { plan, decks, cards, until }: Playing,
  heard: (game: PlayedPairing) => void,
): Promise<void> {
  const setups = games.length === 0 ? [] : await setupsFor(plan, decks, cards);
  for (const game of games) {
    if (performance.now() > until) return;
    heard(played(game, plan, setups));
  }
}

function differentLevels(text: string): BotLevel[] {
  const levels = botLevels(text);
  if (levels.length < 2 || new Set(levels).size < levels.length)
    throw new InvalidArgumentError('Name two levels or more, each once.');
  return [...levels];
}

function partOf(text: string): Part {
  const [at, of] = text.split('/').map(Number);
  if (at === undefined || of === undefined || !(at >= 0 && at < of))
    throw new InvalidArgumentError('Give a part as "0/4".');
  return { at, of };
}

function report(plan: TournamentPlan, games: readonly PlayedPairing[], json: boolean): void {
  const met = encounters(games);
  const rated = ratings(games, plan.bots);
  const seconds = games.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  if (json) {
    printJson({ plan, games: games.length, seconds, encounters: met, ratings: [...(rated ?? [])] });
    return;
  }
  print(`${games.length} games of ${plan.format}, ${(seconds / Math.max(1, games.length)).toFixed(1)} s each`);
  for (const { pair, games: count, share, even } of met)
    print(`  ${pair[0]} against ${pair[1]}: ${percent(share)} of ${count} games (even: ${Math.round(even * 100)}%)`);
  if (rated === null) return;
  print('', 'Ratings (Elo)');
  for (const [level, { value, from, to }] of [...rated].sort((one, other) => other[1].value - one[1].value))
    print(`  ${level.padEnd(8)} ${signed(value).padStart(6)}   ${signed(from)} to ${signed(to)}`);
}

function percent({ value, from, to }: Measured): string {
  return `${(value * 100).toFixed(1)}% (${(from * 100).toFixed(1)} to ${(to * 100).toFixed(1)})`;
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(0)}`;
}
