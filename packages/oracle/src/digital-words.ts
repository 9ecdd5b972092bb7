/** Words of digital formats: what they do is written nowhere in the Comprehensive Rules. */
import type { Refusal } from './card.ts';

const DIGITAL =
  /\b(?:perpetual(?:ly)?|conjures?|seeks?|specializes?|unspecializes?|spellbook|intensity|intensif(?:y|ies)|boons?|double team|duplicates?|heists?|incorporates?)\b/i;

/** Whether a text was refused for a word that only digital formats have. A text that is read is never asked about. */
export function isOfDigitalFormat(refusals: readonly Pick<Refusal, 'text'>[]): boolean {
  return refusals.some(({ text }) => DIGITAL.test(text));
}
