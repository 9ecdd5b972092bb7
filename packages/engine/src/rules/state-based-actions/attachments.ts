/** Auras, Equipment and others that are attached where they can't be. CR 704.5m-p, 704.5y. */
import { type Characteristics, TypeBit } from '../../vocabulary/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityObject, entityPlayer, isPlayerEntity, NO_ENTITY, NO_OBJECT, type ObjectId, objectEntity } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { attachmentsOf } from '../../questions/attachments.ts';
import { matches } from '../../questions/filters.ts';
import { protectedFrom } from '../../questions/rules-in-force.ts';
import { leave } from '../../events/perform.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import { isBestowed } from '../../questions/bestowed.ts';

/** CR 704.5m, n, p, y for one permanent. */
export function attachmentActions(game: Game, id: ObjectId, now: Characteristics, events: GameEvent[]): void {
  const { attachedTo } = game.objects[id] as GameObject;
  const isAura = (now.types & TypeBit.Enchantment) !== 0 && now.subtypes.includes('Aura');
  if (isAura && (now.types & TypeBit.Creature) === 0) {
    if (!canEnchant(game, id, now, attachedTo) && isBestowed(game.objects[id] as GameObject)) events.push({ kind: 'unattach', object: id, cause: NO_OBJECT, rule: '702.103f' });
    else if (!canEnchant(game, id, now, attachedTo)) events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5m'));
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
    !protectedFrom(game, attachedTo, id);
  if (!mayStay) {
    const rule = isEquipment || now.subtypes.includes('Fortification') ? '704.5n' : '704.5p';
    events.push({ kind: 'unattach', object: id, cause: NO_OBJECT, rule });
  }
}

/** Whether the Aura may be attached to that object or player: CR 303.4c, 702.5a, 702.16c. */
function canEnchant(game: Game, aura: ObjectId, now: Characteristics, to: Entity): boolean {
  if (to === NO_ENTITY || to === objectEntity(aura) || !isThere(game, to)) return false;
  if (protectedFrom(game, to, aura)) return false;
  const context = { source: aura, controller: now.controller, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
  for (const { ability } of now.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'enchant' && ability.filter !== undefined) {
      if (!matches(game, ability.filter, to, context)) return false;
    }
  }
  return true;
}

function isThere(game: Game, entity: Entity): boolean {
  if (entity === NO_ENTITY) return false;
  if (isPlayerEntity(entity)) return game.players[entityPlayer(entity)]?.lost === false;
  const object = game.objects[entityObject(entity)];
  return object !== undefined && object.zone === Zone.Battlefield && (object.status & StatusBit.PhasedOut) === 0;
}

function hasNewerRole(game: Game, id: ObjectId, to: Entity, now: Characteristics): boolean {
  if (isPlayerEntity(to)) return false;
  const own = (game.objects[id] as GameObject).timestamp;
  return attachmentsOf(game, entityObject(to)).some((other) => {
    const face = characteristics(game, other);
    return face.controller === now.controller && face.subtypes.includes('Role') && (game.objects[other] as GameObject).timestamp > own;
  });
}
