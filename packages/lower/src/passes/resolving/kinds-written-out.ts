/** "For each color, ... a card of that color": the same once for each, with the color in its place. CR 105.1, 205.2a, 608.2c. */
import {
  type Adjective,
  type Clause,
  COLORS,
  type Filter,
  type Label,
  type Select,
} from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

type ForEach = Extract<Clause, { kind: 'forEach' }>;

/** One step for each color or card type; where it is said among what, if there is one among that. */
export const kindsWrittenOut: Pass = {
  calledBy: ['everyKind', 'kindsAmong'],
  rewrite: inClauses((clause) => {
    const loops = new Map<string, number>();
    const written = rewritten(clause, (node) => writtenOut(node as unknown as Clause, loops));
    return rewritten(written, (node) => withAllOf(node, loops));
  }),
};

/** The types of the cards that a deck can have. CR 205.2a. */
const TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const;
/** Between the numbers of the same name in two of the steps: more than any text has names. */
const APART = 100;

function writtenOut(clause: Clause, loops: Map<string, number>): Clause | undefined {
  if (clause.kind !== 'forEach' || clause.leading !== true) return undefined;
  const what = kindOf(clause);
  if (what === null || !some(clause.clause, saysThat)) return undefined;
  const among = amongWhat(clause);
  const kinds: readonly Adjective[] =
    what === 'color'
      ? COLORS.map((color): Adjective => ({ kind: 'colorWord', color }))
      : TYPES.map((type): Adjective => ({ kind: 'typeAdjective', type }));
  const named = new Set<string>();
  some(clause.clause, ({ label }) => {
    if (typeof label === 'string') named.add(label);
    return false;
  });
  for (const label of named) loops.set(label, kinds.length);
  const steps = kinds.map((kind, index): Clause => {
    const one = rewritten(clause.clause, (node) => ofKind(node, kind, index, named));
    return among === null
      ? one
      : { kind: 'if', condition: { kind: 'thereIs', object: oneOf(among, kind) }, clause: one };
  });
  return { kind: 'sequence', steps, joins: steps.slice(1).map(() => '.') };
}

function kindOf(clause: ForEach): 'color' | 'card type' | null {
  const { of } = clause;
  if (of.kind === 'everyKind') return of.what;
  if (amongWhat(clause) === null || of.kind !== 'units' || of.value.kind !== 'kindsAmong') return null;
  return of.value.what === 'card types' ? 'card type' : null;
}

/** "For each card type among the cards in your graveyard": those cards. */
function amongWhat({ of }: ForEach): Select | null {
  if (of.kind !== 'units' || of.value.kind !== 'kindsAmong') return null;
  return of.value.of.kind === 'select' ? of.value.of : null;
}

function saysThat({ kind, words }: Node): boolean {
  return kind === 'ofTheChosen' && words === 'that';
}

/** What is said of that color, of one color; what it names goes by a name of its own. */
function ofKind(node: Node, kind: Adjective, index: number, named: ReadonlySet<string>): Node | undefined {
  const renamed = withName(node, index, named);
  const filter = renamed as unknown as Filter;
  if (filter.kind !== 'filter' || !(filter.qualities ?? []).some((quality) => saysThat(quality as unknown as Node)))
    return renamed === node ? undefined : rewrittenParts(renamed, kind, index, named);
  const { qualities = [], adjectives = [], ...rest } = filter;
  const left = qualities.filter((quality) => !saysThat(quality as unknown as Node));
  const now: Filter = { ...rest, adjectives: [kind, ...adjectives], ...(left.length === 0 ? {} : { qualities: left }) };
  return rewrittenParts(now as unknown as Node, kind, index, named);
}

function rewrittenParts(node: Node, kind: Adjective, index: number, named: ReadonlySet<string>): Node {
  return Object.fromEntries(
    Object.entries(node).map(([field, part]) => [field, rewritten(part, (one) => ofKind(one, kind, index, named))]),
  );
}

function withName(node: Node, index: number, named: ReadonlySet<string>): Node {
  if (node['kind'] === 'among' && index > 0)
    return { ...node, noun: notTakenBefore(node['noun'] as Node, index, named) };
  const field = 'label' in node ? 'label' : 'to';
  const name = node[field];
  return index > 0 && typeof name === 'string' && named.has(name) ? { ...node, [field]: again(name, index) } : node;
}

/** From among them: those that no step before took. */
function notTakenBefore(pool: Node, index: number, named: ReadonlySet<string>): Node {
  const before = [...named].flatMap((label) => eachName(label, index));
  return { ...pool, without: [...((pool['without'] as readonly string[] | undefined) ?? []), ...before] };
}

function again(name: string, index: number): Label {
  return name.replace(/\d+$/, (number) => String(Number(number) + APART * index)) as Label;
}

/** "The rest": without what was taken in any of the steps. */
function withAllOf(node: Node, loops: ReadonlyMap<string, number>): Node | undefined {
  const without = node['without'] as readonly string[] | undefined;
  if (without?.some((label) => loops.has(label)) !== true) return undefined;
  return { ...node, without: without.flatMap((label) => eachName(label, loops.get(label) ?? 1)) };
}

function eachName(label: string, times: number): readonly string[] {
  return Array.from({ length: times }, (_, index) => (index === 0 ? label : again(label, index)));
}

/** "One of these cards that is an artifact". */
function oneOf(among: Select, kind: Adjective): Select {
  const { filter } = among;
  return {
    ...among,
    quantifier: { kind: 'quantifier', amount: 'a' },
    filter: { ...filter, adjectives: [kind, ...(filter.adjectives ?? [])] },
  };
}
