/** The end of combat, and whether there is combat at all. CR 511, 508.8. */
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY } from '../../vocabulary/ids.ts';
import { inThisCombat } from '../../questions/combat-phase/this-combat.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { ATTACKED, forgetAttacked } from './leaving-attack.ts';
import { endCombatOf } from '../../vocabulary/objects/object-notes.ts';

/** Whether any creature is attacking. CR 508.8. */
export function someoneAttacks(game: Game): boolean {
  for (const id of game.battlefield)
    if ((game.objects[id] as GameObject).attacking !== NO_ENTITY && inThisCombat(game, id)) return true;
  return false;
}

/** All creatures and what they attack are removed from combat. CR 511.3. */
export function endCombat(game: Game): void {
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (object.memory.marks?.[ATTACKED] !== undefined) forgetAttacked(game, object);
    const marks = object.status & (StatusBit.Blocked | StatusBit.DealtFirstStrikeDamage);
    if (object.attacking === NO_ENTITY && object.blocking.length === 0 && marks === 0) continue;
    if (!inThisCombat(game, id)) continue;
    endCombatOf(game, id);
  }
}
