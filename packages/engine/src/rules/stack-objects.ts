/** Abilities as objects on the stack. CR 113.2c, 602.2a, 603.3. */
import type { Card } from '@kitchen-table/language/core';
import { editObjects, editStack } from '../vocabulary/door.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_CARD, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { GameObject, type StackFacts } from '../vocabulary/objects.ts';
import { Zone } from '../vocabulary/zones.ts';

/** What abilities without a source are of: those of being the monarch, for one. CR 725.2. */
const NO_SOURCE: Card = {
  name: '',
  layout: 'normal',
  faces: [{ name: '', manaCost: null, supertypes: [], types: [], subtypes: [], text: null, abilities: [] }],
  colorIdentity: [],
};

/** Puts an ability on the top of the stack: it is an object that is not a card. */
export function putAbilityOnStack(game: Game, controller: PlayerId, facts: StackFacts): ObjectId {
  const source = game.objects[facts.source];
  const objects = editObjects(game);
  const id = objects.length as ObjectId;
  const object = new GameObject(
    game.token,
    id,
    NO_CARD,
    source?.record ?? game.rules.recordOf(game, NO_SOURCE),
    controller,
    Zone.Stack,
    game.nextTimestamp++,
  );
  object.controller = controller;
  object.face = source?.face ?? 0;
  object.stack = facts;
  objects.push(object);
  editStack(game).push(id);
  game.changes++;
  return id;
}
