/** A stored game as a file of the engine: its setup, its decisions, and where they led on the way. */
import { type GameSetup, type SavedGame, versionFor } from '@kitchen-table/engine';
import type { StoredDecision } from '../store/store.ts';

/** Fewer of one sort, and there would be nothing to ask. */
const AT_LEAST = 2;

/** The setup of a game that is over, with no more names of cards than its decisions need to be made again. */
export function withFewNames(setup: GameSetup, decisions: readonly StoredDecision[]): GameSetup {
  const { knownNames } = setup;
  if (knownNames === undefined) return setup;
  const said = new Set(decisions.map(({ decision }) => (decision as { named?: string }).named));
  const few = (names: readonly string[]): readonly string[] =>
    names.filter((name, at) => at < AT_LEAST || said.has(name));
  return {
    ...setup,
    knownNames: Object.fromEntries(Object.entries(knownNames).map(([sort, all]) => [sort, few(all)])),
  };
}

/** The file; the engine checks it when it reads it. */
export function savedGame(setup: GameSetup, decisions: readonly StoredDecision[]): SavedGame {
  const made = decisions.map(({ decision }) => decision as SavedGame['decisions'][number]);
  return {
    format: 'kitchen-table-game',
    version: versionFor(made),
    setup,
    decisions: made,
    blocks: decisions.flatMap(({ digest }, n) => (digest === undefined ? [] : [{ after: n + 1, digest }])),
  };
}
