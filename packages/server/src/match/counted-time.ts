/** Which time of people is counted just now, and that of it at most some seconds are lost with a server. NOT-CR. */
import type { Consents } from './consent/consents.ts';
import type { MatchTable } from './match-table.ts';

/** While time is counted, it is kept with the table after so many milliseconds each. */
const KEPT_EVERY = 5000;

/** The counted time of one table. */
export class CountedTime {
  private readonly table: MatchTable;
  private readonly consents: Consents;
  private readonly keep: () => Promise<void>;
  private callOff: (() => void) | null = null;
  private isKept = false;

  /** `keep`: in its turn among all that happens at the table. */
  constructor(table: MatchTable, consents: Consents, keep: () => Promise<void>) {
    this.table = table;
    this.consents = consents;
    this.keep = keep;
  }

  /** The clock runs for whoever is asked, while anybody is there who has a seat; a bot's does not. So does the time for answers. */
  set(isOpen: boolean, isRunning: boolean): void {
    const { session, seats, presence, clocks, isPast } = this.table;
    const seat = session.question?.player as number | undefined;
    const people = seats.filter(({ kind }) => kind === 'human').length;
    const isCounted = isOpen && !isPast && presence.away.length < people;
    const isWaiting = isCounted && !isRunning;
    const isTimed = isWaiting && seat !== undefined && this.table.hasPerson(seat) && !presence.isPlayed(seat);
    if (isTimed) clocks.waitFor(seat, session.decisions.length);
    else clocks.stop();
    const isAsking = this.consents.countFixTime(isCounted);
    this.isKept = (isTimed && clocks.areOn) || isAsking;
    if (this.isKept) this.keepSoon();
    else this.stop();
  }

  private keepSoon(): void {
    this.callOff ??= this.table.clock.after(KEPT_EVERY, () => {
      this.callOff = null;
      this.keep().then(
        () => {
          if (this.isKept) this.keepSoon();
        },
        (error: unknown) => this.table.parts.onFault(error),
      );
    });
  }

  private stop(): void {
    this.callOff?.();
    this.callOff = null;
  }
}
