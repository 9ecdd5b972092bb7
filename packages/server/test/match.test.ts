import { defaultAnswer, Session, startGame } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { deckFromText, openCardSource, prepareGame } from '../src/index.ts';
import { botFor } from '../src/match/bots.ts';
import type { Wishes } from '../src/match/auto-pass.ts';
import { Match } from '../src/match/match.ts';
import type { BotAnswer } from '../src/match/match-parts.ts';
import type { Store, StoredDecision, StoredSeat } from '../src/store/store.ts';
import { BARE_TABLE } from '../src/store/kept-tables.ts';
import { GoneOn, openStore } from '../src/store/store.ts';
import { temporaryFolder } from './table.ts';

const seats: StoredSeat[] = [
  { name: 'Ann', kind: 'human', bot: 'random', deck: 'Tall Grass', tokenHash: null },
  { name: 'Ben', kind: 'bot', bot: 'random', deck: 'Tall Grass', tokenHash: null },
];

async function newSession(): Promise<Session> {
  const source = await openCardSource({ dataFolder: '/nowhere' });
  const deck = deckFromText('tall-grass', 'deck');
  if (deck.kind !== 'read') throw new Error('not read');
  const prepared = await prepareGame(
    {
      format: 'two-player',
      seats: seats.map(({ name }) => ({ name, deck: deck.list })),
      seed: 'match',
      log: true,
      startingPlayer: 0,
    },
    source,
  );
  if (prepared.kind !== 'ready') throw new Error(prepared.problems.join(' '));
  const session = startGame(prepared.setup);
  if (!(session instanceof Session)) throw new Error(session.message);
  return session;
}

/** A store in memory that fails when told to. */
function memory(): Store & { kept: StoredDecision[]; said: Record<number, Wishes>; fails: boolean } {
  const store = {
    kept: [] as StoredDecision[],
    fails: false,
    said: {} as Record<number, Wishes>,
    add: async () => {},
    list: async () => [],
    find: async () => null,
    decisions: async () => store.kept,
    append: async (_game: string, from: number, decisions: readonly StoredDecision[]) => {
      if (store.fails) throw new Error('the disk is full');
      expect(store.kept).toHaveLength(from);
      store.kept.push(...decisions);
    },
    takeBack: async (_game: string, from: number, to: number) => {
      if (store.fails) throw new Error('the disk is full');
      expect(store.kept).toHaveLength(from);
      store.kept.length = to;
    },
    words: async () => null,
    saveWords: async () => {},
    wishes: async () => store.said,
    positions: async () => [],
    savePosition: async () => {},
    table: async () => BARE_TABLE,
    saveTable: async () => {},
    saveSeats: async () => {},
    saveWishes: async (_game: string, seat: number, wishes: Wishes) => {
      store.said[seat] = wishes;
    },
    close: async () => {},
  };
  return store;
}

interface Table {
  match: Match;
  session: Session;
  faults: unknown[];
  told: string[];
  last(): Snapshot;
  /** Does something and waits until somebody is asked again, the game is over, or a fault is told. */
  after<Result>(act: () => Promise<Result>): Promise<Result>;
}

async function sit(store: Store, bot: BotAnswer | null = botFor(seats[1] as StoredSeat, 'x')): Promise<Table> {
  const session = await newSession();
  const faults: unknown[] = [];
  const told: string[] = [];
  const match = new Match({
    id: 'g',
    seedHash: '',
    standIn: () => [],
    grace: 60_000,
    about: { format: 'two-player' },
    session,
    seats,
    automatic: [],
    wishes: await store.wishes('g'),
    table: BARE_TABLE,
    bots: [null, bot],
    store,
    pace: 0,
    onFault: (fault) => faults.push(fault),
    onRest: () => {},
    onClosed: () => {},
  });
  let last: Snapshot | null = null;
  const pictures = {
    seat: 0,
    knownCards: new Set<string>(),
    logSent: 0,
    send: (snapshot: Snapshot) => (last = snapshot),
    hear: () => {},
    tell: (sentence: string) => told.push(sentence),
    unseat: () => {},
  };
  match.start();
  match.watch(pictures);
  const rest = async (): Promise<void> => {
    for (
      let turns = 0;
      turns < 2000 && told.length === 0 && (last?.question ?? null) === null && last?.view.over !== true;
      turns++
    )
      await new Promise(setImmediate);
  };
  await rest();
  return {
    match,
    session,
    faults,
    told,
    last: () => last as unknown as Snapshot,
    async after(act) {
      last = null;
      const result = await act();
      await rest();
      return result;
    },
  };
}

test('a decision that can not be stored is not made, and can be made again', async () => {
  const store = memory();
  const { match, session, last, after } = await sit(store);
  const { sequence, question } = last();
  store.fails = true;
  await expect(match.answer(0, sequence, [0])).rejects.toThrow('the disk is full');
  expect(session.decisions).toHaveLength(0);
  expect(session.question).toEqual(question);
  store.fails = false;
  expect(await after(() => match.answer(0, sequence, [0]))).toBeNull();
  expect(session.decisions.length).toBeGreaterThan(0);
  expect(store.kept.map(({ decision }) => decision)).toEqual(session.decisions);
});

