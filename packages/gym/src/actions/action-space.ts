/**
 * The actions: one fixed, discrete space for every question of every format. What an action means follows from the choice
 * that is open; the mask says which of them are there.
 */

/** Choose nothing more: pass, no attack, no further target, no, keep the hand, pay the rest for me. */
export const STOP = 0;
/** Show the next options, where there are more than one page holds; after the last page the first. */
export const NEXT_PAGE = 1;
/** The first option of the page; the others follow it. */
export const FIRST_OPTION = 2;
/** How many options a page holds. */
export const PAGE = 62;
/** How many actions there are. */
export const ACTIONS = 64;
