/** A deck in an editor: pure, so that it can be tested. CR 100.2, 903.3. */
import { manaValueOf } from '../model/deck-building.ts';
import type { CardLine, DeckSummary } from '../model/types.ts';

/** The parts of a deck that the editor shows; others of a list are kept as they were written. */
export const PARTS = ['commanders', 'main', 'sideboard', 'maybeboard'] as const;
/** One of them. */
export type Part = (typeof PARTS)[number];

/** So many of a card. */
export interface Copies {
  readonly name: string;
  readonly count: number;
}

/** The deck. */
export interface EditedDeck {
  readonly name: string;
  readonly format: DeckSummary['format'];
  readonly parts: Readonly<Record<Part, readonly Copies[]>>;
}

/** Nothing yet. */
export const NO_DECK: EditedDeck = {
  name: '',
  format: 'commander',
  parts: { commanders: [], main: [], sideboard: [], maybeboard: [] },
};

/** How many of a card a part has. */
export function countOf(deck: EditedDeck, part: Part, name: string): number {
  return deck.parts[part].find((one) => one.name === name)?.count ?? 0;
}

/** The deck with some more (or fewer) of a card in a part. */
export function withMore(deck: EditedDeck, part: Part, name: string, by: number): EditedDeck {
  const before = deck.parts[part];
  const count = Math.max(0, countOf(deck, part, name) + by);
  const others = before.some((one) => one.name === name)
    ? before.map((one) => (one.name === name ? { name, count } : one))
    : [...before, { name, count }];
  return { ...deck, parts: { ...deck.parts, [part]: others.filter((one) => one.count > 0) } };
}

/** The deck with all copies of a card moved to another part. */
export function movedTo(deck: EditedDeck, from: Part, to: Part, name: string): EditedDeck {
  const count = countOf(deck, from, name);
  return withMore(withMore(deck, from, name, -count), to, name, count);
}

/** Where a card that is added goes: the first legend leads a deck that has a commander. CR 903.3. */
export function partFor(deck: EditedDeck, typeLine: string): Part {
  const leads = deck.format !== 'standard-60' && deck.parts.commanders.length === 0;
  return leads && /^Legendary.*Creature/.test(typeLine) ? 'commanders' : 'main';
}

/** How many cards a part has. */
export function sizeOf(copies: readonly Copies[]): number {
  return copies.reduce((sum, { count }) => sum + count, 0);
}

/** What each part is called, in a list too. */
export const TITLES: Readonly<Record<Part, string>> = {
  commanders: 'Commander',
  main: 'Deck',
  sideboard: 'Sideboard',
  maybeboard: 'Maybeboard',
};

/** The deck as a list, one card a line: what the table reads, and every other program. */
export function asList(deck: EditedDeck): string {
  return PARTS.filter((part) => deck.parts[part].length > 0)
    .map((part) => [TITLES[part], ...deck.parts[part].map(({ name, count }) => `${count} ${name}`)].join('\n'))
    .join('\n\n');
}

const KINDS = ['Creature', 'Planeswalker', 'Battle', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Land'] as const;

/** Under which heading a card stands: the first of its types in this order, lands before all. */
export function kindOf(typeLine: string): string {
  const front = typeLine.split(' // ')[0] ?? '';
  if (front.includes('Land')) return 'Land';
  return KINDS.find((kind) => front.includes(kind)) ?? 'Other';
}

/** Lines by kind, each by cost and name. */
export function byKind(
  copies: readonly Copies[],
  known: Readonly<Record<string, CardLine>>,
): readonly { readonly kind: string; readonly copies: readonly Copies[] }[] {
  const cost = (name: string): number => manaValueOf(known[name]?.manaCost ?? '');
  const kinds = new Map<string, Copies[]>();
  for (const one of copies) {
    const kind = kindOf(known[one.name]?.typeLine ?? '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...KINDS, 'Other'].flatMap((kind) => {
    const of = kinds.get(kind);
    if (of === undefined) return [];
    return [{ kind, copies: [...of].sort((a, b) => cost(a.name) - cost(b.name) || a.name.localeCompare(b.name)) }];
  });
}

/** How many colored mana symbols the costs ask for, by letter. CR 107.4. */
export function asked(
  copies: readonly Copies[],
  known: Readonly<Record<string, CardLine>>,
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { name, count } of copies)
    for (const letter of (known[name]?.manaCost ?? '').match(/[WUBRG]/g) ?? [])
      sums[letter] = (sums[letter] ?? 0) + count;
  return sums;
}

/** What another version has more and fewer of, over all parts that are played. */
export function difference(
  before: EditedDeck,
  after: EditedDeck,
): readonly { readonly name: string; readonly by: number }[] {
  const sums = new Map<string, number>();
  const add = ({ parts }: EditedDeck, sign: 1 | -1): void => {
    for (const part of ['commanders', 'main', 'sideboard'] as const)
      for (const { name, count } of parts[part]) sums.set(name, (sums.get(name) ?? 0) + sign * count);
  };
  add(before, -1);
  add(after, 1);
  return [...sums]
    .filter(([, by]) => by !== 0)
    .map(([name, by]) => ({ name, by }))
    .sort((one, other) => other.by - one.by || one.name.localeCompare(other.name));
}
