/** What a match shows: the picture of the table for each who looks, why things are so, and how it went. */
import type { GameCourse, Reply, Snapshot } from '@kitchen-table/protocol';
import type { Consents } from './consent/consents.ts';
import { courseOf } from './course.ts';
import type { Watcher } from './match-parts.ts';
import type { MatchTable } from './match-table.ts';
import { pictureFor } from './pictures.ts';
import { problem } from './refusals.ts';
import { GameReplay, type Replayed, wholeOf } from './replay.ts';
import { type CardTexts, cardTexts, viewFor } from './snapshots.ts';
import { whyOf } from './why.ts';

/** How far a match is: the number of its picture, and whether the table decides by itself just now. */
export interface Progress {
  readonly sequence: number;
  readonly running: boolean;
}

/** What one match shows. */
export class Shown {
  private readonly table: MatchTable;
  private readonly consents: () => Consents;
  private readonly progress: () => Progress;
  private readonly texts: CardTexts;
  private told: GameCourse | null = null;
  private replay: GameReplay | null = null;
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
  }

  /** Sends everybody the table as they may see it. */
  sendAll(): void {
    this.lastSent = Date.now();
    for (const watcher of this.table.watchers) this.sendTo(watcher);
  }

  /** Sends somebody the table as they may see it. */
  sendTo(watcher: Watcher): void {
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
    return { about: { ...about, game: id, seedHash }, seats: this.table.seats, texts: this.texts };
  }

  /** Why an object is as it is, for whoever may see it; of a player only why it can't be chosen. */
  why(seat: number | null, entity: number): Reply {
    const { session } = this.table;
    return whyOf(session.game, viewFor(session, seat), entity, session.question);
  }

  /** How the table stood after so many decisions, once the game is over. While the rounds of a draft are played, decks of others stay theirs. */
  async replayAt(watcher: Watcher, at: number, seat: number | null, logFrom: number): Promise<Reply> {
    const { session, parts } = this.table;
    if (session.question !== null) return problem('The game goes on; it can be looked at again when it is over.');
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
  async course(): Promise<GameCourse | null> {
    this.told ??= await courseOf(this.table.session);
    return this.told;
  }
}
