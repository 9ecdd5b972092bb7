/** An option as numbers: what it is, and what it is about. */
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  KeywordBit,
  NO_ENTITY,
  type PlayerId,
  type SeenGame,
  TypeBit,
} from '@kitchen-table/engine';
import { type Option, OPTION_KINDS } from '../actions/choices.ts';
import { bucketOf } from './identity.ts';
import { is, size } from './object-features.ts';

const KIND_AT: ReadonlyMap<string, number> = new Map(OPTION_KINDS.map((kind, at) => [kind, at]));

/** Writes the features of an option; `slots`: which slot of the observation shows which object. */
export function writeOption(
  into: Float32Array,
  start: number,
  seen: SeenGame,
  option: Option,
  slots: ReadonlyMap<number, number>,
): void {
  into[start] = 1;
  into[start + 1 + (KIND_AT.get(option.kind) as number)] = 1;
  const words = start + 1 + OPTION_KINDS.length;
  into[words + 1] = bucketOf(option.text);
  into[words + 2] = option.number / 10;
  into[words + 3] = isPlayerEntity(option.entity) ? 0 : (slots.get(option.entity) ?? -1) + 1;
  if (isPlayerEntity(option.entity)) writePlayer(into, words + 5, seen, entityPlayer(option.entity));
  else if (option.entity !== NO_ENTITY) writeThing(into, words, seen, option.entity);
  if (option.against !== NO_ENTITY) writeAgainst(into, words + 16, seen, option.against);
}

function writePlayer(into: Float32Array, at: number, seen: SeenGame, player: PlayerId): void {
  const { life, team } = seen.player(player);
  into[at] = player === seen.seat ? 1 : 0;
  into[at + 1] = player !== seen.seat && team === seen.player(seen.seat).team ? 1 : 0;
  into[at + 2] = team === seen.player(seen.seat).team ? 0 : 1;
  into[at + 3] = life / 20;
}

function writeThing(into: Float32Array, at: number, seen: SeenGame, entity: Entity): void {
  const id = entityObject(entity);
  const object = seen.object(id);
  if (object === null) return;
  const ability = object.stack !== null && object.stack.kind !== 'spell';
  const shown =
    ability && object.stack !== null && seen.object(object.stack.source) !== null ? object.stack.source : id;
  const now = seen.now(shown);
  into[at] = bucketOf(now.name);
  into[at + 4] = seen.now(id).controller === seen.seat ? 1 : 0;
  into[at + 9] = now.manaValue / 8;
  into[at + 10] = is(now, TypeBit.Creature) ? 1 : 0;
  into[at + 11] = is(now, TypeBit.Land) ? 1 : 0;
  into[at + 12] = is(now, TypeBit.Instant | TypeBit.Sorcery) ? 1 : 0;
  into[at + 13] = size(now.power);
  into[at + 14] = size(now.toughness);
  into[at + 15] = object.tapped ? 1 : 0;
  into[at + 16] = (now.keywords & KeywordBit.Flying) === 0 ? 0 : 1;
}

function writeAgainst(into: Float32Array, before: number, seen: SeenGame, against: Entity): void {
  if (isPlayerEntity(against)) {
    into[before + 1] = 1;
    into[before + 2] = seen.player(entityPlayer(against)).life / 20;
    return;
  }
  const id = entityObject(against);
  if (seen.object(id) === null) return;
  const now = seen.now(id);
  into[before + 3] = size(now.power);
  into[before + 4] = size(now.toughness);
}
