/** Copies of cards, made where the card is so that they can be cast. CR 707.12. */
import { addCopyOfCard } from '../../events/outside-of-events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { setStatus } from '../../vocabulary/objects/object-notes.ts';
import { noteArrived } from '../../vocabulary/game-notes.ts';

/**
 * A copy of a card in exile, a graveyard or a hand, with both halves where it has two (CR 709.3c); nothing for other
 * objects. What is not cast is gone when state-based actions are checked: CR 704.5e.
 */
export function copyCard(game: Game, original: ObjectId, player: PlayerId): readonly Entity[] {
  const object = game.objects[original];
  if (object === undefined) return [];
  const { zone, record } = object;
  if (zone !== Zone.Exile && zone !== Zone.Graveyard && zone !== Zone.Hand) return [];
  const id = addCopyOfCard(game, record, zone, player);
  setStatus(game, id, StatusBit.Copy, true);
  noteArrived(game, id);
  return [objectEntity(id)];
}
