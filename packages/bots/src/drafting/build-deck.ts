/** From a card pool to a deck: the best two colors (or a commander's), a curve, lands that fix, basic lands. CR 100.2b, 903.13f. */
import type { ConspiracySetup } from '@kitchen-table/engine';
import { COLORS, type Card, type Color } from '@kitchen-table/language/core';
import { cardPower, costOf, isCreatureCard, isLandCard } from './card-power.ts';

/** What a player sits down with. */
export interface BuiltDeck {
  readonly deck: readonly string[];
  /** Everything else of the pool. CR 100.4b. */
  readonly sideboard: readonly string[];
  readonly commanders?: readonly string[];
  readonly commanderColors?: Readonly<Record<string, readonly Color[]>>;
  readonly conspiracies?: readonly ConspiracySetup[];
}

/** How the deck is to be. */
export interface DeckWishes {
  /** With a commander: sixty cards in its colors. CR 903.13f. */
  readonly commander?: boolean;
  /** Commanders that may be added to any pool, up to two. CR 903.13e. */
  readonly extraCommanders?: readonly string[];
}

const BASICS: Readonly<Record<Color, readonly [string, string]>> = {
  white: ['Plains', 'W'],
  blue: ['Island', 'U'],
  black: ['Swamp', 'B'],
  red: ['Mountain', 'R'],
  green: ['Forest', 'G'],
};
/** Cards of a deck of forty that are no lands, and how many creatures at least. */
const FORTY = { spells: 23, lands: 17, creatures: 13 };
const SIXTY = { spells: 36, lands: 24, creatures: 18 };
/** The most cards of a cost in a deck of forty; the last for all above. */
const CURVE = [3, 5, 8, 7, 6, 5, 4];

/** A deck from the names of a pool. The data of every name, and of the basic lands, is among the cards. */
export function buildDeck(
  pool: readonly string[],
  cards: Readonly<Record<string, Card>>,
  wishes: DeckWishes = {},
): BuiltDeck {
  return wishes.commander === true ? ledDeck(pool, cards, wishes.extraCommanders ?? []) : twoColors(pool, cards);
}

function cardOf(cards: Readonly<Record<string, Card>>, name: string): Card {
  const card = cards[name];
  if (card === undefined) throw new Error(`the data of ${name} is missing`);
  return card;
}

function pairs(): (readonly Color[])[] {
  const found: (readonly Color[])[] = [];
  for (let i = 0; i < COLORS.length; i++)
    for (let j = i + 1; j < COLORS.length; j++) found.push([COLORS[i] as Color, COLORS[j] as Color]);
  return found;
}

function twoColors(pool: readonly string[], cards: Readonly<Record<string, Card>>): BuiltDeck {
  let best: { readonly worth: number; readonly colors: readonly Color[]; readonly spells: readonly string[] } | null =
    null;
  for (const colors of pairs()) {
    const spells = bestSpells(pool, cards, colors, FORTY);
    const worth = total(spells, cards);
    if (best === null || worth > best.worth) best = { worth, colors, spells };
  }
  const { colors, spells } = best as NonNullable<typeof best>;
  const deck = withLands(pool, cards, colors, spells, FORTY.spells + FORTY.lands);
  const sideboard = rest(pool, deck);
  const conspiracies = agendas(sideboard, cards, deck);
  return { deck, sideboard, ...(conspiracies.length === 0 ? {} : { conspiracies }) };
}

function total(names: readonly string[], cards: Readonly<Record<string, Card>>): number {
  return names.reduce((sum, name) => sum + cardPower(cardOf(cards, name)), 0);
}

/** The strongest cards of the colors that are no lands, with creatures enough and a curve. */
function bestSpells(
  pool: readonly string[],
  cards: Readonly<Record<string, Card>>,
  colors: readonly Color[],
  size: { readonly spells: number; readonly creatures: number },
): readonly string[] {
  const fitting = pool
    .map((name) => ({ name, card: cardOf(cards, name) }))
    .filter(({ card }) => !isLandCard(card) && !card.faces[0].types.includes('conspiracy'))
    .filter(({ card }) => card.colorIdentity.every((color) => colors.includes(color)))
    .sort((one, other) => cardPower(other.card) - cardPower(one.card) || (one.name < other.name ? -1 : 1));
  const room = CURVE.map((most) => Math.round((most * size.spells) / FORTY.spells));
  const chosen: typeof fitting = [];
  const left: typeof fitting = [];
  for (const each of fitting) {
    const at = Math.min(costOf(each.card), room.length - 1);
    const others = size.spells - chosen.length;
    const creatures = chosen.filter(({ card }) => isCreatureCard(card)).length;
    const full = !isCreatureCard(each.card) && others <= size.creatures - creatures;
    if (others > 0 && (room[at] as number) > 0 && !full) {
      room[at] = (room[at] as number) - 1;
      chosen.push(each);
    } else left.push(each);
  }
  while (chosen.length < size.spells && left.length > 0) chosen.push(left.shift() as (typeof left)[number]);
  return chosen.map(({ name }) => name);
}

