/** `kt bot-host`: programs outside sit at a table. docs/bot-protocol.md tells what is said there. */
import { Command } from '@commander-js/extra-typings';
import type { BotLevel } from '@kitchen-table/bots';
import type { PlayerId } from '@kitchen-table/engine';
import { Environment, hostGame, type HostedGame, tableOf } from '@kitchen-table/gym';
import { botsOption } from '../shared/bots.ts';
import { channelOver, connectedBots, type OpenChannel, startedBot } from '../shared/bot-channels.ts';
import { deckTexts, knownFormat } from '../shared/decks.ts';
import { collect, example, wholeNumber } from '../shared/options.ts';
import { Problem, print, printJson } from '../shared/output.ts';

interface Options {
  format: string;
  bot: string[];
  listen?: number;
  stdio?: true;
  bots: readonly BotLevel[];
  deck: string[];
  players?: number;
  games: number;
  seed: string;
  patience: number;
  json?: true;
}

/** The command. */
export function botHostCommand(): Command {
  return new Command('bot-host')
    .description('let programs outside play, a line of JSON for each choice (docs/bot-protocol.md)')
    .option('--format <format>', 'how to play; formats are joined with + (see "kt formats")', knownFormat, 'two-player')
    .option(
      '--bot <command>',
      'a program for the next seat, started by the shell (repeatable)',
      collect,
      [] as string[],
    )
    .option('--listen <port>', 'wait for one bot at a port of this machine; 0 for any free one', wholeNumber(0, 65_535))
    .option('--stdio', 'the bot is whoever started this: it plays over standard input and output')
    .addOption(botsOption('--bots <levels>', 'who sits in the other seats'))
    .option('--deck <file>', 'a deck file or starter deck (repeatable)', collect, [] as string[])
    .option('--players <n>', 'how many seats', wholeNumber(2, 16))
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 1)
    .option('--seed <text>', 'everything random follows from it', 'kitchen table')
    .option('--patience <seconds>', 'how long a reply may take', wholeNumber(1, 86_400), 60)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      example(
        'bot-host --bot "python3 python/examples/first_option_bot.py" --bots greedy --games 3',
        'bot-host --listen 7000 --format commander',
      ),
    )
    .action(async (options) => {
      const games = await host(options as unknown as Options);
      if (games.some(({ broken }) => broken !== null)) process.exitCode = 1;
      if (options.stdio) return; // Standard output is the bot's.
      if (options.json) printJson({ games });
      else games.forEach((game, at) => print(resultOf(game, at)));
    }) as unknown as Command;
}

/** Plays the games; the bots outside sit in the first seats. */
async function host(options: Options): Promise<readonly HostedGame[]> {
  const { format, bot, listen, stdio, patience } = options;
  const outside = bot.length + (listen === undefined ? 0 : 1) + (stdio ? 1 : 0);
  if (outside === 0) throw new Problem('Name a program with --bot, or take --listen or --stdio.');
  const decks = options.deck.length === 0 ? {} : { decks: deckTexts(options.deck) };
  const table = { format, ...decks, ...(options.players === undefined ? {} : { players: options.players }) };
  const seats = tableOf(table)('seats').players.length;
  if (outside > seats) throw new Problem(`There are ${seats} seats, too few for ${outside} bots.`);
  const levels = Array.from({ length: seats - outside }, (_, at) => {
    return [outside + at, options.bots[at % options.bots.length] as BotLevel] as const;
  });
  const environment = new Environment({ ...table, bots: Object.fromEntries(levels) });
  const open: OpenChannel[] = bot.map((command) => startedBot(command, patience));
  if (stdio) open.push(channelOver(process.stdin, process.stdout, patience, () => void process.stdin.destroy()));
  if (listen !== undefined)
    open.push(
      ...(await connectedBots(listen, 1, patience, (port) => process.stderr.write(`Waiting at 127.0.0.1:${port}\n`))),
    );
  const channels = new Map(open.map((channel, seat) => [seat as PlayerId, channel]));
  const games: HostedGame[] = [];
  try {
    for (let game = 0; game < options.games; game++) {
      games.push(await hostGame(environment, `${options.seed} game ${game}`, channels));
      if (games.at(-1)?.broken !== null) break;
    }
  } finally {
    for (const channel of open) channel.close();
  }
  return games;
}

function resultOf({ winners, choices, badLines, broken, truncated }: HostedGame, at: number): string {
  const result =
    broken ?? (truncated ? 'broken off' : winners.length === 0 ? 'drawn' : `won by seat ${winners.join(' and ')}`);
  return `game ${at + 1}: ${result}, after ${choices} choices${badLines === 0 ? '' : `, with ${badLines} bad lines`}`;
}
