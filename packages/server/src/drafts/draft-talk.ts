/** What people say to each other while they draft, build and look at the games. Not part of the draft. NOT-CR. */
import { type Saying, SAYINGS_KEPT, type TalkNews } from '@kitchen-table/protocol';
import { type Allow, rateLimiter, WORDS_LIMITS } from '../rate-limits.ts';

/** What was said at one draft. */
export class DraftTalk {
  private readonly draft: string;
  private readonly names: readonly string[];
  private readonly allow: Allow;
  private lines: readonly Saying[];

  /** `now`: milliseconds since 1970. */
  constructor(draft: string, names: readonly string[], said: readonly Saying[], now: () => number) {
    this.draft = draft;
    this.names = names;
    this.lines = said;
    this.allow = rateLimiter(WORDS_LIMITS, now);
  }

  /** All of it, for somebody who comes. */
  get all(): TalkNews {
    return this.news(this.lines);
  }

  /** The lines with that one more, to be stored before anybody hears it; a sentence when it can't be said. */
  with(seat: number, text: string): readonly Saying[] | string {
    if (!this.allow(String(seat), 1)) return 'That was much at once; wait a little and say it again.';
    return this.and({ seat, name: this.names[seat] ?? '', text: text.trim() });
  }

  /** The lines with what the table itself says. */
  withNote(text: string): readonly Saying[] {
    return this.and({ seat: null, name: 'The table', text });
  }

  /** The lines are stored: what everybody hears. */
  stored(lines: readonly Saying[]): TalkNews {
    this.lines = lines;
    return this.news(lines.slice(-1));
  }

  private and(saying: Omit<Saying, 'number'>): readonly Saying[] {
    const number = (this.lines.at(-1)?.number ?? 0) + 1;
    return [...this.lines, { number, ...saying }].slice(-SAYINGS_KEPT);
  }

  private news(said: readonly Saying[]): TalkNews {
    return { kind: 'talk', game: this.draft, said, guests: 'nothing' };
  }
}
