/** The board fixed by consent: one proposal at a time, to which everybody seated must agree. NOT-CR. */
import type { Adjustment, Session } from '@kitchen-table/engine';
import type { FixView } from '@kitchen-table/protocol';
import type { Clock } from '../clocks.ts';
import { viewFor } from '../snapshots.ts';
import { AskedTime } from './asked-time.ts';
import { fixWords } from './fix-words.ts';

/** An open proposal, as it is kept. */
export interface KeptFix {
  readonly number: number;
  /** The seat that proposes. */
  readonly by: number;
  readonly fix: Adjustment;
  /** The seats that have not answered yet. */
  readonly open: readonly number[];
  /** Milliseconds for which they have been asked; absent: none. */
  readonly asked?: number;
}

/** What the proposals of one table are made of. */
export interface BoardFixesParts {
  session: Session;
  /** The seats of those who are in the game and decide for themselves, as of now. */
  people: () => readonly number[];
  nameOf: (seat: number) => string;
  kept: KeptFix | null;
  clock: Clock;
  /** Told when the people have been asked about that proposal for too long. */
  onSilence: (number: number) => void;
}

/** What the engine says of a proposal: a sentence of its own. */
function sentence(because: string): string {
  return `${because.charAt(0).toUpperCase()}${because.slice(1)}.`;
}

/** The proposals of one table. */
export class BoardFixes {
  private readonly parts: BoardFixesParts;
  private current: KeptFix | null;
  private last: number;
  private readonly time: AskedTime;
  /** What was refused, by whom and after how many decisions: nobody asks twice. */
  private readonly refused = new Set<string>();

  constructor(parts: BoardFixesParts) {
    this.parts = parts;
    this.current = parts.kept;
    this.last = parts.kept?.number ?? 0;
    this.time = new AskedTime(parts.clock, parts.onSilence);
    this.time.begin(parts.kept?.number ?? null, parts.kept?.asked);
  }

  /** The open proposal; it waits for those alone who still have a say. */
  get kept(): KeptFix | null {
    if (this.current === null) return null;
    const people = this.parts.people();
    const open = this.current.open.filter((seat) => people.includes(seat));
    return { ...this.current, open, asked: this.time.spent };
  }

  /** The open proposal as a seat (null: somebody who watches) may know it. */
  view(seat: number | null): FixView | null {
    const { kept } = this;
    if (kept === null) return null;
    const { number, by, fix, open } = kept;
    const left = open.length === 0 ? null : this.time.left;
    return { number, by, open, left, ...fixWords(viewFor(this.parts.session, seat), fix, by) };
  }

  /** Proposes a fix; a sentence when that can't be. Bots agree by themselves. */
  propose(by: number, fix: Adjustment): string | null {
    const { session, people } = this.parts;
    if (this.current !== null) return 'A fix of the board is open already; wait for the answers, or withdraw it.';
    const wrong = session.whyNotFix(by as Parameters<Session['whyNotFix']>[0], fix);
    if (wrong !== null) return sentence(wrong);
    if (this.refused.has(this.key(by, fix))) return 'The others have just refused that; play on first.';
    this.last++;
    this.put({ number: this.last, by, fix, open: people().filter((seat) => seat !== by) });
    return null;
  }

  /** Agrees, or ends it by one no; whoever proposed it withdraws it so. A sentence to refuse it, or what came of it. */
  say(seat: number, number: number, yes: boolean): { refused: string } | 'agreed' | 'refused' | 'withdrawn' {
    const { kept } = this;
    if (kept === null || kept.number !== number) return { refused: 'That fix is not open any more.' };
    if (kept.by === seat && !yes) {
      this.put(null);
      return 'withdrawn';
    }
    if (!kept.open.includes(seat)) return { refused: 'Nobody waits for your word on that.' };
    if (yes) {
      this.current = { ...kept, open: kept.open.filter((other) => other !== seat) };
      return 'agreed';
    }
    this.refused.add(this.key(kept.by, kept.fix));
    this.put(null);
    return 'refused';
  }

  /** Why the proposal falls, now that the game has moved on; null while it may stand. What is in the middle of something is waited for. */
  fallen(): string | null {
    const { kept } = this;
    const { session, nameOf } = this.parts;
    if (kept === null) return null;
    const isOver = session.question === null;
    if (!isOver && session.question?.kind !== 'priority') return null;
    const wrong = session.whyNotFix(kept.by as Parameters<Session['whyNotFix']>[0], kept.fix);
    if (wrong === null) return null;
    this.put(null);
    return `The fix that ${nameOf(kept.by)} proposed is off: ${wrong}.`;
  }

  /** The fix to which all have agreed, once somebody has priority; it is not open any more then. */
  due(): KeptFix | null {
    const { kept } = this;
    if (kept === null || kept.open.length > 0 || this.parts.session.question?.kind !== 'priority') return null;
    this.put(null);
    return kept;
  }

  /** Whether the time of the open proposal goes on: while somebody is there whose word is open. True when it does. */
  count(isCounted: boolean): boolean {
    this.time.count(isCounted && (this.kept?.open.length ?? 0) > 0);
    return this.time.isRunning;
  }

  /** Not everybody has answered in time: it falls, and may be proposed again. Who proposed it; null when it is not open any more. */
  silence(number: number): number | null {
    const { kept } = this;
    if (kept === null || kept.number !== number || kept.open.length === 0) return null;
    this.put(null);
    return kept.by;
  }

  private put(fix: KeptFix | null): void {
    this.current = fix;
    this.time.begin(fix?.number ?? null);
  }

  private key(by: number, fix: Adjustment): string {
    return JSON.stringify([by, fix, this.parts.session.decisions.length]);
  }
}
