/** Voting. CR 701.32. */
import type { Noun } from '../nouns.ts';

/** "Each player secretly chooses a number": all are revealed when the last has chosen. CR 101.4, 608.2e. */
export interface ChooseNumbers {
  kind: 'chooseNumbers';
}

/** "Starting with you, each player votes for sickness or psychosis", "each player secretly votes for a creature". */
export interface Vote {
  kind: 'vote';
  /** Words without rules meaning, each tied to an effect of its own: CR 701.32b. */
  options?: readonly string[];
  /** Or one of these objects or players. */
  object?: Noun;
  /** Chosen in secret and revealed together; else one after the other, beginning with the controller. */
  secretly?: true;
}
