/** A pronoun as it is read, before what it stands for is known. CR 608.2c. */
import type { Reference } from '@kitchen-table/language/surface';

/** "it", "they": bound to what was named before once the whole sentence is read. */
export const pronoun = (words: Reference['words']): Reference => ({ kind: 'reference', to: null, words });
