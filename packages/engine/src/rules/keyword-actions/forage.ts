/** Foraging: three cards exiled from the graveyard, or a Food sacrificed. A rule of today's edition (701.61). */
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { canPayParts } from '../costs.ts';
import { payParts } from '../paying-costs.ts';
import { FORAGE } from './forage-cost.ts';

/** Whether the player has the cards or the Food. */
export function canForage(game: Game, player: PlayerId, context: Context): boolean {
  return canPayParts(game, player, FORAGE, { ...context, controller: player });
}

/** The player chooses which. */
export function forage(game: Game, player: PlayerId, context: Context): readonly Entity[] {
  if (!canForage(game, player, context)) return [];
  payParts(game, player, FORAGE, { ...context, controller: player }, '701.61a');
  return [playerEntity(player)];
}
