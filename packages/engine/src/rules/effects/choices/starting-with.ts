/** "Starting with you", "starting with the next opponent in turn order": who goes first of several players. CR 101.4. */
import { type Context, FIRST_LABEL } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import { bind } from '../../resolving/bindings.ts';
import { inTurnOrder } from './choosing.ts';

/** The context in which that player goes first, and the others follow in turn order. */
export function startingWith(game: Game, from: 'next opponent' | undefined, context: Context): Context {
  const { controller } = context;
  const first = from === undefined ? controller : (nextOpponent(game, controller) ?? controller);
  return bind(context, FIRST_LABEL, [playerEntity(first)], 0);
}

function nextOpponent(game: Game, player: PlayerId): PlayerId | undefined {
  const all = game.players.map((_, seat) => seat as PlayerId);
  return inTurnOrder(game, all, player).find((other) => game.players[other]?.team !== game.players[player]?.team);
}
