/** A match of two people in this process, whose clock is turned by hand. */
import { type GameSetup, Session, startGame } from '@kitchen-table/engine';
import { greedyBot } from '@kitchen-table/bots';
import { defaultStops, type Snapshot, type Stops, type TableOptions, USUAL_OPTIONS } from '@kitchen-table/protocol';
import { expect } from 'vitest';
import { deckFromText, openCardSource, prepareGame } from '../../src/index.ts';
import type { Clock } from '../../src/match/clocks.ts';
import { Match } from '../../src/match/match.ts';
import type { Watcher } from '../../src/match/match-parts.ts';
import { BARE_TABLE, type KeptTable } from '../../src/store/kept-tables.ts';
import type { StoredSeat } from '../../src/store/store.ts';

/** Those who sit at the table. */
export const NAMES = ['Ann', 'Ben'] as const;
const seats: StoredSeat[] = NAMES.map((name) => ({
  ...{ name, kind: 'human', bot: 'greedy', deck: 'Tall Grass', tokenHash: null },
}));

/** A clock that goes on when it is told to. */
export class HandClock implements Clock {
  private time: number;
  constructor(time = 0) {
    this.time = time;
  }
  private due: { at: number; act: () => void }[] = [];
  now(): number {
    return this.time;
  }
  today(): number {
    return this.time;
  }
  after(milliseconds: number, act: () => void): () => void {
    const one = { at: this.time + milliseconds, act };
    this.due.push(one);
    return () => {
      this.due = this.due.filter((other) => other !== one);
    };
  }
  turn(seconds: number): void {
    this.time += seconds * 1000;
    const now = this.due.filter(({ at }) => at <= this.time);
    this.due = this.due.filter(({ at }) => at > this.time);
    for (const { act } of now) act();
  }
}

/** The game that they play. */
export async function handSetup(): Promise<GameSetup> {
  const source = await openCardSource({ dataFolder: '/nowhere' });
  const deck = deckFromText('tall-grass', 'deck');
  if (deck.kind !== 'read') throw new Error('not read');
  const both = NAMES.map((name) => ({ name, deck: deck.list }));
  const prepared = await prepareGame(
    { format: 'two-player', seats: both, seed: 'clocks', log: true, startingPlayer: 0 },
    source,
  );
  if (prepared.kind !== 'ready') throw new Error(prepared.problems.join(' '));
  return prepared.setup;
}

/** Two people at a table whose clock is turned by hand. */
export interface HandTable {
  match: Match;
  clock: HandClock;
  session: Session;
  kept(): KeptTable;
  said: string[];
  watchers: readonly Watcher[];
  last(): Snapshot;
  /** What that seat was shown last. */
  shown(seat: number): Snapshot | null;
  /** Until the picture is as wanted. */
  until(wanted: (snapshot: Snapshot) => boolean): Promise<Snapshot>;
  answers(seat: number): Promise<void>;
  /** Whoever is asked plays as a bot does, until it is as wanted. */
  playUntil(wanted: (snapshot: Snapshot) => boolean): Promise<void>;
  /** Somebody who watches comes. */
  guest(name?: string): HandGuest;
}

/** Somebody who watches that table. */
export interface HandGuest {
  watcher: Watcher;
  said: string[];
  last(): Snapshot | null;
  pictures(): number;
}

/** Both sit at a table where that was agreed, or go on at one that was kept. */
export async function sit(
  agreed: Partial<TableOptions>,
  before?: Pick<HandTable, 'session' | 'kept'> & Partial<Pick<HandTable, 'clock'>>,
  stops: Stops = defaultStops(),
): Promise<HandTable> {
  const session = before?.session ?? startGame(await handSetup());
  if (!(session instanceof Session)) throw new Error(session.message);
  const clock = new HandClock(before?.clock?.today());
  let kept: KeptTable = before?.kept() ?? { ...BARE_TABLE, options: { ...USUAL_OPTIONS, ...agreed } };
  const faults: unknown[] = [];
  const said: string[] = [];
  const match = new Match({
    ...{ id: 'g', seedHash: '', grace: 60_000, about: { format: 'two-player' }, session, seats, clock, pace: 0 },
    standIn: greedyBot(),
    automatic: session.decisions.map(() => false),
    wishes: Object.fromEntries(seats.map((_, seat) => [seat, { stops, yielding: null }])),
    table: kept,
    bots: [null, null],
    store: {
      append: async () => {},
      takeBack: async () => {},
      saveSeats: async () => {},
      saveWishes: async () => {},
      savePosition: async () => {},
      saveTable: async (_game, table) => void (kept = table),
    },
    onFault: (fault) => faults.push(fault),
    onRest: () => {},
    onClosed: () => {},
  });
  let last: Snapshot | null = null;
  const shown = new Map<number, Snapshot>();
  let asked = 0;
  const bot = greedyBot();
  match.start();
  const watchers = [0, 1].map(
    (seat): Watcher => ({
      ...{ seat, knownCards: new Set<string>(), logSent: 0, tell: () => {}, unseat: () => {} },
      hear: (news) => void (news.kind === 'talk' && seat === 0 && said.push(...news.said.map(({ text }) => text))),
      send: (snapshot) => {
        shown.set(seat, snapshot);
        if (seat === 0) last = snapshot;
      },
    }),
  );
  for (const watcher of watchers) match.watch(watcher);
  const until = async (wanted: (snapshot: Snapshot) => boolean): Promise<Snapshot> => {
    await expect.poll(() => last !== null && wanted(last), { interval: 1 }).toBe(true);
    expect(faults).toEqual([]);
    return last as unknown as Snapshot;
  };
  return {
    ...{ match, clock, session, said, watchers, until },
    kept: () => kept,
    last: () => last as unknown as Snapshot,
    shown: (seat) => shown.get(seat) ?? null,
    async playUntil(wanted) {
      for (;;) {
        await until(({ sequence, waitingFor }) => sequence > asked || waitingFor === null);
        const { question } = session;
        const shown = last as unknown as Snapshot;
        if (wanted(shown) || question === null) return;
        asked = shown.sequence;
        const answer = bot(question, session.seenFrom(question.player));
        const refused = await match.answer(question.player as number, asked, [...answer]);
        if (refused === null) continue;
        expect(JSON.stringify(refused)).toContain('The table has changed');
        asked = 0;
        await new Promise((resolve) => setTimeout(resolve, 1)); // The table goes on meanwhile.
      }
    },
    guest(name) {
      let shown: Snapshot | null = null;
      let count = 0;
      const heard: string[] = [];
      const watcher: Watcher = {
        ...{ seat: null, name: name ?? null, knownCards: new Set<string>(), logSent: 0 },
        tell: (sentence) => faults.push(sentence),
        unseat: () => {},
        hear: (news) => void (news.kind === 'talk' && heard.push(...news.said.map(({ text }) => text))),
        send: (snapshot) => {
          shown = snapshot;
          count++;
        },
      };
      match.watch(watcher);
      return { watcher, said: heard, last: () => shown, pictures: () => count };
    },
    async answers(seat) {
      const { sequence } = await until(({ clocks }) => clocks?.running === seat);
      expect(await match.answer(seat, sequence, [0])).toBeNull();
    },
  };
}
