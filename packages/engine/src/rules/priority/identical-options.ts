/** Identical cards and permanents are offered as one option that stands for all of them. NOT-CR. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { countedAlike } from '../activated-abilities/activation-limits.ts';

/** No other card is the same. */
export const ALONE: readonly ObjectId[] = [];

/** Whether an identical card came earlier in the hand. */
export function hasTwinInHand(game: Game, hand: readonly ObjectId[], before: number, object: GameObject): boolean {
  for (let j = 0; j < before; j++)
    if ((game.objects[hand[j] as ObjectId] as GameObject).record === object.record) return true;
  return false;
}

/** The options from that index on stand for identical cards later in the hand too. */
export function addTwins(
  game: Game,
  hand: readonly ObjectId[],
  at: number,
  object: GameObject,
  options: ActionOption[],
  from: number,
): void {
  const same = twinsInHand(game, hand, at, object);
  if (same.length === 0) return;
  for (let i = from; i < options.length; i++)
    options[i] = { ...(options[i] as Exclude<ActionOption, { kind: 'pass' }>), same };
}

function twinsInHand(game: Game, hand: readonly ObjectId[], from: number, object: GameObject): readonly ObjectId[] {
  let twins: ObjectId[] | null = null;
  for (let j = from + 1; j < hand.length; j++) {
    if ((game.objects[hand[j] as ObjectId] as GameObject).record === object.record) {
      twins ??= [];
      twins.push(hand[j] as ObjectId);
    }
  }
  return twins ?? ALONE;
}

/** Two permanents that nothing tells apart: options are the same for both. */
function areTwins(game: Game, a: GameObject, b: GameObject, nowA: Characteristics, id: ObjectId): boolean {
  if (
    a.record !== b.record ||
    a.zone !== b.zone ||
    a.owner !== b.owner ||
    a.status !== b.status ||
    a.damage !== b.damage ||
    a.face !== b.face
  )
    return false;
  if (a.counters !== b.counters && (Object.keys(a.counters).length > 0 || Object.keys(b.counters).length > 0))
    return false;
  if (
    a.attachedTo !== b.attachedTo ||
    a.attacking !== b.attacking ||
    a.blocking.length > 0 ||
    b.blocking.length > 0 ||
    a.controlledSinceTurn !== b.controlledSinceTurn
  )
    return false;
  if (a.memory !== b.memory || hasAttachment(game, a.id) || hasAttachment(game, b.id)) return false;
  const nowB = characteristics(game, id);
  return (
    (nowA === nowB ||
      (nowA.controller === nowB.controller &&
        nowA.abilities === nowB.abilities &&
        nowA.power === nowB.power &&
        nowA.toughness === nowB.toughness &&
        nowA.types === nowB.types &&
        nowA.name === nowB.name)) &&
    countedAlike(game, nowA, a.id, b.id) &&
    !isSingledOut(game, objectEntity(a.id), objectEntity(b.id))
  );
}

/** Whether an effect is about one of the two only: "its activated abilities can't be activated". */
function isSingledOut(game: Game, one: Entity, other: Entity): boolean {
  return game.effects.some(({ affected, context }) => {
    const about = (entity: Entity): boolean =>
      affected?.includes(entity) ?? Object.values(context.bindings).some(({ entities }) => entities.includes(entity));
    return about(one) !== about(other);
  });
}

function hasAttachment(game: Game, id: ObjectId): boolean {
  for (const other of game.battlefield)
    if ((game.objects[other] as GameObject).attachedTo === (id as number)) return true;
  return false;
}

/** Whether an identical permanent came earlier in the list. */
export function hasTwinBefore(
  game: Game,
  list: readonly ObjectId[],
  at: number,
  id: ObjectId,
  now: Characteristics,
): boolean {
  const object = game.objects[id] as GameObject;
  for (let j = 0; j < at; j++) {
    const other = game.objects[list[j] as ObjectId] as GameObject;
    if (other.record === object.record && areTwins(game, object, other, now, other.id)) return true;
  }
  return false;
}

/** The identical permanents later in the list. */
export function twinsAfter(
  game: Game,
  list: readonly ObjectId[],
  at: number,
  id: ObjectId,
  now: Characteristics,
): readonly ObjectId[] {
  const object = game.objects[id] as GameObject;
  let twins: ObjectId[] | null = null;
  for (let j = at + 1; j < list.length; j++) {
    const other = game.objects[list[j] as ObjectId] as GameObject;
    if (other.record === object.record && areTwins(game, object, other, now, other.id)) {
      twins ??= [];
      twins.push(other.id);
    }
  }
  return twins ?? ALONE;
}
