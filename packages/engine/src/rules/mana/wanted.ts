/** How automatic payment tells a mana ability what to add. CR 605.3. */

/** In place of a kind: the unit follows the ones before, or nothing is known of it. A kind k that is not needed but would do is -1 - k. */
export const ANY_KIND = -100;

/** The label under which it says which mana it wants: its entities are kinds of mana, in order. */
export const WANTED_MANA = '#mana';
