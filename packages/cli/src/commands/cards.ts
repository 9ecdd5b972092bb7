/** `kt cards import|update`: the user's own card file into the card database. */
import { Command } from '@commander-js/extra-typings';
import type { CardDatabase, ImportReport } from '@kitchen-table/cards';
import {
  closeCardDatabase,
  holdsRulings,
  importFile,
  importRulings,
  openCardDatabase,
  updateCards,
} from '@kitchen-table/cards';
import { example } from '../shared/options.ts';
import { print, printJson, progressBar, seconds } from '../shared/output.ts';

/** The command. */
export function cardsCommand(): Command {
  return new Command('cards')
    .description('import cards into your card database')
    .addCommand(importCommand())
    .addCommand(updateCommand());
}

function importCommand(): Command {
  return new Command('import')
    .description(
      "replace the imported cards by a file's: Scryfall oracle_cards or MTGJSON AtomicCards, gzipped or not; or the rulings",
    )
    .argument('<file>', 'the card file')
    .option('--database <file>', 'the card database (default: in your data folder)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('cards import oracle-cards.json'))
    .action(async (file, options) => {
      const begun = performance.now();
      if (await holdsRulings(file)) {
        const rulings = await withDatabase(options.database, (database) => importRulings(database, file));
        return options.json === true ? printJson({ rulings }) : print(`${rulings} rulings imported.`);
      }
      const report = await withDatabase(options.database, async (database) => {
        const bar = progressBar(100, '% of the file');
        try {
          return await importFile(database, file, ({ bytesRead, bytesTotal }) =>
            bar.update(percent(bytesRead, bytesTotal)),
          );
        } finally {
          bar.stop();
        }
      });
      tell(report, begun, options.json === true);
    }) as unknown as Command;
}

function updateCommand(): Command {
  return new Command('update')
    .description('download the newest cards from Scryfall and import them')
    .option('--database <file>', 'the card database (default: in your data folder)')
    .option('--from <url>', 'another server with the same interface', 'https://api.scryfall.com')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('cards update'))
    .action(async (options) => {
      const begun = performance.now();
      const report = await withDatabase(options.database, async (database) => {
        const bar = progressBar(200, '(download to 100, import to 200)');
        try {
          return await updateCards(database, {
            baseUrl: options.from,
            onProgress: (progress) =>
              bar.update((progress.kind === 'importing' ? 100 : 0) + percent(progress.bytesRead, progress.bytesTotal)),
          });
        } finally {
          bar.stop();
        }
      });
      tell(report, begun, options.json === true);
    }) as unknown as Command;
}

async function withDatabase<Result>(
  path: string | undefined,
  act: (database: CardDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openCardDatabase(path);
  try {
    return await act(database);
  } finally {
    await closeCardDatabase(database);
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100);
}

function tell(report: ImportReport, begun: number, json: boolean): void {
  const took = seconds(performance.now() - begun);
  if (json) return printJson({ ...report, seconds: took });
  print(`${report.cards} cards imported in ${took} s; the text of ${report.read} is understood.`);
  if (report.bad.count > 0) {
    print(`${report.bad.count} broken records were left out:`);
    for (const { line, because } of report.bad.first.slice(0, 10)) print(`  line ${line}: ${because}`);
  }
}
