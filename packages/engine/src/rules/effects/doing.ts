/** Who carries out a keyword action, and on what. CR 701.1. */
import type { KeywordAction } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** What a keyword action does for one player (and one object, if it is done to objects). */
export interface Doing {
  readonly game: Game;
  readonly action: KeywordAction;
  readonly player: PlayerId;
  /** NO_OBJECT for actions that players take. */
  readonly object: ObjectId;
  readonly amount: number;
  readonly context: Context;
}

/** Gives what it made or chose, if that may be spoken of. */
export type Meaning = (doing: Doing) => readonly Entity[] | void;

/** Done to an object; false: it came to nothing. */
export type Deed = (doing: Doing) => boolean | void;
