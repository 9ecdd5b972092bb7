/** What several players do at the same time: all choose in turn order, and then it is one event. CR 101.4, 608.2e. */
import type { Duration } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { HandlerOf, Outcome } from './outcome.ts';

/** What is about to happen, as it has been chosen. */
export interface Planned {
  readonly events: readonly GameEvent[];
  readonly context: Context;
}

/** A verb whose choices come before everything that it does. */
export interface AtOnce<A> {
  /** Everything is chosen; nothing happens yet. */
  readonly plan: (game: Game, action: A, context: Context, during: Duration | undefined) => Planned;
  /** What came of it. `planned.events`: what was to happen; `happened`: what did, in its place or besides. */
  readonly came: (
    game: Game,
    action: A,
    planned: Planned,
    happened: readonly GameEvent[],
    during: Duration | undefined,
  ) => Outcome;
}

/** The verb as an instruction. */
export function atOnce<A>({ plan, came }: AtOnce<A>): HandlerOf<A> {
  return (game, action, context, during) => {
    const planned = plan(game, action, context, during);
    return came(game, action, planned, perform(game, planned.events), during);
  };
}

/** What has happened of each plan: to what it was about, or else to whoever it was about; the rest is of the first. */
export function shared(plans: readonly Planned[], happened: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const shares = plans.map((): GameEvent[] => []);
  for (const event of happened) {
    const about = plans.findIndex(({ events }) => events.some((planned) => isSame(planned, event)));
    const at = about < 0 ? plans.findIndex(({ events }) => events.some((planned) => isOfSame(planned, event))) : about;
    shares[Math.max(0, at)]?.push(event);
  }
  return shares;
}

function isSame(planned: GameEvent, event: GameEvent): boolean {
  if ('object' in planned && 'object' in event) return planned.object === event.object;
  if (planned.kind === 'createToken' && event.kind === 'createToken' && planned.record !== event.record) return false;
  return planned.kind === event.kind && isOfSame(planned, event);
}

function isOfSame(planned: GameEvent, event: GameEvent): boolean {
  return 'player' in planned && 'player' in event && planned.player === event.player;
}
