/** Who "you" is: the controller, but both members of a team for planes of a game with shared team turns. CR 109.5, 901.12c. */
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { isPlanar } from '../objects/supplementary-cards.ts';
import { areOnOneTeam, membersOfTeam } from './teams.ts';

/** The players that "you" means. Games without supplementary decks find the controller at once. */
export function playersMeantByYou(game: Game, context: Context): readonly PlayerId[] {
  return game.supplementary !== null && isYouTheTeam(game, context)
    ? membersOfTeam(game, context.controller).filter((player) => game.players[player]?.lost === false)
    : [context.controller];
}

/** The same as entities. */
export function you(game: Game, context: Context): readonly Entity[] {
  return game.supplementary === null
    ? [playerEntity(context.controller)]
    : playersMeantByYou(game, context).map(playerEntity);
}

/** Whether the player is meant by "you". */
export function isYou(game: Game, player: PlayerId, context: Context): boolean {
  if (player === context.controller) return true;
  return game.supplementary !== null && isYouTheTeam(game, context) && areOnOneTeam(game, player, context.controller);
}

/** CR 901.12c. */
function isYouTheTeam(game: Game, context: Context): boolean {
  if (!game.rules.teams.sharedTurns) return false;
  const source = game.objects[context.source];
  return source !== undefined && isPlanar(source);
}
