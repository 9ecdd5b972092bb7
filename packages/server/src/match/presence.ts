/** Which people are at the table, and for whom of those who are not a bot plays meanwhile. NOT-CR. */
import type { Absent } from '@kitchen-table/protocol';
import type { StoredSeat } from '../store/store.ts';

/** So long the table waits for somebody who left before the others may let a bot play, in milliseconds. */
export const GRACE = 60_000;

/** What presence is made of. */
export interface PresenceParts {
  seats: readonly Pick<StoredSeat, 'kind' | 'name'>[];
  /** The seats for which a bot played when the server stopped. */
  standIns: readonly number[];
  grace: number;
  /** Told when somebody has been away for so long that a bot may play. */
  onLongAway: () => void;
}

/** Who is there, by seat. */
export class Presence {
  private readonly parts: PresenceParts;
  private readonly pages: number[];
  private readonly awaySince: number[];
  private readonly played: Set<number>;

  constructor(parts: PresenceParts) {
    this.parts = parts;
    this.pages = parts.seats.map(() => 0);
    this.awaySince = parts.seats.map(() => Date.now());
    this.played = new Set(parts.standIns);
    this.lookLater();
  }

  /** A page of the seat opens; true when its person was away. */
  comes(seat: number): boolean {
    const pages = this.pages[seat] ?? 0;
    this.pages[seat] = pages + 1;
    return pages === 0;
  }

  /** A page of the seat closes; true when it was the last. */
  goes(seat: number): boolean {
    const pages = Math.max(0, (this.pages[seat] ?? 0) - 1);
    this.pages[seat] = pages;
    if (pages > 0) return false;
    this.awaySince[seat] = Date.now();
    this.lookLater();
    return true;
  }

  /** The people who are away. */
  get away(): readonly Absent[] {
    return this.parts.seats.flatMap(({ kind }, seat) =>
      kind === 'human' && this.pages[seat] === 0
        ? [{ seat, bot: this.played.has(seat), long: Date.now() - (this.awaySince[seat] ?? 0) >= this.parts.grace }]
        : [],
    );
  }

  /** The seat is nobody's any more. */
  giveUp(seat: number): void {
    this.played.delete(seat);
    this.pages[seat] = 0;
  }

  /** Whether a bot plays for the person of the seat. */
  isPlayed(seat: number): boolean {
    return this.played.has(seat);
  }

  /** Lets a bot play for whoever is away, or no more; a sentence when that can't be. */
  letBotPlay(seat: number, bot: boolean): string | null {
    const name = this.parts.seats[seat]?.name ?? 'Nobody';
    if (!bot) {
      if (!this.played.delete(seat)) return `No bot plays for ${name}.`;
      return null;
    }
    const absent = this.away.find((one) => one.seat === seat);
    if (absent === undefined) return `${name} is at the table; nobody else decides for them.`;
    if (!absent.long) return `${name} has just left; wait a little.`;
    this.played.add(seat);
    return null;
  }

  private lookLater(): void {
    setTimeout(() => this.parts.onLongAway(), this.parts.grace).unref();
  }
}
