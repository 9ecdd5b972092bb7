/** Sets of characteristics that a card has besides those of its printed faces: prototyped, flipped, both halves. CR 709.4, 710.1, 718.2. */
import type { Card, CardFace, KeywordAbility } from '@kitchen-table/language/core';
import { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { doorOf } from '../../vocabulary/objects/doors.ts';

/**
 * The faces as an object may have them, by the index in `GameObject.face`: a prototype card has a second, a flip card's
 * second has the mana cost and colors of the first. CR 710.1c, 718.3b.
 */
export function facesOf(card: Card, printed: (face: CardFace) => Characteristics): readonly Characteristics[] {
  if (card.layout === 'room') return roomFaces(card, printed);
  const faces = card.faces.map(printed);
  const [first, second] = faces;
  if (first === undefined) return faces;
  if (card.layout === 'flip' && second !== undefined) {
    second.manaCost = first.manaCost;
    second.manaValue = first.manaValue;
    second.colors = first.colors;
    return faces;
  }
  const prototyped = prototypedFace(card.faces[0]);
  return prototyped === null ? faces : [...faces, printed(prototyped)];
}

/** The face with the mana cost, power and toughness of its prototype keyword; null without one. CR 702.160a, 718.2. */
export function prototypedFace(face: CardFace): CardFace | null {
  const keyword = face.abilities.find(
    (ability): ability is KeywordAbility => ability.kind === 'keyword' && ability.keyword === 'prototype',
  );
  const part = keyword?.cost?.[0];
  const size = /^(\d+)\/(\d+)$/.exec(keyword?.detail ?? '');
  if (part?.kind !== 'manaCost' || size === null) return null;
  return { ...face, manaCost: part.symbols, power: size[1] as string, toughness: size[2] as string };
}

/** Where the characteristics of a prototyped spell stand among the faces of its record; -1 for other cards. CR 718.3. */
export function prototypeFaceOf(card: Card, faces: readonly Characteristics[]): number {
  return card.layout !== 'flip' && faces.length > card.faces.length ? card.faces.length : -1;
}

/** CR 709.4: away from the stack a split card has the characteristics of both halves; a Room when both are unlocked. */
export function combinedHalves(card: Card, faces: readonly Characteristics[]): Characteristics | null {
  const [left, right] = faces;
  if ((card.layout !== 'split' && card.layout !== 'room') || left === undefined || right === undefined) return null;
  const abilities = [...left.abilities, ...right.abilities];
  return new Characteristics(
    card.name,
    [...(left.manaCost as readonly string[]), ...(right.manaCost as readonly string[])],
    left.manaValue + right.manaValue,
    left.colors | right.colors,
    left.types | right.types,
    left.supertypes | right.supertypes,
    [...new Set([...left.subtypes, ...right.subtypes])],
    Number.NaN,
    Number.NaN,
    0 as PlayerId,
    abilities,
    left.keywords | right.keywords,
    0,
    left.face,
  );
}

/** The left half, the right half, both, neither: by which of them are unlocked. CR 709.5 of today; doors.ts. */
function roomFaces(card: Card, printed: (face: CardFace) => Characteristics): readonly Characteristics[] {
  const halves = card.faces.map((face, index) => printed(doorOf(face, index)));
  const both = combinedHalves(card, halves);
  const neither = printed({ ...card.faces[0], name: '', manaCost: null, abilities: [] });
  return both === null ? halves : [...halves, both, neither];
}
