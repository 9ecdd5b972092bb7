/** Cards as the page shows them: our printer's text, made from the readings. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Ability as Played, Card, CardFace } from '@kitchen-table/language/core';
import { abilityAsSaid, surfaceOf } from '@kitchen-table/lower';
import { printAbility, printCard } from '@kitchen-table/oracle';
import type { CardText, FaceText, RoomText } from '@kitchen-table/protocol';

/** A card's printed text, face by face. */
export function cardText(card: Card): CardText {
  const texts = printed(card);
  const rooms = roomsOf(card);
  return {
    name: card.name,
    layout: card.layout,
    faces: card.faces.map((face, index) => faceText(face, texts[index] ?? '')),
    colorIdentity: card.colorIdentity,
    ...(rooms.length === 0 ? {} : { rooms }),
  };
}

/** Card data that an older grammar made may have no words any more: the card is played all the same, and the page says so. */
function printed(card: Card): readonly string[] {
  try {
    return printCard(surfaceOf(card));
  } catch {
    return card.faces.map(
      () => 'This text can’t be shown: the card data is older than the printer. Import the card anew.',
    );
  }
}

/** CR 309.4c. */
function roomsOf(card: Card): RoomText[] {
  return card.faces[0].abilities.flatMap((ability): RoomText[] => {
    if (ability.kind !== 'room') return [];
    const { name, leadsTo } = ability;
    const text = (printAbility(abilityAsSaid(ability)) ?? '')
      .replace(/^[^—]*— /, '')
      .replace(/\s*\(Leads to[^)]*\)/, '');
    return [{ name, leadsTo, text }];
  });
}

function faceText(face: CardFace, text: string): FaceText {
  return {
    name: face.name,
    manaCost: manaCostText(face),
    typeLine: typeLine(face),
    lines: lines(text),
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
  };
}

function manaCostText(face: CardFace): string {
  return face.manaCost === null ? '' : face.manaCost.map((symbol) => `{${symbol}}`).join('');
}

/** 'Legendary Creature — Elf Warrior'. CR 205.1. */
export function typeLine(face: Pick<CardFace, 'supertypes' | 'types' | 'subtypes'>): string {
  const before = [...face.supertypes, ...face.types].map(capital).join(' ');
  return face.subtypes.length === 0 ? before : `${before} — ${face.subtypes.map(capital).join(' ')}`;
}

/** The printed lines of abilities that stand on no card, spoken by an object of this name. */
export function abilityLines(name: string, abilities: readonly (Ability | Played)[]): readonly string[] {
  return abilities.map(abilityAsSaid).flatMap((ability) => {
    const text = printAbility(ability);
    return text === null ? [`(${ability.kind} ability)`] : lines(text.replace(/[~@]/g, name));
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function capital(word: string): string {
  return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
