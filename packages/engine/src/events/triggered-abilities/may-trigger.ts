/** What an ability asks besides its event before it triggers. CR 603.2, 603.4. */
import type { Trigger } from '@kitchen-table/language/core';
import { holds } from '../../questions/conditions.ts';
import { past } from '../../questions/history.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';
import { eventsOf } from '../../questions/triggered-abilities/watched-kinds.ts';
import { isWithin } from '../../questions/turn-structure/turn-parts.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY } from '../../vocabulary/ids.ts';

/** The intervening if (CR 603.4), "during ...", "for the first time each turn". */
export function mayTrigger(
  game: Game,
  trigger: Trigger,
  matched: Match,
  batch: readonly GameEvent[],
  context: Context,
): boolean {
  const during = trigger.during;
  if (during !== undefined && during.kind === 'duringPart' && !isWithin(game, during.part, context)) return false;
  if (during !== undefined && during.kind === 'forAsLongAs' && !holds(game, during.condition, context)) return false;
  if (trigger.firstTime === true) {
    const earlier = game.history.filter((other) => !other.some((event) => batch.includes(event)));
    for (const action of eventsOf(trigger)) {
      const times = past(game, action, earlier, context).some(
        (one) => matched.player === NO_ENTITY || one.player === matched.player,
      );
      if (times) return false;
    }
  }
  return trigger.condition === undefined || holds(game, trigger.condition, context);
}
