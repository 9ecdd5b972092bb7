/** What a match shows: the picture of the table for each who looks, why things are so, and how it went. */
import type { Session } from '@kitchen-table/engine';
import type { GameCourse, Reply, Snapshot } from '@kitchen-table/protocol';
import type { Consents } from './consent/consents.ts';
import { courseOf } from './course.ts';
import type { Watcher } from './match-parts.ts';
import type { MatchTable } from './match-table.ts';
import { pictureFor } from './pictures.ts';
import { problem } from './refusals.ts';
import { GameReplay, NOTHING_OPEN, type Replayed, wholeOf } from './replay.ts';
import { type CardTexts, cardTexts, viewFor } from './snapshots.ts';
import { whyOf } from './why.ts';

/** How far a match is: the number of its picture, and whether the table decides by itself just now. */
export interface Progress {
  readonly sequence: number;
  readonly running: boolean;
}

/** Who comes or goes that watches is told to the others after so many milliseconds: many may come at once. */
const SOON = 300;

/** What one match shows. */
export class Shown {
  private readonly table: MatchTable;
  private readonly consents: () => Consents;
  private readonly progress: () => Progress;
  private readonly texts: CardTexts;
  private told: GameCourse | null = null;
  private replay: GameReplay | null = null;
  /** What those were sent last who watch late, and whether they are being sent something. */
  private readonly sentLate = new WeakMap<Watcher, string>();
  private sendingLate: Promise<void> | null = null;
  private callOff: () => void = () => {};
  private soon: NodeJS.Timeout | null = null;
  private isStopped = false;
  /** When all were sent their pictures last. */
  lastSent = 0;

  constructor(table: MatchTable, consents: () => Consents, progress: () => Progress) {
    this.table = table;
    this.consents = consents;
    this.progress = progress;
    this.texts = cardTexts(table.session.game.setup.cards);
  }

  /** The game went back: how it went is another story now. */
  forget(): void {
    this.told = null;
    this.replay = null;
    this.table.late?.goBack();
  }

  /** Sends everybody the table as they may see it. */
  sendAll(): void {
    this.lastSent = Date.now();
    for (const watcher of this.table.watchers) if (!this.table.isLate(watcher)) this.sendTo(watcher);
    this.sendLate();
  }

  /** Sends those who watch late what they may see by now, when it is something new; and again when there will be more. */
  private sendLate(): void {
    const { late, watchers, talk, parts, clock } = this.table;
    if (late === null || ![...watchers].some(({ seat }) => seat === null)) return;
    const send = async (): Promise<void> => {
      await late.catchUp();
      this.sendingLate = null;
      if (this.isStopped) return;
      talk.release(watchers);
      for (const watcher of watchers) if (watcher.seat === null) this.sendTo(watcher);
      this.callOff();
      const more = late.nextIn(talk.heldSince);
      if (more !== null) this.callOff = clock.after(more, () => this.sendLate());
    };
    this.sendingLate ??= send().catch((error: unknown) => {
      this.sendingLate = null;
      parts.onFault(error);
    });
  }

  /** Somebody comes or goes who watches: they are shown the table now, the others soon who is there. */
  sendSoon(watcher: Watcher): void {
    if (this.table.isLate(watcher)) this.sendLate();
    else if (this.table.watchers.has(watcher)) this.sendTo(watcher);
    this.soon ??= setTimeout(() => {
      this.soon = null;
      this.sendAll();
    }, SOON).unref();
  }

  /** Nothing is sent any more by itself. */
  stop(): void {
    this.isStopped = true;
    this.callOff();
    if (this.soon !== null) clearTimeout(this.soon);
  }

  /** Sends somebody the table as they may see it; to those who watch late only what is new. */
  sendTo(watcher: Watcher): void {
    const { late, watching } = this.table;
    if (late !== null && watcher.seat === null) {
      const seen = this.table.isLate(watcher) ? late.seen?.decisions.length : 'the end';
      const news = JSON.stringify([seen, watching, late.isOver ? this.progress().sequence : null]);
      if (seen === undefined || this.sentLate.get(watcher) === news) return;
      this.sentLate.set(watcher, news);
    }
    try {
      watcher.send(this.table.working(() => this.snapshotFor(watcher)));
    } catch (error) {
      this.table.parts.onFault(error);
      watcher.tell('This game can’t be shown to you by a fault of ours; its decisions are kept. Reload the page.');
    }
  }

  private snapshotFor(watcher: Watcher): Snapshot {
    const { session, presence, clocks, isPast, parts } = this.table;
    const { sequence, running } = this.progress();
    const consents = this.consents();
    const { seat } = watcher;
    if (this.table.isLate(watcher)) {
      const seen = { ...this.facts(), ...NOTHING_OPEN, session: this.seenBy(seat), sequence, match: parts.table.match };
      return pictureFor(seen, watcher, null);
    }
    const standing = {
      ...this.facts(),
      ...consents.shownTo(seat),
      session,
      sequence,
      asked: running || isPast ? null : session.question,
      away: presence.away,
      clocks: clocks.view,
      match: parts.table.match,
    };
    const undo = seat !== null && !isPast && consents.undoPoint(seat) !== null;
    const mayVoteOut = seat === null || isPast ? [] : consents.mayVoteOut(seat);
    return pictureFor(standing, watcher, seat === null ? null : this.table.wishesOf(seat), { undo, mayVoteOut });
  }

  private facts(): Omit<Replayed, 'sequence'> {
    const { about, seedHash, id } = this.table.parts;
    return {
      about: { ...about, game: id, seedHash },
      seats: this.table.seats,
      texts: this.texts,
      watching: this.table.watching,
    };
  }

  /** The game as far as somebody in that seat, or without one, may see it. */
  private seenBy(seat: number | null): Session {
    const { late, session } = this.table;
    if (late === null || !this.table.isLate({ seat })) return session;
    if (late.seen === null) throw new Error('Nothing was shown yet.');
    return late.seen;
  }

  /** Why an object is as it is, for whoever may see it; of a player only why it can't be chosen. */
  why(seat: number | null, entity: number): Reply {
    if (this.table.isLate({ seat }) && this.table.late?.seen == null) return problem('The table is not shown yet.');
    const session = this.seenBy(seat);
    return whyOf(session.game, viewFor(session, seat), entity, session.question);
  }

  /** How the table stood after so many decisions, once the game is over. While the rounds of a draft are played, decks of others stay theirs. */
  async replayAt(watcher: Watcher, at: number, seat: number | null, logFrom: number): Promise<Reply> {
    const { session, parts } = this.table;
    if (session.question !== null || this.table.isLate(watcher))
      return problem('The game goes on; it can be looked at again when it is over.');
    if (parts.about.draft !== undefined && seat !== null && seat !== watcher.seat)
      return problem('This game is part of a draft: nobody looks into the hands of others.');
    this.replay ??= new GameReplay(await wholeOf(session));
    const facts = { ...this.facts(), sequence: this.progress().sequence };
    const receiver = { seat, knownCards: watcher.knownCards, logSent: logFrom };
    const snapshot = this.table.working(() => this.replay?.pictureAt(at, facts, receiver) ?? null);
    if (snapshot === null) return problem('That part of the game can’t be shown again.');
    return { kind: 'replayed', at, snapshot };
  }

  /** How it went, once it is over; played again once. */
  async course(seat: number | null): Promise<GameCourse | null> {
    if (this.table.isLate({ seat })) return null;
    this.told ??= await courseOf(this.table.session);
    return this.told;
  }
}
