/** Trigger conditions. CR 603. */
import type { Action } from './actions/actions.ts';
import type { Condition } from './conditions.ts';
import type { Duration } from './durations.ts';

/** "Whenever event", "When event", "At the beginning of ...". */
export interface Trigger {
  kind: 'trigger';
  word: 'when' | 'whenever' | 'at';
  /** One of them: "enters or attacks". `beginningOf` for steps. */
  events: readonly Action[];
  /** "while ...", "during your turn": part of the event. */
  during?: Duration;
  /** The intervening if, right after the event. CR 603.4. */
  condition?: Condition;
  /** "for the first time each turn". */
  firstTime?: true;
  /** "when you next cast a spell this turn". CR 603.7b. */
  next?: true;
  /** "... and whenever ...": other events that trigger it too. */
  more?: { word: 'when' | 'whenever' | 'at'; events: readonly Action[]; words?: 'or' };
}
