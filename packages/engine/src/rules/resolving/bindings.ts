/** Reading and extending contexts: what labels stand for while a text is carried out. CR 608.2c. */
import type { Noun } from '@kitchen-table/language/core';
import { withNamed } from '../../questions/targets/named-within.ts';
import type { Bound, Context } from '../../vocabulary/context.ts';
import { DONE_LABEL, NO_BINDINGS } from '../../vocabulary/context.ts';
import {
  type Entity,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import type { Game } from '../../vocabulary/game.ts';

/** The context in which an object's own words are read. */
export function contextOf(source: ObjectId, controller: PlayerId): Context {
  return { source, controller, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
}

/** The context with one more label. */
export function bind(context: Context, label: string, entities: readonly Entity[], amount: number): Context {
  // Bindings differ in their labels: assigning copies them several times faster than spreading does.
  const bindings: Record<string, Bound> = Object.assign({}, context.bindings);
  bindings[label] = { entities, amount };
  return { ...context, bindings };
}

/** The same for something chosen, with whom its words name besides: "target creature an opponent controls". */
export function bindChosen(
  game: Game,
  context: Context,
  noun: Noun,
  label: string,
  chosen: readonly Entity[],
): Context {
  const now = bind(context, label, chosen, 0);
  const bindings = withNamed(game, noun, chosen, now.bindings);
  return bindings === now.bindings ? now : { ...now, bindings };
}

/** The context after a step, which was done or not. */
export function noteDone(context: Context, done: boolean): Context {
  const before = context.bindings[DONE_LABEL];
  if (before !== undefined && before.amount === (done ? 1 : 0)) return context;
  return bind(context, DONE_LABEL, [], done ? 1 : 0);
}

/** Whether the step before was done. A text whose first step asks is read as not done. */
export function wasDone(context: Context): boolean {
  return context.bindings[DONE_LABEL]?.amount === 1;
}

/** The context with a value of X. */
export function withX(context: Context, x: number | null): Context {
  return context.x === x ? context : { ...context, x };
}

/** The context with another "you". */
export function withController(context: Context, controller: PlayerId): Context {
  return context.controller === controller ? context : { ...context, controller };
}

/** Whether the object still is where it was when it got its id. */
export function isCurrent(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object !== undefined && object.became === NO_OBJECT && object.lastKnown === null;
}

/** The objects among entities. */
export function objectsOf(entities: readonly Entity[]): ObjectId[] {
  const objects: ObjectId[] = [];
  for (const entity of entities)
    if (entity !== NO_ENTITY && !isPlayerEntity(entity)) objects.push(entity as number as ObjectId);
  return objects;
}

/** The players among entities. */
export function playersOf(entities: readonly Entity[]): PlayerId[] {
  const players: PlayerId[] = [];
  for (const entity of entities) if (isPlayerEntity(entity)) players.push((-1 - entity) as PlayerId);
  return players;
}
