/**
 * A game: readonly data for rules, written only through the functions in door.ts.
 * Copy-on-write by owner token: a record may be written in place only by the game whose token it bears.
 */
import type { Clause, StickerSheet } from '@kitchen-table/language/core';
import type { Context } from './context.ts';
import type { Announced } from './announced.ts';
import type { CardRecord } from './objects/cards.ts';
import type { Derived } from './derived.ts';
import type { ContinuousEffect, DelayedTrigger, PendingTrigger, Shield } from './effects.ts';
import type { GameEvent } from './events.ts';
import type { Answer, MadeChoice, Question } from './decisions.ts';
import type { LogEntry } from './log.ts';
import type { Restarting, SubgameCard } from './other-games.ts';
import type { PlayerControl } from './players/player-control.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { GameObject, OwnerToken } from './objects/objects.ts';
import type { Player } from './players/players.ts';
import type { Rulebook } from './rulebook.ts';
import type { GameSetup } from './setup.ts';
import { Step, type StepToCome } from './turn-structure/steps.ts';
import type { TableFacts } from './table-facts.ts';
import type { PlacedSticker } from './objects/stickers.ts';
import type { TurnMarkers } from './turn-structure/turn-markers.ts';
import type { SupplementaryDecks } from './objects/supplementary-decks.ts';

/** A permanent and its controller. */
export interface Held {
  readonly object: ObjectId;
  readonly player: PlayerId;
}

/** Things counted per turn or game that no single player owns. Immutable, replaced whole. */
export type Tallies = Readonly<Record<string, number>>;

/** What is replaced whole begins as this, so that a fork makes no lists of its own. */
const NOTHING: readonly never[] = [];
const NO_TALLIES: Tallies = {};

/** Where the outer loop stands between segments. CR 500, 117. */
export type Waiting =
  /** Someone is to receive priority. CR 117.3. */
  | 'priority'
  /** The next step or phase is to begin. CR 500.1. */
  | 'step'
  /** Before the first turn: starting player, opening hands, mulligans. CR 103. */
  | 'set-up'
  | 'over';

/** An action that a player has taken. */
export interface NotedAct {
  readonly player: PlayerId;
  /** In words. */
  readonly act: string;
  /** In which position; null when it was new. */
  readonly look: number | null;
}

/** A choice that a player makes again and again in one step. CR 729.2a. */
export interface Habit {
  /** In words. */
  readonly what: string;
  readonly answer: Answer;
  readonly times: number;
  /** What could have run out when it was last looked at. */
  readonly numbers: readonly number[] | null;
  /** How many times more, as the player has said; null: nobody has asked. */
  readonly left: number | null;
}

/** What has become of a game while nobody had a choice: whether it is a loop that goes on for ever. CR 104.4b. */
export interface LoopAccount {
  /** Numbers that may run out: the least so far, and the least of the span of resolutions before this one. */
  readonly least: readonly number[];
  readonly leastBefore: readonly number[];
  /** Something is running out, or has happened for the first time, in this span; in the one before. */
  readonly runsOut: boolean;
  readonly ranOut: boolean;
  /** Numbers that may be waited for, as this span began. */
  readonly grown: readonly number[];
  /** What has resolved, as numbers. */
  readonly kinds: ReadonlySet<number>;
  /** Permanents with the fewest counters, and the least toughness to spare, that they have had. */
  readonly watched: ReadonlyMap<ObjectId, readonly [number, number]>;
  /** How many objects there were when they had last doubled, and how often they have. */
  readonly crowd: number;
  readonly doublings: number;
}

/** A position: all that a game is between two moments. Read it, fork it, hand it to questions; only rules write it. */
export class Game {
  /** What this game (or fork) may write in place. Replaced in both when it is forked. */
  readonly token: OwnerToken = {};
  readonly setup: GameSetup;
  /** The rules joined by variants/rulebook.ts, with the variants in play. Shared by forks. */
  readonly rules: Rulebook;
  /** Card and token records by index; grows when a new kind of token is made. */
  readonly records: readonly CardRecord[] = [];

  readonly objects: readonly GameObject[] = [];
  readonly players: readonly Player[] = [];
  /** In order of entering. */
  readonly battlefield: readonly ObjectId[] = [];
  /** Last element is the top. CR 405.2. */
  readonly stack: readonly ObjectId[] = [];
  readonly exile: readonly ObjectId[] = [];
  readonly command: readonly ObjectId[] = [];
  /** The ante zone, empty in games that are not played for ante; replaced whole. CR 407. */
  readonly ante: readonly ObjectId[] = NOTHING;
  /** Planar and scheme decks; null in games without them. Immutable. CR 100.2d. */
  readonly supplementary: SupplementaryDecks | null = null;
  /** Attraction decks by seat, face down in the command zone, the top card last; replaced whole. CR 717.2. */
  readonly attractionDecks: readonly (readonly ObjectId[])[] = NOTHING;
  /** The sticker sheets chosen for the game, by seat; empty in games without. CR 103.2d, 123.2c. */
  readonly stickerSheets: readonly (readonly StickerSheet[])[] = NOTHING;
  /** The stickers that are on objects; replaced whole. CR 123.3. */
  readonly stickers: readonly PlacedSticker[] = NOTHING;
  /** Which of the six lists above this game may write in place, as bits in the order above. */
  readonly ownedLists: number = 0;

