/** Asking the other people at the table whether a decision may be taken back. */
import type { Session } from '@kitchen-table/engine';
import type { StoredSeat } from '../store/store.ts';

/** Somebody asks; the game goes back when every other person has agreed. */
export interface TakeBackRequest {
  /** The seat that asks. */
  readonly by: number;
  /** The number of decisions to go back to. */
  readonly to: number;
  /** The seats that have not answered yet. */
  readonly open: ReadonlySet<number>;
}

/** What an answer makes of a request: it stands with fewer to ask, all have agreed, or it is off. */
export type Consent = { kind: 'open'; request: TakeBackRequest } | { kind: 'agreed' } | { kind: 'declined' };

/** The request after the seat's answer. */
export function consented(request: TakeBackRequest, seat: number, yes: boolean): Consent {
  if (!yes) return { kind: 'declined' };
  const open = new Set(request.open);
  open.delete(seat);
  return open.size === 0 ? { kind: 'agreed' } : { kind: 'open', request: { ...request, open } };
}

/** The number of the last decision that the person in the seat made, or null. */
export function lastOwnDecision(session: Session, automatic: readonly boolean[], seat: number): number | null {
  const { decisions } = session;
  for (let n = decisions.length - 1; n >= 0; n--)
    if ((decisions[n]?.player as number) === seat && automatic[n] === false) return n;
  return null;
}

/** The other people who are still in the game. */
export function otherPeople(session: Session, seats: readonly StoredSeat[], seat: number): number[] {
  const { players } = session.game;
  return seats.flatMap(({ kind }, other) =>
    kind === 'human' && other !== seat && players[other]?.lost !== true ? [other] : [],
  );
}
