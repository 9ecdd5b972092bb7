/** Written by tools/write-copies.ts from the tables of game-fields.ts. */
import type { Game, OpenGame } from './game.ts';
import type { GameObject, OpenObject } from './objects/objects.ts';
import type { OpenPlayer, Player } from './players/players.ts';

/** What a fork has of the game that it is a fork of. */
export function copyGame(to: OpenGame, from: Game): void {
  to.records = from.records;
  to.objects = from.objects;
  to.players = from.players;
  to.battlefield = from.battlefield;
  to.stack = from.stack;
  to.exile = from.exile;
  to.command = from.command;
  to.ante = from.ante;
  to.supplementary = from.supplementary;
  to.attractionDecks = from.attractionDecks;
  to.stickerSheets = from.stickerSheets;
  to.stickers = from.stickers;
  to.effects = from.effects;
  to.shields = from.shields;
  to.delayed = from.delayed;
  to.pending = from.pending;
  to.turnTallies = from.turnTallies;
  to.gameTallies = from.gameTallies;
  to.waiting = from.waiting;
  to.turn = from.turn;
  to.activePlayer = from.activePlayer;
  to.step = from.step;
  to.priority = from.priority;
  to.passes = from.passes;
  to.extraTurns = from.extraTurns;
  to.extraTurnNames = from.extraTurnNames;
  to.extraTurn = from.extraTurn;
  to.searching = from.searching;
  to.extraSteps = from.extraSteps;
  to.turnOrderFrom = from.turnOrderFrom;
  to.turnOrderReversed = from.turnOrderReversed;
  to.arrived = from.arrived;
  to.startingPlayer = from.startingPlayer;
  to.kept = from.kept;
  to.mulliganing = from.mulliganing;
  to.conceding = from.conceding;
  to.monarch = from.monarch;
  to.initiative = from.initiative;
  to.dayNight = from.dayNight;
  to.winners = from.winners;
  to.drawnFor = from.drawnFor;
  to.drawn = from.drawn;
  to.agreedToDraw = from.agreedToDraw;
  to.ending = from.ending;
  to.playerControl = from.playerControl;
  to.restarting = from.restarting;
  to.companions = from.companions;
  to.revealedTops = from.revealedTops;
  to.held = from.held;
  to.afterSkip = from.afterSkip;
  to.restarts = from.restarts;
  to.startingLives = from.startingLives;
  to.main = from.main;
  to.fromMain = from.fromMain;
  to.melee = from.melee;
  to.ranges = from.ranges;
  to.random0 = from.random0;
  to.random1 = from.random1;
  to.random2 = from.random2;
  to.random3 = from.random3;
  to.nextTimestamp = from.nextTimestamp;
  to.nextEffectId = from.nextEffectId;
  to.history = from.history;
  to.lastTurnHistory = from.lastTurnHistory;
  to.log = from.log;
  to.facts = from.facts;
  to.factsOf = from.factsOf;
  to.changes = from.changes;
  to.loopers = from.loopers;
  to.sinceChoice = from.sinceChoice;
  to.loopGlance = from.loopGlance;
  to.loopMark = from.loopMark;
  to.loopReturns = from.loopReturns;
  to.loopAccount = from.loopAccount;
  to.habits = from.habits;
  to.acts = from.acts;
  to.notedActs = from.notedActs;
  to.idleAt = from.idleAt.slice();
  to.settledAt = from.settledAt;
  to.derived = from.derived;
  to.scripted = from.scripted;
}

/** What a copy has of the player. */
export function copyPlayer(to: OpenPlayer, from: Player): void {
  to.counters = from.counters;
  to.library = from.library.slice();
  to.hand = from.hand.slice();
  to.graveyard = from.graveyard.slice();
  to.pool = from.pool;
  to.landsPlayed = from.landsPlayed;
  to.drawn = from.drawn;
  to.spellsCast = from.spellsCast;
  to.drewFromEmpty = from.drewFromEmpty;
  to.lost = from.lost;
  to.left = from.left;
  to.handAsLeft = from.handAsLeft;
  to.turnBegan = from.turnBegan;
  to.turnBefore = from.turnBefore;
  to.won = from.won;
  to.commanderDamage = from.commanderDamage;
  to.commanderCasts = from.commanderCasts;
  to.commanders = from.commanders;
  to.maximumHandSize = from.maximumHandSize;
  to.mulligans = from.mulligans;
  to.designations = from.designations;
}

/** What a copy has of the object. */
export function copyObject(to: OpenObject, from: GameObject): void {
  to.controller = from.controller;
  to.face = from.face;
  to.status = from.status;
  to.damage = from.damage;
  to.counters = from.counters;
  to.attachedTo = from.attachedTo;
  to.controlledSinceTurn = from.controlledSinceTurn;
  to.enteredTurn = from.enteredTurn;
  to.attacking = from.attacking;
  to.blocking = from.blocking;
  to.blockers = from.blockers;
  to.memory = from.memory;
  to.stack = from.stack;
  to.lastKnown = from.lastKnown;
  to.became = from.became;
  to.visibleTo = from.visibleTo;
}
