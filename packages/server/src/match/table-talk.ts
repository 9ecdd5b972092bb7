/** What is said at a table, and to whom somebody who points at something shows it. Not part of the game. NOT-CR. */
import type { GameView, Session } from '@kitchen-table/engine';
import {
  type GuestWords,
  type LookNews,
  READY_WORDS,
  type Saying,
  SAYINGS_KEPT,
  type TalkMessage,
  type TalkNews,
} from '@kitchen-table/protocol';
import { type Allow, rateLimiter, WORDS_LIMITS } from '../rate-limits.ts';
import { objectsIn, viewFor } from './snapshots.ts';

const TOO_MUCH = 'That was much at once; wait a little and say it again.';

/** Somebody at the table, with a seat or (null) without. */
export interface Listener {
  readonly seat: number | null;
  hear(news: TalkNews | LookNews): void;
}

/** What the talk of a table is made of. */
export interface TalkParts {
  game: string;
  session: Session;
  names: readonly string[];
  guests: GuestWords;
  said: readonly Saying[];
  /** Milliseconds of a clock that only goes on. */
  now: () => number;
}

/** What was said, and what may be. */
export class TableTalk {
  private readonly parts: TalkParts;
  /** Those who watch count as one. */
  private readonly allow: Allow;
  private lines: readonly Saying[];

  constructor(parts: TalkParts) {
    this.parts = parts;
    this.lines = parts.said;
    this.allow = rateLimiter(WORDS_LIMITS, parts.now);
  }

  /** The last things said, the oldest first. */
  get said(): readonly Saying[] {
    return this.lines;
  }

  /** All of it, for somebody who comes. */
  tellAll(listener: Listener): void {
    listener.hear(this.news(this.lines));
  }

  /** Says it to everybody, or shows it to those who may see it; a sentence when that can't be. */
  take(by: Listener, message: TalkMessage, listeners: Iterable<Listener>): string | null {
    return message.kind === 'tableSay'
      ? this.say(by, message.text.trim(), listeners)
      : this.point(by, message.entity, listeners);
  }

  private say(by: Listener, text: string, listeners: Iterable<Listener>): string | null {
    const refused = this.whySilent(by, text);
    if (refused !== null) return refused;
    this.add({ seat: by.seat, name: this.nameOf(by), text }, listeners);
    return null;
  }

  /** What the table itself says to everybody. */
  note(text: string, listeners: Iterable<Listener>): void {
    this.add({ seat: null, name: 'The table', text }, listeners);
  }

  private add(words: Omit<Saying, 'number'>, listeners: Iterable<Listener>): void {
    const saying = { number: (this.lines.at(-1)?.number ?? 0) + 1, ...words };
    this.lines = [...this.lines, saying].slice(-SAYINGS_KEPT);
    for (const listener of listeners) listener.hear(this.news([saying]));
  }

  private point(by: Listener, entity: number, listeners: Iterable<Listener>): string | null {
    const refused = this.whySilent(by, READY_WORDS[0] ?? '');
    if (refused !== null) return refused;
    const { seat } = by;
    if (!this.sees(seat, entity)) return 'There is nothing there to point at.';
    const { game } = this.parts;
    const shown = [...listeners].filter((listener) => this.sees(listener.seat, entity));
    for (const listener of shown) listener.hear({ kind: 'look', game, seat, name: this.nameOf({ seat }), entity });
    return null;
  }

  /** A word as ready as "Hello" is for whoever points. */
  private whySilent({ seat }: Listener, text: string): string | null {
    const { guests } = this.parts;
    if (seat === null && guests === 'nothing') return 'At this table those who watch keep silent.';
    if (seat === null && guests === 'ready words' && !READY_WORDS.includes(text))
      return 'At this table those who watch say ready words only.';
    return this.allow(String(seat), 1) ? null : TOO_MUCH;
  }

  private sees(seat: number | null, entity: number): boolean {
    return isIn(viewFor(this.parts.session, seat), entity);
  }

  private nameOf({ seat }: Pick<Listener, 'seat'>): string {
    return seat === null ? 'Somebody who watches' : (this.parts.names[seat] ?? '');
  }

  private news(said: readonly Saying[]): TalkNews {
    const { game, guests } = this.parts;
    return { kind: 'talk', game, said, guests };
  }
}

/** Whether a view shows that object, or has that player. */
function isIn(view: GameView, entity: number): boolean {
  if (entity < 0) return view.players.some(({ id }) => id === -1 - entity);
  for (const { id } of objectsIn(view)) if (id === entity) return true;
  return false;
}
