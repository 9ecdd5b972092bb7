/** Types that are chosen as an instruction is carried out. CR 608.2d. */

/** What the description of such a type may say. */
export const CHOSEN_SUBTYPES: ReadonlySet<string> = new Set([
  'the basic land type of your choice',
  'the creature type of your choice',
]);

/** Types that are not named and need no choice: chosen before, or all there are. CR 205.3. */
export const STANDING_SUBTYPES: ReadonlySet<string> = new Set([
  'the chosen type',
  'every creature type',
  'every basic land type',
  'every nonbasic land type',
]);
