/** How a keyword action is declared: all that is known of it stands in one place, in the file of its rule. CR 701. */
import type { Duration, KeywordAction as Said } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';

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

/** Which roles a deed has; nothing else may be said of it. */
export interface Roles {
  /**
   * Who does it, or what it is done to: each player named; the source of what is said; each object named, only as a
   * permanent, or also when it has left.
   */
  readonly by: 'player' | 'source' | 'permanent' | 'object';
  /** "scry 2". */
  readonly amount?: true;
  /** What players do it with: a card to manifest, a quality to behold. */
  readonly with?: true;
  /** "amass Orcs". */
  readonly detail?: true;
  /** Whom the object does it to: "devours a creature". */
  readonly to?: true;
}

/** A keyword action. */
export interface KeywordAction {
  /** In the CR's word, lower case, as the card language has it. */
  readonly kind: string;
  readonly cr: string;
  readonly roles: Roles;
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
  /** What a player is asked who may do it; absent: its name. */
  readonly asks?: string;
  /** Whether it is good for what it is done to, or whoever does it: for bots and default answers, never for rules. */
  readonly helps: boolean | null;
  /** Who waits for this hears of it too: planeswalking by a roll is planeswalking. */
  readonly alsoHeardAs?: string;
}

/** What nobody is told to do and abilities hear of all the same: becoming monstrous, committing a crime. CR 700.1. */
export interface Happening {
  readonly kind: string;
  readonly cr: string;
  readonly says: string | null;
  /** What does it asks first whether it is replaced; otherwise it is told of when it is done. CR 614.4. */
  readonly inTime?: true;
}

/** Nothing was done. CR 101.3. */
export const NOTHING_DONE: Done = { done: false };

/** These were made or chosen; none of them: nothing was done. */
export function madeOrNothing(made: readonly Entity[]): Done {
  return { made, done: made.length > 0 };
}
