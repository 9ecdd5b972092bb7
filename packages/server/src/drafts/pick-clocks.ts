/** How long people take for a pick: each in the seat counts for itself, for all draft at once. Off unless it was agreed. NOT-CR. */
import type { Clock } from '../match/clocks.ts';

/** What the clocks of a draft are made of. */
export interface PickClocksParts {
  /** For one pick; null: as long as one likes. */
  seconds: number | null;
  clock: Clock;
  /** Told when the time of a seat for that question is over. */
  onZero: (seat: number, asked: string) => void;
}

/** The open question of a seat. */
interface Open {
  readonly asked: string;
  /** Milliseconds, up to `since`. */
  readonly spent: number;
  /** Null: it is not counted just now. */
  readonly since: number | null;
  readonly stop: () => void;
}

/** The clocks of one draft. */
export class PickClocks {
  private readonly parts: PickClocksParts;
  private readonly open = new Map<number, Open>();

  constructor(parts: PickClocksParts) {
    this.parts = parts;
  }

  /** What each seat is asked from now on (null: nothing, or nobody sits there). What was asked before goes on where it stood. */
  set(asked: readonly (string | null)[], isCounted: boolean): void {
    for (const [seat, text] of asked.entries()) {
      const before = this.open.get(seat);
      before?.stop();
      this.open.delete(seat);
      const { seconds, clock, onZero } = this.parts;
      if (seconds === null || text === null) continue;
      const spent = before?.asked === text ? this.spentOn(before) : 0;
      const stop = isCounted
        ? clock.after(Math.max(0, seconds * 1000 - spent), () => onZero(seat, text))
        : (): void => {};
      this.open.set(seat, { asked: text, spent, since: isCounted ? clock.now() : null, stop });
    }
  }

  /** Nothing is counted any more. */
  stop(): void {
    for (const { stop } of this.open.values()) stop();
    this.open.clear();
  }

  /** Milliseconds that are left for the open question of the seat; null where nothing is counted. */
  left(seat: number): number | null {
    const open = this.open.get(seat);
    const { seconds } = this.parts;
    if (open === undefined || seconds === null) return null;
    return Math.max(0, Math.ceil(seconds * 1000 - this.spentOn(open)));
  }

  private spentOn({ spent, since }: Open): number {
    return since === null ? spent : spent + this.parts.clock.now() - since;
  }
}
