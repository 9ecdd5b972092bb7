/** Drawing a card. CR 121. */
import { noteDrawInStep } from '../../questions/turn-structure/drawn-in-step.ts';
import { isSaidOf } from '../../questions/players/limits.ts';
import { editPlayerLightly } from '../../vocabulary/door.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { applyZoneChange } from './apply-zone-change.ts';

/** The top card of the library drawn: CR 121.1. The zone change, or null when the library is empty. */
export function drawCard(game: OpenGame, player: PlayerId, cause: ObjectId, rule: string): ZoneChange | null {
  const fromBottom = drawsFromBottom(game, player);
  const drawer = editPlayerLightly(game, player);
  const drawn = fromBottom ? drawer.library[0] : drawer.library[drawer.library.length - 1];
  if (drawn === undefined) {
    drawer.drewFromEmpty = true;
    return null;
  }
  drawer.drawn++;
  noteDrawInStep(game, player);
  return applyZoneChange(game, {
    kind: 'zoneChange',
    object: drawn,
    from: Zone.Library,
    to: Zone.Hand,
    manner: 'draw',
    player,
    position: 'top',
    entering: null,
    stack: null,
    faceDown: false,
    visibleTo: 0,
    became: NO_OBJECT,
    cause,
    rule,
  });
}

/** "You draw cards from the bottom of your library rather than the top." CR 101.1. */
function drawsFromBottom(game: Game, player: PlayerId): boolean {
  return mentions(game, 'draws from the bottom') && isSaidOf(game, player, 'draws from the bottom');
}
