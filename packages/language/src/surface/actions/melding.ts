/** Melding. CR 701.37. */
import type { Noun } from '../nouns.ts';

/** "meld them into" the combined back face of that name. */
export interface Meld {
  kind: 'meld';
  object: Noun;
  into: string;
}
