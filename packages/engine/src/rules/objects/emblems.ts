/** Emblems. CR 114. */
import type { Ability } from '@kitchen-table/language/core';
import { addEmblem } from '../../events/outside-of-events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { withGranter } from '../../vocabulary/objects/granters.ts';
import { type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';

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
    // CR 201.5a: what the abilities call by its name is what created the emblem.
    abilities: abilities.map((ability) => withGranter(ability, source)),
  };
  const record = game.rules.recordOf(game, { name: face.name, layout: 'normal', faces: [face], colorIdentity: [] });
  return addEmblem(game, record, player);
}
