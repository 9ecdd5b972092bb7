/** Summoning sickness. CR 302.6. */
import type { Noun } from '@kitchen-table/language/core';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { isAboutKeyword, rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** The number of the turn that the player began last (1 before the first: what was there from the start counts as old). */
export function latestTurnOf(game: Game, player: PlayerId): number {
  return Math.max(1, game.players[player]?.turnBegan ?? 0);
}

/** How many turns have begun by now: in Grand Melee a turn may have begun after the one at hand. CR 807.4. */
export function turnsBegun(game: Game): number {
  return game.melee === null ? game.turn : game.melee.turns;
}

/** Whether the creature's {T} and {Q} abilities can't be activated, and it can't attack: CR 302.6. */
export function isSummoningSick(game: Game, id: ObjectId, doing: 'attack' | 'activate' = 'activate'): boolean {
  const now = characteristics(game, id);
  if ((now.types & TypeBit.Creature) === 0 || (now.keywords & KeywordBit.Haste) !== 0) return false;
  const object = game.objects[id] as GameObject;
  return object.controlledSinceTurn >= latestTurnOf(game, now.controller) && !isAsThoughHasty(game, id, doing);
}

/** "can attack as though it had haste": only for what the words name. CR 609.4. */
function isAsThoughHasty(game: Game, id: ObjectId, doing: 'attack' | 'activate'): boolean {
  if ((game.derived ?? derived(game)).rules.asThough === undefined) return false;
  return rulesInForce(game, 'asThough').some(
    ({ rule, context, affected }) =>
      rule.action.kind === doing &&
      isAboutKeyword(rule, 'haste') &&
      (affected === null
        ? fitsRole(game, (rule.action as { object?: Noun }).object, objectEntity(id), context)
        : affected.includes(objectEntity(id))),
  );
}
