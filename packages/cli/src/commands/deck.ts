/** `kt deck check|convert|search`: is a deck legal, can it be played, in what file format, and with which cards. */
import { writeFileSync } from 'node:fs';
import { Command, Option } from '@commander-js/extra-typings';
import type { DeckChange, DeckList, DeckProblem, DeckRemedy } from '@kitchen-table/cards';
import {
  DECK_FORMATS,
  DECK_PROBLEMS,
  DECK_RULES,
  readDeckList,
  withChanges,
  writeDeckList,
} from '@kitchen-table/cards';
import { checkDeckText, openCardSource, searchedCards } from '@kitchen-table/server';
import { readText } from '../shared/files.ts';
import { cardsOption, example } from '../shared/options.ts';
import { Problem, print, printJson, wrap } from '../shared/output.ts';

/** The command. */
export function deckCommand(): Command {
  return new Command('deck')
    .description('check and convert deck lists, and search for cards to put in them')
    .addCommand(checkCommand())
    .addCommand(convertCommand())
    .addCommand(searchCommand());
}

function checkCommand(): Command {
  return new Command('check')
    .description('say whether a deck is legal in a format, and which of its cards can be played here')
    .argument('<file>', 'a deck list in any common format; "-" for standard input')
    .addOption(new Option('--format <format>', 'whose rules').choices(DECK_RULES).default('commander' as const))
    .addOption(cardsOption())
    .option('--mended <file>', 'write the list there with the first card named "instead" in the place of each')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      example('deck check mine.txt --format commander', 'deck check mine.txt --mended playable.txt'),
    )
    .action(async (file, options) => {
      const text = readText(file);
      const source = await openCardSource({ files: options.cards as string[] });
      const { list, cards, problems } = await checkDeckText(text, options.format, source).finally(() => source.close());
      const changes = problems.flatMap(({ about, instead: [first] }) =>
        first === undefined ? [] : [{ from: about, to: first.to }],
      );
      if (options.mended !== undefined) writeMended(options.mended, list, problems, changes);
      const complaints = problems.filter(({ kind }) => kind === 'rule');
      const unplayable = problems.flatMap((problem) => (problem.kind === 'card' ? [problem.text] : []));
      const legal = problems.every(({ kind }) => kind === 'card');
      if (!legal) process.exitCode = 1;
      if (options.json)
        return printJson({ file, format: options.format, legal, cards, complaints, unplayable, problems });
      print(`${file}: ${cards} cards, ${legal ? 'legal' : 'not legal'} in ${options.format}.`);
      for (const kind of DECK_PROBLEMS)
        tellOf(
          kind,
          problems.filter((problem) => problem.kind === kind),
        );
      if (options.mended === undefined) return;
      print('', `Written to ${options.mended} with ${changes.length} cards changed:`);
      for (const { from, to } of changes) print(`  ${from} -> ${to}`);
    }) as unknown as Command;
}

const HEADINGS: Readonly<Record<DeckProblem['kind'], string>> = {
  line: 'Write these lines anew:',
  name: 'Spell these names, or play without them:',
  card: "These can't be played here yet; play without them:",
  rule: 'Change the deck:',
};

function tellOf(kind: DeckProblem['kind'], problems: readonly DeckProblem[]): void {
  if (problems.length === 0) return;
  print('', HEADINGS[kind]);
  for (const { line, about, text, rule, instead } of problems) {
    const place = kind === 'line' || line === 0 ? '' : `line ${line}, ${about}: `;
    print(...wrap(`  ${place}${text}${rule === '' ? '' : ` (CR ${rule})`}`, 80, '    '));
    if (instead.length > 0) print(...wrap(`    instead: ${instead.map(remedyWords).join(', or ')}`, 80, '      '));
  }
}

function remedyWords({ kind, to }: DeckRemedy): string {
  return kind === 'meant' ? `"${to}", if that was meant` : `"${to}"`;
}

/** A list with lines that can't be read is not written: what they say would be lost. */
function writeMended(
  path: string,
  list: DeckList,
  problems: readonly DeckProblem[],
  changes: readonly DeckChange[],
): void {
  const unread = problems.find(({ kind }) => kind === 'line');
  if (unread !== undefined) throw new Problem(`${unread.text} Mend the lines that can't be read first.`);
  writeText(path, writeDeckList(withChanges(list, changes), 'moxfield'));
}

function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Problem(
      `${path}: the file can't be written (${error instanceof Error ? error.message : String(error)}); check the path.`,
    );
  }
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
      if (options.out !== undefined) writeText(options.out, text);
      if (options.json) printJson({ file, to: options.to, text });
      else if (options.out === undefined) process.stdout.write(text);
    }) as unknown as Command;
}

function deckIn(file: string): DeckList {
  const result = readDeckList(readText(file), file === '-' ? 'deck list' : file);
  if (result.kind === 'refused') throw new Problem(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.list;
}

/** The search of the deck editor, with its syntax and its order. */
function searchCommand(): Command {
  return new Command('search')
    .description("search the known cards in Scryfall's syntax, as the deck editor does")
    .argument('<query...>', 'what the cards are like; in quotation marks where it has <, > or a minus')
    .addOption(cardsOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('deck search t:creature o:flying "mv<=3"', 'deck search "id<=g -t:land" --json'))
    .action(async (words, options) => {
      const query = words.join(' ');
      const source = await openCardSource({ files: options.cards as string[] });
      const found = await searchedCards(query, source).finally(() => source.close());
      if (found.kind === 'error') throw new Problem(found.sentence);
      if (found.kind !== 'cardLines') throw new Error(`A search was answered with "${found.kind}".`);
      const { cards, total } = found;
      if (options.json) return printJson({ query, total, cards });
      for (const { name, manaCost, typeLine, corner, read } of cards) {
        const facts = [manaCost, typeLine, corner].filter((fact) => fact !== '').join('  ');
        print(`${name}  ${facts}${read ? '' : "  (can't be played here yet)"}`);
      }
      print(
        '',
        total > cards.length
          ? `The first ${cards.length} of ${total} cards.`
          : `${total} ${total === 1 ? 'card' : 'cards'}.`,
      );
    }) as unknown as Command;
}
