/** Auras, Equipment and others that are attached where they can't be. CR 704.5m-p, 704.5y. */
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
} from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { attachmentsOf } from '../../questions/objects/attachments.ts';
import { isBarred, isAura, isThere, mayEnchant } from '../../questions/targets/enchanting.ts';
import { inRange } from '../../questions/players/range.ts';
import { putOff } from '../../questions/rules-in-force.ts';
import { leave } from '../../events/perform.ts';
import { isBestowed } from '../../questions/casting-spells/bestowed.ts';

/** CR 704.5m, n, p, y for one permanent. */
export function attachmentActions(game: Game, id: ObjectId, now: Characteristics, events: GameEvent[]): void {
  const { attachedTo } = game.objects[id] as GameObject;
  if (!isAura(now) && (now.types & TypeBit.Enchantment) !== 0 && now.subtypes.includes('Aura')) {
    // CR 303.4d: an Aura that is also a creature enchants nothing.
    events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5m'));
    return;
  }
  if (isAura(now)) {
    if (!mayEnchant(game, id, now, now.controller, attachedTo, putOff) && isBestowed(game.objects[id] as GameObject))
      events.push({ kind: 'unattach', object: id, cause: NO_OBJECT, rule: '702.103f' });
    else if (!mayEnchant(game, id, now, now.controller, attachedTo, putOff))
      events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5m'));
    else if (now.subtypes.includes('Role') && hasNewerRole(game, id, attachedTo, now)) {
      events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5y'));
    }
    return;
  }
  if (attachedTo === NO_ENTITY) return;
  const isEquipment = now.subtypes.includes('Equipment');
  const mayStay =
    (now.types & (TypeBit.Creature | TypeBit.Battle)) === 0 &&
    (isEquipment || now.subtypes.includes('Fortification')) &&
    isThere(game, attachedTo) &&
    !isPlayerEntity(attachedTo) &&
    (characteristics(game, entityObject(attachedTo)).types & (isEquipment ? TypeBit.Creature : TypeBit.Land)) !== 0 &&
    !putOff(game, attachedTo, id) &&
    !isBarred(game, id, attachedTo) &&
    inRange(game, now.controller, attachedTo); // CR 801.9
  if (!mayStay) {
    const rule = isEquipment || now.subtypes.includes('Fortification') ? '704.5n' : '704.5p';
    events.push({ kind: 'unattach', object: id, cause: NO_OBJECT, rule });
  }
}

function hasNewerRole(game: Game, id: ObjectId, to: Entity, now: Characteristics): boolean {
  if (isPlayerEntity(to)) return false;
  const own = (game.objects[id] as GameObject).timestamp;
  return attachmentsOf(game, entityObject(to)).some((other) => {
    const face = characteristics(game, other);
    return (
      face.controller === now.controller &&
      face.subtypes.includes('Role') &&
      (game.objects[other] as GameObject).timestamp > own
    );
  });
}
