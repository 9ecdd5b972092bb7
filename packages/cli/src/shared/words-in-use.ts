/** How many cards use each phrase of the grammar, and each kind, field and value of both languages. */
import type { Card } from '@kitchen-table/language/surface';
import { lowerCard } from '@kitchen-table/lower';
import { declaredPhrases, type PrintedCard } from '@kitchen-table/oracle';

/** A phrase or word, the number of cards that use it, and the year in which the first of them was printed; or a year and its cards. */
export interface WordInUse {
  /** A declaration is what the source has: one in a loop over words makes many phrases. */
  readonly of: 'declaration' | 'phrase' | 'surface' | 'core' | 'year';
  readonly word: string;
  readonly cards: number;
  readonly since: number | null;
}

/** What is counted of a word. */
interface Count {
  cards: number;
  since: number | null;
  /** The last card that was counted. */
  last: number;
}

/** A counter of words over many cards. */
export interface WordCounter {
  add(card: Card, printed: PrintedCard, said: ReadonlySet<number>): void;
  words(): readonly WordInUse[];
}

/** Counts phrases, and words of both languages. A card without a date counts, but for no year. */
export function wordCounter(): WordCounter {
  let card = 0;
  let year: number | null = null;
  const declared = declaredPhrases();
  const phrases = new Map([...declared.values()].map(({ name }) => [name, nothing()]));
  const declarations = new Map([...declared.values()].map(({ declaration }) => [declaration, nothing()]));
  const years = new Map<number, Count>();
  const languages = { surface: new Map<string, Node>(), core: new Map<string, Node>() };
  const count = (one: Count): void => {
    if (one.last === card) return;
    one.last = card;
    one.cards++;
    if (year !== null && (one.since === null || year < one.since)) one.since = year;
  };
  const walk = (tree: unknown, name: string, nodes: Map<string, Node>): void => {
    if (typeof tree !== 'object' || tree === null) return;
    if (Array.isArray(tree)) {
      for (const each of tree) walk(each, name, nodes);
      return;
    }
    const record = tree as Record<string, unknown>;
    const kind = typeof record['kind'] === 'string' ? record['kind'] : name;
    const node = found(nodes, kind, () => ({ ...nothing(), fields: new Map<string, Field>() }));
    count(node);
    for (const key in record) {
      const value = record[key];
      if (key === 'kind' || value === undefined) continue;
      const field = found(node.fields, key, () => ({
        ...nothing(),
        name: `${kind}.${key}`,
        values: new Map<string, Count>(),
      }));
      count(field);
      if (typeof value === 'string') count(found(field.values, value, nothing));
      else walk(value, field.name, nodes);
    }
  };
  return {
    add(read, printed, said) {
      card++;
      year = yearOf(printed);
      if (year !== null) count(found(years, year, nothing));
      for (const each of said) {
        const { name, declaration } = declared.get(each)!;
        count(phrases.get(name)!);
        count(declarations.get(declaration)!);
      }
      for (const face of read.faces) walk(face.abilities, 'abilities', languages.surface);
      const lowered = lowerCard(read);
      if ('card' in lowered) for (const face of lowered.card.faces) walk(face.abilities, 'abilities', languages.core);
    },
    words: () => [
      ...[...years].map(([each, of]) => entry('year', String(each), of)),
      ...[...declarations].map(([word, each]) => entry('declaration', word, each)),
      ...[...phrases].map(([word, each]) => entry('phrase', word, each)),
      ...wordsOf('surface', languages.surface),
      ...wordsOf('core', languages.core),
    ],
  };
}

/** A kind of node, or what stands in one field when it has no kind. */
interface Node extends Count {
  readonly fields: Map<string, Field>;
}

/** A field of such nodes; its values where they are words. */
interface Field extends Count {
  readonly name: string;
  readonly values: Map<string, Count>;
}

const nothing = (): Count => ({ cards: 0, since: null, last: 0 });

function found<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

function entry(of: WordInUse['of'], word: string, { cards, since }: Count): WordInUse {
  return { of, word, cards, since };
}

function wordsOf(of: WordInUse['of'], nodes: ReadonlyMap<string, Node>): readonly WordInUse[] {
  return [...nodes].flatMap(([kind, node]) => [
    entry(of, kind, node),
    ...[...node.fields.values()].flatMap((field) => [
      entry(of, field.name, field),
      ...[...field.values].map(([value, each]) => entry(of, `${field.name}=${value}`, each)),
    ]),
  ]);
}

function yearOf(printed: PrintedCard & { readonly released_at?: string }): number | null {
  const year = Number(printed.released_at?.slice(0, 4));
  return Number.isInteger(year) ? year : null;
}
