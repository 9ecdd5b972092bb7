/** `kt scenario FILE`: runs scenarios and says which pass. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { meldsInto } from '@kitchen-table/engine';
import type { FoundCard } from '@kitchen-table/server';
import { openCardSource, whyUnplayable } from '@kitchen-table/server';
import { nameKey } from '@kitchen-table/cards';
import {
  type CardLookup,
  cardsNeeded,
  readDisputes,
  readScenarios,
  type Result,
  runFile,
} from '@kitchen-table/scenario';
import { readText, repositoryRoot } from '../shared/files.ts';
import { cardsOption, collect, example } from '../shared/options.ts';
import { Problem, print, printJson, progressBar, wrap } from '../shared/output.ts';

/** The command. */
export function scenarioCommand(): Command {
  return new Command('scenario')
    .description('run a file of scenarios: passed, failed, or cannot run and why')
    .argument('<file>', 'JSON Lines, one scenario a line; "-" for standard input')
    .option('--id <id>', 'only this scenario (repeatable)', collect, [] as string[])
    .addOption(cardsOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('scenario scenarios.jsonl --cards oracle-cards.jsonl.gz'))
    .action(async (file, options) => {
      const text = only(readText(file), options.id);
      const read = readScenarios(text);
      if (read.length === 0)
        throw new Problem(
          options.id.length > 0
            ? `${file}: no scenario is called ${options.id.join(' or ')}; check the id.`
            : `${file}: no scenarios found; give JSON Lines, one scenario a line.`,
        );
      const unread = read.flatMap((one) => (one.kind === 'bad' ? [one] : []));
      const [firstUnread] = unread;
      if (firstUnread !== undefined && unread.length === read.length && firstUnread.id === '')
        throw new Problem(`${file}: ${firstUnread.because}.`);
      const lookup = await lookupFor(
        read.flatMap((one) => (one.kind === 'scenario' ? cardsNeeded(one.scenario) : [])),
        options.cards as string[],
      );
      const bar = progressBar(read.length, 'scenarios');
      let done = 0;
      const report = runFile(text, lookup, () => bar.update(++done), disputes());
      bar.stop();
      if (options.json) {
        const { passed, failed, cannotRun, disputed } = report;
        printJson({
          passed,
          failed,
          cannotRun,
          results: report.results.map(({ id, status, reason }) => ({ id, status, reason })),
          disputed,
        });
        return;
      }
      // With --json the object says it; at a terminal or in a build, failures and lines that are no scenarios fail.
      if (report.failed > report.disputed.length || unread.length > 0) process.exitCode = 1;
      for (const status of ['cannot run', 'failed'] as const) tell(status, report.results, new Set(report.disputed));
      print(
        `${report.passed} passed, ${report.failed} failed (${report.disputed.length} of them disputed), ${report.cannotRun} cannot run`,
      );
    }) as unknown as Command;
}

/** The lines of the scenarios with these ids; all without ids. */
function only(text: string, ids: readonly string[]): string {
  if (ids.length === 0) return text;
  const wanted = new Set(ids);
  const kept = text.split('\n').filter((line) => ids.some((id) => line.includes(JSON.stringify(id))));
  return kept
    .filter((line) => readScenarios(line).some((one) => one.kind === 'scenario' && wanted.has(one.scenario.id)))
    .join('\n');
}

/** Cards from the files given, the starter set and the imported cards; each judged once. */
async function lookupFor(names: readonly string[], files: readonly string[]): Promise<CardLookup> {
  const source = await openCardSource({ files });
  const found = new Map<string, FoundCard>();
  // CR 701.37a: what cards meld into is needed too.
  const add = async (wanted: readonly string[]): Promise<void> => {
    for (const [key, card] of await source.find(wanted)) found.set(key, card);
  };
  try {
    await add(names);
    await add([...found.values()].flatMap(({ reading }) => (reading.kind === 'read' ? meldsInto(reading.card) : [])));
  } finally {
    await source.close();
  }
  const judged = new Map<string, ReturnType<CardLookup>>();
  return (name) => {
    const known = judged.get(name);
    if (known !== undefined) return known;
    const result = judge(name, found.get(nameKey(name)));
    judged.set(name, result);
    return result;
  };
}

function judge(name: string, card: FoundCard | undefined): ReturnType<CardLookup> {
  if (card === undefined) return { missing: `no card named "${name}" is known; import cards or give --cards FILE` };
  if (card.reading.kind !== 'read') return { missing: whyUnplayable(card) ?? name };
  return { card: card.reading.card };
}

/** The scenarios that contradict the rules, as the scenario package lists them. */
function disputes(): ReturnType<typeof readDisputes> {
  const path = join(repositoryRoot(), 'packages', 'scenario', 'disputed.tsv');
  return existsSync(path) ? readDisputes(readFileSync(path, 'utf8')) : [];
}

function tell(status: Result['status'], results: readonly Result[], disputed: ReadonlySet<string>): void {
  for (const { id, reason, status: is } of results) {
    if (is === status)
      print(...wrap(`${status}${disputed.has(id) ? ' (disputed)' : ''}: ${id}: ${reason}`, 100, '    '));
  }
}
