/** For how long people have been asked to agree to a fix of the board: after some time silence is a no. NOT-CR. */
import type { Clock } from '../clocks.ts';

/** So long a proposal waits for answers, in milliseconds. */
export const ASKED_FOR = 120_000;

/** The time of the open proposal; it goes on only while it is counted. */
export class AskedTime {
  private readonly clock: Clock;
  private readonly onZero: (number: number) => void;
  private number: number | null = null;
  private before = 0;
  private running: { since: number; stop: () => void } | null = null;

  constructor(clock: Clock, onZero: (number: number) => void) {
    this.clock = clock;
    this.onZero = onZero;
  }

  /** Milliseconds for which that proposal has been asked about. */
  get spent(): number {
    return this.before + (this.running === null ? 0 : this.clock.now() - this.running.since);
  }

  /** Milliseconds that are left. */
  get left(): number {
    return Math.max(0, Math.ceil(ASKED_FOR - this.spent));
  }

  /** Whether it goes on just now. */
  get isRunning(): boolean {
    return this.running !== null;
  }

  /** Another proposal is open (null: none is), about which was asked for so long before. */
  begin(number: number | null, spent = 0): void {
    this.count(false);
    this.number = number;
    this.before = spent;
  }

  /** Whether its time goes on from now. */
  count(isCounted: boolean): void {
    const { number } = this;
    if ((isCounted && number !== null) === (this.running !== null)) return;
    if (this.running !== null || number === null) {
      this.running?.stop();
      this.before = this.spent;
      this.running = null;
      return;
    }
    const stop = this.clock.after(this.left, () => this.onZero(number));
    this.running = { since: this.clock.now(), stop };
  }
}
