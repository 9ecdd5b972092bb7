/** An ability with sentences that only tell more of another part said in that part. */
import type { Ability } from '@kitchen-table/language';
import { withConditionNamed } from './conditions-named.ts';
import { withLastingMana } from './lasting-mana.ts';
import { withUnpreventableDamage } from './unpreventable-damage.ts';
import { withDeedsSaid } from './who-did-so.ts';

/** The ability as it is meant: how long its mana lasts, whose deeds it asks about, what can't be prevented. */
export function withSentencesJoined(printed: Ability): Ability {
  return withConditionNamed(withUnpreventableDamage(withLastingMana(withDeedsSaid(printed))));
}
