/** Finding objects and players of a view by number, and saying their names. */
import { isPlayer, playerOf } from './entities.ts';
import type { Entity, GameView, ObjectId, ObjectView, PlayerId, PlayerSummary } from './types.ts';

/** Every object that the view shows, by id. */
export function objectsById(view: GameView): ReadonlyMap<number, ObjectView> {
  const found = new Map<number, ObjectView>();
  const add = (objects: readonly ObjectView[]): void => {
    for (const object of objects) found.set(object.id, object);
  };
  add(view.battlefield);
  add(view.stack);
  add(view.shown ?? []);
  for (const player of view.players) {
    add(player.hand);
    add(player.graveyard);
    add(player.exile);
    add(player.command);
    if (player.ante !== undefined) add(player.ante);
    if (player.topCard !== null) found.set(player.topCard.id, player.topCard);
    if (player.companion !== undefined) found.set(player.companion.id, player.companion);
  }
  return found;
}

/** The player's summary. */
export function playerById(view: GameView, player: PlayerId): PlayerSummary | undefined {
  return view.players.find((one) => one.id === player);
}

/** What the table calls a player: "You" for the viewer. */
export function playerName(view: GameView, player: PlayerId): string {
  return player === view.viewer ? 'You' : (playerById(view, player)?.name ?? 'Nobody');
}

/** What the table calls an object. */
export function objectName(object: ObjectView | undefined): string {
  if (object === undefined) return 'A card';
  // CR 111.4: the name of many tokens ends in the word.
  if (object.name !== '') return object.token ? object.name.replace(/ Token$/, '') : object.name;
  return object.faceDown ? 'Face down' : 'A card';
}

/** What the table calls an object or player. */
export function entityName(view: GameView, objects: ReadonlyMap<number, ObjectView>, entity: Entity): string {
  return isPlayer(entity) ? playerName(view, playerOf(entity)) : objectName(objects.get(entity));
}

/** The zone in which the view shows the object, or null when it is shown in none (a library, for example). */
export function zoneOf(
  view: GameView,
  object: ObjectId,
): 'battlefield' | 'stack' | 'hand' | 'graveyard' | 'exile' | 'command' | 'ante' | null {
  const inside = (objects: readonly ObjectView[]): boolean => objects.some((one) => one.id === object);
  if (inside(view.battlefield)) return 'battlefield';
  if (inside(view.stack)) return 'stack';
  for (const player of view.players) {
    if (inside(player.hand)) return 'hand';
    if (inside(player.graveyard)) return 'graveyard';
    if (inside(player.exile)) return 'exile';
    if (inside(player.command)) return 'command';
    if (player.ante !== undefined && inside(player.ante)) return 'ante';
  }
  return null;
}
