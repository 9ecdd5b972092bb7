/** A deck in the making, out of a card pool: pure, so that it can be tested. CR 100.2b, 100.4b, 903.13f. */
import type { CardText, DraftDeck, FaceText } from './types.ts';

/** The cards of every pool, as many as wanted. */
export const BASIC_LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

type Texts = Readonly<Record<string, CardText>>;

/** So many of a card. */
export interface Line {
  readonly name: string;
  readonly count: number;
}

/** The printed front. */
export function frontOf(cards: Texts, name: string): FaceText | undefined {
  return cards[name]?.faces[0];
}

const LETTERS = /\{([^}]+)\}/g;

/** What the cost adds up to: '{2}{W}{W}' is 4. CR 202.3. */
export function manaValueOf(manaCost: string): number {
  let value = 0;
  for (const [, symbol = ''] of manaCost.matchAll(LETTERS)) {
    const number = Number(symbol.split('/')[0]);
    if (symbol !== 'X') value += Number.isFinite(number) && symbol !== '' ? number : 1;
  }
  return value;
}

/** Equal names as one line, by cost and name; lands last. */
export function linesOfDeck(cards: Texts, names: readonly string[]): readonly Line[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rank = (name: string): number => {
    const face = frontOf(cards, name);
    if (face === undefined) return 99;
    return face.typeLine.includes('Land') ? 50 : manaValueOf(face.manaCost);
  };
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));
}

/** What the deck leaves of the pool; conspiracies and commanders apart. */
export function leftOfPool(pool: readonly string[], deck: DraftDeck): readonly string[] {
  const left = [...pool];
  for (const name of [...deck.deck, ...deck.commanders]) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The deck with one more of a card, or (moved out) one fewer. */
export function moved(deck: DraftDeck, name: string, into: boolean): DraftDeck {
  if (into) return { ...deck, deck: [...deck.deck, name] };
  const at = deck.deck.lastIndexOf(name);
  return at < 0 ? deck : { ...deck, deck: deck.deck.filter((_, index) => index !== at) };
}

/** The deck with so many of a basic land. */
export function withBasics(deck: DraftDeck, name: string, count: number): DraftDeck {
  const others = deck.deck.filter((one) => one !== name);
  return { ...deck, deck: [...others, ...Array.from({ length: count }, () => name)] };
}

/** Led by this card, or by it twice where one of each pool's own is added; the deck gives it up. */
export function ledBy(deck: DraftDeck, name: string): DraftDeck {
  if (deck.commanders.includes(name)) {
    const commanders = deck.commanders.filter((one) => one !== name);
    return { ...deck, commanders };
  }
  const without = moved(deck, name, false);
  return { ...without, commanders: [...deck.commanders, name].slice(-2) };
}

/** How many cards cost so much. */
export interface CurveColumn {
  readonly creatures: number;
  readonly others: number;
}

/** How many cards cost 0 to 1, 2, 3, 4, 5 and 6 or more: creatures and others. */
export function curveOf(
  frontOf: (name: string) => Pick<FaceText, 'manaCost' | 'typeLine'> | undefined,
  names: readonly string[],
): readonly CurveColumn[] {
  const columns = Array.from({ length: 6 }, () => ({ creatures: 0, others: 0 }));
  for (const name of names) {
    const face = frontOf(name);
    if (face === undefined || face.typeLine.includes('Land') || face.typeLine.includes('Conspiracy')) continue;
    const column = columns[Math.min(6, Math.max(1, manaValueOf(face.manaCost))) - 1];
    if (column === undefined) continue;
    if (face.typeLine.includes('Creature')) column.creatures++;
    else column.others++;
  }
  return columns;
}

/** Whether the card is a conspiracy, which begins in the command zone and in no deck. CR 315.1-315.2. */
export function isConspiracy(cards: Texts, name: string): boolean {
  return frontOf(cards, name)?.typeLine.includes('Conspiracy') === true;
}

/** How many names the conspiracy wants chosen in secret. CR 702.106. */
export function agendasOf(cards: Texts, name: string): number {
  const text = (frontOf(cards, name)?.lines ?? []).join(' ').toLowerCase();
  return text.includes('double agenda') ? 2 : text.includes('hidden agenda') ? 1 : 0;
}
