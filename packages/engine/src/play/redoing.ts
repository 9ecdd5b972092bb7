/** Decisions that were kept, made again in a game that begins. */
import { byRules, type Decision, type Replay } from './saved-games.ts';

/** A game in which decisions are made. */
interface Redoable {
  readonly decisions: readonly Decision[];
  redo(decisions: readonly Decision[]): string | null;
  undo(toDecision: number): boolean;
  digest(): string;
}

/** A saved game played again, as far as it leads where it led when it was saved. */
export interface Redone<Session> {
  readonly session: Session;
  /** Why it goes no further, as a sentence without its full stop; null: it is all there. */
  readonly parted: string | null;
}

/** So many decisions are made between two pauses. */
const AT_ONCE = 8;

/**
 * Makes the decisions again and compares the position after each block with the one that was saved. Where other rules lead
 * elsewhere, the session (which may have come some of the way already) stands after the last block on which both agree: to be looked at, never gone on with.
 */
export function* redoInSteps<Session extends Redoable>(
  session: Session,
  replay: Replay,
): Generator<void, Redone<Session>> {
  const { decisions, blocks = [], digest } = replay;
  const begun = session.decisions.length;
  const ends = blocks.filter(({ after }) => after > begun);
  if ((ends.at(-1)?.after ?? begun) !== decisions.length || digest !== undefined)
    ends.push({ after: decisions.length, digest: digest ?? '' });
  for (const end of ends) {
    const agreed = session.decisions.length;
    let parted = yield* made(session, decisions.slice(agreed, end.after));
    if (parted === null && end.digest !== '' && end.digest !== session.digest())
      parted = `from decision ${agreed + 1} on it leads to another position${byRules(replay)}`;
    if (parted === null) continue;
    if (session.decisions.length > agreed) session.undo(agreed);
    return { session, parted };
  }
  return { session, parted: null };
}

/** Which of them can't be made, and why; null: all are made. */
function* made(session: Redoable, decisions: readonly Decision[]): Generator<void, string | null> {
  for (let at = 0; at < decisions.length; at += AT_ONCE) {
    const coming = decisions.slice(at, at + AT_ONCE);
    if (session.redo(coming) !== null)
      for (const decision of coming) {
        const wrong = session.redo([decision]);
        if (wrong !== null) return `decision ${session.decisions.length + 1} can't be made: ${wrong}`;
      }
    yield;
  }
  return null;
}
