/** The whole picture of a match for one seat. */
import type { Question, Session } from '@kitchen-table/engine';
import type { Absent, ClockView, FixView, MatchScore, SeatVote, Snapshot, WatchersView } from '@kitchen-table/protocol';
import { defaultStops } from '@kitchen-table/protocol';
import type { StoredSeat } from '../store/store.ts';
import type { Wishes } from './auto-pass.ts';
import { optionText } from './option-texts.ts';
import { type CardTexts, gainedTexts, newTexts, objectTexts, viewFor } from './snapshots.ts';
import type { TakeBackRequest } from './consent/take-back.ts';

/** Who is sent a picture, and what they have been sent already. */
export interface Receiver {
  readonly seat: number | null;
  readonly knownCards: Set<string>;
  logSent: number;
}

/** How a match stands, for whoever looks at it. */
export interface Standing {
  readonly about: Pick<Snapshot, 'game' | 'format' | 'draft' | 'seedHash'>;
  readonly session: Session;
  readonly seats: readonly StoredSeat[];
  readonly texts: CardTexts;
  readonly sequence: number;
  /** What the open question may be asked of; null while the table decides by itself. */
  readonly asked: Question | null;
  readonly request: TakeBackRequest | null;
  readonly away: readonly Absent[];
  readonly clocks: ClockView | null;
  readonly match: MatchScore | null;
  readonly vote: SeatVote | null;
  /** The open fix of the board, as the receiver may know it. */
  readonly fix: FixView | null;
  readonly watching: WatchersView;
}

/** The picture for one receiver; texts and log lines that it has are left out. */
export function pictureFor(
  standing: Standing,
  receiver: Receiver,
  wishes: Wishes | null,
  { undo = false, mayVoteOut = [] }: { undo?: boolean; mayVoteOut?: readonly number[] } = {},
): Snapshot {
  const { about, session, seats, texts, sequence, request, away } = standing;
  const { seat } = receiver;
  const { question, game } = session;
  const view = viewFor(session, seat);
  const logFrom = receiver.logSent;
  const log = session.log(seat as Parameters<Session['log']>[0], logFrom);
  receiver.logSent = logFrom + log.length;
  const waitingFor = question === null ? null : (question.player as number);
  const asked = seat === waitingFor ? standing.asked : null;
  return {
    kind: 'snapshot',
    ...about,
    seed: question === null ? game.setup.seed : null,
    sequence,
    seat,
    view,
    question: asked,
    optionTexts: asked?.kind === 'priority' ? asked.options.map((option) => optionText(game, option)) : [],
    waitingFor,
    thinking:
      waitingFor !== null &&
      (seats[waitingFor]?.kind === 'bot' || away.some(({ seat: one, bot }) => bot && one === waitingFor)),
    away,
    log,
    logFrom,
    cards: newTexts(view, log, texts, receiver.knownCards),
    texts: objectTexts(view, game),
    gained: gainedTexts(view),
    bots: seats.map(({ kind }) => kind === 'bot'),
    undoAvailable: undo,
    clocks: standing.clocks,
    drawAgreed: session.agreedToDraw,
    vote: standing.vote,
    fix: standing.fix,
    mayVoteOut,
    match: standing.match,
    watching: standing.watching,
    takeBack: request === null ? null : { by: request.by, open: [...request.open] },
    stops: wishes?.stops ?? defaultStops(),
    yielding: wishes?.yielding?.until ?? null,
  };
}
