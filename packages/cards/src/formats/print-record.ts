/** A read card as a record again: its text comes from our printer. What search and deck construction look at. */
import type { Color } from '@kitchen-table/language/surface';
import type { Card, CardFace } from '@kitchen-table/language/core';
import { surfaceOf } from '@kitchen-table/lower';
import { printCard } from '@kitchen-table/oracle';
import type { CardRecord, FaceRecord } from '../card-record.ts';

const LETTERS: Readonly<Record<Color, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
const LAYOUTS: Readonly<Partial<Record<Card['layout'], string>>> = {
  'modal double-faced': 'modal_dfc',
  other: 'normal',
};

/** The record of a read card, in Scryfall's shape and with our wording. */
export function recordFromCard(card: Card): CardRecord {
  const texts = printCard(surfaceOf(card));
  const faces = card.faces.map((face, index) => faceRecord(face, texts[index] ?? ''));
  const shared = {
    name: card.name,
    layout: LAYOUTS[card.layout] ?? card.layout,
    color_identity: card.colorIdentity.map((color) => LETTERS[color]),
  };
  const [only] = faces;
  return faces.length === 1
    ? { ...only, ...shared }
    : { ...shared, type_line: faces.map((face) => face.type_line).join(' // '), card_faces: faces };
}

function faceRecord(face: CardFace, text: string): FaceRecord {
  const record: FaceRecord = {
    name: face.name,
    type_line: typeLine(face),
    oracle_text: text,
    colors: colorLetters(face),
  };
  if (face.manaCost !== null) record.mana_cost = face.manaCost.map((symbol) => `{${symbol}}`).join('');
  if (face.colorIndicator !== undefined) record.color_indicator = face.colorIndicator.map((color) => LETTERS[color]);
  for (const stat of ['power', 'toughness', 'loyalty', 'defense'] as const) {
    const printed = face[stat];
    if (printed !== undefined) record[stat] = printed;
  }
  return record;
}

/** CR 205.1: "Legendary Creature — Elf Cleric". */
function typeLine(face: CardFace): string {
  const words = [...face.supertypes, ...face.types]
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return face.subtypes.length === 0 ? words : `${words} — ${face.subtypes.join(' ')}`;
}

/** CR 105.2: the colors of the mana symbols in the cost, or of the indicator. */
function colorLetters(face: CardFace): string[] {
  if (face.colorIndicator !== undefined) return face.colorIndicator.map((color) => LETTERS[color]);
  const symbols = (face.manaCost ?? []).join('');
  return Object.values(LETTERS).filter((letter) => symbols.includes(letter));
}
