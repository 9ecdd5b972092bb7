/** Effects of static abilities that a player ignores for the rest of the turn. CR 116.2d. */
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { turnTally } from '../../vocabulary/tallies.ts';
import { derived } from './characteristics.ts';

/** Under which name it is kept that the player ignores the effects of that object. */
export function ignoring(source: ObjectId, player: PlayerId): string {
  return `ignores:${source}:${player}`;
}

/** Whether the player ignores what that object forbids. */
export function isIgnored(game: Game, source: ObjectId, player: PlayerId | undefined): boolean {
  if (player === undefined || (game.derived ?? derived(game)).rules.mayIgnore === undefined) return false;
  return turnTally(game, ignoring(source, player)) > 0;
}
