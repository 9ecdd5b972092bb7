/** Closed word lists and open token classes. */
import { Category } from './category.ts';
import { Form, pluralOf, verbForms } from './inflect.ts';
import { at, looksLike, type Path, pathsOf } from './printers.ts';
import { NOWHERE, only, openClass, type Reading } from './reading.ts';
import { addToken } from './token-sets.ts';
import { tokenId, wordOf } from './tokens.ts';
import { kindOf, same, type Tree } from './trees.ts';

/** Lists with more values than this are told by their words only. */
const MOST_COMPARED = 20;

interface Entry {
  /** Its words by the form asked for. */
  forms: readonly (readonly string[])[];
  value: Tree;
}
/** How the words of a list are inflected: not at all, the last one as a noun, the one with "~" as a verb. */
type Inflection = 'none' | 'noun' | 'verb';

/** The words of an entry by the form asked for. */
function formsOf(text: string, inflection: Inflection): readonly (readonly string[])[] {
  const said = text.split(' ');
  if (inflection === 'verb') {
    const place = said.findIndex((word) => word.endsWith('~'));
    return verbForms(said[place]!.slice(0, -1)).map((verb) => said.toSpliced(place, 1, verb));
  }
  const plural = inflection === 'noun' ? [...said.slice(0, -1), pluralOf(said[said.length - 1]!)] : said;
  return Object.values(Form).map((form) => (form === Form.plural ? plural : said));
}

/** A key that equal values share: a plain value itself, of others the only text in them, if there is only one. */
function keyOf(value: Tree): Tree {
  if (value === null || typeof value !== 'object') return value;
  let key: unknown;
  for (const name in value) {
    const field = (value as Record<string, unknown>)[name];
    if (name === 'kind' || typeof field !== 'string') continue;
    if (key !== undefined) return undefined;
    key = field;
  }
  return key;
}

/** A list of words (or groups of words), each with its value. */
export class WordList<T> extends Category<T> {
  protected readonly remembers = false;
  private readonly byFirst = new Map<number, { ids: number[]; entry: Entry }[]>();
  private readonly byKey = new Map<Tree, Entry[]>();
  /** By the very value: what was read from this list is found without comparing. */
  private readonly byIdentity = new Map<Tree, Entry>();
  readonly values: readonly T[];
  private readonly kindSet: ReadonlySet<string | null>;
  private telling: readonly Path[] | null = null;

  constructor(name: string, entries: readonly (readonly [string, T])[], inflection: Inflection) {
    super(name);
    this.values = entries.map(([, value]) => value);
    this.kindSet = new Set(this.values.map((value) => (value as { kind?: string } | null)?.kind ?? null));
    for (const [text, value] of entries) {
      const entry = { forms: formsOf(text, inflection), value };
      const known = this.entryOf(value);
      const alike = this.byKey.get(keyOf(value));
      if (!alike) this.byKey.set(keyOf(value), [entry]);
      else if (!known) alike.push(entry);
      this.byIdentity.set(value, known ?? entry);
      for (const said of new Map(entry.forms.map((form) => [form.join(' '), form])).values()) this.learn(said, entry);
    }
  }

  private entryOf(value: Tree): Entry | undefined {
    return this.byKey.get(keyOf(value))?.find((each) => same(each.value, value));
  }

  private learn(words: readonly string[], entry: Entry): void {
    const ids = words.map((word) =>
      tokenId(/^[IVX]+$/.test(word) ? word : word === 'an' ? 'a' : word[0] === '{' ? word : word.toLowerCase()),
    );
    const known = this.byFirst.get(ids[0]!);
    if (known) known.push({ ids, entry });
    else this.byFirst.set(ids[0]!, [{ ids, entry }]);
  }

  private matches(reading: Reading, start: number, ids: readonly number[]): boolean {
    for (let index = 1; index < ids.length; index++) if (reading.ids[start + index] !== ids[index]) return false;
    return true;
  }

