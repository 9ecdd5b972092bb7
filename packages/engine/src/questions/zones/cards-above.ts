/** The order of a graveyard: what lies above a card there. CR 404.2. */
import type { CardsAbove } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { matches } from '../objects/filters.ts';
import { evaluate } from '../reading.ts';

/** Whether so many such cards lie above the card in its graveyard, or one directly above it. CR 404.2. */
export function liesBelow(game: Game, card: ObjectId, above: CardsAbove, context: Context): boolean {
  const owner = game.objects[card]?.owner;
  const graveyard = owner === undefined ? [] : (game.players[owner]?.graveyard ?? []);
  const place = graveyard.indexOf(card);
  if (place < 0) return false;
  const over = above.directly === true ? graveyard.slice(place + 1, place + 2) : graveyard.slice(place + 1);
  const fitting = over.filter((id) => matches(game, above.filter, objectEntity(id), context));
  return fitting.length >= evaluate(game, above.number, context);
}