/** Adds lands: those of the pool that make two of the colors, then basic lands as the costs want them. */
function withLands(
  pool: readonly string[],
  cards: Readonly<Record<string, Card>>,
  colors: readonly Color[],
  spells: readonly string[],
  size: number,
): readonly string[] {
  const deck = [...spells];
  for (const name of pool) {
    const card = cardOf(cards, name);
    const fixes = card.colorIdentity.length >= 2 && card.colorIdentity.every((color) => colors.includes(color));
    if (isLandCard(card) && fixes && deck.length < size) deck.push(name);
  }
  const wanted = colors.map((color) => {
    const [basic, letter] = BASICS[color];
    let symbols = 1;
    for (const name of spells)
      for (const symbol of cardOf(cards, name).faces[0].manaCost ?? []) if (symbol.includes(letter)) symbols++;
    return { basic, symbols };
  });
  const all = wanted.reduce((sum, { symbols }) => sum + symbols, 0);
  const open = size - deck.length;
  for (const { basic, symbols } of wanted)
    for (let i = Math.floor((open * symbols) / Math.max(1, all)); i > 0; i--) deck.push(basic);
  const filler = wanted[0]?.basic ?? 'Wastes';
  while (deck.length < size) deck.push(filler);
  return deck;
}

/** What the deck does not use of the pool. CR 100.4b. */
function rest(pool: readonly string[], used: readonly string[]): readonly string[] {
  const left = [...pool];
  for (const name of used) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every conspiracy that can be used, with the deck's most telling creatures as secret names. CR 315.2, 702.106a. */
function agendas(
  sideboard: readonly string[],
  cards: Readonly<Record<string, Card>>,
  deck: readonly string[],
): readonly ConspiracySetup[] {
  const creatures = [...new Set(deck)]
    .filter((name) => isCreatureCard(cardOf(cards, name)))
    .sort((one, other) => cardPower(cardOf(cards, other)) - cardPower(cardOf(cards, one)));
  const found: ConspiracySetup[] = [];
  for (const card of sideboard) {
    const [face] = cardOf(cards, card).faces;
    if (!face.types.includes('conspiracy')) continue;
    const agenda = face.abilities.find((ability) => ability.kind === 'keyword' && ability.keyword.endsWith(' agenda'));
    const names = creatures.slice(0, agenda?.kind !== 'keyword' ? 0 : agenda.keyword === 'double agenda' ? 2 : 1);
    found.push(agenda === undefined ? { card } : { card, names });
  }
  return found;
}

/** The commander whose colors have the strongest cards; else the ones that may be added, in the best two colors. */
function ledDeck(pool: readonly string[], cards: Readonly<Record<string, Card>>, extra: readonly string[]): BuiltDeck {
  const [spare] = extra;
  const choices: { readonly commanders: readonly string[]; readonly colors: readonly Color[] }[] = [];
  for (const name of new Set(pool)) {
    const card = cardOf(cards, name);
    if (isCreatureCard(card) && card.faces[0].supertypes.includes('legendary'))
      choices.push({ commanders: [name], colors: card.colorIdentity });
  }
  if (spare !== undefined) for (const colors of pairs()) choices.push({ commanders: [spare, spare], colors });
  let best: {
    readonly worth: number;
    readonly choice: (typeof choices)[number];
    readonly spells: readonly string[];
  } | null = null;
  for (const choice of choices) {
    const others = rest(pool, choice.commanders);
    const size = { ...SIXTY, spells: SIXTY.spells - choice.commanders.length };
    const spells = bestSpells(others, cards, choice.colors, size);
    const leader = choice.commanders[0] === spare ? 0 : 2 + cardPower(cardOf(cards, choice.commanders[0] as string));
    const worth = total(spells, cards) + leader;
    if (best === null || worth > best.worth) best = { worth, choice, spells };
  }
  if (best === null) throw new Error('the pool has no commander and none may be added');
  const { choice, spells } = best;
  const deck = withLands(rest(pool, choice.commanders), cards, choice.colors, spells, 60 - choice.commanders.length);
  const sideboard = rest(pool, [...deck, ...choice.commanders]);
  if (choice.commanders[0] !== spare) return { deck, sideboard, commanders: choice.commanders };
  return { deck, sideboard, commanders: choice.commanders, commanderColors: { [spare as string]: choice.colors } };
}
