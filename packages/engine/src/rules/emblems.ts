/** Emblems. CR 114. */
import type { Ability } from '@kitchen-table/language';
import { editCommand, editObjects } from '../vocabulary/door.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_CARD, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { GameObject } from '../vocabulary/objects.ts';
import { Zone } from '../vocabulary/zones.ts';

/** Puts an emblem with those abilities into the command zone, owned and controlled by the player. CR 114.1-114.2. */
export function createEmblem(
  game: Game,
  player: PlayerId,
  abilities: readonly Ability[],
  source: ObjectId,
  named = '',
): ObjectId {
  const from = game.objects[source]?.record.card.name ?? '';
  const face = {
    name: named !== '' ? named : from === '' ? 'Emblem' : `${from} Emblem`,
    manaCost: null,
    supertypes: [],
    types: [],
    subtypes: [],
    text: null,
    abilities,
  };
  const record = game.rules.recordOf(game, { name: face.name, layout: 'normal', faces: [face], colorIdentity: [] });
  const objects = editObjects(game);
  const id = objects.length as ObjectId;
  const object = new GameObject(game.token, id, NO_CARD, record, player, Zone.Command, game.nextTimestamp++);
  object.controller = player;
  objects.push(object);
  editCommand(game).push(id);
  game.changes++;
  return id;
}
