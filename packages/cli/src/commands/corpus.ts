/** `kt corpus FILE`: how many cards of a file are read and playable, and what the others wait for. */
import { Command } from '@commander-js/extra-typings';
import { corpusReport } from '../shared/corpus.ts';
import { writeText } from '../shared/files.ts';
import { example, wholeNumber } from '../shared/options.ts';
import { Problem, print, printJson } from '../shared/output.ts';
import type { WordInUse } from '../shared/words-in-use.ts';

/** The command. */
export function corpusCommand(): Command {
  return new Command('corpus')
    .description('read every card of a file: how many are read, how many can be played, what stops the others')
    .argument('<file>', 'Scryfall-shaped JSON or JSON Lines, or MTGJSON, gzipped or not')
    .option('--declines <n>', 'how many of the phrases that stop most cards to list', wholeNumber(0, 10_000), 20)
    .option('--ledger <file>', 'write one line a card: name, playable, read or declined, hash of the reading')
    .option(
      '--words <file>',
      'write one line a phrase of the grammar and word of both languages: what it is, how many cards use it, since which year',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('corpus oracle-cards.json --declines 40'))
    .action(async (file, options) => {
      const report = await corpusReport(file, {
        ledger: options.ledger !== undefined,
        words: options.words !== undefined,
      });
      const { declines, missing, ledger, words, ...counts } = report;
      if (report.cards === 0)
        throw new Problem(`${file}: no cards found; give a Scryfall oracle_cards or MTGJSON AtomicCards file.`);
      if (options.ledger !== undefined) writeText(options.ledger, `${ledger.join('\n')}\n`);
      if (options.words !== undefined) writeText(options.words, `${words.map(lineOf).join('\n')}\n`);
      if (options.json) {
        printJson({
          ...counts,
          declines: declines.slice(0, options.declines),
          missing: missing.slice(0, options.declines),
        });
        return;
      }
      const share = (part: number): string => `${part} (${((part / report.cards) * 100).toFixed(1)}%)`;
      print(`${report.cards} cards in ${report.seconds} s`);
      print(
        `  read      ${share(report.read)}`,
        `  playable  ${share(report.playable)}`,
        `  ambiguous ${report.ambiguous}`,
        `  wrong     ${report.wrong}`,
        `  digital   ${report.digital}, outside the Comprehensive Rules`,
      );
      if (report.bad > 0) print(`  ${report.bad} broken records left out`);
      print('', 'Where most cards stop (>>> marks the place), and how many each alone keeps out:');
      for (const { tail, cards } of declines.slice(0, options.declines))
        print(`  ${String(cards).padStart(5)}  ${tail}`);
      print('', 'Meanings that most read cards lack:');
      for (const { node, cards } of missing.slice(0, options.declines))
        print(`  ${String(cards).padStart(5)}  ${node}`);
    }) as unknown as Command;
}

/** A phrase or word as a line: what it is, itself, how many cards use it, and since when. */
function lineOf({ of, word, cards, since }: WordInUse): string {
  return `${of}\t${word.replaceAll(/\s/g, ' ')}\t${cards}\t${since ?? ''}`;
}
