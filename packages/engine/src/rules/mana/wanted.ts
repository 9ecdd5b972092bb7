/** How automatic payment tells a mana ability what to add. CR 605.3. */

/** The label under which it says which mana it wants: its entities are kinds of mana, in order. */
export const WANTED_MANA = '#mana';
