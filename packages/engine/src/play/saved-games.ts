/** Saved games and replays: plain JSON, checked when read. */
import type { Answer } from '../vocabulary/decisions.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameSetup } from '../vocabulary/setup.ts';

/** One decision of a player. */
export type Decision =
  | { readonly player: PlayerId; readonly answer: Answer }
  /** Of a subgame, that game alone, or every game of which it is part. CR 104.3a, 726.1a. */
  | { readonly player: PlayerId; readonly concede: true | 'every game' }
  /** Agrees to a draw; or declines one, so that no agreement stands. CR 104.4i. */
  | { readonly player: PlayerId; readonly draw: boolean };

/** A game as data: how it began, and what was decided. */
export interface SavedGame {
  readonly format: 'kitchen-table-game';
  readonly version: 2;
  readonly setup: GameSetup;
  readonly decisions: readonly Decision[];
  /** The position that the decisions lead to; absent: not checked. */
  readonly digest?: string;
}

/** A replay is a saved game. */
export type Replay = SavedGame;

/** Why a saved game or replay can't be used: one sentence. */
export interface ReplayError {
  readonly kind: 'replayError';
  readonly message: string;
}

function refuse(message: string): ReplayError {
  return { kind: 'replayError', message };
}

/** Reads a saved game from JSON text or from what JSON text holds. */
export function readSavedGame(input: unknown): SavedGame | ReplayError {
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input);
    } catch {
      return refuse('A saved game is JSON text, and this is not');
    }
  }
  if (typeof value !== 'object' || value === null) return refuse('A saved game is an object with setup and decisions');
  const saved = value as Partial<SavedGame>;
  if (saved.format !== 'kitchen-table-game')
    return refuse("This is not a saved game: its 'format' is not 'kitchen-table-game'");
  if (saved.version !== 2)
    return refuse(`This game was saved in version ${String(saved.version)}; this program reads version 2`);
  if (typeof saved.setup !== 'object' || saved.setup === null) return refuse("The saved game has no 'setup'");
  if (!Array.isArray(saved.decisions)) return refuse("The saved game has no list of 'decisions'");
  if (saved.digest !== undefined && typeof saved.digest !== 'string')
    return refuse("The saved game's 'digest' is not text");
  for (let i = 0; i < saved.decisions.length; i++) {
    const decision = saved.decisions[i] as {
      player?: unknown;
      answer?: unknown;
      concede?: unknown;
      draw?: unknown;
    } | null;
    const isDecision =
      typeof decision === 'object' &&
      decision !== null &&
      Number.isInteger(decision.player) &&
      (decision.concede === true ||
        decision.concede === 'every game' ||
        typeof decision.draw === 'boolean' ||
        (Array.isArray(decision.answer) && decision.answer.every((number) => Number.isSafeInteger(number))));
    if (!isDecision)
      return refuse(`Decision ${i + 1} of the saved game needs a player and an answer (a list of whole numbers)`);
  }
  return saved as SavedGame;
}
