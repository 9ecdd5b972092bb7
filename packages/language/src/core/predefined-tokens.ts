/** Tokens with a name that says it all. CR 111.10. */

/** Their names; Roles as CR 111.10p-v has them. */
export const PREDEFINED_TOKENS = [
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
  'Treasure',
  'Food',
  'Clue',
  'Blood',
  'Gold',
  'Powerstone',
  'Lander',
  'Mutagen',
  'Map',
  'Junk',
  'Shard',
  'Walker',
] as const;
