/** What a view shows of range of influence, and of several turns at once. CR 801.2, 807.4, 807.5. */
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { STEP_NAMES } from '../vocabulary/turn-structure/steps.ts';
import type { GameView, StackItemView } from '../vocabulary/views.ts';
import { playerInRange } from '../questions/players/range.ts';

/** Both parts are absent where nothing is limited and one turn is taken at a time. */
export function turnViews(
  game: Game,
  viewer: PlayerId | null,
  item: (id: ObjectId) => StackItemView,
): Pick<GameView, 'inRange' | 'otherTurns'> {
  const { melee, ranges } = game;
  return {
    ...(ranges === null || viewer === null
      ? {}
      : {
          inRange: game.players.filter(({ id, left }) => !left && playerInRange(game, viewer, id)).map(({ id }) => id),
        }),
    ...(melee === null
      ? {}
      : {
          otherTurns: melee.markers
            .filter((_, index) => index !== melee.at)
            .map((marker) => ({
              marker: marker.number,
              player: marker.holder,
              waits: !marker.taking,
              turn: marker.turn,
              step: STEP_NAMES[marker.step] ?? '',
              stack: marker.stack.map(item),
            })),
        }),
  };
}