  recognise(reading: Reading, start: number): readonly number[] {
    const known = this.byFirst.get(reading.ids[start]!);
    let ends: readonly number[] = NOWHERE;
    if (!known) return ends;
    for (const { ids } of known) {
      const end = start + ids.length;
      if (this.matches(reading, start, ids) && !ends.includes(end))
        ends = ends.length === 0 ? only(end) : [...ends, end];
    }
    if (ends.length === 0) reading.miss(start, this.name);
    return ends;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    for (const { ids, entry } of this.byFirst.get(reading.ids[start]!) ?? []) {
      if (start + ids.length === end && this.matches(reading, start, ids)) trees.push(entry.value);
    }
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    if (!this.kindSet.has(kindOf(tree))) return false;
    const entry = this.byIdentity.get(tree) ?? this.entryOf(tree);
    if (!entry) return false;
    out.push(...entry.forms[form]!);
    return true;
  }

  override prepare(tokens: number, memo: number): number {
    const next = super.prepare(tokens, memo);
    for (const [first, known] of this.byFirst) {
      addToken(this.gate.first, first);
      for (const { ids } of known) {
        if (ids.length === 1) this.gate.short = true;
        else addToken(this.gate.second, ids[1]!);
      }
    }
    return next;
  }

  /** How it begins is known from the start. */
  extendOutline(): boolean {
    return false;
  }

  override maySay(path: Path, value: Tree): boolean {
    if (path.length === 0) return super.maySay(path, value);
    return this.values.some((each) => looksLike(at(each, path), value));
  }

  override paths(): readonly Path[] {
    return (this.telling ??= this.values.length > MOST_COMPARED ? [] : this.values.flatMap((each) => pathsOf(each)));
  }

  kinds(): ReadonlySet<string | null> {
    return this.kindSet;
  }
}

/** Words that stand for themselves: the value is the text. */
export function words<const W extends string>(name: string, list: readonly W[]): WordList<W> {
  return new WordList<W>(
    name,
    list.map((word) => [word, word] as const),
    'none',
  );
}

/** Nouns with plurals: the value is the singular. */
export function nouns<const W extends string>(name: string, list: readonly W[]): WordList<W> {
  return new WordList<W>(
    name,
    list.map((word) => [word, word] as const),
    'noun',
  );
}

/** Words with values of their own. */
export function terms<const T>(
  name: string,
  entries: readonly (readonly [string, T])[],
  inflected = false,
): WordList<T> {
  return new WordList<T>(name, entries, inflected ? 'noun' : 'none');
}

/** Verbs with values of their own, in the form asked for: the word with `~` is the verb ("manifest~ dread"). */
export function verbs<const T>(name: string, entries: readonly (readonly [string, T])[]): WordList<T> {
  return new WordList<T>(name, entries, 'verb');
}

/** One token that looks like a pattern (a number, a mana symbol), and how its value is read and written. */
export class Pattern<T> extends Category<T> {
  protected readonly remembers = false;
  private readonly pattern: RegExp;
  private readonly parse: (word: string, raw: string) => T;
  private readonly write: (value: T) => string | null;
  private readonly kind: string | null;

  constructor(
    name: string,
    pattern: RegExp,
    samples: readonly string[],
    parse: (word: string, raw: string) => T,
    write: (value: T) => string | null,
    kind: string | null = null,
  ) {
    super(name);
    this.pattern = pattern;
    this.parse = parse;
    this.write = write;
    this.kind = kind;
    openClass(pattern, samples);
  }

  recognise(reading: Reading, start: number): readonly number[] {
    return start < reading.length && this.pattern.test(reading.tokens.words[start]!) ? only(start + 1) : NOWHERE;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    if (!this.recognise(reading, start).includes(end)) return [];
    return [this.parse(reading.tokens.words[start]!, reading.tokens.raw[start]!)];
  }

  print(tree: Tree, _form: Form, out: string[]): boolean {
    const word = this.write(tree as T);
    if (word === null || !this.pattern.test(word)) return false;
    out.push(word);
    return true;
  }

  override prepare(tokens: number, memo: number): number {
    const next = super.prepare(tokens, memo);
    this.gate.short = true;
    for (let id = 0; id < tokens; id++) if (this.pattern.test(wordOf(id))) addToken(this.gate.first, id);
    return next;
  }

  /** How it begins is known from the start. */
  extendOutline(): boolean {
    return false;
  }

  kinds(): ReadonlySet<string | null> {
    return new Set([this.kind]);
  }
}
