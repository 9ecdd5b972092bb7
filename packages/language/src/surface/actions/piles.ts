/** Two piles: one player separates, another chooses. CR 700.3. */
import type { Clause } from '../clauses.ts';
import type { Noun } from '../nouns.ts';

/** "Separate them into two piles. An opponent chooses one of those piles." */
export interface SeparatePiles {
  kind: 'separatePiles';
  actor?: Noun;
  of: Noun;
  chooser: Noun;
  chosen: Clause;
  /** Absent: the other pile stays as it is. */
  other?: Clause;
  /** "into a face-down pile and a face-up pile": the first is face down. */
  faceDown?: true;
  /** "put the cards in that pile": printing only. */
  words?: 'the cards in it' | 'of their choice';
}
