/** Identical cards and permanents are offered as one option that stands for all of them. NOT-CR. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_ENTITY, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
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

/** Cards or permanents of one list, of which one option stands for all. */
export interface Alike {
  readonly first: ObjectId;
  readonly same: readonly ObjectId[];
}

/** The objects in groups that nothing tells apart, each where its first one stands; each object is looked at once. */
export function alikeAmong(game: Game, ids: readonly ObjectId[]): readonly Alike[] {
  if (ids.length === 1) return [{ first: ids[0] as ObjectId, same: ALONE }];
  const groups: { readonly first: ObjectId; readonly same: ObjectId[] }[] = [];
  const byLook = new Map<number, (typeof groups)[number][]>();
  const apart = ids.length === 0 ? NOTHING_APART : toldApart(game);
  for (const id of ids) {
    const object = game.objects[id] as GameObject;
    const alone = { first: id, same: [] };
    if (object.blocking.length > 0 || apart.hosts.has(objectEntity(id))) {
      groups.push(alone);
      continue;
    }
    const look = lookOf(game, object);
    const known = byLook.get(look);
    const group = known?.find(({ first }) => areTwins(game, game.objects[first] as GameObject, object, apart));
    if (group !== undefined) {
      group.same.push(id);
      continue;
    }
    groups.push(alone);
    if (known === undefined) byLook.set(look, [alone]);
    else known.push(alone);
  }
  return groups;
}

/** What tells objects apart that look the same: what is attached to them, and which effects are about them. */
interface Apart {
  readonly hosts: ReadonlySet<Entity>;
  readonly effects: ReadonlyMap<Entity, string>;
}
const NOTHING_APART: Apart = { hosts: new Set(), effects: new Map() };

function toldApart(game: Game): Apart {
  const hosts = new Set<Entity>();
  for (const id of game.battlefield) {
    const { attachedTo } = game.objects[id] as GameObject;
    if (attachedTo !== NO_ENTITY) hosts.add(attachedTo);
  }
  const effects = new Map<Entity, string>();
  game.effects.forEach(({ affected, context }, index) => {
    // An effect may be about some only: "its activated abilities can't be activated".
    const about = affected ?? Object.values(context.bindings).flatMap(({ entities }) => entities);
    for (const entity of new Set(about)) effects.set(entity, `${effects.get(entity) ?? ''},${index}`);
  });
  return { hosts, effects };
}

/** A number that is the same for objects that are alike, and seldom for others: which to compare at all. */
function lookOf(game: Game, { id, record, status, damage, controlledSinceTurn }: GameObject): number {
  const { power, toughness } = characteristics(game, id);
  let look = Math.imul(record.index, 31) + status;
  for (const number of [damage, controlledSinceTurn, power, toughness]) look = Math.imul(look, 31) + (number | 0);
  return look;
}

/** Two that nothing tells apart: options are the same for both. */
function areTwins(game: Game, a: GameObject, b: GameObject, { effects }: Apart): boolean {
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
  if (a.attachedTo !== b.attachedTo || a.attacking !== b.attacking || a.controlledSinceTurn !== b.controlledSinceTurn)
    return false;
  if (a.memory !== b.memory || effects.get(objectEntity(a.id)) !== effects.get(objectEntity(b.id))) return false;
  const now = characteristics(game, a.id);
  return isSameNow(now, characteristics(game, b.id)) && countedAlike(game, now, a.id, b.id);
}

function isSameNow(now: Characteristics, other: Characteristics): boolean {
  return (
    now === other ||
    (now.controller === other.controller &&
      sameAbilities(now.abilities, other.abilities) &&
      now.power === other.power &&
      now.toughness === other.toughness &&
      now.types === other.types &&
      now.name === other.name)
  );
}

/** The same records in the same order: each stands for the same words from the same giver. */
function sameAbilities(one: readonly AbilityRecord[], other: readonly AbilityRecord[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((record, index) => record === other[index]);
}
