/** Of several Roles of one player on a permanent, only the newest stays. CR 303.7a, 704.5y. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import { hasSubtype } from '../../vocabulary/subtypes.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { leave } from '../../events/perform.ts';

/** CR 704.5y. */
export function roleActions(game: Game, events: GameEvent[]): void {
  if (!mentions(game, 'Role')) return;
  const newest = new Map<string, ObjectId>();
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (object.attachedTo === NO_ENTITY || (object.status & StatusBit.PhasedOut) !== 0) continue;
    const now = characteristics(game, id);
    if (!hasSubtype(now, 'Role')) continue;
    const key = `${object.attachedTo}/${now.controller}`;
    const other = newest.get(key);
    const isNewer = other === undefined || object.timestamp > (game.objects[other] as GameObject).timestamp;
    if (other !== undefined) {
      const older = isNewer ? other : id;
      events.push(leave(older, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5y'));
    }
    if (isNewer) newest.set(key, id);
  }
}
