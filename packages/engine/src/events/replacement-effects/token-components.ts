/** A merged permanent that is a token, with cards in it: an effect that replaces where a card goes moves those cards. CR 727.3e. */
import { editObject } from '../../vocabulary/door.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { OpenGame } from '../../vocabulary/game.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { applicableReplacements, applyReplacement } from './replacement-effects.ts';

/** The event, with where the cards among the components go when that is elsewhere. */
export function withCardsApart(game: OpenGame, event: ZoneChange): ZoneChange {
  const object = game.objects[event.object];
  const components = object?.memory.components;
  if (components === undefined || event.from !== Zone.Battlefield || event.cardsTo !== undefined) return event;
  if (((object?.status ?? 0) & StatusBit.Token) === 0 || components.every(({ token }) => token)) return event;
  // What would replace the event if a card were moved.
  editObject(game, event.object).status &= ~StatusBit.Token;
  const [first] = applicableReplacements(game, event, []);
  const instead = first === undefined ? [] : applyReplacement(game, first, event, new Set());
  editObject(game, event.object).status |= StatusBit.Token;
  const moved = instead.find((other) => other.kind === 'zoneChange' && other.object === event.object);
  return moved?.kind === 'zoneChange' && moved.to !== event.to ? { ...event, cardsTo: moved.to } : event;
}