  /** Immutable lists, replaced whole. */
  readonly effects: readonly ContinuousEffect[] = NOTHING;
  readonly shields: readonly Shield[] = NOTHING;
  readonly delayed: readonly DelayedTrigger[] = NOTHING;
  readonly pending: readonly PendingTrigger[] = NOTHING;
  /** Keyed counts: abilities used this turn, loyalty activated, events this turn. See tallies.ts. */
  readonly turnTallies: Tallies = NO_TALLIES;
  readonly gameTallies: Tallies = NO_TALLIES;

  readonly waiting: Waiting = 'set-up';
  /** Counted from 1 over all players. */
  readonly turn: number = 0;
  readonly activePlayer: PlayerId = 0 as PlayerId;
  readonly step: Step = Step.Untap;
  /** Who has priority, when waiting for it. */
  readonly priority: PlayerId = 0 as PlayerId;
  /** Passes in succession. CR 117.4. */
  readonly passes: number = 0;
  /** Turns to come before the normal order goes on, last first. CR 500.7. */
  readonly extraTurns: readonly PlayerId[] = NOTHING;
  /** Who is choosing what to find in their own library just now; -1 for nobody. CR 701.19. */
  readonly searching: PlayerId | -1 = -1;
  /** By what numbers effects speak of them. */
  readonly extraTurnNames: readonly number[] = NOTHING;
  /** The number of this turn, when it is an extra turn; 0 when it is none. */
  readonly extraTurn: number = 0;
  /** Steps and phases still to come this turn, when effects changed them. Empty: the normal order. */
  readonly extraSteps: readonly StepToCome[] = NOTHING;
  /** Who took the last turn of the normal order: extra turns do not move it. CR 500.7. */
  readonly turnOrderFrom: PlayerId = 0 as PlayerId;
  /** Turn order goes to the right: an effect has reversed it. CR 103.1. */
  readonly turnOrderReversed: boolean = false;
  /** Objects that the next check of state-based actions must look at outside the battlefield: CR 704.5d-e, 903.9a. */
  readonly arrived: readonly ObjectId[] = NOTHING;
  readonly startingPlayer: PlayerId = 0 as PlayerId;
  /** Players who have kept their opening hands, as bits. CR 103.5. */
  readonly kept: number = 0;
  /** Players who have said that they will take a mulligan in this round, as bits. CR 103.5. */
  readonly mulliganing: number = 0;
  /** Players who have conceded while a segment ran, as bits: they leave when it ends. CR 104.3a. */
  readonly conceding: number = 0;
  readonly monarch: PlayerId | -1 = -1;
  readonly initiative: PlayerId | -1 = -1;
  readonly dayNight: 'day' | 'night' | null = null;
  /** Winners; more than one when a team wins. */
  readonly winners: readonly PlayerId[] = NOTHING;
  /** Players who have left because the game is a draw for them, as bits. CR 801.15. */
  readonly drawnFor: number = 0;
  /** Nobody wins. CR 104.4. */
  readonly drawn: boolean = false;
  /** All players have agreed to a draw: the game ends when the running segment does. CR 104.4i. */
  readonly agreedToDraw: boolean = false;
  /** An effect has ended the turn or the combat phase: the game goes on after what it skips. CR 721. */
  readonly ending: 'turn' | 'combat' | null = null;
  /** Who controls which player, in the order in which the effects were created. CR 720. */
  readonly playerControl: readonly PlayerControl[] = NOTHING;
  /** An effect restarts the game, or has and is to finish resolving before the first turn. CR 724. */
  readonly restarting: Restarting | null = null;
  /** By seat, the chosen companion outside the game; NO_OBJECT for none, or when it has been put into the hand. CR 702.139. */
  readonly companions: readonly ObjectId[] = NOTHING;
  /** By seat, the top card of the library that an effect reveals; empty where none has ever done so. CR 401.6. */
  readonly revealedTops: readonly ObjectId[] = NOTHING;
  /** Who controlled which permanent when that was last looked at; empty where no card asks. CR 603.10d. */
  readonly held: readonly Held[] = NOTHING;
  /** What players do for having skipped something: first in the next step that begins. CR 614.10b. */
  readonly afterSkip: readonly { readonly clause: Clause; readonly context: Context }[] = NOTHING;
  /** How often the game has been restarted. */
  readonly restarts: number = 0;
  /** The life totals with which the players begin, and begin again. CR 103.4. */
  readonly startingLives: readonly number[] = NOTHING;
  /** The subgame that is being played, while this game is discontinued; a matter of the running segment. CR 726.1a. */
  readonly subgame: Game | null = null;
  /** The game in which this one is a subgame. */
  readonly main: Game | null = null;
  /** In a subgame: the cards that come from the main game. CR 726.2. */
  readonly fromMain: readonly SubgameCard[] = NOTHING;

