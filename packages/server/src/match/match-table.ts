/** What the parts of a match share: the game, who sits and who watches, and what they wish. */
import type { Illegal, Session } from '@kitchen-table/engine';
import { defaultStops, type Stops, type WatchersView } from '@kitchen-table/protocol';
import type { StoredSeat } from '../store/store.ts';
import type { Wishes, Yielding } from './auto-pass.ts';
import { type Clock, Clocks, type RanOut, WALL_CLOCK } from './clocks.ts';
import type { BotAnswer, MatchParts, Watcher } from './match-parts.ts';
import type { KeptOffers } from './consent/open-offers.ts';
import { Late } from './late.ts';
import { Presence } from './presence.ts';
import { RecordedDecisions } from './recorded-decisions.ts';
import { TableTalk } from './table-talk.ts';

/** Whom the table tells of what comes by itself. */
export interface MatchHooks {
  /** Somebody has been away for so long that a bot may play. */
  onLongAway: () => void;
  /** What is stored and what is here have parted. */
  onParted: () => void;
  /** Somebody's time is up. */
  onZero: (what: RanOut, seat: number, decision: number) => void;
}

/** So many of those who watch are named. */
const NAMES_SHOWN = 20;

/** The table of a match. */
export class MatchTable {
  readonly parts: MatchParts;
  readonly session: Session;
  /** Who sits where, as of now. */
  readonly seats: StoredSeat[];
  readonly bots: (BotAnswer | null)[];
  readonly watchers: Set<Watcher> = new Set();
  readonly stops: Stops[];
  readonly yields: (Yielding | null)[];
  readonly presence: Presence;
  /** Where those who watch see it late. */
  readonly late: Late | null;
  readonly talk: TableTalk;
  readonly clock: Clock;
  readonly clocks: Clocks;
  readonly recorded: RecordedDecisions;
  /** What was just taken back, or came by hand, is asked about whatever the stops say. */
  askAgain = false;

  constructor(parts: MatchParts, { onLongAway, onParted, onZero }: MatchHooks) {
    const { id: game, session, store, automatic, onFault, table, grace } = parts;
    this.parts = parts;
    this.session = session;
    this.seats = [...parts.seats];
    this.bots = [...parts.bots];
    this.stops = parts.seats.map((_, seat) => parts.wishes[seat]?.stops ?? defaultStops());
    this.yields = parts.seats.map((_, seat) => parts.wishes[seat]?.yielding ?? null);
    const standIns = parts.seats.flatMap((_, seat) => (parts.wishes[seat]?.bot === true ? [seat] : []));
    this.presence = new Presence({ seats: this.seats, standIns, grace, onLongAway });
    const { options, said, clocks: kept } = table;
    const clock = parts.clock ?? WALL_CLOCK;
    this.clock = clock;
    this.clocks = new Clocks({ options, seats: parts.seats.length, kept, clock, onZero });
    const names = parts.seats.map(({ name }) => name);
    const today = (): number => clock.today();
    const { watching: rule, guests } = options;
    this.late = typeof rule === 'string' ? null : new Late({ session, rule, kept: table.late ?? [], today });
    this.talk = new TableTalk({ game, session, names, guests, said, now: today, late: this.late });
    this.recorded = new RecordedDecisions({ game, session, store, automatic, onParted, onFault });
  }

  /** It was saved by other rules, and is only looked at. */
  get isPast(): boolean {
    return (this.parts.parted ?? null) !== null;
  }

  /** The name of whoever sits there. */
  nameOf(player: number): string {
    return this.seats[player]?.name ?? 'somebody else';
  }

  /** Whether the seat is a person's, and they have not been voted out of it. */
  hasPerson(seat: number): boolean {
    return this.seats[seat]?.kind === 'human';
  }

  /** The seats, where whoever is away and played for counts as a bot. */
  seatsAsPlayed(): readonly StoredSeat[] {
    return this.seats.map((seat, at) => (this.presence.isPlayed(at) ? { ...seat, kind: 'bot' } : seat));
  }

  /** The seats of those who are in the game and decide for themselves. */
  peoplePlaying(): readonly number[] {
    if (this.session.question === null) return [];
    const { players } = this.session.game;
    return this.seatsAsPlayed().flatMap(({ kind }, seat) =>
      kind === 'human' && players[seat]?.lost !== true ? [seat] : [],
    );
  }

  /** Carries out what may take long: whoever looks from outside knows for whom. */
  working<Result>(act: () => Result): Result {
    return this.parts.working === undefined ? act() : this.parts.working(act);
  }

  /** What acts, or 'fault' when the engine failed: the session is then as before. */
  tried(act: () => Illegal | null): Illegal | null | 'fault' {
    try {
      return this.working(act);
    } catch (error) {
      this.parts.onFault(error);
      return 'fault';
    }
  }

  /** Whether somebody sees the table as it was. */
  isLate({ seat }: Pick<Watcher, 'seat'>): boolean {
    return seat === null && this.late !== null && !this.late.isOver;
  }

  /** Those who watch. */
  get watching(): WatchersView {
    const guests = [...this.watchers].filter(({ seat }) => seat === null);
    const names = guests.flatMap(({ name = null }) => (name === null ? [] : [name])).slice(0, NAMES_SHOWN);
    return { rule: this.parts.table.options.watching, names, others: guests.length - names.length };
  }

  /** A sentence of the table's own, for all to read. */
  say(sentence: string): void {
    this.talk.note(sentence, this.watchers);
  }

  /** What is done without asking a seat. */
  wishesOf(seat: number): Wishes {
    const bot = this.presence.isPlayed(seat) ? { bot: true as const } : {};
    return { stops: this.stops[seat] ?? defaultStops(), yielding: this.yields[seat] ?? null, ...bot };
  }

  /** So that a restarted server asks as this one would have. */
  keepWishes(seat: number): Promise<void> {
    return this.parts.store.saveWishes(this.parts.id, seat, this.wishesOf(seat));
  }

  /** What was said, how the clocks stand, and what is open. */
  keep(offers: KeptOffers): Promise<void> {
    const { said } = this.talk;
    const clocks = this.clocks.areOn ? this.clocks.kept : null;
    const late = this.late === null ? {} : { late: this.late.kept };
    return this.parts.store.saveTable(this.parts.id, { ...this.parts.table, said, clocks, offers, ...late });
  }
}
