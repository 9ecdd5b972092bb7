/** What can be chosen when the board is fixed by hand: lists that the page shows, apart from the schemas that it does not need. */

/** Where a card may be put. */
export const FIX_PLACES = [
  'battlefield',
  'hand',
  'graveyard',
  'exile',
  'library top',
  'library bottom',
  'library shuffled',
  'command',
] as const;
/** The colors of a token made by hand. */
export const FIX_COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
/** The keywords that a token made by hand may have. */
export const FIX_KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
] as const;
/** Tokens whose name says what they are. */
export const FIX_TOKENS = [
  'Treasure',
  'Food',
  'Clue',
  'Blood',
  'Gold',
  'Map',
  'Junk',
  'Powerstone',
  'Lander',
  'Mutagen',
  'Shard',
  'Walker',
] as const;
/** Roles: tokens that are put on a creature. */
export const FIX_ROLES = [
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
] as const;
/** The most counters or life at once, and power or toughness of a token. */
export const FIX_MOST = 1000;
/** The longest note. */
export const FIX_NOTE_LETTERS = 400;
