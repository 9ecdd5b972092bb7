/** proof/not-testable.tsv: testable rules that no program could break, each with the reason why. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexedRule } from './citations.ts';
import { Problem } from './output.ts';

/** Where the list is, from the root of the repository. */
export const NOT_TESTABLE = 'proof/not-testable.tsv';

/** The reasons by rule; the list is refused where a line is no rule and reason, or names a rule twice. */
export function readNotTestable(root: string, rules: readonly IndexedRule[]): ReadonlyMap<string, string> {
  const path = join(root, NOT_TESTABLE);
  return existsSync(path) ? notTestableIn(readFileSync(path, 'utf8'), rules) : new Map();
}

/** The reasons by rule in that text. */
export function notTestableIn(text: string, rules: readonly IndexedRule[]): ReadonlyMap<string, string> {
  const known = new Set(rules.filter(({ testable }) => testable).map(({ number }) => number));
  const reasons = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [rule = '', reason = '', ...more] = line.split('\t');
    const place = `${NOT_TESTABLE}: line ${index + 1}`;
    if (reason === '' || more.length > 0) throw new Problem(`${place}: write a rule, a tab and the reason.`);
    if (!known.has(rule)) throw new Problem(`${place}: ${rule} is not a testable rule of the index; remove the line.`);
    if (reasons.has(rule)) throw new Problem(`${place}: ${rule} stands there twice; keep one line.`);
    reasons.set(rule, reason);
  }
  return reasons;
}
