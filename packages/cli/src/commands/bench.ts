/** `kt bench`: how fast the engine is here, and how much faster or slower than at another commit. */
import { Command } from '@commander-js/extra-typings';
import { compare, type Compared, USUAL_RUNS } from '../bench/compare.ts';
import { bench, type BenchReport, OBJECTS } from '../bench/measure.ts';
import { PERMANENTS } from '../bench/wide-boards.ts';
import { collect, example, wholeNumber } from '../shared/options.ts';
import { print, printJson } from '../shared/output.ts';

/** The command. */
export function benchCommand(): Command {
  return new Command('bench')
    .description('measure the engine: games, decisions, forks, wide boards, and the ratio of each to a fixed loop')
    .option('--seconds <n>', 'how long to play games', wholeNumber(1, 600), 5)
    .option('--no-corpus', 'leave out reading the card corpus')
    .option('--compare <ref>', 'build that commit beside this source and alternate the two: ratios of user CPU time')
    .option('--run <command>', 'with --compare: the kt command to alternate (repeatable; default: three)', collect)
    .option('--pairs <n>', 'with --compare: how often each is run', wholeNumber(3, 100), 7)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      example('bench --seconds 10', 'bench --compare HEAD~10', 'bench --compare v1 --run "sim --games 4" --pairs 12'),
    )
    .action(async (options) => {
      if (options.compare !== undefined) {
        const compared = await compare(options.compare, options.run ?? USUAL_RUNS, options.pairs);
        if (options.json) printJson(compared);
        else printCompared(compared);
        return;
      }
      const report = await bench(options.seconds, options.corpus);
      if (options.json) printJson(report);
      else printReport(report);
    }) as unknown as Command;
}

function printCompared({ ref, runs }: Compared): void {
  print(`User CPU time of this source as a ratio to ${ref}: below 1 is faster.`, '');
  for (const { command, pairs, ratio, low, high } of runs) {
    const verdict = high < 1 ? 'faster' : low > 1 ? 'slower' : 'no difference shown';
    print(`kt ${command}`, `  ${ratio} (95%: ${low} to ${high}, ${pairs} pairs): ${verdict}`);
  }
}

function printReport(report: BenchReport): void {
  const { perReferenceLoop: ratio, wideBoards } = report;
  const { standing, granted } = wideBoards;
  const milliseconds = (value: number): string => value.toPrecision(3);
  const rows: [string, string, string][] = [
    ['games', `${report.gamesPerSecond} /s`, `${ratio.games}`],
    ['decisions', `${report.decisionsPerSecond} /s`, `${ratio.decisions}`],
    ['every priority asked', `${report.everyPriorityGamesPerSecond} games/s`, `${ratio.everyPriorityGames}`],
    ['Commander, 4 greedy', `${report.commanderGamesPerSecond} games/s`, `${ratio.commanderGames}`],
    [`fork, ${OBJECTS} objects`, `${report.forkMicroseconds} us`, `${ratio.forks}`],
    ['fork, mid-resolution', `${report.midResolutionForkMicroseconds} us`, `${ratio.midResolutionForks}`],
    ['answer and undo', `${report.undoMicroseconds} us`, `${ratio.undos}`],
    ['1,000 attackers', `${report.tokens.thousandSeconds} s`, `${ratio.thousandTokenCombats}`],
    ['10,000 attackers', `${report.tokens.tenThousandSeconds} s`, ''],
    [`pass, ${PERMANENTS} permanents`, `${milliseconds(standing.pass)} ms`, ''],
    [`cast, ${PERMANENTS} permanents`, `${milliseconds(standing.cast)} ms`, ''],
    [`${PERMANENTS} granted abilities`, `${milliseconds(granted.question)} ms`, ''],
    ['corpus', report.corpusSeconds === null ? 'not at hand' : `${report.corpusSeconds} s`, ''],
    ['reference loop', `${report.referenceLoopsPerSecond} /s`, '1'],
  ];
  print(`${'what'.padEnd(24)}${'here'.padStart(16)}${'per loop'.padStart(14)}`);
  for (const [what, here, loop] of rows) print(`${what.padEnd(24)}${here.padStart(16)}${loop.padStart(14)}`);
}
