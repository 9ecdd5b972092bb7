/** Casting that had to be taken back because its cost could not be paid after all. CR 601.2h, 730.1. */
import { perform } from '../events/perform.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { GameObject } from '../vocabulary/objects.ts';
import { tallyTurn } from '../vocabulary/tallies.ts';
import { Zone } from '../vocabulary/zones.ts';
import { moveEvent } from './event-makers.ts';

/** Under which name the card is noted. */
export function unpayable(object: GameObject): string {
  return `unpayable:${object.card}`;
}

/**
 * The card goes back to where it was cast from: CR 730.1.
 * NOT-CR: it is not offered again this turn, so that nobody tries for ever.
 */
export function takeBack(game: Game, player: PlayerId, spell: ObjectId, from: Zone): void {
  const object = game.objects[spell] as GameObject;
  tallyTurn(game, unpayable(object), 1);
  perform(game, [moveEvent(game, spell, from, 'put', player, { cause: NO_OBJECT, rule: '730.1' })]);
}

/** Under which name an ability is noted. */
export function unpayableAbility(source: ObjectId, at: number): string {
  return `unpayable:${source}:${at}`;
}

/** The same for an ability: it leaves the stack. CR 602.2b, 730.1. */
export function takeBackAbility(game: Game, player: PlayerId, id: ObjectId, source: ObjectId, at: number): void {
  tallyTurn(game, unpayableAbility(source, at), 1);
  perform(game, [moveEvent(game, id, Zone.None, 'put', player, { cause: NO_OBJECT, rule: '730.1' })]);
}
