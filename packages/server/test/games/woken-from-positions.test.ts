/** Stored games woken from a position on the way: the same game, in less time, and never another one. */
import { createGame, type GameSetup, randomAnswer, randomStream, Session } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { fittingPosition, positionToKeep } from '../../src/games/kept-positions.ts';
import { type HostNews, LocalHost } from '../../src/games/host.ts';
import { openCardSource } from '../../src/cards/card-source.ts';
import { deckFromText, prepareGame } from '../../src/cards/prepare-game.ts';
import { BARE_TABLE } from '../../src/store/kept-tables.ts';
import { openStore, type StoredDecision, type StoredGame } from '../../src/store/store.ts';
import type { StoredPosition } from '../../src/store/stored-positions.ts';
import { comparedGame } from '../../tools/kept-positions/compare.ts';
import { unseenCards } from '../../tools/what-is-hidden/cards.ts';
import { setupOf } from '../../tools/what-is-hidden/setups.ts';
import { isAsked, openPage, openTable, temporaryFolder } from '../table.ts';
import { hash } from '../../src/secrets.ts';

const EVERY = 128;

/** A game of two people, its decisions, and its positions on the way, the latest first. */
interface Long {
  stored: StoredGame;
  session: Session;
  decisions: StoredDecision[];
  positions: StoredPosition[];
}

async function longGame(length: number): Promise<Long> {
  const folder = temporaryFolder();
  const source = await openCardSource({ dataFolder: folder.path });
  const seats = ['Ann', 'Ben'].map((name) => {
    const deck = deckFromText('tall-grass', name);
    if (deck.kind !== 'read') throw new Error(deck.problems.join(' '));
    return { name, deck: deck.list };
  });
  const prepared = await prepareGame({ format: 'two-player', seats, seed: 'woken', log: true }, source);
  await source.close();
  folder.remove();
  if (prepared.kind !== 'ready') throw new Error(prepared.problems.join(' '));
  const players = prepared.setup.players.map((player) => ({
    ...{ ...player, startingLife: 500 },
    deck: Array.from({ length: 4 }, () => player.deck).flat(),
  }));
  const setup: GameSetup = { ...prepared.setup, players };
  const session = new Session(createGame(setup) as Exclude<ReturnType<typeof createGame>, { kind: string }>);
  const random = randomStream('woken');
  const positions: StoredPosition[] = [];
  while (session.question !== null && session.decisions.length < length) {
    session.answer(randomAnswer(session.question, random));
    if (session.decisions.length % EVERY !== 0) continue;
    const position = await positionToKeep(session);
    if (position !== null) positions.unshift(position);
  }
  expect(session.decisions).toHaveLength(length);
  const decisions = session.decisions.map((decision): StoredDecision => ({ decision, automatic: false }));
  (decisions.at(-1) as StoredDecision).digest = session.digest();
  const people = seats.map(({ name }) => ({
    ...{ name, kind: 'human' as const, bot: 'greedy' as const, deck: '', tokenHash: hash(name) },
  }));
  const facts = { game: 'long', format: 'two-player', created: 1, turn: 1, over: false, winners: [] };
  return { stored: { ...facts, setup, seats: people }, session, decisions, positions };
}

/** How long the thread worked to open it, and what a page then sees. */
async function woken(
  { stored, decisions }: Long,
  positions: readonly StoredPosition[],
): Promise<{ worked: number; seen: Snapshot; faults: unknown[] }> {
  const faults: unknown[] = [];
  let seen: Snapshot | null = null;
  let [worked, since] = [0, 0];
  const news: HostNews = {
    picture: (_watcher, snapshot) => void (seen = snapshot),
    talk: () => {},
    tell: () => {},
    unseat: () => {},
    words: () => {},
    fault: (error) => faults.push(error),
    closed: () => {},
    append: async () => null,
    takeBack: async () => null,
    saveSeats: async () => {},
    saveWishes: async () => {},
    savePosition: async () => {},
    saveTable: async () => {},
  };
  const opening = { wishes: {}, table: BARE_TABLE, pace: 0, grace: 1000, strikes: 0 };
  const host = new LocalHost(news, (game) => {
    const now = performance.now();
    if (game === null) worked += now - since;
    since = now;
  });
  expect(await host.open({ stored, decisions, positions, ...opening })).toBeNull();
  const opened = worked;
  await host.watch('long', 1, 0, null);
  await host.close('long');
  return { worked: opened, seen: seen as unknown as Snapshot, faults };
}

