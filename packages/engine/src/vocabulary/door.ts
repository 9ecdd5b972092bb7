/** The write door: the only way to change a game's records. Copies on first write after a fork. */
import { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { GameObject } from './objects.ts';
import type { Player } from './players.ts';

const OBJECTS = 1;
const PLAYERS = 2;
const BATTLEFIELD = 4;
const STACK = 8;
const EXILE = 16;
const COMMAND = 32;

/** An independent game that shares every record until one of the two writes. Costs a few array headers. */
export function fork(game: Game): Game {
  const copy = new Game(game.setup, game.rules, game.ask);
  copy.records = game.records;
  copy.objects = game.objects;
  copy.players = game.players;
  copy.battlefield = game.battlefield;
  copy.stack = game.stack;
  copy.exile = game.exile;
  copy.command = game.command;
  copy.effects = game.effects;
  copy.shields = game.shields;
  copy.delayed = game.delayed;
  copy.pending = game.pending;
  copy.turnTallies = game.turnTallies;
  copy.gameTallies = game.gameTallies;
  copy.waiting = game.waiting;
  copy.turn = game.turn;
  copy.activePlayer = game.activePlayer;
  copy.step = game.step;
  copy.priority = game.priority;
  copy.passes = game.passes;
  copy.extraTurns = game.extraTurns;
  copy.extraSteps = game.extraSteps;
  copy.startingPlayer = game.startingPlayer;
  copy.monarch = game.monarch;
  copy.initiative = game.initiative;
  copy.dayNight = game.dayNight;
  copy.winners = game.winners;
  copy.drawn = game.drawn;
  copy.random0 = game.random0;
  copy.random1 = game.random1;
  copy.random2 = game.random2;
  copy.random3 = game.random3;
  copy.nextTimestamp = game.nextTimestamp;
  copy.nextEffectId = game.nextEffectId;
  copy.log = game.log;
  copy.derived = game.derived;
  // Both sides lose the right to write in place what they now share.
  game.token = {};
  game.ownedLists = 0;
  return copy;
}

/** The object, writable. Forgets derived facts; use `editObjectQuietly` for writes that no derived fact reads. */
export function editObject(game: Game, id: ObjectId): GameObject {
  game.derived = null;
  return editObjectQuietly(game, id);
}

/** The object, writable, keeping derived facts: for damage and other fields that no characteristic depends on. */
export function editObjectQuietly(game: Game, id: ObjectId): GameObject {
  const object = game.objects[id];
  if (object === undefined) throw new Error(`no object ${id}`);
  if (object.token === game.token) return object;
  const copy = object.copy(game.token);
  editObjects(game)[id] = copy;
  return copy;
}

/** The player, writable. Derived facts that count hands, life or graveyards depend on players too. */
export function editPlayer(game: Game, id: PlayerId): Player {
  const player = game.players[id];
  if (player === undefined) throw new Error(`no player ${id}`);
  if (player.token === game.token) return player;
  const copy = player.copy(game.token);
  if ((game.ownedLists & PLAYERS) === 0) {
    game.players = game.players.slice();
    game.ownedLists |= PLAYERS;
  }
  game.players[id] = copy;
  return copy;
}

/** The table of objects, writable: to append new ones. */
export function editObjects(game: Game): GameObject[] {
  if ((game.ownedLists & OBJECTS) === 0) {
    game.objects = game.objects.slice();
    game.ownedLists |= OBJECTS;
  }
  return game.objects;
}

export function editBattlefield(game: Game): ObjectId[] {
  game.derived = null;
  if ((game.ownedLists & BATTLEFIELD) === 0) {
    game.battlefield = game.battlefield.slice();
    game.ownedLists |= BATTLEFIELD;
  }
  return game.battlefield;
}

export function editStack(game: Game): ObjectId[] {
  if ((game.ownedLists & STACK) === 0) {
    game.stack = game.stack.slice();
    game.ownedLists |= STACK;
  }
  return game.stack;
}

export function editExile(game: Game): ObjectId[] {
  if ((game.ownedLists & EXILE) === 0) {
    game.exile = game.exile.slice();
    game.ownedLists |= EXILE;
  }
  return game.exile;
}

export function editCommand(game: Game): ObjectId[] {
  game.derived = null;
  if ((game.ownedLists & COMMAND) === 0) {
    game.command = game.command.slice();
    game.ownedLists |= COMMAND;
  }
  return game.command;
}
