/** How a keyword action is declared: all that is known of it stands in one place, in the file of its rule. CR 701. */
import type { Duration, HappeningName, KeywordAction as Said, KeywordActionName } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Told } from '../../vocabulary/rulebook.ts';

/** What is said of a deed besides its name: by whom, to what, how much. */
export type Words = Omit<Said, 'kind' | 'action'>;

/** One deed being done: by one player, or by (or to) one object. */
export interface Doing {
  readonly game: Game;
  readonly words: Words;
  /** Who does it; the controller of the object. */
  readonly player: PlayerId;
  /** NO_OBJECT for what players do. */
  readonly object: ObjectId;
  readonly amount: number;
  readonly context: Context;
  /** The counters that are not looked at as it is done. CR 609.4. */
  readonly without?: string;
  /** For how long, where what is done lasts. */
  readonly during?: Duration | undefined;
}

/** What came of it, where that is more than that it was done. */
export interface Done {
  /** What was made or chosen, which may be spoken of afterwards; absent: whoever did it. */
  readonly made?: readonly Entity[];
  /** For "if you do"; absent: yes. */
  readonly done?: boolean;
  /** Whether it has happened, for what hears of it; absent: if it was done. */
  readonly happened?: boolean;
  /** As which number it has happened, or how much was done, where that is not what was said. */
  readonly amount?: number;
  /** What is known from now on. */
  readonly context?: Context;
}

/** A keyword action. */
export interface KeywordAction {
  /** In the CR's word, lower case, as the card language has it. */
  readonly kind: KeywordActionName;
  readonly cr: string;
  /** For zero it is no event: nothing is done and nothing hears of it. CR 701.18b. */
  readonly nothingForZero?: true;
  /** Whether whoever may choose to do it can: asked before "you may" and of costs. CR 118.3, 608.2d. */
  readonly possible?: (doing: Doing) => boolean;
  /** What is done: everything that it writes is an event. With neither of these it is written out when it is read. */
  readonly does?: (doing: Doing) => Done | void;
  /** The same for all who do it at the same time; instead of `does`, one after the other. */
  readonly together?: (game: Game, deeds: readonly Deed[]) => Done;
  /** What is done tells of it, in events of its own. */
  readonly tellsItself?: true;
  /** Its line in the log, {player}, {object} and {amount} in it; null: other lines tell it. */
  readonly says: string | null;
  /** How the moves of which it consists are told. */
  readonly moves?: NonNullable<Told['moves']>;
  /** Whether it is good for what it is done to, or whoever does it: for bots and default answers, never for rules. */
  readonly helps: boolean | null;
}

/** What nobody is told to do and abilities hear of all the same: becoming monstrous, committing a crime. CR 700.1. */
export interface Happening {
  readonly kind: HappeningName;
  readonly cr: string;
  readonly says: string | null;
}

/** Nothing was done. CR 101.3. */
export const NOTHING_DONE: Done = { done: false };

/** These were made or chosen; none of them: nothing was done. */
export function madeOrNothing(made: readonly Entity[]): Done {
  return { made, done: made.length > 0 };
}
