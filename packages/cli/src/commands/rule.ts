/** `kt rule N`: the code and the tests that cite a rule, and its text where the rules file is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { type Citation, findCitations, readRulesIndex } from '../shared/citations.ts';
import { repositoryRoot, sharedFolder } from '../shared/files.ts';
import { example } from '../shared/options.ts';
import { Problem, print, printJson, wrap } from '../shared/output.ts';

interface RuleText {
  number: string;
  text: string;
  examples: string[];
}

/** The command. */
export function ruleCommand(): Command {
  return new Command('rule')
    .description('print the code and the tests that cite a rule, and its text where the rules file is at hand')
    .argument('<number>', 'such as 903.9b, or 704.5 for it and its parts')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('rule 903.9b'))
    .action((argument, options) => {
      const number = argument.replace(/^CR\s*/i, '').replace(/\.$/, '');
      const root = repositoryRoot();
      const rules = readRulesIndex(root).filter((rule) => belongs(rule.number, number));
      if (rules.length === 0)
        throw new Problem(
          `${argument}: the rules have no such number; give one such as 704.5j, without a word before it.`,
        );
      const citations = findCitations(root).filter(
        (citation) => belongs(citation.number, number) || citation.number === number,
      );
      const texts = ruleTexts(number);
      const of = (where: Citation['where']): Citation[] => citations.filter((citation) => citation.where === where);
      if (options.json) {
        printJson({
          number,
          rules: rules.map(({ number: part, kind, testable, core }) => ({ number: part, kind, testable, core })),
          code: of('code'),
          tests: of('test'),
          text: texts,
        });
        return;
      }
      if (texts === null)
        print(
          `CR ${number}. (No rules file here: set KITCHEN_TABLE_SHARED to the folder that has rules/cr.jsonl to see the text.)`,
        );
      else
        for (const { number: part, text, examples } of texts)
          print(...wrap(`CR ${part}. ${text}`, 80, '  '), ...examples.flatMap((one) => wrap(`  ${one}`, 80, '    ')));
      list('Code', of('code'));
      list('Tests', of('test'));
    }) as unknown as Command;
}

/** Whether a rule is the one asked for or a part of it: 704.5j of 704.5, 704.5 of 704. */
function belongs(number: string, asked: string): boolean {
  if (number === asked) return true;
  const rest = number.slice(asked.length);
  return number.startsWith(asked) && (/^[a-z]$/.test(rest) || (asked.length === 3 && rest.startsWith('.')));
}

function ruleTexts(number: string): RuleText[] | null {
  const shared = sharedFolder();
  const path = shared === null ? null : join(shared, 'rules', 'cr.jsonl');
  if (path === null || !existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines
    .map((line) => JSON.parse(line) as RuleText)
    .filter((rule) => belongs(rule.number, number))
    .map(({ number: part, text, examples }) => ({ number: part, text, examples }));
}

function list(title: string, citations: readonly Citation[]): void {
  print('', citations.length === 0 ? `${title}: none cites it.` : `${title}:`);
  for (const { path, line, number, text } of citations)
    print(`  ${path}:${line}  (${number})`, ...wrap(`      ${text}`, 100, '      '));
}
