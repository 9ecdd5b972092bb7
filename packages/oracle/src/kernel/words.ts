/** Closed word lists and open token classes. */
import { Category } from './category.ts';
import { Form, pluralOf } from './inflect.ts';
import { NOWHERE, only, openClass, type Reading } from './reading.ts';
import { addToken } from './token-sets.ts';
import { tokenId, wordOf } from './tokens.ts';
import { canonical, kindOf, type Tree } from './trees.ts';

interface Entry {
  singular: readonly string[];
  plural: readonly string[];
  value: Tree;
}

/** A key that two values share exactly when they are equal: cheap for the many values of one kind and one field. */
function keyOf(value: Tree): Tree {
  if (value === null || typeof value !== 'object') return value;
  let field: unknown;
  let count = 0;
  for (const name in value) {
    if (name === 'kind') continue;
    field = (value as Record<string, unknown>)[name];
    count++;
  }
  return count === 1 && typeof field === 'string'
    ? `${String((value as { kind?: string }).kind)}|${field}`
    : canonical(value);
}

/** A list of words (or groups of words), each with its value. */
export class WordList<T> extends Category<T> {
  protected readonly remembers = false;
  private readonly byFirst = new Map<number, { ids: number[]; entry: Entry }[]>();
  private readonly byValue = new Map<Tree, Entry>();
  /** By the very value: what was read from this list is found without comparing. */
  private readonly byIdentity = new Map<Tree, Entry>();
  readonly values: readonly T[];
  private readonly kindSet: ReadonlySet<string | null>;

  constructor(name: string, entries: readonly (readonly [string, T])[], inflected: boolean) {
    super(name);
    this.values = entries.map(([, value]) => value);
    this.kindSet = new Set(this.values.map((value) => (value as { kind?: string } | null)?.kind ?? null));
    for (const [text, value] of entries) {
      const singular = text.split(' ');
      const plural = inflected ? [...singular.slice(0, -1), pluralOf(singular[singular.length - 1]!)] : singular;
      const entry = { singular, plural, value };
      const key = keyOf(value);
      const known = this.byValue.get(key);
      if (!known) this.byValue.set(key, entry);
      this.byIdentity.set(value, known ?? entry);
      this.learn(singular, entry);
      if (plural.join() !== singular.join()) this.learn(plural, entry);
    }
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
    const entry = this.byIdentity.get(tree) ?? this.byValue.get(keyOf(tree));
    if (!entry) return false;
    out.push(...(form === Form.plural ? entry.plural : entry.singular));
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

  kinds(): ReadonlySet<string | null> {
    return this.kindSet;
  }
}

/** Words that stand for themselves: the value is the text. */
export function words<const W extends string>(name: string, list: readonly W[]): WordList<W> {
  return new WordList<W>(
    name,
    list.map((word) => [word, word] as const),
    false,
  );
}

/** Nouns with plurals: the value is the singular. */
export function nouns<const W extends string>(name: string, list: readonly W[]): WordList<W> {
  return new WordList<W>(
    name,
    list.map((word) => [word, word] as const),
    true,
  );
}

/** Words with values of their own. */
export function terms<const T>(
  name: string,
  entries: readonly (readonly [string, T])[],
  inflected = false,
): WordList<T> {
  return new WordList<T>(name, entries, inflected);
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
