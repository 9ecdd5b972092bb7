/** Steps and phases as cards name them. CR 500.1. */
import type { Noun } from './nouns.ts';
import type { StepName } from './words.ts';

/** A step or phase of somebody's turn: "your upkeep", "each end step", "combat on your turn". */
export interface TurnPart {
  kind: 'turnPart';
  step: StepName | 'turn' | 'combat' | 'main phase';
  /** Whose turn: absent means each. */
  of?: Noun;
  /** "your first upkeep each turn", "your second main phase": which of those that the turn has. CR 500.8, 500.9, 505.1a. */
  /** "your first, second, or third turns of the game": whether it is one of those that its player begins with. */
  occurrence?: 'first of the turn' | 'second of the turn' | 'first three of the game';
  /** "the next". */
  next?: true;
  /** "that turn's": of the extra turn that was just made. CR 500.7. */
  thatTurn?: true;
  /** "that combat": the combat phase that was just added. CR 500.8. */
  thatCombat?: true;
  /** "this combat": the one that is going on. */
  this?: true;
  /** Another way to say the same: "first main phase", "combat on your turn". */
  words?: string;
}
