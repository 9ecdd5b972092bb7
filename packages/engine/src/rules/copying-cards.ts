/** Copies of cards, made where the card is so that they can be cast. CR 707.12. */
import { addObject } from '../events/apply-zone-change.ts';
import { editExile, editObject, editPlayer } from '../vocabulary/door.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_CARD, objectEntity, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { StatusBit } from '../vocabulary/objects.ts';
import { Zone } from '../vocabulary/zones.ts';

/**
 * A copy of a card in exile, a graveyard or a hand, with both halves where it has two (CR 709.3c); nothing for other
 * objects. What is not cast is gone when state-based actions are checked: CR 704.5e.
 */
export function copyCard(game: Game, original: ObjectId, player: PlayerId): readonly Entity[] {
  const object = game.objects[original];
  if (object === undefined) return [];
  const { zone, record } = object;
  if (zone !== Zone.Exile && zone !== Zone.Graveyard && zone !== Zone.Hand) return [];
  const id = addObject(game, NO_CARD, record, player, zone, player);
  editObject(game, id).status |= StatusBit.Copy;
  if (zone === Zone.Exile) editExile(game).push(id);
  else if (zone === Zone.Graveyard) editPlayer(game, player).graveyard.push(id);
  else editPlayer(game, player).hand.push(id);
  game.arrived = [...game.arrived, id];
  return [objectEntity(id)];
}
