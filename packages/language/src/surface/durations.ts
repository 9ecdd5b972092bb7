/** How long a continuous effect lasts, or when something counts. CR 611.2, 514.2. */
import type { Action } from './actions/actions.ts';
import type { Condition } from './conditions.ts';
import type { Noun } from './nouns.ts';
import type { TurnPart } from './turn-parts.ts';

/** How long an effect lasts: "until end of turn", "for as long as you control it". CR 611.2. */
export type Duration =
  | { kind: 'untilEndOfTurn' }
  | { kind: 'thisTurn' }
  | { kind: 'thisCombat' }
  | { kind: 'untilEndOfCombat' }
  | { kind: 'untilYourNextTurn'; of?: Noun }
  | { kind: 'untilEndOfYourNextTurn'; of?: Noun }
  /** `beginning`: said so, "until the beginning of your next upkeep". */
  | { kind: 'untilNextPart'; part: TurnPart; beginning?: true }
  | { kind: 'forAsLongAs'; condition: Condition }
  | { kind: 'untilLeaves'; object: Noun; verb: string }
  /** Of what is exiled: "until an opponent becomes the monarch". CR 610.3. */
  | { kind: 'untilHappens'; event: Action }
  | { kind: 'untilCastFromExile'; object: Noun }
  /** "until you exile another card with ~". CR 607.2a. */
  | { kind: 'untilAnotherIsExiled' }
  /** "until a player planeswalks". CR 901.11. */
  | { kind: 'untilPlaneswalk'; awayFrom?: 'plane' }
  | { kind: 'restOfGame' }
  /** "during any turn you attacked with a commander": whenever that is so, in this turn or a later one. */
  | { kind: 'inTurns'; condition: Condition }
  /** `before`: "before attackers are declared". */
  | {
      kind: 'duringPart';
      part: TurnPart;
      before?: 'attackers' | 'blockers' | 'combat' | 'combat damage';
      after?: 'attackers' | 'blockers' | 'combat' | 'upkeep';
    }
  | { kind: 'lastTurn' }
  /** "during your last turn": the latest turn of that player before this one. */
  | { kind: 'lastTurnOf'; of: Noun }
  | { kind: 'eachTurn' };
