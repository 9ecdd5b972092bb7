/** What a step of an effect came to: the context after it, what it did it to, how much, and whether it was done at all. */
import type { Action, Duration } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Cause } from '../event-makers.ts';

/** The result of an action. */
export interface Outcome {
  readonly context: Context;
  /** What a label of the action will stand for. */
  readonly entities: readonly Entity[];
  /** What it was done to "this way", where that may be less: what was tapped already is not tapped. */
  readonly changed?: readonly Entity[];
  /** "that much". */
  readonly amount: number;
  /** For "if you do". */
  readonly done: boolean;
}

/** The actions of a kind: one type of node often has several kinds. */
export type ActionOf<K extends Action['kind']> = Action extends infer A
  ? A extends { kind: infer Kinds }
    ? K extends Kinds
      ? A
      : never
    : never
  : never;

/** Carries out actions of one type. `during` is the duration that its clause gives. */
export type HandlerOf<A> = (game: Game, action: A, context: Context, during: Duration | undefined) => Outcome;
export type Handler<K extends Action['kind']> = HandlerOf<ActionOf<K>>;

/** The meaning of some kinds of action as instructions. */
export type Handlers<K extends Action['kind']> = { readonly [kind in K]: HandlerOf<ActionOf<kind>> };

export const NO_ENTITIES: readonly Entity[] = [];

/** An outcome by its parts. */
export function outcome(context: Context, entities: readonly Entity[], amount: number, done: boolean): Outcome {
  return { context, entities, amount, done };
}

/** Nothing was done. */
export function nothing(context: Context): Outcome {
  return { context, entities: NO_ENTITIES, amount: 0, done: false };
}

/** Something was done that nothing is spoken of afterwards. */
export function done(context: Context): Outcome {
  return outcome(context, NO_ENTITIES, 0, true);
}

/** What was done to all of these; to none of them is nothing. */
export function doneTo(context: Context, entities: readonly Entity[], amount: number = entities.length): Outcome {
  return outcome(context, entities, amount, entities.length > 0);
}

/** What was done so many times, to these; no time is nothing. */
export function soMany(context: Context, entities: readonly Entity[], amount: number): Outcome {
  return outcome(context, entities, amount, amount > 0);
}

/** What was done to all of these players. */
export function doneToPlayers(
  context: Context,
  players: readonly PlayerId[],
  amount: number = players.length,
): Outcome {
  return doneTo(context, players.map(playerEntity), amount);
}

/** The cause of the events of an effect: its source, by this rule. */
export function by(context: Context, rule: string): Cause {
  return context.paying === true ? { cause: context.source, rule, noEffect: true } : { cause: context.source, rule };
}

/** The objects that events moved, as they are now; with how many there were. */
export function moved(context: Context, events: readonly GameEvent[]): Outcome {
  return movedOf(
    context,
    events.filter((event) => event.kind !== 'zoneChange' || event.component !== true),
  );
}

/** The same, with every card that a merged permanent became. CR 727.3c. */
export function movedWithParts(context: Context, events: readonly GameEvent[]): Outcome {
  return movedOf(context, events);
}

function movedOf(context: Context, events: readonly GameEvent[]): Outcome {
  const entities: Entity[] = [];
  for (const event of events)
    if (event.kind === 'zoneChange')
      entities.push((event.became >= 0 ? event.became : event.object) as number as Entity);
  return doneTo(context, entities);
}

/** Objects as entities. */
export function asEntities(objects: readonly ObjectId[]): readonly Entity[] {
  return objects as readonly number[] as readonly Entity[];
}
