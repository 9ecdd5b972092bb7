/** How long a continuous effect lasts, or when something counts. CR 611.2, 514.2. */
import type { Condition } from './conditions.ts';
import type { Noun, TurnPart } from './nouns.ts';

export type Duration =
  | { kind: 'untilEndOfTurn' }
  | { kind: 'thisTurn' }
  | { kind: 'thisCombat' }
  | { kind: 'untilEndOfCombat' }
  | { kind: 'untilYourNextTurn'; of?: Noun }
  | { kind: 'untilEndOfYourNextTurn'; of?: Noun }
  | { kind: 'untilNextPart'; part: TurnPart }
  | { kind: 'forAsLongAs'; condition: Condition }
  | { kind: 'untilLeaves'; object: Noun; verb: string }
  | { kind: 'restOfGame' }
  /** `before`: "before attackers are declared". */
  | { kind: 'duringPart'; part: TurnPart; before?: 'attackers' | 'blockers' | 'combat damage'; after?: 'blockers' }
  | { kind: 'lastTurn' }
  | { kind: 'eachTurn' };
