/** What a copy of a permanent has: of a face-down one, what it is face down. CR 707.2, 708.2. */
import type { Card, CardFace } from '@kitchen-table/language/core';
import { copiedValuesOf } from '../../questions/continuous-effects/layer-changes.ts';
import { FACE_DOWN_WARD, hasWardFaceDown } from '../../questions/continuous-effects/starting-points.ts';
import type { CopiedValues } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';

/** A 2/2 creature with no text, no name, no subtypes and no mana cost. CR 708.2a. */
const FACE_DOWN: Card = faceDownCard([]);
/** The same with what disguise and cloak give. CR 702.168a, 701.56a. */
const FACE_DOWN_WITH_WARD: Card = faceDownCard([FACE_DOWN_WARD]);

function faceDownCard(abilities: CardFace['abilities']): Card {
  const face: CardFace = {
    name: '',
    manaCost: null,
    supertypes: [],
    types: ['creature'],
    subtypes: [],
    text: null,
    power: '2',
    toughness: '2',
    abilities,
  };
  return { name: '', layout: 'normal', faces: [face], colorIdentity: [] };
}

/** The copiable values of an object as others copy it, with further exceptions. CR 707.2, 708.2. */
export function copiableValues(game: Game, id: ObjectId, except: CopiedValues['except']): CopiedValues {
  const object = game.objects[id];
  if (object === undefined || (object.status & StatusBit.FaceDown) === 0) return copiedValuesOf(game, id, except);
  const card = hasWardFaceDown(object) ? FACE_DOWN_WITH_WARD : FACE_DOWN;
  return { record: game.rules.recordOf(game, card).index, face: 0, except };
}
