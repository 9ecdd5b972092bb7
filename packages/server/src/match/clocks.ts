/** How long people take: for one decision, and in all. Off unless it was agreed before the game. NOT-CR. */
import type { ClockView, TableOptions } from '@kitchen-table/protocol';

/** A clock of this process; tests turn their own. */
export interface Clock {
  /** Milliseconds; only the difference of two of them means something. */
  now(): number;
  /** Milliseconds since 1970, for what is kept and compared after a restart. */
  today(): number;
  /** Does something after so many milliseconds; what it gives calls that off. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The clock on the wall. */
export const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  today: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** What of the clocks is kept with the table. */
export interface KeptClocks {
  /** Milliseconds that each seat has used. */
  spent: readonly number[];
  /** And of those for the open decision. */
  decision: { number: number; spent: number } | null;
}

/** What ran out. */
export type RanOut = 'decision' | 'game';

/** What the clocks of a table are made of. */
export interface ClocksParts {
  options: Pick<TableOptions, 'decisionSeconds' | 'gameMinutes'>;
  seats: number;
  kept: KeptClocks | null;
  clock: Clock;
  /** Told when the time of a seat has run out, while that decision of the game was open. */
  onZero: (what: RanOut, seat: number, decision: number) => void;
}

/** The clocks of one table: at most one of them runs. */
export class Clocks {
  private readonly parts: ClocksParts;
  private readonly spent: number[];
  private decision: { number: number; spent: number } | null;
  private running: { seat: number; since: number; stop: () => void } | null = null;

  constructor(parts: ClocksParts) {
    this.parts = parts;
    this.spent = Array.from({ length: parts.seats }, (_, seat) => parts.kept?.spent[seat] ?? 0);
    this.decision = parts.kept?.decision ?? null;
  }

  /** Whether anything is counted at this table. */
  get areOn(): boolean {
    const { decisionSeconds, gameMinutes } = this.parts.options;
    return decisionSeconds !== null || gameMinutes !== null;
  }

  /** From now on it is waited for that seat's decision of that number; the same as before goes on where it stood. */
  waitFor(seat: number, number: number): void {
    this.stop();
    if (!this.areOn) return;
    if (this.decision?.number !== number) this.decision = { number, spent: 0 };
    const [what, left] = this.nextZero(seat);
    const stop = this.parts.clock.after(left, () => this.parts.onZero(what, seat, number));
    this.running = { seat, since: this.parts.clock.now(), stop };
  }

  /** It is waited for nobody. */
  stop(): void {
    if (this.running === null) return;
    const { spent, decision } = this.kept;
    this.running.stop();
    this.running = null;
    this.spent.splice(0, this.spent.length, ...spent);
    this.decision = decision;
  }

  /** What is kept, as of now. */
  get kept(): KeptClocks {
    const { decision, running } = this;
    const used = running === null ? 0 : this.parts.clock.now() - running.since;
    return {
      spent: this.spent.map((before, seat) => (seat === running?.seat ? before + used : before)),
      decision: decision === null ? null : { ...decision, spent: decision.spent + used },
    };
  }

  /** As it is shown; null where nothing is counted. */
  get view(): ClockView | null {
    if (!this.areOn) return null;
    const { spent, decision } = this.kept;
    const { decisionSeconds, gameMinutes } = this.parts.options;
    const left = (most: number, used: number): number => Math.max(0, Math.ceil(most - used));
    return {
      running: this.running?.seat ?? null,
      decision: decisionSeconds === null ? null : left(decisionSeconds * 1000, decision?.spent ?? 0),
      game: gameMinutes === null ? null : spent.map((used) => left(gameMinutes * 60_000, used)),
    };
  }

  private nextZero(seat: number): [RanOut, number] {
    const { decisionSeconds, gameMinutes } = this.parts.options;
    const decision = (decisionSeconds ?? Number.POSITIVE_INFINITY) * 1000 - (this.decision?.spent ?? 0);
    const game = (gameMinutes ?? Number.POSITIVE_INFINITY) * 60_000 - (this.spent[seat] ?? 0);
    return game <= decision ? ['game', Math.max(0, game)] : ['decision', Math.max(0, decision)];
  }
}
