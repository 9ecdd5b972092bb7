/** How far those may see who watch a table late, by turns or by minutes. NOT-CR. */
import type { Session } from '@kitchen-table/engine';
import type { Lateness } from '@kitchen-table/protocol';
import { wholeOf } from './replay.ts';
import { rest } from './rest.ts';

/** By that time so many decisions had been made: those before a turn began, or those of some seconds. */
export interface Passed {
  readonly at: number;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What that is worked out of. */
export interface LateParts {
  session: Session;
  rule: Lateness;
  kept: readonly Passed[];
  /** Milliseconds since 1970. */
  today: () => number;
}

/** Decisions of so many milliseconds are seen at once. */
const STEP = 5000;
/** So many turns more are remembered, for a game that goes back. */
const SPARE_TURNS = 20;
/** So many decisions are played again before others have their turn. */
const AT_ONCE = 20;
const MINUTE = 60_000;

/** The table as it was, for those who watch late. */
export class Late {
  private readonly parts: LateParts;
  private marks: readonly Passed[];
  /** The turn that was noted last. */
  private turn: number;
  private behind: Session | null = null;
  /** Another number after the game went back. */
  private branch = 0;

  constructor(parts: LateParts) {
    const { session, kept } = parts;
    this.parts = parts;
    this.marks = kept.filter(({ at }) => at <= session.decisions.length);
    this.turn = session.game.turn;
    this.note(); // What nobody noted is taken to be of now.
  }

  /** What is kept with the table. */
  get kept(): readonly Passed[] {
    return this.marks;
  }

  /** Notes how far the game is; true when that is to be kept. */
  note(): boolean {
    const { session, rule, today } = this.parts;
    const at = session.decisions.length;
    if ('turns' in rule) {
      const { turn } = session.game;
      if (turn === this.turn) return false;
      this.turn = turn;
      this.marks = [...this.marks, { at: Math.max(0, at - 1), time: today() }].slice(-rule.turns - 1 - SPARE_TURNS);
      return true;
    }
    if (at === (this.marks.at(-1)?.at ?? 0)) return false;
    const time = Math.ceil(today() / STEP) * STEP;
    const seen = this.marks.findLastIndex((mark) => this.isLongAgo(mark.time));
    this.marks = [...this.marks.slice(Math.max(0, seen)).filter((mark) => mark.time !== time), { at, time }];
    return true;
  }

  /** So many decisions are seen: all that was before as many whole turns, or minutes. */
  get reach(): number {
    const { session, rule } = this.parts;
    const { decisions, question } = session;
    if ('turns' in rule && question === null) return decisions.length; // No turn comes after it.
    return Math.min(this.passed?.at ?? 0, decisions.length);
  }

  /** The last of what is long enough ago; before there is any, the table is seen as it was laid. */
  private get passed(): Passed | undefined {
    const { rule } = this.parts;
    return 'turns' in rule ? this.marks.at(-rule.turns - 1) : this.marks.findLast(({ time }) => this.isLongAgo(time));
  }

  /** Whether they see the end of the game, and nothing is late any more. */
  get isOver(): boolean {
    const { session } = this.parts;
    return session.question === null && this.reach === session.decisions.length;
  }

  /** Whether something that was said then, after so many decisions, is not heard yet. */
  isHeldBack({ at, time }: Passed): boolean {
    if (this.isOver) return false;
    if ('minutes' in this.parts.rule && !this.isLongAgo(time)) return true;
    return at > this.reach || ('turns' in this.parts.rule && this.passed === undefined);
  }

  /** In so many milliseconds more is seen, or something heard that was said at one of these times; null: not by itself. */
  nextIn(times: readonly number[]): number | null {
    const { rule, today } = this.parts;
    if ('turns' in rule) return null;
    const coming = [...this.marks.map(({ time }) => time), ...times].filter((time) => !this.isLongAgo(time));
    return coming.length === 0 ? null : Math.min(...coming) + rule.minutes * MINUTE - today();
  }

  /** The game went back. */
  goBack(): void {
    const { session } = this.parts;
    const to = session.decisions.length;
    this.branch++;
    this.marks = this.marks.filter(({ at }) => at <= to);
    this.turn = session.game.turn;
    if ((this.behind?.decisions.length ?? 0) > to) this.behind = null;
  }

  /** The game as far as it may be seen; null before it was asked for. */
  get seen(): Session | null {
    return this.behind;
  }

  /** Brings what is seen as far as it may be; in slices, in which other games go on. */
  async catchUp(): Promise<Session> {
    for (;;) {
      const { branch } = this;
      const behind = this.behind ?? (await this.begun());
      if (branch !== this.branch) continue;
      this.behind = behind;
      const at = behind.decisions.length;
      const { reach } = this;
      if (at >= reach) return behind;
      const next = this.parts.session.decisions.slice(at, Math.min(reach, at + AT_ONCE));
      const wrong = behind.redo(next);
      if (wrong !== null) throw new Error(`What was decided can't be played again: ${JSON.stringify(wrong)}`);
      if (behind.decisions.length < reach) await rest(0);
    }
  }

  private async begun(): Promise<Session> {
    const whole = (await wholeOf(this.parts.session)).fork();
    const { reach } = this;
    if (reach < whole.decisions.length && !whole.undo(reach)) throw new Error('The game does not reach back so far.');
    return whole;
  }

  private isLongAgo(time: number): boolean {
    const { rule, today } = this.parts;
    return 'minutes' in rule && time <= today() - rule.minutes * MINUTE;
  }
}
