/** Dungeons as a game holds them: rooms in printed order, and the venture marker. CR 309.4. */
import type { RoomAbility } from '@kitchen-table/language/core';
import type { Game } from '../game.ts';
import type { ZoneChange } from '../events.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import type { GameObject } from './objects.ts';
import { Zone } from '../zones/zones.ts';

/** The name of the mark that holds the venture marker: the index of its room. CR 309.4. */
export const VENTURE_MARKER = 'venture marker';

/** The rooms of a dungeon, the topmost first; none for anything else. CR 309.4. */
export function roomsOf(object: GameObject): readonly RoomAbility[] {
  const rooms: RoomAbility[] = [];
  for (const ability of object.record.card.faces[0].abilities) if (ability.kind === 'room') rooms.push(ability);
  return rooms;
}

/** The room the venture marker is on. CR 309.4a. */
export function markedRoom(object: GameObject): number {
  return object.memory.marks?.[VENTURE_MARKER] ?? 0;
}

/** The dungeon card that the player owns in the command zone; there is one at most. CR 309.3. */
export function dungeonOf(game: Game, player: PlayerId): ObjectId | null {
  for (const id of game.command) {
    const object = game.objects[id];
    if (object !== undefined && object.owner === player && object.zone === Zone.Command && isDungeon(object)) return id;
  }
  return null;
}

/** CR 309.1. */
export function isDungeon(object: GameObject): boolean {
  return object.record.card.layout === 'dungeon';
}

/** CR 309.2b-d: into the command zone by venturing, out of it only out of the game. Anything else may move. */
export function dungeonMay(object: GameObject, event: ZoneChange): boolean {
  if (!isDungeon(object)) return true;
  if (event.from === Zone.Command) return event.to === Zone.Outside || event.to === Zone.None;
  return event.to === Zone.Command && event.rule === ENTERING;
}

/** The rule by which a dungeon card is brought into the game. */
export const ENTERING = '309.2a';

/** The event of moving a venture marker into a room: its object is the dungeon, its amount the room's place. CR 309.4c. */
export const ENTER_ROOM = 'enter a room';

/** The event of completing a dungeon. CR 309.7. */
export const COMPLETE = 'complete a dungeon';

const COMPLETED = 'completed';

/** The name among the tallies of the game of how often the player has completed that dungeon. CR 309.7. */
export function completedTally(player: PlayerId, name: string): string {
  return `${COMPLETED}:${player}:${name}`;
}

/** The names of the dungeons that the player has completed. CR 309.7. */
export function completedDungeons(game: Game, player: PlayerId): readonly string[] {
  const begin = completedTally(player, '');
  return Object.keys(game.gameTallies)
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length));
}
