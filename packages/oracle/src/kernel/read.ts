/** Reading one text with a grammar: recognise, build, print, compare. */
import { MOST_READINGS, type Category } from './category.ts';
import { Form } from './inflect.ts';
import { nearestWord } from './nearest.ts';
import { isKnown, knownWords, Reading } from './reading.ts';
import { marksIn, textOf, tokenize, type Tokens } from './tokens.ts';
import { canonical, type Tree } from './trees.ts';

/** What became of a text. */
export type Outcome<T> =
  | { status: 'read'; tree: T }
  | { status: 'declined'; offset: number; expected: string[] }
  /** The words fit, but no tree prints the text exactly: what it would have printed. */
  | { status: 'misprinted'; printed: string[] }
  | { status: 'ambiguous'; trees: T[] };

const reading = new Reading();

/**
 * Reads a text as a phrase of a category. The tree must print exactly the text, and be the only one that does.
 * With `explain` off, a text that is declined says where, but not what was expected there. With `verify` off, a lone
 * tree is taken as it is: the caller prints the whole and compares.
 */
export function read<T>(category: Category<T>, text: string, explain = true, verify = true): Outcome<T> {
  const tokens = tokenize(text);
  reading.load(tokens);
  if (!category.endsFrom(reading, 0).includes(tokens.ids.length)) {
    // Once more without haste, for the farthest place.
    reading.hurried = false;
    reading.restart();
    category.endsFrom(reading, 0);
    const place = Math.max(0, reading.farthest);
    if (explain) {
      reading.restart(place);
      category.endsFrom(reading, 0);
    }
    const expected = inOrder(reading.expected, place === tokens.ids.length);
    const meant = explain ? wordMeant(tokens, place, expected) : null;
    if (meant !== null) expected.unshift(meant);
    return { status: 'declined', offset: tokens.offsets[place] ?? text.length, expected };
  }
  const trees = category.treesOf(reading, 0, tokens.ids.length);
  const lone = trees.length === 1 && !verify ? trees[0] : undefined;
  if (lone !== undefined) return { status: 'read', tree: lone as T };
  const printed = new Set<string>();
  const good = new Map<string, Tree>();
  // What was not looked at might be the reading that is meant, or a second one.
  if (reading.crowded >= 0) {
    const offset = tokens.offsets[reading.crowded]!;
    return { status: 'declined', offset, expected: [`words with at most ${MOST_READINGS} readings`] };
  }
  for (const tree of trees) {
    const out = print(category, tree as T);
    if (out === text) good.set(trees.length === 1 ? '' : canonical(tree), tree);
    else printed.add(out ?? 'unprintable: ' + canonical(tree));
  }
  const readings = [...good.values()] as T[];
  if (readings.length === 0) return { status: 'misprinted', printed: [...printed] };
  if (readings.length > 1) return { status: 'ambiguous', trees: readings };
  return { status: 'read', tree: readings[0]! };
}

/** What was expected; where the text ends too early, what could end it or go on after it stands first. */
function inOrder(expected: ReadonlySet<string>, atEnd: boolean): string[] {
  const all = [...expected];
  if (!atEnd) return all;
  const stops = ['"."', '":"', '","'].filter((each) => expected.has(each));
  return [...stops, ...all.filter((each) => !stops.includes(each))];
}

/** For a word that no phrase has: the one that was probably meant, sooner one of those expected there than any other. */
function wordMeant(tokens: Tokens, place: number, expected: readonly string[]): string | null {
  const id = tokens.ids[place];
  if (id === undefined || isKnown(id)) return null;
  const word = tokens.words[place]!;
  const welcome = expected.filter((each) => each[0] === '"').map((each) => each.slice(1, -1));
  const meant = nearestWord(word, welcome) ?? nearestWord(word, knownWords());
  return meant === null ? null : `"${meant}" instead of "${tokens.raw[place]!}"`;
}

/** The text of a tree, or null when the category cannot say it. */
export function print<T>(category: Category<T>, tree: T): string | null {
  return printWithPhrases(category, tree)?.text ?? null;
}

/** A printed tree: its text, and the numbers of the phrases that said it, each once. */
export interface Printed {
  readonly text: string;
  readonly phrases: readonly number[];
}

/** The text of a tree with the phrases that said it, or null when the category cannot say it. */
export function printWithPhrases<T>(category: Category<T>, tree: T): Printed | null {
  const out: string[] = [];
  return category.print(tree, Form.plural, out) ? { text: textOf(out), phrases: marksIn(out) } : null;
}
