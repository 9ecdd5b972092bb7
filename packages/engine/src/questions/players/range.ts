/**
 * Limited range of influence: who and what is near enough. CR 801.
 * `game.ranges` is null where nothing is limited; every caller looks at that first, so that a plain game pays nothing.
 */
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  objectEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { isPlanar } from '../objects/supplementary-cards.ts';
import { noteRanges } from '../../vocabulary/game-notes.ts';

/** Who is within each player's range as a turn begins, as bits: seats of players who have left are not counted. CR 801.2, 801.2b, 801.2c. */
export function rangesNow(game: Game): readonly number[] | null {
  const seats = game.rules.ranges;
  return seats === null ? null : game.players.map(({ id }) => reach(game, id, seats[id] ?? game.players.length));
}

function reach(game: Game, player: PlayerId, range: number): number {
  const count = game.players.length;
  let bits = 1 << player;
  for (const way of [1, count - 1]) {
    let left = range;
    for (let i = 1; i < count && left > 0; i++) {
      const other = (player + i * way) % count;
      if (game.players[other]?.lost !== false) continue;
      bits |= 1 << other;
      left--;
    }
  }
  return bits;
}

/** Whether the player is within the other's range. CR 801.2. */
export function playerInRange(game: Game, player: PlayerId, other: PlayerId): boolean {
  return game.ranges === null || ((game.ranges[player] ?? -1) & (1 << other)) !== 0;
}

/** Whether the object or player is within the player's range: an object by its controller, a battle by its protector too. CR 801.2, 801.2d. */
export function inRange(game: Game, player: PlayerId, entity: Entity): boolean {
  if (game.ranges === null || entity === NO_ENTITY) return true;
  if (isPlayerEntity(entity)) return playerInRange(game, player, entityPlayer(entity));
  const object = game.objects[entity];
  if (object === undefined) return true;
  const now = characteristics(game, object.id);
  if (playerInRange(game, player, now.controller)) return true;
  const { protector } = object.memory;
  return protector !== undefined && (now.types & TypeBit.Battle) !== 0 && playerInRange(game, player, protector);
}

/** The same for an object as it would be: about to enter, or about to be cast. CR 801.10, 614.12. */
export function reachesAs(game: Game, context: Context, entity: Entity, now: Characteristics | null): boolean {
  if (now === null) return reaches(game, context, entity);
  return playerInRange(game, context.controller, now.controller) || reaches(game, context, entity);
}

/** Whether the words of that context reach the object or player: those of planes and phenomena reach everything. CR 801.10, 801.11, 801.18. */
export function reaches(game: Game, context: Context, entity: Entity): boolean {
  return inRange(game, context.controller, entity) || isExempt(game, context.source);
}

/** CR 801.18. */
function isExempt(game: Game, source: ObjectId): boolean {
  if (source === NO_OBJECT) return true; // No spell or ability, but a rule of the game: CR 804.2.
  const object = game.objects[source];
  return object !== undefined && isPlanar(object) && !game.rules.turnMarkers; // CR 901.13: but in Grand Melee
}

/** Those that the words reach. CR 801.10, 801.11. */
export function reached(game: Game, context: Context, entities: readonly Entity[]): readonly Entity[] {
  for (const entity of entities)
    if (!reaches(game, context, entity)) return entities.filter((other) => reaches(game, context, other));
  return entities;
}

/** Those among which the player may choose. CR 801.5a. */
export function choosable(game: Game, player: PlayerId, entities: readonly Entity[]): readonly Entity[] {
  return game.ranges === null ? entities : entities.filter((entity) => inRange(game, player, entity));
}

/** Whether the world rule sees the other permanent: it must be within the range of the first one's controller. CR 801.12. */
export function seesObject(game: Game, viewer: ObjectId, other: ObjectId): boolean {
  return game.ranges === null || inRange(game, characteristics(game, viewer).controller, objectEntity(other));
}

/** The players still in the game who are within the range of any of those given as bits. CR 801.15, 801.16. */
export function playersInRange(game: Game, of: number): readonly PlayerId[] {
  const found: PlayerId[] = [];
  for (const { id, lost } of game.players) {
    if (lost) continue;
    if (game.players.some((one) => (of & (1 << one.id)) !== 0 && playerInRange(game, one.id, id))) found.push(id);
  }
  return found;
}

/** What the question finds when nothing is out of range. CR 801.5c, 801.17. */
export function withoutRange<Found>(game: Game, question: () => Found): Found {
  const { ranges } = game;
  if (ranges === null) return question();
  derived(game);
  noteRanges(game, null);
  const found = question();
  noteRanges(game, ranges);
  return found;
}
