/** State triggers: "when you control no Islands". CR 603.8. */
import { eventsOf } from '../../questions/triggered-abilities/watched-kinds.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Derived, Watcher } from '../../vocabulary/derived.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';

/** Abilities whose state is true and that have not triggered already and wait or are on the stack. */
export function stateTriggers(game: Game, events: readonly GameEvent[], found: PendingTrigger[]): void {
  const cause = events[events.length - 1];
  const watching = (derived(game).watchers as Derived['watchers'] & { readonly state?: readonly Watcher[] }).state;
  if (watching === undefined || cause === undefined) return;
  for (const { object, ability: record } of watching) {
    const ability = record.ability;
    if (ability.kind !== 'triggered' || isUnderway(game, object, record)) continue;
    const controller = characteristics(game, object).controller;
    const context = {
      source: object,
      controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
      since: game.objects.length,
    };
    const isSo = eventsOf(ability.trigger).some(
      (event) => event.kind === 'state' && holds(game, event.condition, context),
    );
    if (isSo)
      found.push({
        controller,
        source: object,
        ability: record,
        clause: ability.clause,
        trigger: ability.trigger,
        context,
        event: cause,
      });
  }
}

function isUnderway(game: Game, object: Watcher['object'], record: Watcher['ability']): boolean {
  for (const pending of game.pending) if (pending.source === object && pending.ability === record) return true;
  for (const id of game.stack) {
    const stack = game.objects[id]?.stack;
    if (stack?.source === object && stack.ability === record) return true;
  }
  return false;
}
