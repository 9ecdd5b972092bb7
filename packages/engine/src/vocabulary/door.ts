/** The write door: the only way to change a game's records. Copies on first write after a fork. */
import { copyObject, copyPlayer } from './copies.generated.ts';
import { ownSnapshot } from './derived.ts';
import type { Game, OpenGame, Tallies } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { GameObject, type OpenObject } from './objects/objects.ts';
import { type OpenPlayer, Player } from './players/players.ts';
import type { GameEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import type { CardRecord } from './objects/cards.ts';
import type { Zone } from './zones/zones.ts';

const OBJECTS = 1;
const PLAYERS = 2;
const BATTLEFIELD = 4;
const STACK = 8;
const EXILE = 16;
const COMMAND = 32;
const TURN_TALLIES = 64;
const GAME_TALLIES = 128;
const LOG = 256;
const HISTORY = 512;

/** The game for whoever may write: the road of events and the outer loop. Who else asks for it is refused by scripts/checks/door.mjs. */
export function opened(game: Game): OpenGame {
  return game as OpenGame;
}

/** One field of the game, by its name. */
export function setField<Field extends keyof Game>(game: OpenGame, field: Field, value: Game[Field]): void {
  const fields: { -readonly [Name in keyof Game]: Game[Name] } = game;
  fields[field] = value;
}

/** One field of the player, by its name. */
export function setPlayerField<Field extends keyof Player>(
  player: OpenPlayer,
  field: Field,
  value: Player[Field],
): void {
  const fields: { -readonly [Name in keyof Player]: Player[Name] } = player;
  fields[field] = value;
}

/** A new object, in no zone's list yet. CR 400.7. */
export function newObject(
  game: OpenGame,
  card: GameObject['card'],
  record: CardRecord,
  owner: PlayerId,
  zone: Zone,
): OpenObject {
  const objects = editObjects(game);
  const id = objects.length as ObjectId;
  const object = new GameObject(game.token, id, card, record, owner, zone, game.nextTimestamp++) as OpenObject;
  objects.push(object);
  game.changes++;
  return object;
}

/** An object that no game has: for asking what would be. */
export function supposedObject(
  id: ObjectId,
  card: GameObject['card'],
  record: CardRecord,
  owner: PlayerId,
  zone: Zone,
  timestamp: number,
): OpenObject {
  return new GameObject({}, id, card, record, owner, zone, timestamp) as OpenObject;
}

/** A player of the game who has nothing yet. */
export function newPlayer(game: OpenGame, id: PlayerId, name: string, team: number, life: number): OpenPlayer {
  return new Player(game.token, id, name, team, life) as OpenPlayer;
}

/** The object, writable. Forgets derived facts; use `editObjectQuietly` for writes that no derived fact reads. */
export function editObject(game: OpenGame, id: ObjectId): OpenObject {
  game.derived = null;
  return editObjectQuietly(game, id);
}

/** The object, writable, keeping derived facts: for damage and other fields that no characteristic depends on. */
export function editObjectQuietly(game: OpenGame, id: ObjectId): OpenObject {
  game.changes++;
  const object = game.objects[id];
  if (object === undefined) throw new Error(`no object ${id}`);
  if (object.token === game.token) return object as OpenObject;
  const { card, record, owner, zone, timestamp } = object;
  const copy = new GameObject(game.token, id, card, record, owner, zone, timestamp) as OpenObject;
  copyObject(copy, object);
  editObjects(game)[id] = copy;
  return copy;
}

/** The object, writable, for fields that only conditions read (tapped, damage, attacking): keeps steady derived facts. */
export function editObjectLightly(game: OpenGame, id: ObjectId): OpenObject {
  if (game.derived !== null && !game.derived.steady) game.derived = null;
  return editObjectQuietly(game, id);
}

/** Something is different that only conditions read: forgets derived facts that are not steady. */
export function forgetUnsteady(game: OpenGame): void {
  if (game.derived !== null && !game.derived.steady) game.derived = null;
}

/** The player, writable. Derived facts that count hands, life or graveyards depend on players too. */
export function editPlayer(game: OpenGame, id: PlayerId): OpenPlayer {
  if (game.derived !== null && !game.derived.simple) game.derived = null;
  return editPlayerLightly(game, id);
}

/** The player, writable, for fields that only conditions read (life, mana, counters), not for the lists of cards: keeps steady derived facts. */
export function editPlayerLightly(game: OpenGame, id: PlayerId): OpenPlayer {
  game.changes++;
  if (game.derived !== null && !game.derived.steady) game.derived = null;
  const player = game.players[id];
  if (player === undefined) throw new Error(`no player ${id}`);
  if (player.token === game.token) return player as OpenPlayer;
  const copy = newPlayer(game, id, player.name, player.team, player.life);
  copyPlayer(copy, player);
  if ((game.ownedLists & PLAYERS) === 0) {
    game.players = game.players.slice();
    game.ownedLists |= PLAYERS;
  }
  (game.players as Player[])[id] = copy;
  return copy;
}

/** The table of objects, writable: to append new ones. */
export function editObjects(game: OpenGame): GameObject[] {
  const { derived } = game;
  if (derived !== null && (!derived.steady || derived.token !== game.token))
    game.derived = derived.steady ? ownSnapshot(derived, game.token) : null;
  if ((game.ownedLists & OBJECTS) === 0) {
    game.objects = game.objects.slice();
    game.ownedLists |= OBJECTS;
  }
  return game.objects as GameObject[];
}

export function editBattlefield(game: OpenGame): ObjectId[] {
  game.derived = null;
  return editBattlefieldQuietly(game);
}

/** The list of permanents, writable, keeping derived facts: for permanents that have no part in them. */
export function editBattlefieldQuietly(game: OpenGame): ObjectId[] {
  game.changes++;
  if ((game.ownedLists & BATTLEFIELD) === 0) {
    game.battlefield = game.battlefield.slice();
    game.ownedLists |= BATTLEFIELD;
  }
  return game.battlefield as ObjectId[];
}

export function editStack(game: OpenGame): ObjectId[] {
  if (game.derived !== null && !game.derived.steady) game.derived = null;
  game.changes++;
  if ((game.ownedLists & STACK) === 0) {
    game.stack = game.stack.slice();
    game.ownedLists |= STACK;
  }
  return game.stack as ObjectId[];
}

export function editExile(game: OpenGame): ObjectId[] {
  if ((game.ownedLists & EXILE) === 0) {
    game.exile = game.exile.slice();
    game.ownedLists |= EXILE;
  }
  return game.exile as ObjectId[];
}

export function editCommand(game: OpenGame): ObjectId[] {
  game.derived = null;
  if ((game.ownedLists & COMMAND) === 0) {
    game.command = game.command.slice();
    game.ownedLists |= COMMAND;
  }
  return game.command as ObjectId[];
}

/** The counts of this turn, writable. See tallies.ts. */
export function editTurnTallies(game: OpenGame): Record<string, number> {
  forgetUnsteady(game);
  game.changes++;
  if ((game.ownedLists & TURN_TALLIES) === 0) {
    game.turnTallies = { ...game.turnTallies };
    game.ownedLists |= TURN_TALLIES;
  }
  return game.turnTallies as Record<string, number>;
}

/** The counts of this game, writable. See tallies.ts. */
export function editGameTallies(game: OpenGame): Record<string, number> {
  forgetUnsteady(game);
  game.changes++;
  if ((game.ownedLists & GAME_TALLIES) === 0) {
    game.gameTallies = { ...game.gameTallies };
    game.ownedLists |= GAME_TALLIES;
  }
  return game.gameTallies as Record<string, number>;
}

/** The player can do nothing but pass, until something changes. */
export function noteIdle(game: OpenGame, player: PlayerId): void {
  (game.idleAt as number[])[player] = game.changes;
}

/** Empties the counts of the turn: CR 500.1, a new turn begins. */
export function clearTurnTallies(game: OpenGame): void {
  game.turnTallies = NO_TALLIES;
  game.ownedLists &= ~TURN_TALLIES;
}
const NO_TALLIES: Tallies = {};

/** Adds a batch of events to what happened this turn. */
export function appendHistory(game: OpenGame, events: readonly GameEvent[]): void {
  forgetUnsteady(game);
  if ((game.ownedLists & HISTORY) === 0) {
    game.history = game.history.slice();
    game.ownedLists |= HISTORY;
  }
  (game.history as (readonly GameEvent[])[]).push(events);
}

/** A new turn begins: what happened this turn is what happened last turn. CR 500.1. */
export function turnHistory(game: OpenGame): void {
  game.lastTurnHistory = game.history;
  game.history = [];
  game.ownedLists |= HISTORY;
}

/** Adds a line to the log. */
export function appendLog(game: OpenGame, entry: LogEntry): void {
  if ((game.ownedLists & LOG) === 0) {
    game.log = game.log.slice();
    game.ownedLists |= LOG;
  }
  (game.log as LogEntry[]).push(entry);
}
