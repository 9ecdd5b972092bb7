/** The write door: the only way to change a game's records. Copies on first write after a fork. */
import { ownSnapshot } from './derived.ts';
import { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { GameObject } from './objects.ts';
import type { Player } from './players.ts';
import type { GameEvent } from './events.ts';
import type { LogEntry } from './log.ts';
import type { Tallies } from './game.ts';
import type { ContinuousEffect, DelayedTrigger, PendingTrigger, Shield } from './effects.ts';

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

/** An independent game that shares every record until one of the two writes. Costs a few array headers. */
export function fork(game: Game): Game {
  const copy = new Game(game.setup, game.rules, game.ask);
  copy.scripted = game.scripted;
  copy.records = game.records;
  copy.objects = game.objects;
  copy.players = game.players;
  copy.battlefield = game.battlefield;
  copy.stack = game.stack;
  copy.exile = game.exile;
  copy.command = game.command;
  copy.facts = game.facts;
  copy.factsOf = game.factsOf;
  copy.supplementary = game.supplementary;
  copy.attractionDecks = game.attractionDecks;
  copy.stickerSheets = game.stickerSheets;
  copy.stickers = game.stickers;
  copy.ante = game.ante;
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
  copy.turnOrderFrom = game.turnOrderFrom;
  copy.arrived = game.arrived;
  copy.kept = game.kept;
  copy.mulliganing = game.mulliganing;
  copy.conceding = game.conceding;
  copy.monarch = game.monarch;
  copy.initiative = game.initiative;
  copy.dayNight = game.dayNight;
  copy.winners = game.winners;
  copy.drawn = game.drawn;
  copy.agreedToDraw = game.agreedToDraw;
  copy.ending = game.ending;
  copy.playerControl = game.playerControl;
  copy.restarting = game.restarting;
  copy.restarts = game.restarts;
  copy.companions = game.companions;
  copy.revealedTops = game.revealedTops;
  copy.afterSkip = game.afterSkip;
  copy.held = game.held;
  copy.startingLives = game.startingLives;
  copy.main = game.main;
  copy.fromMain = game.fromMain;
  copy.ranges = game.ranges;
  copy.melee = game.melee;
  copy.drawnFor = game.drawnFor;
  copy.loopers = game.loopers;
  copy.random0 = game.random0;
  copy.random1 = game.random1;
  copy.random2 = game.random2;
  copy.random3 = game.random3;
  copy.nextTimestamp = game.nextTimestamp;
  copy.nextEffectId = game.nextEffectId;
  copy.history = game.history;
  copy.lastTurnHistory = game.lastTurnHistory;
  copy.log = game.log;
  copy.changes = game.changes;
  copy.settledAt = game.settledAt;
  copy.sinceChoice = game.sinceChoice;
  copy.loopGlance = game.loopGlance;
  copy.loopMark = game.loopMark;
  copy.loopReturns = game.loopReturns;
  copy.acts = game.acts;
  copy.notedActs = game.notedActs;
  copy.idleAt = game.idleAt.slice();
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
  game.changes++;
  const object = game.objects[id];
  if (object === undefined) throw new Error(`no object ${id}`);
  if (object.token === game.token) return object;
  const copy = object.copy(game.token);
  editObjects(game)[id] = copy;
  return copy;
}

/** The object, writable, for fields that only conditions read (tapped, damage, attacking): keeps steady derived facts. */
export function editObjectLightly(game: Game, id: ObjectId): GameObject {
  if (game.derived !== null && !game.derived.steady) game.derived = null;
  return editObjectQuietly(game, id);
}

/** Something is different that only conditions read: forgets derived facts that are not steady. */
export function forgetUnsteady(game: Game): void {
  if (game.derived !== null && !game.derived.steady) game.derived = null;
}

/** The player, writable. Derived facts that count hands, life or graveyards depend on players too. */
export function editPlayer(game: Game, id: PlayerId): Player {
  if (game.derived !== null && !game.derived.simple) game.derived = null;
  return editPlayerLightly(game, id);
}

/** The player, writable, for fields that only conditions read (life, mana, counters), not for the lists of cards: keeps steady derived facts. */
export function editPlayerLightly(game: Game, id: PlayerId): Player {
  game.changes++;
  if (game.derived !== null && !game.derived.steady) game.derived = null;
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
  const { derived } = game;
  if (derived !== null && (!derived.steady || derived.token !== game.token))
    game.derived = derived.steady ? ownSnapshot(derived, game.token) : null;
  if ((game.ownedLists & OBJECTS) === 0) {
    game.objects = game.objects.slice();
    game.ownedLists |= OBJECTS;
  }
  return game.objects;
}

export function editBattlefield(game: Game): ObjectId[] {
  game.derived = null;
  return editBattlefieldQuietly(game);
}

/** The list of permanents, writable, keeping derived facts: for permanents that have no part in them. */
export function editBattlefieldQuietly(game: Game): ObjectId[] {
  game.changes++;
  if ((game.ownedLists & BATTLEFIELD) === 0) {
    game.battlefield = game.battlefield.slice();
    game.ownedLists |= BATTLEFIELD;
  }
  return game.battlefield;
}

export function editStack(game: Game): ObjectId[] {
  if (game.derived !== null && !game.derived.steady) game.derived = null;
  game.changes++;
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

/** The counts of this turn, writable. See tallies.ts. */
export function editTurnTallies(game: Game): Record<string, number> {
  game.changes++;
  if ((game.ownedLists & TURN_TALLIES) === 0) {
    game.turnTallies = { ...game.turnTallies };
    game.ownedLists |= TURN_TALLIES;
  }
  return game.turnTallies as Record<string, number>;
}

/** The counts of this game, writable. See tallies.ts. */
export function editGameTallies(game: Game): Record<string, number> {
  game.changes++;
  if ((game.ownedLists & GAME_TALLIES) === 0) {
    game.gameTallies = { ...game.gameTallies };
    game.ownedLists |= GAME_TALLIES;
  }
  return game.gameTallies as Record<string, number>;
}

/** Empties the counts of the turn: CR 500.1, a new turn begins. */
export function clearTurnTallies(game: Game): void {
  game.turnTallies = NO_TALLIES;
  game.ownedLists &= ~TURN_TALLIES;
}
const NO_TALLIES: Tallies = {};

/** Adds a batch of events to what happened this turn. */
export function appendHistory(game: Game, events: readonly GameEvent[]): void {
  if ((game.ownedLists & HISTORY) === 0) {
    game.history = game.history.slice();
    game.ownedLists |= HISTORY;
  }
  (game.history as (readonly GameEvent[])[]).push(events);
}

/** A new turn begins: what happened this turn is what happened last turn. CR 500.1. */
export function turnHistory(game: Game): void {
  game.lastTurnHistory = game.history;
  game.history = [];
  game.ownedLists |= HISTORY;
}

/** Adds a line to the log. */
export function appendLog(game: Game, entry: LogEntry): void {
  if ((game.ownedLists & LOG) === 0) {
    game.log = game.log.slice();
    game.ownedLists |= LOG;
  }
  (game.log as LogEntry[]).push(entry);
}

/** Replaces the continuous effects. CR 611.2. */
export function setEffects(game: Game, effects: readonly ContinuousEffect[]): void {
  game.changes++;
  game.derived = null;
  game.effects = effects;
}

/** Replaces the prevention and regeneration shields. CR 615.6, 701.15. */
export function setShields(game: Game, shields: readonly Shield[]): void {
  game.changes++;
  game.shields = shields;
}

/** Replaces the delayed triggered abilities. CR 603.7. */
export function setDelayed(game: Game, delayed: readonly DelayedTrigger[]): void {
  game.changes++;
  game.delayed = delayed;
}

/** Replaces the triggered abilities that wait to be put on the stack. CR 603.3. */
export function setPending(game: Game, pending: readonly PendingTrigger[]): void {
  game.pending = pending;
  game.changes++;
}
