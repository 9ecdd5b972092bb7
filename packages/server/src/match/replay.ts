/** A game that is over, looked at again as it stood after any of its decisions. */
import type { Session } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { pictureFor, type Receiver, type Standing } from './pictures.ts';

/** So many decisions further it is quicker to play on than to look from a checkpoint. */
const NEAR = 40;

/** What a replay is of. */
export type Replayed = Pick<Standing, 'about' | 'seats' | 'texts' | 'sequence'>;

/** One game's replay; the place looked at last is kept, for the next is mostly near. */
export class GameReplay {
  private readonly whole: Session;
  private last: Session;

  constructor(whole: Session) {
    this.whole = whole;
    this.last = whole;
  }

  /** The table after so many decisions, as the receiver's seat saw it. */
  pictureAt(at: number, facts: Replayed, receiver: Receiver): Snapshot | null {
    const session = this.sessionAt(at);
    if (session === null) return null;
    const standing = { ...facts, session, asked: null, request: null, away: [] };
    return pictureFor(standing, receiver, null, false);
  }

  private sessionAt(at: number): Session | null {
    const { decisions } = this.whole;
    if (at >= decisions.length) return this.whole;
    const ahead = at - this.last.decisions.length;
    if (ahead === 0) return this.last;
    const isNear = ahead > 0 && ahead <= NEAR;
    const session = (isNear ? this.last : this.whole).fork();
    const reached = isNear ? session.redo(decisions.slice(this.last.decisions.length, at)) === null : session.undo(at);
    if (!reached) return null;
    this.last = session;
    return session;
  }
}
