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
import type { Late, Passed } from './late.ts';
import { objectsIn, viewFor } from './snapshots.ts';

const TOO_MUCH = 'That was much at once; wait a little and say it again.';

/** Somebody at the table, with a seat or (null) without. */
export interface Listener {
  readonly seat: number | null;
  /** What somebody calls themselves who watches. */
  readonly name?: string | null;
  hear(news: TalkNews | LookNews): void;
}

/** Something that was said, and when: those who watch late hear it then. Absent: it is heard at once. */
export interface KeptSaying extends Saying {
  readonly said?: Passed;
}

/** What the talk of a table is made of. */
export interface TalkParts {
  game: string;
  session: Session;
  names: readonly string[];
  guests: GuestWords;
  said: readonly KeptSaying[];
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where those who watch hear it late. */
  late?: Late | null;
}

/** What was said, and what may be. */
export class TableTalk {
  private readonly parts: TalkParts;
  /** Those who watch count as one. */
  private readonly allow: Allow;
  private lines: readonly KeptSaying[];
  /** The numbers of what those who watch have not heard yet. */
  private held: ReadonlySet<number>;

  constructor(parts: TalkParts) {
    this.parts = parts;
    this.lines = parts.said;
    this.held = new Set(this.lines.filter((line) => this.isHeldBack(line)).map(({ number }) => number));
    this.allow = rateLimiter(WORDS_LIMITS, parts.now);
  }

  /** The last things said, the oldest first. */
  get said(): readonly KeptSaying[] {
    return this.lines;
  }

  /** When those things were said that are not heard by all yet. */
  get heldSince(): readonly number[] {
    return this.lines.flatMap(({ number, said }) => (said !== undefined && this.held.has(number) ? [said.time] : []));
  }

  /** All of it, for somebody who comes. */
  tellAll(listener: Listener): void {
    listener.hear(
      this.news(this.isLate(listener) ? this.lines.filter(({ number }) => !this.held.has(number)) : this.lines),
    );
  }

  /** Tells those who watch late what they may hear by now. */
  release(listeners: Iterable<Listener>): void {
    const fresh = this.lines.filter((line) => this.held.has(line.number) && !this.isHeldBack(line));
    const [first] = fresh;
    if (first === undefined) return;
    this.held = new Set([...this.held].filter((number) => !fresh.some((line) => line.number === number)));
    const heard = this.lines.filter(({ number }) => number >= first.number && !this.held.has(number));
    for (const listener of listeners) if (listener.seat === null) listener.hear(this.news(heard));
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
    this.add({ seat: by.seat, name: this.nameOf(by), text }, listeners, by.seat !== null);
    return null;
  }

  /** What the table itself says to everybody. */
  note(text: string, listeners: Iterable<Listener>): void {
    this.add({ seat: null, name: 'The table', text }, listeners, true);
  }

  /** `isOfTheGame`: those who watch late hear it late. */
  private add(words: Omit<Saying, 'number'>, listeners: Iterable<Listener>, isOfTheGame: boolean): void {
    const { late, session, now } = this.parts;
    const number = (this.lines.at(-1)?.number ?? 0) + 1;
    const isLate = isOfTheGame && late != null;
    const saying = { number, ...words, ...(isLate ? { said: { at: session.decisions.length, time: now() } } : {}) };
    this.lines = [...this.lines, saying].slice(-SAYINGS_KEPT);
    const isHeld = this.isHeldBack(saying);
    if (isHeld) this.held = new Set([...this.held, number]);
    for (const listener of listeners) if (!isHeld || listener.seat !== null) listener.hear(this.news([saying]));
  }

  private point(by: Listener, entity: number, listeners: Iterable<Listener>): string | null {
    const refused = this.whySilent(by, READY_WORDS[0] ?? '');
    if (refused !== null) return refused;
    const { seat } = by;
    if (!this.sees(by, entity)) return 'There is nothing there to point at.';
    const { game } = this.parts;
    // What those in the seats look at is of now.
    const mayHear = (listener: Listener): boolean => seat === null || !this.isLate(listener);
    const shown = [...listeners].filter((listener) => mayHear(listener) && this.sees(listener, entity));
    for (const listener of shown) listener.hear({ kind: 'look', game, seat, name: this.nameOf(by), entity });
    return null;
  }

  private isHeldBack({ said }: KeptSaying): boolean {
    return said !== undefined && (this.parts.late?.isHeldBack(said) ?? false);
  }

  private isLate({ seat }: Listener): boolean {
    const { late } = this.parts;
    return seat === null && late != null && !late.isOver;
  }

  /** A word as ready as "Hello" is for whoever points. */
  private whySilent({ seat }: Listener, text: string): string | null {
    const { guests } = this.parts;
    if (seat === null && guests === 'nothing') return 'At this table those who watch keep silent.';
    if (seat === null && guests === 'ready words' && !READY_WORDS.includes(text))
      return 'At this table those who watch say ready words only.';
    return this.allow(String(seat), 1) ? null : TOO_MUCH;
  }

  private sees(listener: Listener, entity: number): boolean {
    const { session, late } = this.parts;
    const seen = this.isLate(listener) ? late?.seen : session;
    return seen != null && isIn(viewFor(seen, listener.seat), entity);
  }

  private nameOf({ seat, name = null }: Pick<Listener, 'seat' | 'name'>): string {
    if (seat !== null) return this.parts.names[seat] ?? '';
    return name === null ? 'Somebody who watches' : `${name}, who watches`;
  }

  private news(lines: readonly KeptSaying[]): TalkNews {
    const { game, guests } = this.parts;
    const said = lines.map(({ number, seat, name, text }) => ({ number, seat, name, text }));
    return { kind: 'talk', game, said, guests };
  }
}

/** Whether a view shows that object, or has that player. */
function isIn(view: GameView, entity: number): boolean {
  if (entity < 0) return view.players.some(({ id }) => id === -1 - entity);
  for (const { id } of objectsIn(view)) if (id === entity) return true;
  return false;
}
