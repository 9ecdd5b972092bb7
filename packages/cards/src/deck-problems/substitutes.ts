/** What to play in the place of a card that can't be played: a starter card of its mana value and type, or a basic land. NOT-CR. */
import type { Color } from '@kitchen-table/language/surface';
import { nameKey } from '../deck-lists/names.ts';
import type { DeckCard } from '../formats/deck-card.ts';
import { deckCardFromCard } from '../formats/read-deck-card.ts';
import { recordFromCard } from '../formats/print-record.ts';
import { starterCards } from '../starter/cards.ts';

/** What a substitute is measured by. */
export interface Replaced {
  readonly types: readonly string[];
  readonly manaValue: number;
  readonly colorIdentity: readonly Color[];
}

const BASICS: readonly (readonly [Color, string])[] = [
  ['white', 'Plains'],
  ['blue', 'Island'],
  ['black', 'Swamp'],
  ['red', 'Mountain'],
  ['green', 'Forest'],
];

let pool: readonly (Replaced & { readonly name: string })[] | undefined;

/** The mana value that a cost says; X is 0, and of the two halves of a hybrid symbol the larger counts. CR 202.3. */
export function manaValueOfCost(cost: string): number {
  let value = 0;
  for (const [, symbol = ''] of cost.matchAll(/\{([^{}]*)\}/g)) {
    const halves = symbol.split('/').map((half) => (/^\d+$/.test(half) ? Number(half) : /^[XYZ]$/.test(half) ? 0 : 1));
    value += Math.max(...halves);
  }
  return value;
}

function starters(): readonly (Replaced & { readonly name: string })[] {
  pool ??= starterCards()
    .map((card) => ({ card: deckCardFromCard(card), cost: recordFromCard(card).mana_cost ?? '' }))
    .filter(({ card }) => !card.supertypes.includes('basic'))
    .map(({ card, cost }) => ({
      name: card.name,
      types: card.types,
      colorIdentity: card.colorIdentity,
      manaValue: manaValueOfCost(cost),
    }));
  return pool;
}

/**
 * The card to play instead, named; null where a deck of these colors has none. Of what is not known there is no type and
 * no mana value: a basic land. `taken`: the keys of names that the deck plays already.
 */
export function substituteFor(
  replaced: Replaced | null,
  colors: readonly Color[],
  taken: ReadonlySet<string>,
): string | null {
  const fits = replaced === null ? [] : starters().filter((one) => isAlike(one, replaced, colors, taken));
  const wanted = replaced?.colorIdentity.join() ?? '';
  const same = fits.find(({ colorIdentity }) => colorIdentity.join() === wanted);
  return (same ?? fits[0])?.name ?? basicLand(replaced?.colorIdentity ?? [], colors);
}

function isAlike(
  { name, types, manaValue, colorIdentity }: Replaced & { readonly name: string },
  replaced: Replaced,
  colors: readonly Color[],
  taken: ReadonlySet<string>,
): boolean {
  return (
    manaValue === replaced.manaValue &&
    types.some((type) => replaced.types.includes(type)) &&
    colorIdentity.every((color) => colors.includes(color)) &&
    !taken.has(nameKey(name))
  );
}

/** Of a color that both have, else of the deck's first. CR 205.4c. */
function basicLand(wanted: readonly Color[], colors: readonly Color[]): string | null {
  const color = colors.find((one) => wanted.includes(one)) ?? colors[0];
  return BASICS.find(([one]) => one === color)?.[1] ?? null;
}

/** The colors of a deck: its commanders' identity, else those of its cards, the most frequent first. CR 903.4. */
export function colorsOfDeck(
  commanders: readonly DeckCard[],
  main: readonly { readonly card: DeckCard; readonly count: number }[],
): readonly Color[] {
  if (commanders.length > 0) return [...new Set(commanders.flatMap(({ colorIdentity }) => colorIdentity))];
  const counts = new Map<Color, number>();
  for (const { card, count } of main)
    for (const color of card.colorIdentity) counts.set(color, (counts.get(color) ?? 0) + count);
  return [...counts].sort((left, right) => right[1] - left[1]).map(([color]) => color);
}
