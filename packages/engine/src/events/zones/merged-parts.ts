/** The components of a permanent that was merged or melded, when it leaves the battlefield. CR 712.21, 727.3. */
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Component } from '../../vocabulary/objects/merged.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { askOrder, reason } from '../../questions/ask.ts';

const NO_CHANGES: readonly ZoneChange[] = [];

/** The places of the components of a permanent that leaves, in the order in which they go there. CR 727.3a-b. */
export function orderOfParts(game: Game, event: ZoneChange, components: readonly Component[]): readonly number[] {
  const all = components.map((_, index) => index);
  if (event.to !== Zone.Graveyard && event.to !== Zone.Library && event.to !== Zone.Exile) return all;
  const player = event.to === Zone.Exile ? event.player : (game.objects[event.object] as GameObject).owner;
  const why = reason('Choose the order of the cards, first to last', event.object, '727.3a');
  return askOrder(
    game,
    player,
    why,
    components.map(({ record }) => ({ object: event.object, text: game.records[record]?.card.name ?? '' })),
    event.to === Zone.Library ? 'library' : 'other',
  );
}

/** The events of the components of a merged permanent, each a card or token that changed zones. CR 712.21, 712.21e. */
export function eventsOfParts(game: Game, event: ZoneChange): readonly ZoneChange[] {
  const parts = game.objects[event.object]?.memory.parts;
  if (parts === undefined || event.from !== Zone.Battlefield) return NO_CHANGES;
  return parts
    .filter((part) => part !== event.became)
    .map((part): ZoneChange => {
      const to = game.objects[part]?.zone ?? event.to;
      return { ...event, to, became: part, component: true };
    });
}
