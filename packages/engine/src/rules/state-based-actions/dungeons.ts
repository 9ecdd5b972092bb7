/** A dungeon in whose bottommost room the venture marker is leaves the game. CR 309.6, 704.5t. */
import { dungeonOf, markedRoom, roomsOf } from '../../vocabulary/objects/dungeons.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { completeDungeon } from '../keyword-actions/venture.ts';
import { isAbilityWaiting } from './waiting-abilities.ts';

/** Completes what is completed, unless a room ability of it still waits; true when something was done. CR 309.6. */
export function dungeonActions(game: Game): boolean {
  let done = false;
  if (game.command.length === 0) return done;
  for (const player of game.players) {
    const dungeon = dungeonOf(game, player.id);
    if (dungeon === null) continue;
    const object = game.objects[dungeon] as GameObject;
    const room = roomsOf(object)[markedRoom(object)];
    if (room === undefined || room.leadsTo.length > 0 || isAbilityWaiting(game, dungeon, 'room')) continue;
    completeDungeon(game, dungeon, '704.5t');
    done = true;
  }
  return done;
}
