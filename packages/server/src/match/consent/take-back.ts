/** Asking the other people at the table whether a decision may be taken back. */
import type { Game, Session } from '@kitchen-table/engine';
import type { StoredSeat } from '../../store/store.ts';
import { objectsIn, viewFor } from '../snapshots.ts';

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

/** What the log says of acts by which nobody learns anything: lands, spells and abilities on their way, attacks. */
const OPEN_ACTS: ReadonlySet<string> = new Set(['305.2', '601.2i', '602.2b', '508.1']);
/** Of these, the acts that put something onto the stack. */
const ONTO_THE_STACK: ReadonlySet<string> = new Set(['601.2i', '602.2b']);

/**
 * Whether the decisions from that number on told their player nothing: nobody else has decided anything since, nothing was
 * random or has left the stack, no library, and nobody else's hand, is another, and no card has come into sight. NOT-CR.
 */
export function revealedNothing(session: Session, to: number, seat: number): boolean {
  if (session.decisions.slice(to).some(({ player }) => (player as number) !== seat)) return false;
  const earlier = session.fork();
  if (!earlier.undo(to)) return false;
  const [before, now] = [earlier.game, session.game];
  if (before.turn !== now.turn || before.step !== now.step || untold(before, seat) !== untold(now, seat)) return false;
  const log = now.log.slice(before.log.length);
  if (log.some(({ rule }) => !OPEN_ACTS.has(rule))) return false;
  const put = log.filter(({ rule }) => ONTO_THE_STACK.has(rule)).length;
  if (now.stack.length < before.stack.length + put) return false;
  const known = cardsInSight(earlier, seat);
  return [...cardsInSight(session, seat)].every(([card, count]) => count <= (known.get(card) ?? 0));
}

/** What must not have changed: randomness, libraries, other players' hands. */
function untold({ random0, random1, random2, random3, players }: Game, seat: number): string {
  const hidden = players.map(({ library, hand }, player) => [library, player === seat ? [] : hand]);
  return JSON.stringify([random0, random1, random2, random3, hidden]);
}

/** How many cards of each name the seat sees. */
function cardsInSight(session: Session, seat: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { card } of objectsIn(viewFor(session, seat)))
    if (session.game.setup.cards[card] !== undefined) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
