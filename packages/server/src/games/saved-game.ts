/** A stored game as a file of the engine: its setup, its decisions, and where they led on the way. */
import type { GameSetup, SavedGame } from '@kitchen-table/engine';
import type { StoredDecision } from '../store/store.ts';

/** The file; the engine checks it when it reads it. */
export function savedGame(setup: GameSetup, decisions: readonly StoredDecision[]): SavedGame {
  return {
    format: 'kitchen-table-game',
    version: 3,
    setup,
    decisions: decisions.map(({ decision }) => decision as SavedGame['decisions'][number]),
    blocks: decisions.flatMap(({ digest }, n) => (digest === undefined ? [] : [{ after: n + 1, digest }])),
  };
}
