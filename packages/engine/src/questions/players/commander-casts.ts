/** "for each time you've cast your commander from the command zone this game". CR 903.8. */
import type { Action } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { findPlayers } from '../reading.ts';

/** How often the players have cast commanders from there. */
export function timesCommandersCast(game: Game, event: Action, context: Context): number {
  if (event.kind !== 'cast' || event.actor === undefined) return 0;
  let times = 0;
  for (const player of findPlayers(game, event.actor, context))
    for (const casts of Object.values(game.players[player]?.commanderCasts ?? {})) times += casts;
  return times;
}
