/** "Whenever a permanent entering the battlefield causes a triggered ability to trigger": abilities that hear others trigger. CR 603.2, 603.3b. */
import type { Action } from '@kitchen-table/language/core';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { match, type Match } from '../../questions/triggered-abilities/roles.ts';
import { eventsOf } from '../../questions/triggered-abilities/watched-kinds.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Derived, Watcher } from '../../vocabulary/derived.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity } from '../../vocabulary/ids.ts';
import { causesOf } from './additional-triggers.ts';
import { mayTrigger } from './may-trigger.ts';

type Triggers = Extract<Action, { kind: 'abilityTriggers' }>;

/** The abilities that have triggered, each with those that trigger because it did. CR 603.3b. */
export function withHearers(
  game: Game,
  batch: readonly GameEvent[],
  found: readonly PendingTrigger[],
): readonly PendingTrigger[] {
  const { abilityTriggers: watching = [] } = (game.derived ?? derived(game)).watchers as Derived['watchers'] & {
    readonly abilityTriggers?: readonly Watcher[];
  };
  if (watching.length === 0) return found;
  return found.map((triggered) => {
    const heardBy = watching.flatMap((watcher) => hearing(game, watcher, triggered, batch));
    return heardBy.length === 0 ? triggered : { ...triggered, heardBy };
  });
}

/** The ability of the watcher, triggered, if that is what it waits for. */
function hearing(
  game: Game,
  { object, ability: record }: Watcher,
  triggered: PendingTrigger,
  batch: readonly GameEvent[],
): readonly PendingTrigger[] {
  const { ability } = record;
  if (ability.kind !== 'triggered') return [];
  const { controller } = characteristics(game, object);
  const context: Context = {
    source: object,
    controller,
    bindings: NO_BINDINGS,
    x: null,
    stackObject: NO_OBJECT,
    since: game.objects.length,
  };
  const waitsForIt = eventsOf(ability.trigger).some(
    (action) => action.kind === 'abilityTriggers' && isCausedBy(game, action, triggered, batch, context),
  );
  if (!waitsForIt || !mayTrigger(game, ability.trigger, match({}), batch, context)) return [];
  const { trigger, clause } = ability;
  return [{ controller, source: object, ability: record, clause, trigger, context, event: triggered.event }];
}

/** Whether such an event made it trigger: of several at once, any of those that it is about. CR 603.2c. */
function isCausedBy(
  game: Game,
  { event, own }: Triggers,
  { trigger, context: itsOwn, event: cause, source }: PendingTrigger,
  batch: readonly GameEvent[],
  context: Context,
): boolean {
  const causes = trigger === null ? [cause] : causesOf(game, cause, eventsOf(trigger), batch, itsOwn);
  const matches: Match[] = [];
  for (const each of causes) matchEvent(game, event, each, context, matches);
  return matches.some(({ object }) => own !== true || object.includes(objectEntity(source)));
}
