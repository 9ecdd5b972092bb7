/** Whether what a setup calls a card is one, and one that was lowered: nothing half-understood enters a game. */
import { CARD_TYPES, COLORS, SUPERTYPES } from '@kitchen-table/language/core';

const checked = new WeakMap<object, string | null>();

/** What is wrong with a card, as one sentence; null when it can be played. */
export function wrongWithCard(name: string, card: unknown): string | null {
  if (typeof card !== 'object' || card === null) return `'${name}' is not a card: give its data as the reader made it`;
  const known = checked.get(card);
  if (known !== undefined) return known;
  const wrong = shapeFault(name, card);
  checked.set(card, wrong);
  return wrong;
}

function shapeFault(name: string, card: object): string | null {
  const { name: own, layout, faces, colorIdentity } = card as Record<string, unknown>;
  if (typeof own !== 'string' || typeof layout !== 'string')
    return `The data of '${name}' has no name or layout; read the card again`;
  if (!isList(colorIdentity, isOneOf(COLORS)))
    return `The data of '${name}' has no list of colors as its color identity; read the card again`;
  if (!Array.isArray(faces) || faces.length === 0) return `The data of '${name}' has no faces; read the card again`;
  for (const face of faces as readonly unknown[]) {
    const fault = faceFault(face);
    if (fault !== null) return `The data of '${name}' has a face whose ${fault} can't be right; read the card again`;
  }
  return null;
}

/** The field of a face that can't be right. */
function faceFault(face: unknown): string | null {
  if (typeof face !== 'object' || face === null) return 'data';
  const {
    name,
    manaCost,
    supertypes,
    types,
    subtypes,
    colorIndicator,
    abilities,
    power,
    toughness,
    loyalty,
    defense,
    text,
  } = face as Record<string, unknown>;
  if (typeof name !== 'string') return 'name';
  if (manaCost !== null && !isList(manaCost, isText)) return 'mana cost';
  if (!isList(supertypes, isOneOf(SUPERTYPES))) return 'supertypes';
  if (!isList(types, isOneOf(CARD_TYPES))) return 'types';
  if (!isList(subtypes, isText)) return 'subtypes';
  if (colorIndicator !== undefined && !isList(colorIndicator, isOneOf(COLORS))) return 'color indicator';
  if (![power, toughness, loyalty, defense].every((number) => number === undefined || isText(number))) return 'numbers';
  if (!isList(abilities, isNode)) return 'abilities';
  // What a card says is no program yet: package lower.
  if (typeof text !== 'object') return 'text, which was never lowered,';
  return null;
}

function isList(value: unknown, fits: (part: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isOneOf(words: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && words.includes(value);
}

function isNode(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string';
}
