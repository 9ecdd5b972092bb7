/** Where the source cites the Comprehensive Rules: in code, and in the names of tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Problem } from './output.ts';

/** A rule of the index: its number and facts, never its text. */
export interface IndexedRule {
  number: string;
  testable: boolean;
  core: boolean;
  kind: string;
}

/** One citation of a rule. */
export interface Citation {
  number: string;
  /** From the root of the repository, with slashes. */
  path: string;
  line: number;
  /** 'test': in the name of a test, which fails when the rule is broken. */
  where: 'code' | 'test';
  /** The line, or the name of the test. */
  text: string;
}

const NUMBER = String.raw`\d{3}(?:\.\d+[a-z]?(?:-[a-z](?![a-z\d]))?)?`;
const GROUP = new RegExp(String.raw`\bCR (${NUMBER}(?:(?:\s*(?:,|\+|and|or|to|-|–)\s*)${NUMBER})*)`, 'g');

/** The rule numbers that a text cites: "CR 508.1c-d + 702.2b" cites three. */
export function citedNumbers(text: string): string[] {
  const numbers: string[] = [];
  for (const [, group = ''] of text.matchAll(GROUP)) {
    for (const [number] of group.matchAll(new RegExp(NUMBER, 'g'))) numbers.push(...expanded(number));
  }
  return numbers;
}

/** "508.1c-e" is 508.1c, 508.1d, 508.1e. */
function expanded(number: string): string[] {
  const range = /^(.*)([a-z])-([a-z])$/.exec(number);
  if (range === null) return [number];
  const [, stem = '', first = '', last = ''] = range;
  const numbers: string[] = [];
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++)
    numbers.push(stem + String.fromCharCode(code));
  return numbers;
}

/** Every citation in the source and the tests of the packages. */
export function findCitations(root: string): Citation[] {
  const found: Citation[] = [];
  for (const folder of readdirSync(join(root, 'packages')).sort()) {
    for (const [part, where] of [
      ['src', 'code'],
      ['test', 'test'],
    ] as const) {
      for (const file of filesBelow(join(root, 'packages', folder, part))) {
        const path = relative(root, file).split(sep).join('/');
        found.push(...citationsIn(readFileSync(file, 'utf8'), path, where));
      }
    }
  }
  return found;
}

/** The citations of one file; of a test file, those in the names of tests, that is in its quoted texts. */
export function citationsIn(text: string, path: string, where: Citation['where']): Citation[] {
  const found: Citation[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.includes('CR ')) continue;
    for (const cited of where === 'code' ? [line.trim()] : quotedIn(line)) {
      for (const number of new Set(citedNumbers(cited)))
        found.push({ number, path, line: index + 1, where, text: cited });
    }
  }
  return found;
}

/** The quoted texts of a line that is not a comment. */
function quotedIn(line: string): string[] {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
  return [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text = '']) => text.replace(/\\(.)/g, '$1'));
}

function filesBelow(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return []; // a package without tests
  }
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The index of rules at the root of the repository. */
export function readRulesIndex(root: string): IndexedRule[] {
  try {
    return JSON.parse(readFileSync(join(root, 'rules-index.json'), 'utf8')) as IndexedRule[];
  } catch (error) {
    throw new Problem(
      `rules-index.json can't be read (${error instanceof Error ? error.message : String(error)}); get it back with "git checkout rules-index.json".`,
    );
  }
}
