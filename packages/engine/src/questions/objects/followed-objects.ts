/** Objects that have moved, found where they are now; and those that others are "other" than. CR 400.7, 608.2c. */
import type { Filter, Select } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
} from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { doneThisWay, spokenOfSince } from '../resolving/this-way.ts';

/** The mark of a card that its madness ability puts into the graveyard. */
export const LEFT_BY_MADNESS = 'left by madness';

/** The object that this one became in its next zone if it is still there, or itself if it has not moved. CR 400.7. */
export function followed(game: Game, id: ObjectId): ObjectId {
  const object = game.objects[id];
  if (object === undefined || object.became === NO_OBJECT) return id;
  const next = game.objects[object.became];
  if (next === undefined) return id;
  if (next.became === NO_OBJECT) return next.id;
  // CR 400.7k: discarded into exile and, not cast from there, put into the graveyard.
  const last = next.memory.marks?.[LEFT_BY_MADNESS] === 1 ? game.objects[next.became] : undefined;
  return last === undefined || last.became !== NO_OBJECT ? id : last.id;
}

/**
 * What a text has put onto the battlefield is, in what the text says next, the permanent, as it is or last was there; not
 * what went there while the ability waited, nor a spell that became it. CR 400.7j, 608.2h.
 */
export function asPutOntoBattlefield(game: Game, entity: Entity, { left, begun }: Context): Entity {
  if (isPlayerEntity(entity) || left?.includes(entityObject(entity)) === true) return entity;
  let permanent = entity;
  let card = game.objects[entity];
  while (card !== undefined) {
    const next = game.objects[card.became];
    const cameThere = next?.zone === Zone.Battlefield && card.zone !== Zone.Battlefield && card.zone !== Zone.Stack;
    const byThis = objectEntity(card.id) === entity || (begun !== undefined && (next?.id as number) >= begun);
    if (next !== undefined && cameThere && byThis) permanent = objectEntity(next.id);
    card = next;
  }
  return permanent;
}

/** Every object that it became: the cards of a merged permanent are several. CR 727.3c, 712.21c. */
export function followedAll(game: Game, id: ObjectId): readonly ObjectId[] {
  const parts = game.objects[id]?.memory.parts;
  return parts === undefined
    ? [followed(game, id)]
    : parts.filter((part) => game.objects[part]?.became === NO_OBJECT && game.objects[part]?.zone !== Zone.None);
}

/** Of what was exiled or revealed, what is still where that left it. CR 400.7. */
export function stillThere(game: Game, zone: Zone, entities: readonly Entity[]): readonly Entity[] {
  return entities
    .filter((entity) => entity !== NO_ENTITY && !isPlayerEntity(entity))
    .flatMap((entity) => followedAll(game, entity as number as ObjectId))
    .filter((id) => game.objects[id]?.zone === zone)
    .map(objectEntity);
}

/**
 * Whether it is the one than which "other" is other: you or this object, or the player or object spoken of before. CR
 * 109.5, 608.2c.
 */
export function isNoOther(
  game: Game,
  { quantifier }: Pick<Select, 'quantifier'>,
  entity: Entity,
  context: Context,
): boolean {
  if (quantifier.other !== true) return false;
  const { than } = quantifier;
  if (isPlayerEntity(entity)) {
    if (quantifier.target === true) return false;
    if (than === undefined) return entityPlayer(entity) === context.controller;
  } else if (than === undefined) return entityObject(entity) === context.source;
  const meant = than === 'host' ? [game.objects[context.source]?.attachedTo] : context.bindings[than]?.entities;
  return (meant ?? []).some(
    (one) =>
      one === entity ||
      (one !== undefined &&
        !isPlayerEntity(one) &&
        !isPlayerEntity(entity) &&
        followed(game, entityObject(one)) === entityObject(entity)),
  );
}

/** "All other cards revealed this way". CR 608.2c. */
export function withoutSpokenOf(
  game: Game,
  filter: Filter,
  context: Context,
  found: readonly Entity[],
): readonly Entity[] {
  const done = filter.qualities?.find((quality) => quality.kind === 'thisWay')?.done;
  // "Choose a creature, then destroy all other creatures": than the one chosen; "each other card exiled with it": than
  // the one that has just been exiled.
  const linked = filter.qualities?.some(({ kind }) => kind === 'exiledWith') === true;
  const spokenOf =
    done === undefined ? doneThisWay(linked ? 'exiled' : 'chosen', context) : spokenOfSince(done, context);
  if (spokenOf.length === 0) return found;
  const others = spokenOf.map((entity) => nowCalled(game, entity));
  return found.filter((entity) => !others.includes(nowCalled(game, entity)));
}

/** "If it's a Samurai card": of a permanent that has left, the card that it has become. CR 109.2a, 400.7. */
export function asCard(game: Game, entity: Entity): Entity {
  const now = nowCalled(game, entity);
  const zone = isPlayerEntity(now) ? undefined : game.objects[entityObject(now)]?.zone;
  return zone === Zone.Battlefield || zone === Zone.Stack || zone === Zone.None ? entity : now;
}

/** What it is called by now: the object that the one spoken of has become. CR 400.7. */
export function nowCalled(game: Game, entity: Entity): Entity {
  return isPlayerEntity(entity) ? entity : objectEntity(followed(game, entity as number as ObjectId));
}
