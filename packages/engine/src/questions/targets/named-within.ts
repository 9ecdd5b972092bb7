/** Who is named beside what was chosen, as it is: "target creature an opponent controls ... that player". CR 608.2c. */
import { namedWithin, type Noun } from '@kitchen-table/language/core';
import type { Bindings } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, playerEntity } from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

/** The bindings with those players: who controls, or owns, what was chosen. The same when the words name nobody. */
export function withNamed(game: Game, noun: Noun, chosen: readonly Entity[], bindings: Bindings): Bindings {
  let now = bindings;
  for (const { label, relation } of namedWithin(noun)) {
    const players: Entity[] = [];
    for (const entity of chosen) {
      if (entity === NO_ENTITY || isPlayerEntity(entity)) continue;
      const object = game.objects[entity];
      if (object === undefined) continue;
      // CR 608.2h: as it is, or as it last was.
      const player = playerEntity(relation === 'owner' ? object.owner : characteristics(game, object.id).controller);
      if (!players.includes(player)) players.push(player);
    }
    now = { ...now, [label]: { entities: players, amount: players.length } };
  }
  return now;
}
