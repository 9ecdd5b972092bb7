/** Who makes a choice when nobody who should is near enough, or still in the game. CR 800.4g, 801.5c. */
import type { Noun } from '@kitchen-table/language/core';
import { reason, standIn } from '../../../questions/ask.ts';
import { withoutRange } from '../../../questions/players/range.ts';
import { findPlayers } from '../../../questions/reading.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { PlayerId } from '../../../vocabulary/ids.ts';

/** The first to make the choice: one within range, else the closest appropriate player to the controller's left; null when there is none. CR 801.5c. */
export function chooserFor(game: Game, noun: Noun | undefined, context: Context): PlayerId | null {
  if (noun === undefined) return null;
  const [near] = findPlayers(game, noun, context);
  if (near !== undefined || game.ranges === null) return near ?? null;
  const able = withoutRange(game, () => findPlayers(game, noun, context));
  const seats = game.players.length;
  for (let i = 1; i < seats; i++) {
    const player = ((context.controller + i) % seats) as PlayerId;
    if (able.includes(player) && game.players[player]?.lost === false) return player;
  }
  return null;
}

/** Who chooses when none of those who should is there: another for a player who has left (CR 800.4g), or one out of range (CR 801.5c). */
export function farChoosers(game: Game, noun: Noun | undefined, context: Context): readonly PlayerId[] {
  const absent = noun === undefined ? undefined : findPlayers(game, noun, context)[0];
  if (absent !== undefined && game.players[absent]?.left === true) {
    const instead = standIn(game, absent, reason('Choose', context.source, '608.2d'));
    return instead === null ? [] : [instead];
  }
  const chooser = game.ranges === null ? null : chooserFor(game, noun, context);
  return chooser === null ? [] : [chooser];
}
