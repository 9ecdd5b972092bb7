/** Under whose control something enters, by the words of a text. CR 110.2, 110.2a. */
import type { Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityPlayer, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { askChoose, reason } from '../ask.ts';
import { findPlayers } from '../reading.ts';

/** The player; of several, "an opponent of your choice", the one whose text it is chooses. */
export function underWhom(game: Game, under: Noun, context: Context, rule: string): PlayerId | undefined {
  const players = findPlayers(game, under, context);
  if (players.length < 2 || under.kind !== 'select') return players[0];
  const why = reason('Choose under whose control it enters', context.source, rule);
  const [chosen] = askChoose(game, context.controller, why, players.map(playerEntity), 1, 1, 'choose');
  return chosen === undefined ? players[0] : entityPlayer(chosen);
}
