/** What a variant decides about teams. CR 102.3, 805, 808-811. */

export interface TeamRules {
  /** Teams rather than players take turns, have priority and fight. CR 805. */
  readonly sharedTurns: boolean;
  /** A team has one life total and one number of poison counters; its members win and lose together. CR 810.4-810.10. */
  readonly sharedLife: boolean;
  /** How many poison counters lose the game. CR 704.5c, 704.6b, 810.11. */
  readonly poisonToLose: number;
  /** Whose hands a player may review besides the own. CR 808.5, 810.5, 811.5. */
  readonly review: 'nobody' | 'teammates' | 'neighboring teammates';
}

/** Each player is alone, or has teammates who share nothing. */
export const NOTHING_SHARED: TeamRules = {
  sharedTurns: false,
  sharedLife: false,
  poisonToLose: 10, // CR 704.5c
  review: 'nobody',
};
