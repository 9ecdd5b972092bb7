/** "for each time you've cast your commander from the command zone this game". CR 903.8. */
import type { Action, Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, isPlayerEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { every, findPlayers } from '../reading.ts';

/** How often the players have cast commanders from there; without a player, how often that one has been. */
export function timesCommandersCast(game: Game, event: Action, context: Context): number {
  if (event.kind !== 'cast') return 0;
  const { actor, object } = event;
  if (actor === undefined) return object === undefined || object === null ? 0 : timesCast(game, object, context);
  let times = 0;
  for (const player of findPlayers(game, actor, context))
    for (const casts of Object.values(game.players[player]?.commanderCasts ?? {})) times += casts;
  return times;
}

function timesCast(game: Game, commander: Noun, context: Context): number {
  let times = 0;
  for (const id of every(game, commander, context)) {
    const card = isPlayerEntity(id) ? undefined : game.objects[entityObject(id)]?.card;
    if (card !== undefined) for (const { commanderCasts } of game.players) times += commanderCasts[card] ?? 0;
  }
  return times;
}

/** How often before the player has cast from the command zone what is being cast from there. CR 903.8. */
export function castsBefore(game: Game, player: PlayerId, id: ObjectId): number {
  const object = game.objects[id];
  if (object === undefined || (object.zone !== Zone.Command && object.stack?.cast?.from !== Zone.Command)) return 0;
  return game.players[player]?.commanderCasts[object.card] ?? 0;
}

/** Whether something else than mana is paid for each of those times. CR 903.8. */
export function paysNoTax(game: Game, id: ObjectId): boolean {
  return characteristics(game, id).abilities.some(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.rules.some((rule) => rule.kind === 'costChange' && rule.insteadOfTax === true),
  );
}
