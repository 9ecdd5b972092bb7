/** `kt puzzles`: positions with something to be found, and which bots find it. */
import { Command } from '@commander-js/extra-typings';
import type { BotLevel } from '@kitchen-table/bots';
import { starterCards } from '@kitchen-table/cards';
import { botAt, botsOption } from '../shared/bots.ts';
import { example } from '../shared/options.ts';
import { print, printJson } from '../shared/output.ts';
import { puzzles } from '../puzzles/positions.ts';
import { tryPuzzle } from '../puzzles/solve.ts';

/** The command. */
export function puzzlesCommand(): Command {
  return new Command('puzzles')
    .description('let bots try positions with something to be found, checked by exhaustive search')
    .addOption(botsOption('--bots <levels>', 'who tries'))
    .option('--seed <text>', 'everything random follows from it', 'kitchen table')
    .option('--only <text>', 'only those whose name has this in it', '')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('puzzles --bots greedy,planner,strong'))
    .action((options) => {
      const levels = options.bots as unknown as readonly BotLevel[];
      const cards = Object.fromEntries(starterCards().map((card) => [card.name, card]));
      const tried = puzzles()
        .filter(({ name }) => name.includes(options.only))
        .map((puzzle) => {
          const bots = levels.map((_, at) => () => botAt(levels, at, `${options.seed} ${puzzle.name}`));
          const one = tryPuzzle(puzzle, cards, bots);
          if (options.json !== true)
            print(
              `${marks(one.possible, one.solved)}  ${puzzle.goal}: ${puzzle.name} (by chance ${Math.round(one.chance * 100)}%)`,
            );
          return one;
        });
      const shares = levels.map((level, at) => ({
        level,
        solved: tried.filter(({ solved }) => solved[at] === true).length,
      }));
      if (options.json === true) {
        printJson({ puzzles: tried.length, shares, tried });
        return;
      }
      print('');
      for (const { level, solved } of shares)
        print(`${level}: ${solved} of ${tried.length} (${Math.round((solved / Math.max(1, tried.length)) * 100)}%)`);
    }) as unknown as Command;
}

function marks(possible: boolean | null, solved: readonly boolean[]): string {
  if (possible === null) return 'not searched to the end';
  return possible ? solved.map((one) => (one ? '+' : '-')).join(' ') : 'no solution';
}
