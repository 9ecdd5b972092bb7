/** What speaks of each sort of node: the one place where the files that speak are joined. */
import { sayAbility } from './abilities.ts';
import { sayClause } from './clauses.ts';
import { sayCondition } from './conditions.ts';
import { sayCost } from './costs.ts';
import { sayDeed } from './deeds/deeds.ts';
import { sayDuration } from './durations.ts';
import { sayFilter } from './nouns/filters.ts';
import { sayNoun } from './nouns/nouns.ts';
import { sayRule } from './rules/rules.ts';
import type { Speaker } from './speaking.ts';
import { sayTrigger } from './triggers.ts';
import { sayValue } from './values.ts';

export const SPEAKER: Speaker = {
  noun: sayNoun,
  filter: sayFilter,
  value: sayValue,
  condition: sayCondition,
  deed: sayDeed,
  clause: sayClause,
  rule: sayRule,
  cost: sayCost,
  duration: sayDuration,
  trigger: sayTrigger,
  ability: sayAbility,
};