  /** The turn markers of a Grand Melee game; null in every other game. CR 807.4. */
  readonly melee: TurnMarkers | null = null;
  /** Per player, who is within range of influence this turn, as bits; null: unlimited. CR 801.2c. */
  readonly ranges: readonly number[] | null = null;

  /** sfc32. */
  readonly random0: number = 0;
  readonly random1: number = 0;
  readonly random2: number = 0;
  readonly random3: number = 0;
  readonly nextTimestamp: number = 1;
  readonly nextEffectId: number = 1;

  /** What happened this turn and the turn before, in batches; kept only when some card of the game asks. */
  readonly history: readonly (readonly GameEvent[])[] = NOTHING;
  readonly lastTurnHistory: readonly (readonly GameEvent[])[] = NOTHING;

  /** Kept when setup.log; entries are appended to a list that forks share until they write. */
  readonly log: readonly LogEntry[] = NOTHING;

  /** Open choices made for actions that have not happened yet. Empty between segments. CR 101.4b. */
  readonly choices: readonly MadeChoice[] = NOTHING;
  /** Cards that the running segment has revealed, while they are where they were. Empty between segments. CR 701.16. */
  readonly revealed: readonly ObjectId[] = NOTHING;
  /** The spell or ability that is being cast or activated, and what is hidden meanwhile. Null between segments. CR 601.2. */
  readonly announced: Announced | null = null;
  /** Replacement effects that are at work now and do not see what they themselves do. Empty between segments. CR 614.5. */
  readonly suppressed: readonly string[] = NOTHING;
  /** What is about to enter while it is said how: no other effect takes it from its library. Empty between segments. CR 614.13c. */
  readonly onTheWay: readonly ObjectId[] = NOTHING;

  /** What is known about the cards of `factsOf`, a table of records: see table-facts.ts. No part of the position. */
  readonly facts: TableFacts | null = null;
  readonly factsOf: readonly CardRecord[] | null = null;

  /** Counts writes through the door, so that checks need not be repeated when nothing changed. No part of the position. */
  readonly changes: number = 0;
  /** Players whose objects are involved in what may be a loop, as bits; only with limited range. CR 801.16. */
  readonly loopers: number = 0;
  /** Objects resolved since somebody had a choice: CR 104.4b. */
  readonly sinceChoice: number = 0;
  /** The look of a position since then, at a glance and closely, and how often it has come back. CR 729.4. */
  readonly loopGlance: number = 0;
  readonly loopMark: number = 0;
  readonly loopReturns: number = 0;
  /** What has changed since then. CR 104.4b. */
  readonly loopAccount: LoopAccount | null = null;
  /** The choices of this step, by what they are about. CR 729.2a. */
  readonly habits: readonly Habit[] = NOTHING;
  /** Actions that players have taken in this step; and, when there are many, which ones in which positions. CR 729.3. */
  readonly acts: number = 0;
  readonly notedActs: readonly NotedAct[] = NOTHING;
  /** Per player: `changes` when passing was all that player could do at instant speed; no part of the position. */
  readonly idleAt: readonly number[] = [];
  /** `changes` when state-based actions were last found to be none; -1 when unknown. */
  readonly settledAt: number = -1;
  /** Cache of derived facts; null after any write that matters. */
  readonly derived: Derived | null = null;
  /** How questions are answered while a segment runs; set by the session. See play/. */
  readonly ask: (game: Game, question: Question) => Answer;
  /** Results of coins (2 sides, 2 is won) and dice said from outside, for scenarios; null: by chance. */
  readonly scripted: ((player: PlayerId, sides: number) => number | null) | null = null;

  constructor(setup: GameSetup, rules: Rulebook, ask: (game: Game, question: Question) => Answer) {
    this.setup = setup;
    this.rules = rules;
    this.ask = ask;
  }
}

declare const open: unique symbol;

/** A game as those see it who may write: only `opened` of door.ts makes one of a game. */
export type OpenGame = { -readonly [Field in keyof Game]: Game[Field] } & { readonly [open]: true };
