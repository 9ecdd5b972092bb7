/** `kt decks FILE`: how many decks of a file play whole, and which cards keep the others out. */
import { Command } from '@commander-js/extra-typings';
import { nameKey } from '@kitchen-table/cards';
import { isOfDigitalFormat } from '@kitchen-table/oracle';
import { type FoundCard, openCardSource, whyUnplayable } from '@kitchen-table/server';
import { decksIn, type FiledDeck } from '../shared/deck-file.ts';
import { readText } from '../shared/files.ts';
import { cardsOption, example, wholeNumber } from '../shared/options.ts';
import { print, printJson, progressBar, wrap } from '../shared/output.ts';
import { type Verdict, type WholeDecks, wholeDecks } from '../shared/whole-decks.ts';

/** The command. */
export function decksCommand(): Command {
  return new Command('decks')
    .description('count the decks of a file that play whole, and rank the cards that keep the others out')
    .argument('<file>', 'JSON Lines, gzipped or not: {id, kind, commanders, main: {name: count}, side: {name: count}}')
    .addOption(cardsOption())
    .option('--ledger <file>', 'what can be played, from "kt corpus --ledger"; no card is read then')
    .option('--blockers <n>', 'how many of the cards that keep most decks out to list', wholeNumber(0, 100_000), 20)
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('decks decks.jsonl.gz --cards oracle-cards.jsonl.gz --blockers 60'))
    .action(async (file, options) => {
      const decks = decksIn(file);
      const verdict =
        options.ledger === undefined ? await readVerdicts(decks, options.cards as string[]) : recorded(options.ledger);
      const report = wholeDecks(decks, verdict);
      if (options.json) return printJson(report);
      tell(report, options.blockers);
    }) as unknown as Command;
}

/** Each card of the decks, read once. */
async function readVerdicts(decks: readonly FiledDeck[], files: readonly string[]): Promise<Verdict> {
  const names = new Set(decks.flatMap((deck) => deck.names));
  const source = await openCardSource({ files });
  const bar = progressBar(names.size, 'cards');
  let done = 0;
  const found = await source.find(names, () => bar.update(++done)).finally(() => source.close());
  bar.stop();
  return (name) => {
    const card = found.get(nameKey(name));
    if (card === undefined) return { why: `${name}: no card of this name is known.`, digital: false };
    const why = whyUnplayable(card);
    return why === null ? null : { why, digital: isDigital(card) };
  };
}

function isDigital({ reading }: FoundCard): boolean {
  return reading.kind === 'refused' && isOfDigitalFormat(reading.refusals);
}

/** What a ledger says of each card. */
function recorded(path: string): Verdict {
  const statuses = new Map(
    readText(path)
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name = '', status = '']) => [nameKey(name), status]),
  );
  return (name) => {
    const status = statuses.get(nameKey(name));
    if (status === 'playable') return null;
    return { why: `${name}: ${status === undefined ? 'not in the ledger' : status}.`, digital: status === 'digital' };
  };
}

function tell(report: WholeDecks, listed: number): void {
  print(`${report.whole} of ${report.decks} decks play whole.`);
  for (const [kind, { decks, whole }] of Object.entries(report.byKind))
    print(`  ${kind.slice(0, 30).padEnd(12)} ${whole} of ${decks} (${((whole / decks) * 100).toFixed(1)}%)`);
  print(
    `${report.playable} of their ${report.cards} cards can be played; ${report.digital} are of digital formats,`,
    'outside the Comprehensive Rules.',
  );
  const shown = report.blockers.slice(0, listed);
  if (shown.length === 0) return;
  print('', 'What keeps decks out: how many of them, how many that lack nothing else, why');
  for (const { decks, alone, why } of shown) {
    const counts = `${String(decks).padStart(6)} ${String(alone).padStart(5)}  `;
    const [first = '', ...others] = wrap(why.replaceAll('\n', ' / '), 80 - counts.length);
    print(counts + first, ...others.map((line) => ' '.repeat(counts.length) + line));
  }
}
