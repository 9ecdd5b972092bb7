/** Replacement effects that counters bring: shield, stun and finality counters. CR 122.1c, 122.1d, 122.1h. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

export type RuleCounter = 'shield' | 'stun' | 'finality';

/** The kind of counter whose rule would change this event, or null. */
export function counterRuleFor(game: Game, event: GameEvent): RuleCounter | null {
  switch (event.kind) {
    case 'destroy':
      // CR 122.1c: destroyed as the result of an effect, not by state-based actions.
      return event.cause !== NO_OBJECT && has(game, event.object, 'shield') ? 'shield' : null;
    case 'damage':
      return event.preventable && !isPlayerEntity(event.to) && has(game, event.to as number as ObjectId, 'shield')
        ? 'shield'
        : null;
    case 'untap':
      return has(game, event.object, 'stun') ? 'stun' : null;
    case 'zoneChange':
      return event.from === Zone.Battlefield && event.to === Zone.Graveyard && has(game, event.object, 'finality')
        ? 'finality'
        : null;
    default:
      return null;
  }
}

function has(game: Game, id: ObjectId, counter: RuleCounter): boolean {
  const counters = game.objects[id]?.counters ?? NO_COUNTERS;
  return counters !== NO_COUNTERS && (counters[counter] ?? 0) > 0;
}

/** What happens instead. */
export function applyCounterRule(game: Game, counter: RuleCounter, event: GameEvent): readonly GameEvent[] {
  if (event.kind === 'zoneChange') return [{ ...event, to: Zone.Exile, manner: 'exile', rule: '122.1h' }];
  const object =
    event.kind === 'damage' ? (event.to as number as ObjectId) : 'object' in event ? event.object : NO_OBJECT;
  const player = game.objects[object]?.controller ?? game.activePlayer;
  return [
    {
      kind: 'removeCounters',
      on: objectEntity(object),
      counter,
      amount: 1,
      player,
      cause: object,
      rule: counter === 'stun' ? '122.1d' : '122.1c',
    },
  ];
}
