/**
 * Objects that come to be, or come to a place, without an event of the game: abilities put on the stack, emblems, copies of
 * cards, cards that are laid out before the game. CR 113.7, 114.1, 707.12, 103.2.
 */
import type { CardRecord } from '../vocabulary/objects/cards.ts';
import {
  editCommand,
  editExile,
  editObject,
  editObjectQuietly,
  editObjects,
  editPlayer,
  editStack,
  opened,
} from '../vocabulary/door.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_CARD, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { GameObject, type StackFacts } from '../vocabulary/objects/objects.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { addObject } from './zones/apply-zone-change.ts';
import { removeFrom } from './zones/zone-lists.ts';

/** An ability, or a copy of a spell, on top of the stack: an object that is not a card. CR 113.7, 707.10. */
export function addToStack(
  sealed: Game,
  record: CardRecord,
  face: number,
  controller: PlayerId,
  facts: StackFacts,
): ObjectId {
  const game = opened(sealed);
  const id = addObject(game, NO_CARD, record, controller, Zone.Stack, controller);
  const object = editObjectQuietly(game, id);
  object.face = face;
  object.stack = facts;
  editStack(game).push(id);
  return id;
}

/** An emblem in the command zone. CR 114.1. */
export function addEmblem(sealed: Game, record: CardRecord, player: PlayerId): ObjectId {
  const game = opened(sealed);
  const id = addObject(game, NO_CARD, record, player, Zone.Command, player);
  editCommand(game).push(id);
  return id;
}

/** A copy of a card where the card is. CR 707.12. */
export function addCopyOfCard(
  sealed: Game,
  record: CardRecord,
  zone: typeof Zone.Exile | typeof Zone.Graveyard | typeof Zone.Hand,
  player: PlayerId,
): ObjectId {
  const game = opened(sealed);
  const id = addObject(game, NO_CARD, record, player, zone, player);
  if (zone === Zone.Exile) editExile(game).push(id);
  else if (zone === Zone.Graveyard) editPlayer(game, player).graveyard.push(id);
  else editPlayer(game, player).hand.push(id);
  return id;
}

/** The object is in the command zone from now on, wherever it was laid before the game. CR 103.2c, 315.2. */
export function layInCommandZone(sealed: Game, id: ObjectId): void {
  const game = opened(sealed);
  const object = editObject(game, id);
  if (object.zone === Zone.Library) removeFrom(editPlayer(game, object.owner).library, id);
  object.zone = Zone.Command;
  editCommand(game).push(id);
}

/** The object is one of this card from now on. CR 903.4b. */
export function becomeCard(sealed: Game, id: ObjectId, record: CardRecord): void {
  const game = opened(sealed);
  const { card, owner, zone, timestamp } = game.objects[id] as GameObject;
  editObjects(game)[id] = new GameObject(game.token, id, card, record, owner, zone, timestamp);
}
