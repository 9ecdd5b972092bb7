/** `kt deck check|convert`: is a deck legal, can it be played, and in what file format. */
import { writeFileSync } from 'node:fs';
import { Command, Option } from '@commander-js/extra-typings';
import type { DeckList } from '@kitchen-table/cards';
import {
  checkDeck,
  countCopies,
  DECK_FORMATS,
  DECK_RULES,
  designateCommanders,
  nameKey,
  readDeckList,
  writeDeckList,
} from '@kitchen-table/cards';
import { namesIn, openCardSource, whyUnplayable } from '@kitchen-table/server';
import { readText } from '../shared/files.ts';
import { cardsOption, example } from '../shared/options.ts';
import { Problem, print, printJson, wrap } from '../shared/output.ts';

/** The command. */
export function deckCommand(): Command {
  return new Command('deck')
    .description('check and convert deck lists')
    .addCommand(checkCommand())
    .addCommand(convertCommand());
}

function checkCommand(): Command {
  return new Command('check')
    .description('say whether a deck is legal in a format, and which of its cards can be played here')
    .argument('<file>', 'a deck list in any common format; "-" for standard input')
    .addOption(new Option('--format <format>', 'whose rules').choices(DECK_RULES).default('commander' as const))
    .addOption(cardsOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('deck check mine.txt --format commander'))
    .action(async (file, options) => {
      const list = deckIn(file);
      const source = await openCardSource({ files: options.cards as string[] });
      const found = await source.find(namesIn(list)).finally(() => source.close());
      const lookup = (name: string) => found.get(nameKey(name))?.deckCard;
      const deck = options.format === 'commander' ? designateCommanders(list, lookup) : list;
      const complaints = checkDeck(deck, lookup, options.format);
      const unplayable = [...new Set([...found.values()].flatMap((card) => whyUnplayable(card) ?? []))];
      const count = countCopies([...deck.commanders, ...deck.main]);
      const legal = complaints.length === 0;
      if (!legal) process.exitCode = 1;
      if (options.json) return printJson({ file, format: options.format, legal, cards: count, complaints, unplayable });
      print(`${file}: ${count} cards, ${legal ? 'legal' : 'not legal'} in ${options.format}.`);
      for (const { rule, text } of complaints) print(...wrap(`  ${text} (CR ${rule})`, 80, '    '));
      if (unplayable.length > 0) print('', `${unplayable.length} cards can't be played here yet:`);
      for (const because of unplayable) print(...wrap(`  ${because}`, 80, '    '));
    }) as unknown as Command;
}

function convertCommand(): Command {
  return new Command('convert')
    .description('write a deck list in another file format')
    .argument('<file>', 'a deck list in any common format; "-" for standard input')
    .addOption(new Option('--to <format>', 'the format to write').choices(DECK_FORMATS).makeOptionMandatory())
    .option('--out <file>', 'where to write (default: standard output)')
    .option('--json', 'print one JSON object with the text')
    .addHelpText('after', example('deck convert mine.txt --to mtgo --out mine-mtgo.txt'))
    .action((file, options) => {
      const text = writeDeckList(deckIn(file), options.to);
      if (options.out !== undefined) {
        try {
          writeFileSync(options.out, text);
        } catch (error) {
          throw new Problem(
            `${options.out}: the file can't be written (${error instanceof Error ? error.message : String(error)}); check the path.`,
          );
        }
      }
      if (options.json) printJson({ file, to: options.to, text });
      else if (options.out === undefined) process.stdout.write(text);
    }) as unknown as Command;
}

function deckIn(file: string): DeckList {
  const result = readDeckList(readText(file), file === '-' ? 'deck list' : file);
  if (result.kind === 'refused') throw new Problem(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.list;
}
