/** How many cards a player may draw. CR 121.2b, 121.3. */
import type { Game } from '../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { evaluate } from '../values.ts';

/** "can't draw more than one card each turn": how many are left; Infinity where nothing says so. */
export function drawsLeft(game: Game, player: PlayerId): number {
  if ((game.derived ?? derived(game)).rules.mostEachTurn === undefined) return Infinity;
  let left = Infinity;
  for (const { rule, context } of rulesInForce(game, 'mostEachTurn')) {
    if (rule.action.kind !== 'draw' || !fitsRole(game, rule.action.actor, playerEntity(player), context)) continue;
    left = Math.min(left, evaluate(game, rule.most, context) - (game.players[player]?.drawn ?? 0));
  }
  return Math.max(0, left);
}
