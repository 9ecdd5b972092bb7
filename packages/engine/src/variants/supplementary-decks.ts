/** Making the supplementary decks of a game, and checking their cards. CR 100.2d, 103.3a. */
import type { CardType } from '@kitchen-table/language/core';
import { addObject } from '../events/zones/apply-zone-change.ts';
import { layFaceDown } from '../events/zones/supplementary-cards.ts';
import { recordOf } from '../rules/objects/card-records.ts';
import type { Game } from '../vocabulary/game.ts';
import type { CardId, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { shuffleInPlace } from '../vocabulary/random.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { layInCommandZone } from '../events/outside-of-events.ts';

/** One card of the setup as an object in the command zone, in no list yet. */
function newCard(game: Game, name: string, owner: PlayerId): ObjectId {
  const card = game.setup.cards[name];
  if (card === undefined) throw new Error(`no card ${name}`);
  return addObject(game, game.objects.length as CardId, recordOf(game, card), owner, Zone.Command, owner);
}

/** A face-down deck, the top card last: shuffled, but in the order given when the position is given. CR 103.3a. */
export function newDeck(game: Game, names: readonly string[], owner: PlayerId): readonly ObjectId[] {
  const deck = names.map((name) => newCard(game, name, owner)).reverse();
  for (const id of deck) layFaceDown(game, id);
  if (game.setup.start === undefined) shuffleInPlace(game, deck);
  return deck;
}

/** A card that begins face up in the command zone. CR 902.3. */
export function faceUpFromTheStart(game: Game, name: string, owner: PlayerId): void {
  layInCommandZone(game, newCard(game, name, owner));
}

/** Whether the card of the setup is of one of the types; unknown cards are found out elsewhere. */
export function isOf(setup: GameSetup, name: string, ...types: readonly CardType[]): boolean {
  const face = setup.cards[name]?.faces[0];
  return face === undefined || face.types.some((type) => types.includes(type));
}

/** Each name with how often it stands in the list. */
export function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
