/** Several turns at the same time: each turn marker has a turn and a stack of its own. CR 807.4, 807.5. */
import type { Tallies, Waiting } from '../game.ts';
import type { PendingTrigger } from '../effects.ts';
import type { GameEvent } from '../events.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import type { Step, StepToCome } from './steps.ts';

/** What a game holds once for each turn that is being taken; the marker at work has it in the game itself. */
export interface OuterLoop {
  readonly waiting: Waiting;
  readonly turn: number;
  readonly activePlayer: PlayerId;
  readonly step: Step;
  readonly stack: readonly ObjectId[];
  readonly priority: PlayerId;
  readonly passes: number;
  readonly extraSteps: readonly StepToCome[];
  readonly pending: readonly PendingTrigger[];
  readonly turnTallies: Tallies;
  readonly history: readonly (readonly GameEvent[])[];
  readonly lastTurnHistory: readonly (readonly GameEvent[])[];
  /** No part of the position: what was worked out about players who can only pass in this turn. */
  readonly idleAt: readonly number[];
}

/** A turn marker. CR 807.4. Immutable. */
export interface TurnMarker extends OuterLoop {
  /** From 1, in the order in which they were handed out. CR 807.4b. */
  readonly number: number;
  readonly holder: PlayerId;
  /** The holder's turn has begun and is not over. */
  readonly taking: boolean;
  /** The holder waits to begin an extra turn after the one that has ended. CR 807.4i. */
  readonly extra: boolean;
  /** The turn at hand is an extra turn that came before the holder's next turn, which is still to come. CR 807.4j. */
  readonly owed?: boolean;
  /** How often it has been designated for removal. CR 807.4e. */
  readonly removals: number;
}

/** All the turn markers of a game. Immutable, replaced whole. */
export interface TurnMarkers {
  readonly markers: readonly TurnMarker[];
  /** Which of them is at work. */
  readonly at: number;
  /** Turns begun so far, over all markers. */
  readonly turns: number;
  /** Players who have left since the number of markers was last looked at, as bits. CR 807.4e. */
  readonly leavers: number;
}
