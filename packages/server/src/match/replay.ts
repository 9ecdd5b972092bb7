/** A game that is over, looked at again as it stood after any of its decisions. */
import { replayInSteps, type Session } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { pictureFor, type Receiver, type Standing } from './pictures.ts';
import { rest } from './rest.ts';

/** A table as it was: nobody is asked anything. */
export const NOTHING_OPEN = { asked: null, request: null, away: [], clocks: null, vote: null, fix: null } as const;

/** So many decisions further it is quicker to play on than to look from a checkpoint. */
const NEAR = 40;

/** What a replay is of. */
export type Replayed = Pick<Standing, 'about' | 'seats' | 'texts' | 'sequence' | 'watching'>;

/** A session that can be taken back to its first decision: one that went on from a position is played again, with pauses. */
export async function wholeOf(session: Session): Promise<Session> {
  if (session.decisions.length === 0 || session.fork().undo(0)) return session;
  const steps = replayInSteps(session.save());
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return 'kind' in value ? session : value.session;
    await rest(0); // Other games go on meanwhile.
  }
}

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
    const standing = { ...facts, session, ...NOTHING_OPEN, match: null };
    return pictureFor(standing, receiver, null);
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
