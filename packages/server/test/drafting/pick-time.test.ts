/** The time for a pick, where one was agreed. The clock is turned by hand. */
import type { DraftSnapshot } from '@kitchen-table/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Drafts, openDrafts } from '../../src/drafts/drafts.ts';
import type { DraftTable, DraftWatcher } from '../../src/drafts/draft-table.ts';
import { hash } from '../../src/secrets.ts';
import { ALONE } from '../../src/store/homes.ts';
import { openStores, type Stores } from '../../src/store/stores.ts';
import type { Tables } from '../../src/tables.ts';
import { HandClock } from '../people/hand-table.ts';
import { openPage, tableOfFile, temporaryFolder } from '../table.ts';
import { dealt } from '../people.ts';

const folder = temporaryFolder();
let stores: Stores;
const open: Drafts[] = [];

beforeAll(async () => {
  stores = await openStores({ folder: folder.path, database: null, lease: 1000 }, (error) => {
    throw error;
  });
});

afterAll(async () => {
  for (const drafts of open) await drafts.close();
  await stores.close();
  folder.remove();
});

/** A page at a draft, and its pictures. */
class Drafter {
  readonly watcher: DraftWatcher;
  readonly heard: string[] = [];
  private last: DraftSnapshot | null = null;
  private look: () => void = () => {};

  constructor(seat: number | null) {
    const send = (snapshot: DraftSnapshot): void => {
      this.last = snapshot;
      this.look();
    };
    this.watcher = {
      seat,
      send,
      hear: (news) => void this.heard.push(...news.said.map(({ name, text }) => `${name}: ${text}`)),
      tell: () => {},
      knownCards: new Set(),
    };
  }

  /** The first picture from now on that is as wanted. */
  async until(wanted: (snapshot: DraftSnapshot) => boolean): Promise<DraftSnapshot> {
    for (;;) {
      if (this.last !== null && wanted(this.last)) return this.last;
      await new Promise<void>((resolve) => {
        this.look = resolve;
      });
    }
  }
}

const taken = (snapshot: DraftSnapshot): number => snapshot.view?.pile.length ?? 0;

/** Drafts over the store of the file, whose clock is turned by hand. */
function drafts(clock: HandClock): Drafts {
  const opened = openDrafts({
    ...{ store: stores.draftStore, homes: ALONE, tables: {} as Tables, clock },
    drawSeed: () => 'pick time',
    onFault: (error) => {
      throw error;
    },
  });
  open.push(opened);
  return opened;
}

/** Ann and Ben sit down with two bots. */
async function together(
  pickSeconds: number | null,
): Promise<{ clock: HandClock; table: DraftTable; draft: string; pages: readonly [Drafter, Drafter] }> {
  const clock = new HandClock();
  const all = drafts(clock);
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, seat) => ({
    name,
    kind: seat < 2 ? ('human' as const) : ('bot' as const),
  }));
  const keys = seats.map(({ kind, name }) => (kind === 'human' ? hash(name) : null));
  const created = await all.create({ format: 'booster-draft', seats }, { keys, pickSeconds, said: [] });
  if (created.kind !== 'draftCreated') throw new Error(JSON.stringify(created));
  const seated = await all.sit(created.draft, 'Ann');
  if (seated.kind !== 'seated') throw new Error(seated.sentence);
  const pages = [new Drafter(0), new Drafter(1)] as const;
  for (const { watcher } of pages) await seated.table.watch(watcher);
  return { clock, table: seated.table, draft: created.draft, pages };
}

test('whoever takes too long for a pick has it made by the drafting bot, and picks the next one again (CR 905.1a)', async () => {
  const { clock, table, pages } = await together(30);
  const [ann, ben] = pages;
  expect((await ann.until(() => true)).pickTime).toBe(30_000);
  clock.turn(20);
  const { question, sequence } = await ben.until(() => true);
  if (question?.kind !== 'pick') throw new Error('ben is not asked');
  expect(await table.answer(1, sequence, [3])).toBeNull(); // Ahead of Ann: nobody waits for him.
  expect((await ann.until((snapshot) => snapshot.sequence > sequence)).pickTime).toBe(10_000);
  expect((await ben.until((snapshot) => snapshot.sequence > sequence)).pickTime).toBeNull();
  clock.turn(9.999);
  expect(taken(await ann.until(() => true))).toBe(0);
  clock.turn(0.001);
  const next = await ann.until((snapshot) => taken(snapshot) === 1);
  expect([next.pickTime, next.question?.kind]).toEqual([30_000, 'pick']);
  expect(ben.heard).toEqual(['The table: The time of Ann for a pick was up, and a bot has made it.']);
  const bens = await ben.until((snapshot) => taken(snapshot) === 1);
  expect([bens.view?.pile, bens.pickTime]).toEqual([[question.cards[3]], 30_000]);
});

test('a whole draft goes by itself while those who sit there do nothing; nobody builds their deck for them', async () => {
  const { clock, pages } = await together(10);
  const [ann, ben] = pages;
  for (let picks = 0; picks < 45; picks++) {
    for (const page of pages) await page.until((snapshot) => taken(snapshot) >= picks);
    clock.turn(10);
  }
  for (const page of [ann, ben]) {
    const built = await page.until(({ pool }) => pool !== null);
    expect([built.pool?.length, built.pickTime, built.deck]).toEqual([45, null, null]);
  }
});

test('nothing is counted while nobody is there who has a seat, nor where nothing was agreed', async () => {
  const { clock, table, pages } = await together(30);
  const [ann, ben] = pages;
  clock.turn(10);
  const looker = new Drafter(null);
  await table.watch(looker.watcher);
  for (const { watcher } of pages) table.leave(watcher);
  clock.turn(1000);
  await table.watch(ben.watcher); // Ann is still away: her time goes on.
  await table.watch(ann.watcher);
  const back = await ann.until(({ pickTime }) => pickTime !== 30_000);
  expect([back.pickTime, taken(back)]).toEqual([20_000, 0]);
  const free = await together(null);
  free.clock.turn(100_000);
  const [page] = free.pages;
  expect([(await page.until(() => true)).pickTime, taken(await page.until(() => true))]).toEqual([null, 0]);
});

test('what was agreed is kept with the draft: a server that goes on with it counts an open pick anew', async () => {
  const { clock, table, draft } = await together(30);
  clock.turn(25);
  await table.close();
  const later = new HandClock();
  const seated = await drafts(later).sit(draft, 'Ann');
  if (seated.kind !== 'seated') throw new Error(seated.sentence);
  const ann = new Drafter(0);
  await seated.table.watch(ann.watcher);
  expect((await ann.until(() => true)).pickTime).toBe(30_000);
  later.turn(30);
  await ann.until((snapshot) => taken(snapshot) === 1);
});

const served = tableOfFile();

test('the host of a lobby says how long a pick may take', async () => {
  const page = await openPage(served.url);
  const { id, keys } = await dealt(page, 'booster-draft', [{ name: 'Ann' }, { name: 'Ben' }], {
    options: { decisionSeconds: 40 },
  });
  const picture = new Promise<DraftSnapshot>((resolve) =>
    page.socket.on('message', (message: DraftSnapshot) => {
      if (message.kind === 'draft') resolve(message);
    }),
  );
  await page.say({ kind: 'joinDraft', draft: id, token: keys[0] ?? null });
  const { pickTime } = await picture;
  expect(pickTime).toBeGreaterThan(30_000);
  expect(pickTime).toBeLessThanOrEqual(40_000);
  page.close();
});
