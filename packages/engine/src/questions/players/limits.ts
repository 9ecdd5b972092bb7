/** Numbers that rules of the game set for a player, and that cards change. CR 305.2, 402.2. */
import type { PlayerRule } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { playerEntity } from '../../vocabulary/ids.ts';
import { rulesInForce } from '../in-force.ts';
import { evaluate } from '../reading.ts';

/** Infinity when there is none. CR 402.2. */
export function maximumHandSize(game: Game, player: PlayerId): number {
  for (const { rule, context } of rulesInForce(game, 'noMaximumHandSize')) {
    if (fitsRole(game, rule.player, playerEntity(player), context)) return Infinity;
  }
  let size = game.players[player]?.maximumHandSize ?? 7;
  // One after the other, as they came to be: CR 402.2, 613.11.
  for (const { rule, context } of rulesInForce(game, 'playerRule')) {
    if (rule.value === undefined || !fitsRole(game, rule.player, playerEntity(player), context)) continue;
    const value = evaluate(game, rule.value, context);
    if (rule.what === 'greater maximum hand size') size += value;
    else if (rule.what === 'smaller maximum hand size') size -= value;
    else if (rule.what === 'maximum hand size') size = value;
  }
  return Math.max(0, size);
}

/** Whether a rule in force says that of the player. */
export function isSaidOf(game: Game, player: PlayerId, what: PlayerRule): boolean {
  return rulesInForce(game, 'playerRule').some(
    ({ rule, context }) => rule.what === what && fitsRole(game, rule.player, playerEntity(player), context),
  );
}

/** How many lands the player may play this turn. CR 305.2. */
export function landsAllowed(game: Game, player: PlayerId): number {
  let allowed = 1;
  for (const { rule, context } of rulesInForce(game, 'additionalLand')) {
    if (fitsRole(game, rule.player, playerEntity(player), context)) {
      if (rule.count === 'any number') return Infinity;
      allowed += evaluate(game, rule.count, context);
    }
  }
  return allowed;
}
