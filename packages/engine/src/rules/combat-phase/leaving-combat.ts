/** What can no longer attack or block is removed from combat. CR 506.4. */
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { removeFromCombat } from '../../events/zones/removed-from-combat.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { inThisCombat } from '../../questions/combat-phase/this-combat.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, isPlayerEntity, NO_ENTITY } from '../../vocabulary/ids.ts';
import { noteAttacked } from './leaving-attack.ts';

/**
 * Removes what is attacking or blocking and is no creature, is a battle, or attacks for a player whose turn it is not;
 * what was put onto the battlefield like that never attacked. CR 506.3a, 506.3b, 506.3e, 506.4, 506.4d.
 */
export function leaveCombat(game: Game): void {
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    const attacks = object.attacking !== NO_ENTITY;
    if (!attacks && object.blocking.length === 0) continue;
    if (!inThisCombat(game, id)) continue; // CR 807.4
    if (attacks && !isPlayerEntity(object.attacking)) noteAttacked(game, entityObject(object.attacking));
    const { types, controller } = characteristics(game, id);
    const fights = (types & TypeBit.Creature) !== 0 && (types & TypeBit.Battle) === 0;
    if (!fights || (attacks && !isActivePlayer(game, controller))) removeFromCombat(game, id);
  }
}
