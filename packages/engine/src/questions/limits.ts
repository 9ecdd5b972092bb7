/** Numbers that rules of the game set for a player, and that cards change. CR 305.2, 402.2. */
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { fitsRole } from './roles.ts';
import { playerEntity } from '../vocabulary/ids.ts';
import { rulesInForce } from './in-force.ts';
import { evaluate } from './reading.ts';

/** Infinity when there is none. CR 402.2. */
export function maximumHandSize(game: Game, player: PlayerId): number {
  for (const { rule, context } of rulesInForce(game, 'noMaximumHandSize')) {
    if (fitsRole(game, rule.player, playerEntity(player), context)) return Infinity;
  }
  return game.players[player]?.maximumHandSize ?? 7;
}

/** How many lands the player may play this turn. CR 305.2. */
export function landsAllowed(game: Game, player: PlayerId): number {
  let allowed = 1;
  for (const { rule, context } of rulesInForce(game, 'additionalLand')) {
    if (fitsRole(game, rule.player, playerEntity(player), context)) allowed += evaluate(game, rule.count, context);
  }
  return allowed;
}
