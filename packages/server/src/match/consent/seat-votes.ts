/** The others at a table of three or more people vote somebody out of their seat: each of them must agree. NOT-CR. */
import type { SeatVote } from '@kitchen-table/protocol';

/** With fewer people there is no vote: a clock, or conceding, serves two. */
const FEWEST = 3;

/** The votes of a table as they are kept: the open one, and those that failed. */
export interface KeptVotes {
  readonly open: SeatVote | null;
  readonly failed: readonly string[];
}

/** The votes of one table; one at a time. */
export class SeatVotes {
  private readonly people: () => readonly number[];
  private current: { seat: number; by: number; open: Set<number> } | null = null;
  /** Votes that failed, by who began them and whom they were about: nobody asks twice. */
  private readonly failed: Set<string>;

  /** `people`: the seats of those who are in the game and decide for themselves, as of now. */
  constructor(people: () => readonly number[], kept: KeptVotes | null = null) {
    this.people = people;
    this.failed = new Set(kept?.failed);
    const open = kept?.open ?? null;
    this.current = open === null ? null : { seat: open.seat, by: open.by, open: new Set(open.open) };
  }

  /** The votes, to be kept. */
  get kept(): KeptVotes {
    return { open: this.view, failed: [...this.failed] };
  }

  /** The seats about which somebody in that seat may begin a vote. */
  mayBeginOn(by: number): readonly number[] {
    const people = this.people();
    if (people.length < FEWEST || !people.includes(by) || this.view !== null) return [];
    return people.filter((seat) => seat !== by && !this.failed.has(`${by} ${seat}`));
  }

  /** Begins a vote, agrees, or ends it by one no; whoever began it withdraws it so. A sentence when that can't be. */
  say(by: number, seat: number, yes: boolean): string | null {
    const vote = this.view;
    if (vote === null || vote.seat !== seat) return yes ? this.begin(by, seat) : NO_VOTE;
    if (vote.by !== by && !vote.open.includes(by)) return NO_VOTE;
    if (yes) this.current?.open.delete(by);
    else {
      this.failed.add(`${vote.by} ${seat}`);
      this.current = null;
    }
    return null;
  }

  private begin(by: number, seat: number): string | null {
    if (this.view !== null) return 'The table votes about somebody else; wait for that.';
    if (!this.mayBeginOn(by).includes(seat))
      return this.people().length < FEWEST
        ? 'Only at a table of three or more people can somebody be voted out.'
        : 'You can’t ask for that vote, or not again.';
    this.current = { seat, by, open: new Set(this.people().filter((other) => other !== by && other !== seat)) };
    return null;
  }

  /** The open vote: it waits for those who still have a say, and is off when one of the two left, or only two people are. */
  get view(): SeatVote | null {
    if (this.current === null) return null;
    const { seat, by, open } = this.current;
    const people = this.people();
    if (people.length < FEWEST || !people.includes(seat) || !people.includes(by)) return null;
    return { seat, by, open: [...open].filter((other) => people.includes(other)) };
  }

  /** The seat on which all have agreed; the vote is over then. */
  due(): number | null {
    const vote = this.view;
    if (vote === null || vote.open.length > 0) return null;
    this.current = null;
    return vote.seat;
  }
}

const NO_VOTE = 'Nobody waits for your word on that.';
