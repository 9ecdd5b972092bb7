/** Casting that had to be taken back because its cost could not be paid after all. CR 601.2h, 730.1. */
import { perform } from '../../events/perform.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent } from '../event-makers.ts';

/** Counts everything taken back this turn, so that the rest need not be asked for when it is nothing. */
const ANY = 'unpayable';

/** Whether casting the card was taken back this turn. */
export function wasTakenBack(game: Game, object: GameObject): boolean {
  return turnTally(game, ANY) > 0 && turnTally(game, unpayable(object)) > 0;
}

/** Whether activating the ability was taken back this turn. */
export function abilityWasTakenBack(game: Game, source: ObjectId, at: number): boolean {
  return turnTally(game, ANY) > 0 && turnTally(game, unpayableAbility(source, at)) > 0;
}

/** Under which name the card is noted. */
function unpayable(object: GameObject): string {
  return `unpayable:${object.card}`;
}

/**
 * The card goes back to where it was cast from: CR 730.1.
 * NOT-CR: it is not offered again this turn, so that nobody tries for ever.
 */
export function takeBack(game: Game, player: PlayerId, spell: ObjectId, from: Zone): void {
  const object = game.objects[spell] as GameObject;
  tallyTurn(game, ANY, 1);
  tallyTurn(game, unpayable(object), 1);
  perform(game, [moveEvent(game, spell, from, 'put', player, { cause: NO_OBJECT, rule: '730.1' })]);
}

/** Under which name an ability is noted. */
function unpayableAbility(source: ObjectId, at: number): string {
  return `unpayable:${source}:${at}`;
}

/** The same for an ability: it leaves the stack. CR 602.2b, 730.1. */
export function takeBackAbility(game: Game, player: PlayerId, id: ObjectId, source: ObjectId, at: number): void {
  tallyTurn(game, ANY, 1);
  tallyTurn(game, unpayableAbility(source, at), 1);
  perform(game, [moveEvent(game, id, Zone.None, 'put', player, { cause: NO_OBJECT, rule: '730.1' })]);
}
