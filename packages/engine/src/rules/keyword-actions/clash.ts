/** Clash: top cards are revealed, may go to the bottom, and the greatest mana value wins. CR 701.23. */
import { type KeywordAction, NOTHING_DONE } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityPlayer, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { chooseEntities } from '../resolving/choices.ts';
import { moveEvent } from '../event-makers.ts';
import { inTurnOrder } from '../turn-structure/turn-order.ts';

/** How a clash went: with which opponent, and whether the player who began it won. CR 701.23. */
interface Clashed {
  readonly opponent: Entity;
  readonly won: boolean;
}

/** Those with whom the player can clash. */
function opponentsOf(game: Game, player: PlayerId): readonly Entity[] {
  const { team } = game.players[player] as Player;
  return game.players.filter((other) => !other.lost && other.team !== team).map(({ id }) => playerEntity(id));
}

/** The player clashes with an opponent of their choice; null when there is none. CR 701.23a-d. */
function clash(game: Game, player: PlayerId, source: ObjectId): Clashed | null {
  const [opponent] = chooseEntities(
    game,
    player,
    reason('Choose an opponent to clash with', source, '701.23b'),
    opponentsOf(game, player),
    1,
    1,
    'choose',
  );
  if (opponent === undefined) return null;
  const clashing = inTurnOrder(game).filter((each) => each === player || each === entityPlayer(opponent));
  const by = { cause: source, rule: '701.23a' };
  const tops = new Map<PlayerId, ObjectId>();
  for (const each of clashing) {
    const top = (game.players[each] as Player).library.at(-1);
    if (top !== undefined) tops.set(each, top);
  }
  perform(
    game,
    [...tops].map(([each, top]) => ({ kind: 'reveal', player: each, objects: [top], ...by })),
  );
  const valueOf = (each: PlayerId): number => {
    const top = tops.get(each);
    return top === undefined ? -1 : characteristics(game, top).manaValue;
  };
  // CR 701.23d: no card wins nothing, and loses to any.
  const won = tops.has(player) && valueOf(player) > valueOf(entityPlayer(opponent));
  const down: ObjectId[] = [];
  for (const [each, top] of tops)
    if (
      askYesNo(
        game,
        each,
        reason('Put the revealed card on the bottom of your library?', top, '701.23a'),
        'Bottom',
        'Leave it on top',
      )
    )
      down.push(top);
  perform(
    game,
    down.map((top) => moveEvent(game, top, Zone.Library, 'put', player, by, { position: 'bottom' })),
  );
  return { opponent, won };
}

/** Clash with an opponent: done is what was won, and the opponent is spoken of afterwards. CR 701.23. */
export const clashAction: KeywordAction = {
  kind: 'clash',
  cr: '701.23a',
  possible: ({ game, player }) => opponentsOf(game, player).length > 0,
  does: ({ game, player, context }) => {
    const clashed = clash(game, player, context.source);
    return clashed === null ? NOTHING_DONE : { made: [clashed.opponent], done: clashed.won, happened: true };
  },
  says: '{player} clashes',
  helps: true,
};
