/** What only players do: who does it is one, whatever it is done with. CR 701. */

/** What only players do, whose object may be "them" as well. */
export const DONE_BY_PLAYERS: ReadonlySet<unknown> = new Set([
  'move',
  'putCounters',
  'addMana',
  'cast',
  'play',
  'choose',
  'exile',
  'search',
  'gainControl',
  'tap',
  'untap',
  'loseMana',
]);

/** Keyword actions that only players take. CR 701. */
export const TAKEN_BY_PLAYERS: ReadonlySet<unknown> = new Set([
  'investigate',
  'proliferate',
  'populate',
  'amass',
  'discover',
  'incubate',
  'learn',
  'venture into the dungeon',
  'face it again',
]);