test('a bot that answers against the rules is overruled, and the game goes on', async () => {
  const { faults, last, match, after } = await sit(memory(), () => [99, 99, 99]);
  const { sequence } = last();
  await after(() => match.answer(0, sequence, [0]));
  expect(last().question?.player).toBe(0);
  expect(String(faults[0])).toContain('illegal');
});

test('a fault of ours is said plainly, and taking back leads out of it', async () => {
  const { told, last, match, after } = await sit(memory(), () => {
    throw new Error('a broken bot');
  });
  const before = last();
  const keep = [...defaultAnswer(before.question as NonNullable<Snapshot['question']>)];
  await after(() => match.answer(0, before.sequence, keep));
  expect(told[0]).toContain('by a fault of ours');
  told.length = 0;
  expect(await after(() => match.undo(0))).toBeNull();
  expect(last().question).toEqual(before.question);
});

test('a decision at which the engine fails is undone, and the table says so', async () => {
  const { match, session, last, faults } = await sit(memory());
  const { sequence, question } = last();
  session.answer = () => {
    throw new Error('a broken rule');
  };
  expect(await match.answer(0, sequence, [0])).toMatchObject({
    kind: 'error',
    sentence: expect.stringContaining('nothing changed') as string,
  });
  expect(String(faults[0])).toContain('a broken rule');
  expect(session.question).toEqual(question);
});

test('where a bot’s decision meets a fault of the engine, it takes another one', async () => {
  let broken = 0;
  const { match, session, last, after } = await sit(memory(), (question) => defaultAnswer(question));
  const honest = session.answer.bind(session);
  session.answer = (answer) => {
    if (session.question?.player === 1 && session.question.kind === 'mulligan' && answer[0] === 0) {
      broken++;
      throw new Error('a broken rule');
    }
    return honest(answer);
  };
  const { sequence } = last();
  await after(() => match.answer(0, sequence, [0]));
  expect(broken).toBeGreaterThan(0);
  expect(session.decisions.some(({ player }) => (player as number) === 1)).toBe(true);
});

test('stops and yields are stored with the game', async () => {
  const store = memory();
  const { match, last, after } = await sit(store);
  const stops = { ownTurn: ['upkeep' as const], othersTurns: ['end' as const], fullControl: false };
  await after(() => match.setStops(0, stops));
  expect(store.said[0]).toEqual({ stops, yielding: null });
  const { sequence } = last();
  await after(() => match.answer(0, sequence, [0]));
  await after(() => match.yieldUntil(0, 'until my turn'));
  expect(store.said[0]).toMatchObject({ stops, yielding: { until: 'until my turn' } });
  store.said[0] = { stops, yielding: { until: 'this turn', turn: 0 } };
  const again = await sit(store);
  expect(again.last()).toMatchObject({ stops, yielding: 'this turn' });
});

test('what is taken back is gone from the store, and what follows takes its place', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder.path);
  const setup = (await newSession()).game.setup;
  await store.add({ game: 'g', created: 1, format: 'two-player', setup, seats, turn: 0, over: false, winners: [] });
  const state = { turn: 3, over: false, winners: [] };
  const decision = (answer: number, automatic = false): StoredDecision => ({
    decision: { player: 0, answer: [answer] },
    automatic,
  });
  await store.append('g', 0, [decision(1), decision(2, true), decision(3)], state);
  await store.takeBack('g', 3, 1, state);
  await store.append('g', 1, [decision(7)], state);
  expect(await store.decisions('g')).toEqual([decision(1), decision(7)]);
  expect(await store.find('g')).toMatchObject({ turn: 3, seats, setup });
  const before = { turn: 1, over: false, winners: [] };
  await expect(store.append('g', 1, [decision(9)], before)).rejects.toThrow(GoneOn);
  await expect(store.append('g', 3, [decision(9)], before)).rejects.toThrow(GoneOn);
  await expect(store.takeBack('g', 1, 0, before)).rejects.toThrow(/game g: 2 decisions are stored where 1 were/);
  expect(await store.decisions('g')).toEqual([decision(1), decision(7)]);
  expect(await store.find('g')).toMatchObject({ turn: 3 });
  await store.close();
  folder.remove();
});

test('a match whose game was gone on with elsewhere is closed, and what is stored stays', async () => {
  const store = memory();
  const { match, last, told } = await sit(store);
  store.append = async () => {
    throw new GoneOn('game g', 7, 0);
  };
  await expect(match.answer(0, last().sequence, [0])).rejects.toThrow(GoneOn);
  expect(told[0]).toMatch(/^The game of Ann, Ben was closed by a fault of ours; its decisions are kept: reload/);
  expect(await match.answer(0, last().sequence, [0])).toMatchObject({ kind: 'error' });
  expect(
    match.watch({
      seat: 0,
      knownCards: new Set(),
      logSent: 0,
      send: () => {},
      hear: () => {},
      tell: () => {},
      unseat: () => {},
    }),
  ).toBe(false);
});
