/** Cards put into one graveyard at the same time: their owner arranges them. CR 404.3. */
import { askOrder, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_CARD, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** The events with each owner's cards in the order chosen; nobody is asked in games where no card looks at the order. */
export function inGraveyardOrder(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  if (!mentions(game, 'graveyardCards') && !mentions(game, 'cardsAbove')) return events;
  const ordered = events.slice();
  const seats = game.players.length;
  for (let seat = 0; seat < seats; seat++) {
    const player = ((game.activePlayer + seat) % seats) as PlayerId; // CR 101.4
    const places: number[] = [];
    events.forEach((event, i) => {
      if (event.kind !== 'zoneChange' || event.to !== Zone.Graveyard) return;
      const object = game.objects[event.object];
      if (object !== undefined && object.owner === player && object.card !== NO_CARD) places.push(i);
    });
    if (places.length < 2) continue;
    const items = places.map((place) => {
      const object = movedBy(events[place] as GameEvent);
      return { object, text: characteristics(game, object).name };
    });
    const why = reason('Arrange the cards; the last one will be on top of the graveyard', NO_OBJECT, '404.3');
    const order = askOrder(game, player, why, items, 'other', 'top');
    places.forEach((place, i) => {
      ordered[place] = events[places[order[i] as number] as number] as GameEvent;
    });
  }
  return ordered;
}

function movedBy(event: GameEvent): ObjectId {
  return event.kind === 'zoneChange' ? event.object : NO_OBJECT;
}
