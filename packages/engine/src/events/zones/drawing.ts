/** Drawing cards: one at a time, after effects that change how many. CR 121.2, 121.2a, 616.1g. */
import type { Deed, GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { carryOut } from '../deeds.ts';
import { performOne } from '../perform.ts';

/** The player draws so many cards, or what replaces all of it is done; what happened. CR 121.2a. */
export function drawCards(
  game: Game,
  player: PlayerId,
  count: number,
  cause: ObjectId,
  rule: string,
): readonly GameEvent[] {
  const happened: GameEvent[] = [];
  const draws: Deed = { kind: 'deed', action: 'draw', player, object: NO_OBJECT, amount: count, cause, rule };
  carryOut(game, draws, (deed) => {
    for (let i = 0; i < deed.amount; i++) {
      happened.push(...performOne(game, { kind: 'draw', player: deed.player, cause, rule }));
      if (game.players[deed.player]?.drewFromEmpty === true) break;
    }
    return null;
  });
  return happened;
}