test('a long game is woken from its last position: it is seen as if all of it had been played again, in a part of the time', async () => {
  const long = await longGame(560);
  const [all, part] = [await woken(long, []), await woken(long, long.positions)];
  expect(part.seen.view).toEqual(all.seen.view);
  expect(part.seen.log).toEqual(all.seen.log);
  expect(part.seen.question).toEqual(all.seen.question);
  expect([...all.faults, ...part.faults]).toEqual([]);
  // What else the machine does only ever adds to it: the quickest of several is compared.
  const quickest = async ({ worked }: { worked: number }, positions: readonly StoredPosition[]): Promise<number> => {
    const more = [await woken(long, positions), await woken(long, positions), await woken(long, positions)];
    return Math.min(worked, ...more.map((each) => each.worked));
  };
  expect(await quickest(part, long.positions)).toBeLessThan((await quickest(all, [])) / 2);
});

test('a damaged position is told of, and the game is played again from its beginning', async () => {
  const long = await longGame(300);
  const damaged = long.positions.map((position) => ({ ...position, position: position.position.slice(0, 400) }));
  const { seen, faults } = await woken(long, damaged);
  expect(seen.view).toEqual((await woken(long, [])).seen.view);
  expect(faults).toHaveLength(1);
});

test('positions of another program, of other decisions, or of decisions that were taken back are not used', async () => {
  const { decisions, positions } = await longGame(300);
  expect(fittingPosition(positions, decisions)?.after).toBeGreaterThan(200);
  expect(
    fittingPosition(
      positions.map((one) => ({ ...one, program: 'other' })),
      decisions,
    ),
  ).toBeNull();
  expect(fittingPosition(positions, decisions.slice(0, 200))?.after).toBeLessThan(200);
  const others = decisions.map((one, n) => (n === 3 ? { ...one, decision: { player: 0, answer: [7] } } : one));
  expect(fittingPosition(positions, others)).toBeNull();
});

test('a position before the last decision of each person is preferred, so that they can take it back', async () => {
  const { decisions, positions } = await longGame(300);
  const seldom = decisions.map((one, n) => ({
    ...one,
    automatic: n > 150 && (one.decision as { player: number }).player === 1,
  }));
  expect(fittingPosition(positions, seldom)?.after).toBeLessThan(151);
});

test('the store keeps the last positions, none that was taken back, and none of a game that is over', async () => {
  const folder = temporaryFolder();
  const { stored, decisions, positions } = await longGame(560);
  const store = await openStore(folder.path);
  await store.add(stored);
  await store.append('long', 0, decisions, stored);
  for (const position of positions.toReversed()) await store.savePosition('long', position);
  const kept = await store.positions('long');
  expect(kept).toEqual(positions.slice(0, 3));
  await store.savePosition('long', positions[1] as StoredPosition);
  expect((await store.positions('long')).map(({ after }) => after)).toEqual([positions[1]?.after, positions[2]?.after]);
  await store.append('long', 560, [], { ...stored, over: true });
  expect(await store.positions('long')).toEqual([]);
  await store.close();
  folder.remove();
});

test('a table that has gone on for long is woken from a position after the server was stopped, and goes on', async () => {
  const folder = temporaryFolder();
  const { stored, decisions } = await longGame(506);
  const store = await openStore(folder.path);
  await store.add(stored);
  await store.append('long', 0, decisions, stored);
  await store.close();
  let server = await openTable(folder.path);
  const random = randomStream('goes on');
  const play = async (times: number): Promise<void> => {
    const pages = await Promise.all([openPage(server.url), openPage(server.url)]);
    for (const [at, page] of pages.entries())
      await page.say({ kind: 'join', game: 'long', token: ['Ann', 'Ben'][at] as string });
    for (let n = 0; n < times; n++) {
      const { page, snapshot } = await Promise.any(
        pages.map(async (one) => ({ page: one, snapshot: await one.until(isAsked) })),
      );
      const { question, sequence, game } = snapshot;
      if (question === null) throw new Error('nothing is asked');
      const answer = [...randomAnswer(question, random)];
      expect(await page.say({ kind: 'answer', game, sequence, answer })).toEqual({ kind: 'done' });
      await Promise.all(pages.map((one) => one.until((last) => last.sequence > sequence)));
    }
    for (const page of pages) page.close();
  };
  await play(12);
  await server.close();
  const between = await openStore(folder.path);
  const [kept] = await between.positions('long');
  expect(kept?.after).toBeGreaterThan(480);
  await between.close();
  server = await openTable(folder.path);
  await play(5);
  await server.close();
  folder.remove();
}, 60_000);

test('games of every format that are put away every few decisions stay the same games', () => {
  const cards = unseenCards();
  let [kept, written] = [0, 0];
  for (let seed = 0; seed < 8; seed++) {
    const setup = setupOf(seed * 3, (random) => cards[Math.floor(random() * cards.length)] as (typeof cards)[number]);
    const compared = comparedGame(setup, 10, 60);
    expect({ seed, wrong: compared.wrong }).toEqual({ seed, wrong: null });
    kept += compared.kept;
    written += compared.kept + [...compared.refused.values()].reduce((sum, times) => sum + times, 0);
  }
  expect(kept).toBeGreaterThan(written / 2);
}, 60_000);
