/** "Loses all other abilities", "loses all creature types": what a change can take away altogether. CR 205.1a, 613.1d, 613.1f. */

/** What can be lost. */
export const LOSSES = [
  'creature types',
  'other card types',
  'other abilities',
  'other card types and abilities',
  'other abilities, card types, and creature types',
  'land types and abilities',
  'mana cost',
] as const;
