/** Which cards from outside the game a player may bring into a Commander game. CR 903.11. */
import { COLORS } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { commanderIdentity } from '../../questions/players/commander-identity.ts';

/** Not a name of the starting deck, nor of a card owned in the game, nor a color outside the identity. CR 903.11. */
export function fitsCommander(game: Game, id: ObjectId): boolean {
  const card = game.objects[id];
  const owner = card === undefined ? undefined : game.setup.players[card.owner];
  if (card === undefined || owner === undefined) return false;
  const { name, colorIdentity } = card.record.card;
  if (owner.deck.includes(name) || owner.commanders?.includes(name) === true) return false;
  const inTheGame = game.objects.some(
    (object) =>
      object.owner === card.owner &&
      object.became === NO_OBJECT &&
      object.zone !== Zone.Outside &&
      object.zone !== Zone.None &&
      (object.status & (StatusBit.Token | StatusBit.Copy)) === 0 &&
      object.record.card.name === name,
  );
  if (inTheGame) return false;
  const identity = commanderIdentity(game, card.owner);
  return identity === null || colorIdentity.every((color) => (identity & (1 << COLORS.indexOf(color))) !== 0);
}
