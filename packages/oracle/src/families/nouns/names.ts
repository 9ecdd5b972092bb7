/** Names of other cards and tokens, flavor words: words that no list has. CR 201, 207.2c. */
import { Category } from '../../kernel/category.ts';
import type { Form } from '../../kernel/inflect.ts';
import { NOWHERE, only, type Reading } from '../../kernel/reading.ts';
import type { Tree } from '../../kernel/trees.ts';

/** Small words inside a name. */
const INSIDE = new Set([
  ',',
  "'s",
  "'",
  '&',
  'a',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'the',
  'to',
  'with',
]);
const MOST_WORDS = 10;

/** A name as it is written, from its first capital on; it ends behind any word with a capital. */
class Name extends Category<string> {
  protected readonly remembers = false;

  recognise(reading: Reading, start: number): readonly number[] {
    const { raw } = reading.tokens;
    if (!isCapital(raw[start])) return NOWHERE;
    const ends: number[] = [];
    for (let at = start; at < reading.length && at - start < MOST_WORDS; at++) {
      if (isCapital(raw[at])) ends.push(at + 1);
      else if (!INSIDE.has(reading.tokens.words[at]!)) break;
    }
    return ends;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const { text, offsets, raw } = reading.tokens;
    return [text.slice(offsets[start]!, offsets[end - 1]! + raw[end - 1]!.length)];
  }

  print(tree: Tree, _form: Form, out: string[]): boolean {
    if (typeof tree !== 'string' || !isCapital(tree)) return false;
    out.push(tree);
    return true;
  }

  /** Any words, known or not, may begin a name. */
  override prepare(tokens: number, memo: number): number {
    const next = super.prepare(tokens, memo);
    this.gate.first.fill(~0);
    this.gate.second.fill(~0);
    this.gate.short = true;
    return next;
  }

  extendOutline(): boolean {
    return false;
  }

  kinds(): ReadonlySet<string | null> {
    return new Set([null]);
  }
}

const isCapital = (word: string | undefined): boolean => word !== undefined && /^(?:[a-z]')?[A-ZÀ-Þ]/.test(word);
/** The name of the card itself, in the midst of such words. */
const SELF = '~';
/** A name from here to the dash: "Shadowy Bargain — ..."; in one with full stops every word has a capital. */
class FlavorWord extends Name {
  private readonly taken: ReadonlySet<string>;

  constructor(name: string, taken: readonly string[]) {
    super(name);
    this.taken = new Set(taken.map((each) => each.toLowerCase()));
  }

  override recognise(reading: Reading, start: number): readonly number[] {
    const { words, raw, text, offsets } = reading.tokens;
    if (!isCapital(raw[start]) && raw[start] !== SELF && raw[start] !== '.') return NOWHERE;
    for (let at = start + 1; at < reading.length && at - start <= MOST_WORDS; at++) {
      if (words[at] === '—') {
        const said = text.slice(offsets[start]!, offsets[at - 1]! + raw[at - 1]!.length);
        if (
          said.includes('.') &&
          !raw.slice(start, at).every((each) => each === '.' || isCapital(each) || each === '?')
        )
          return NOWHERE;
        return this.taken.has(said.toLowerCase()) || /^[IVX, ]+$/.test(said) ? NOWHERE : only(at);
      }
      if (/^[:{•⏎"“0-9+@]/.test(words[at]!)) return NOWHERE;
    }
    return NOWHERE;
  }

  override print(tree: Tree, form: Form, out: string[]): boolean {
    if (typeof tree !== 'string' || !(tree.startsWith(SELF) || tree.startsWith('.')))
      return super.print(tree, form, out);
    out.push(tree);
    return true;
  }
}

/** The name of a card or token. */
export const cardName: Category<string> = new Name('a name');
/** A flavor word that no list has; not one of the words that mean something there. */
export const flavorWord = (taken: readonly string[]): Category<string> => new FlavorWord('a flavor word', taken);
