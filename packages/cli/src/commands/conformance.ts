/** `kt conformance`: how many of the rules that can be tested a test proves. */
import { Command } from '@commander-js/extra-typings';
import { findCitations, type IndexedRule, readRulesIndex } from '../shared/citations.ts';
import { repositoryRoot } from '../shared/files.ts';
import { readNotTestable } from '../shared/not-testable.ts';
import { example } from '../shared/options.ts';
import { print, printJson } from '../shared/output.ts';

/** Testable rules, and those that the name of a test cites. */
export interface Proven {
  testable: number;
  proven: number;
  /** Neither proven nor provable: listed with the reason in proof/not-testable.tsv. Never part of `proven`. */
  listed: number;
}

/** The whole table. */
export interface Conformance extends Proven {
  core: Proven;
  /** By the rulebook's sections, '1' to '9'. */
  sections: Record<string, Proven>;
}

/** The command. */
export function conformanceCommand(): Command {
  return new Command('conformance')
    .description('count the testable rules that a test proves')
    .option('--rules', 'list every testable rule with the places that cite it')
    .option('--missing', 'list the testable rules that no test proves and no reason excuses')
    .option('--listed', 'list the rules that no program could break, with the reasons')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('conformance', 'conformance --missing'))
    .action((options) => {
      const root = repositoryRoot();
      const rules = readRulesIndex(root);
      const citations = findCitations(root);
      const proven = new Set(citations.filter(({ where }) => where === 'test').map(({ number }) => number));
      const reasons = readNotTestable(root, rules);
      const table = conformance(rules, proven, new Set(reasons.keys()));
      if (options.json) return printJson(table);
      if (options.rules) {
        for (const { number, testable } of rules) {
          if (!testable) continue;
          print(`${proven.has(number) ? '+' : reasons.has(number) ? '=' : '-'} ${number}`);
          for (const citation of citations.filter((other) => other.number === number))
            print(`    ${citation.where} ${citation.path}:${citation.line}`);
        }
      }
      if (options.missing)
        for (const { number, testable } of rules)
          if (testable && !proven.has(number) && !reasons.has(number)) print(number);
      if (options.listed)
        for (const [number, reason] of reasons) if (!proven.has(number)) print(`${number}  ${reason}`);
      for (const [section, counts] of Object.entries(table.sections)) print(`section ${section}  ${share(counts)}`);
      print(`core       ${share(table.core)}`, `all        ${share(table)}`);
    }) as unknown as Command;
}

/** Counts by section, of the core, and of all. */
export function conformance(
  rules: readonly IndexedRule[],
  proven: ReadonlySet<string>,
  listed: ReadonlySet<string> = new Set(),
): Conformance {
  const none: Proven = { testable: 0, proven: 0, listed: 0 };
  const table: Conformance = { ...none, core: { ...none }, sections: {} };
  for (const { number, testable, core } of rules) {
    if (!testable) continue;
    const section = number.slice(0, 1);
    table.sections[section] ??= { ...none };
    const counted = [table, table.sections[section], ...(core ? [table.core] : [])];
    for (const counts of counted) {
      counts.testable++;
      if (proven.has(number)) counts.proven++;
      else if (listed.has(number)) counts.listed++;
    }
  }
  return table;
}

function share({ testable, proven, listed }: Proven): string {
  const percent = testable === 0 ? 0 : Math.round((proven / testable) * 100);
  return `${String(proven).padStart(5)} of ${String(testable).padStart(5)} proven  ${String(percent).padStart(3)}%${listed === 0 ? '' : `, ${listed} more listed with the reason why none can`}`;
}
