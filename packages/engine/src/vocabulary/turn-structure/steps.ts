/** Steps and phases as small integers, in turn order. CR 500.1. */

export const Step = {
  Untap: 0,
  Upkeep: 1,
  Draw: 2,
  PrecombatMain: 3,
  BeginningOfCombat: 4,
  DeclareAttackers: 5,
  DeclareBlockers: 6,
  /** Only in combats with first or double strike: CR 510.4. */
  FirstStrikeDamage: 7,
  CombatDamage: 8,
  EndOfCombat: 9,
  PostcombatMain: 10,
  End: 11,
  Cleanup: 12,
} as const;
export type Step = (typeof Step)[keyof typeof Step];

/** A step still to come in a turn that effects have changed. CR 500.8, 500.9. */
export interface StepToCome {
  readonly step: Step;
  /** The number of the combat phase that it belongs to, if an effect has added that; 0: none. */
  readonly combat: number;
}

/** Words for people and files; the scenario format uses the same, with hyphens. */
export const STEP_NAMES: readonly string[] = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
];
