/** What an Aura may be attached to. CR 303.4, 702.5. */
import type { KeywordAbility } from '@kitchen-table/language/core';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  objectEntity,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { matches } from '../objects/filters.ts';
import { isForbidden } from '../forbidden-acts.ts';
import { protectedFrom } from '../rules-in-force.ts';

/** Whether it is an Aura that is no creature: CR 303.4d. */
export function isAura(now: Characteristics): boolean {
  return (
    (now.types & TypeBit.Enchantment) !== 0 && now.subtypes.includes('Aura') && (now.types & TypeBit.Creature) === 0
  );
}

/** Whether the Aura may be attached to that object or player under that player's control: CR 303.4c, 702.5a, 702.16c. */
export function canEnchant(
  game: Game,
  aura: ObjectId,
  now: Characteristics,
  controller: PlayerId,
  to: Entity,
): boolean {
  return mayEnchant(game, aura, now, controller, to, protectedFrom);
}

/** The same, with the protection that matters: to be put there, or to stay there. CR 702.16c, 702.16n. */
export function mayEnchant(
  game: Game,
  aura: ObjectId,
  now: Characteristics,
  controller: PlayerId,
  to: Entity,
  isProtected: (game: Game, to: Entity, aura: ObjectId, now: Characteristics) => boolean,
): boolean {
  if (to === NO_ENTITY || to === objectEntity(aura)) return false;
  if (!isThere(game, to) && !isInGraveyard(game, to)) return false;
  if (isProtected(game, to, aura, now) || isBarred(game, aura, to)) return false;
  const context = { source: aura, controller, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
  for (const { ability } of now.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'enchant' && ability.filter !== undefined) {
      if (!matches(game, ability.filter, to, context)) return false; // Nothing out of range fits: CR 801.8.
    }
  }
  return true;
}

/** "Can't be enchanted", "can't be equipped": whether nothing of the kind may be attached to it. CR 101.2, 301.5, 303.4. */
export function isBarred(game: Game, attachment: ObjectId, to: Entity): boolean {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return false;
  return isForbidden(game, { kind: 'becomeAttached', object: to, to: objectEntity(attachment) }) !== null;
}

/** Everything the Aura could be put on: CR 303.4f. */
export function enchantable(game: Game, aura: ObjectId, now: Characteristics, controller: PlayerId): readonly Entity[] {
  const all = [...game.battlefield.map(objectEntity), ...game.players.map(({ id }) => playerEntity(id))];
  if (now.abilities.some(({ ability }) => ability.kind === 'keyword' && enchantsCards(ability)))
    for (const { graveyard } of game.players) all.push(...graveyard.map(objectEntity));
  return all.filter((entity) => canEnchant(game, aura, now, controller, entity));
}

/** "Enchant creature card in a graveyard". CR 303.4b. */
function enchantsCards({ keyword, filter }: KeywordAbility): boolean {
  return keyword === 'enchant' && filter?.qualities?.some(({ kind }) => kind === 'inZone') === true;
}

/** Whether it is a card in a graveyard, which only an Aura can be attached to that says so. CR 303.4b. */
function isInGraveyard(game: Game, entity: Entity): boolean {
  return !isPlayerEntity(entity) && game.objects[entityObject(entity)]?.zone === Zone.Graveyard;
}

/** Whether the object or player is there to be attached to. */
export function isThere(game: Game, entity: Entity): boolean {
  if (entity === NO_ENTITY) return false;
  if (isPlayerEntity(entity)) return game.players[entityPlayer(entity)]?.lost === false;
  const object = game.objects[entityObject(entity)];
  return object !== undefined && object.zone === Zone.Battlefield && (object.status & StatusBit.PhasedOut) === 0;
}
