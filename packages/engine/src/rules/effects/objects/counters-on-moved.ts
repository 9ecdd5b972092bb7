/** Counters that a card gets as it is exiled or put somewhere else than onto the battlefield. CR 122.1. */
import { perform } from '../../../events/perform.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { Entity } from '../../../vocabulary/ids.ts';
import { enteringFacts } from './moving.ts';
import { by } from '../outcome.ts';

/** Counters that an exiled or moved card gets: "with three time counters on it". */
export function withCountersGiven(
  game: Game,
  entity: Entity,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
): void {
  if (entering?.counters === undefined) return;
  const facts = enteringFacts(game, entering, context.controller, context, null);
  const events = Object.entries(facts.counters).map(
    ([counter, amount]): GameEvent => ({
      kind: 'putCounters',
      on: entity,
      counter,
      amount,
      player: context.controller,
      ...by(context, '122.1'),
    }),
  );
  perform(game, events);
}
