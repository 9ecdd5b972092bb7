/** Whether a player who is offered to draw, or to have somebody draw, may choose it. CR 121.2b, 121.3. */
import type { ActionOf } from './outcome.ts';
import { drawsLeft } from '../../questions/players/drawing-limits.ts';
import { findPlayers } from '../../questions/reading.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';

/** Whether the choice to draw may be taken: not where a rule forbids it, or so many cards. CR 121.2b, 121.3, 121.3a. */
export function couldDraw(
  game: Game,
  { actor, amount }: ActionOf<'draw'>,
  context: Context,
  player: PlayerId,
): boolean {
  const drawers = actor === undefined ? [player] : findPlayers(game, actor, context);
  const count = amount === undefined ? 1 : evaluate(game, amount, context);
  return drawers.every(
    (drawer) => count <= drawsLeft(game, drawer) && isForbidden(game, { kind: 'draw', player: drawer }) === null,
  );
}
