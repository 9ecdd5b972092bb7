/** What several do at the same time: all choose in turn order, and then it is one event. CR 101.4, 608.2e, 608.2f. */
import type { Duration } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import type { HandlerOf, Outcome } from './outcome.ts';

/** What is about to happen, as it has been chosen. */
export interface Planned {
  readonly events: readonly GameEvent[];
  readonly context: Context;
  /** What was chosen, where something may happen to less: what is tapped already is not tapped. */
  readonly about?: readonly Entity[];
  /** Who does it, where that is told by no event. */
  readonly player?: PlayerId;
}

/** A verb whose choices come before everything that it does. */
export interface AtOnce<A> {
  /** Everything is chosen; nothing happens yet. */
  readonly plan: (game: Game, action: A, context: Context, during: Duration | undefined) => Planned;
  /** The continuous effects that begin with it, as all has been chosen: those of all before any event. CR 611.2c. */
  readonly begins?: (game: Game, action: A, planned: Planned, during: Duration | undefined) => void;
  /** What came of it. `planned.events`: what was to happen; `happened`: what did, in its place or besides. */
  readonly came: (
    game: Game,
    action: A,
    planned: Planned,
    happened: readonly GameEvent[],
    during: Duration | undefined,
  ) => Outcome;
}

/** One of several that are carried out at the same time. */
export interface Part<A> {
  readonly action: A;
  readonly during: Duration | undefined;
  readonly planned: Planned;
}

/** The verb as an instruction. */
export function atOnce<A>(verb: AtOnce<A>): HandlerOf<A> {
  return (game, action, context, during) => {
    const planned = verb.plan(game, action, context, during);
    verb.begins?.(game, action, planned, during);
    return verb.came(game, action, planned, perform(game, planned.events), during);
  };
}

/** All parts happen at the same time; what has happened of each. CR 608.2e, 608.2f. */
export function happenAtOnce<A>(
  game: Game,
  { begins }: Pick<AtOnce<A>, 'begins'>,
  parts: readonly Part<A>[],
): readonly (readonly GameEvent[])[] {
  if (begins !== undefined) for (const { action, planned, during } of parts) begins(game, action, planned, during);
  const happened = perform(
    game,
    parts.flatMap(({ planned }) => planned.events),
  );
  return shared(
    parts.map(({ planned }) => planned),
    happened,
  );
}

/**
 * What has happened of each plan: to what it was about, or else to whoever it was about; the rest is of the first. Of
 * several about the same, each has as much as it planned.
 */
function shared(plans: readonly Planned[], happened: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const shares = plans.map((): GameEvent[] => []);
  const planOf = (event: GameEvent, isAbout: (planned: GameEvent, event: GameEvent) => boolean): number => {
    let first = -1;
    for (const [at, { events }] of plans.entries()) {
      const planned = events.filter((each) => isAbout(each, event)).length;
      if (planned === 0) continue;
      if (first < 0) first = at;
      if ((shares[at] as GameEvent[]).filter((each) => isAbout(each, event)).length < planned) return at;
    }
    return first;
  };
  for (const event of happened) {
    const about = planOf(event, isSame);
    shares[Math.max(0, about < 0 ? planOf(event, isOfSame) : about)]?.push(event);
  }
  return shares;
}

function isSame(planned: GameEvent, event: GameEvent): boolean {
  if ('object' in planned && 'object' in event) return planned.object === event.object;
  if ('on' in planned && 'on' in event) return planned.on === event.on && planned.counter === event.counter;
  if (planned.kind === 'createToken' && event.kind === 'createToken' && planned.record !== event.record) return false;
  return planned.kind === event.kind && isOfSame(planned, event);
}

function isOfSame(planned: GameEvent, event: GameEvent): boolean {
  return 'player' in planned && 'player' in event && planned.player === event.player;
}
