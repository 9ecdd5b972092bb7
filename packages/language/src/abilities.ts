/** Abilities: what a card's text box is made of. CR 113.3. */
import type { Clause, Rule } from './clauses.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Duration } from './durations.ts';
import type { Adjective, Filter, Noun } from './nouns.ts';
import type { Trigger } from './triggers.ts';
import type { Value } from './values.ts';

export type Ability =
  | KeywordAbility
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | ChapterAbility
  | LevelAbility
  | ClassLevel;

interface Worded {
  /** "Landfall", "Threshold": no rules meaning. CR 207.2c. Flavor words too. */
  abilityWord?: string;
  /** A keyword before the dash that has rules meaning: "exhaust", "boast", "max speed". */
  keyword?: string;
}

/** CR 702. The keyword in lower case; what follows it in the slot that fits. */
export interface KeywordAbility {
  kind: 'keyword';
  keyword: string;
  amount?: Value;
  cost?: Cost;
  /** enchant, landwalk, affinity for, offering, champion: what it applies to. */
  filter?: Filter;
  /** protection from, hexproof from: qualities. */
  from?: readonly (
    | Adjective
    | Filter
    | Noun
    | { kind: 'everything' }
    | { kind: 'chosenColor' }
    | { kind: 'colorOfYourChoice' }
  )[];
  /** typecycling, partner with NAME, ward—COST's dash, and the like: words not covered above. */
  detail?: string;
  /** "Flying, vigilance" on one line: printing only. */
  sameLine?: true;
}

/** The instructions of an instant or sorcery. CR 113.3a. */
export interface SpellAbility extends Worded {
  kind: 'spell';
  clause: Clause;
}

/** CR 602. */
export interface ActivatedAbility extends Worded {
  kind: 'activated';
  cost: Cost;
  clause: Clause;
  limits?: readonly ActivationLimit[];
}

export type ActivationLimit =
  | { kind: 'onlyAsSorcery' }
  | { kind: 'onlyDuring'; during: Duration }
  | { kind: 'onlyIf'; condition: Condition }
  | { kind: 'timesEachTurn'; times: number }
  | { kind: 'onlyOnce' }
  /** `sorcery`, `during`: "but only ...". */
  | { kind: 'anyPlayer'; sorcery?: true; during?: Duration }
  | { kind: 'onlyOpponents' }
  | { kind: 'costLess'; value: Value };

/** CR 603. */
export interface TriggeredAbility extends Worded {
  kind: 'triggered';
  trigger: Trigger;
  clause: Clause;
  /** "This ability triggers only once each turn." */
  timesEachTurn?: number;
}

/** CR 604. */
export interface StaticAbility extends Worded {
  kind: 'static';
  rules: readonly Rule[];
  /** "As long as ..." before or after. */
  condition?: Condition;
  conditionTrailing?: true;
  /** "this spell", "as an additional cost to cast this spell": works while being cast. CR 113.6, 601.2f. */
  spellCost?: { additional?: Cost | readonly Cost[]; alternative?: Cost; words?: string };
}

/** CR 714. */
export interface ChapterAbility {
  kind: 'chapter';
  chapters: readonly number[];
  clause: Clause;
  abilityWord?: string;
}

/** CR 711: a level symbol's stripe. */
export interface LevelAbility {
  kind: 'level';
  from: number;
  to: number | null;
  power: string;
  toughness: string;
  abilities: readonly Ability[];
}

/** CR 716: "{cost}: Level N" and what it gives. */
export interface ClassLevel {
  kind: 'classLevel';
  level: number;
  cost: Cost;
  abilities: readonly Ability[];
}
