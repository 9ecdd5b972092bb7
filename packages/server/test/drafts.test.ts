import type { DraftSnapshot, Reply, ServerMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { dealt } from './people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from './table.ts';

/** A page at a draft: the last picture, and the next one after something was said. */
async function openDraftPage(url: string): Promise<{ page: Page; next: () => Promise<DraftSnapshot> }> {
  const page = await openPage(url);
  let last: DraftSnapshot | null = null;
  let wake = (): void => {};
  page.socket.on('message', (message: ServerMessage) => {
    if (message.kind !== 'draft') return;
    last = message;
    wake();
  });
  const next = async (): Promise<DraftSnapshot> => {
    for (;;) {
      const found = last;
      last = null;
      if (found !== null) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { page, next };
}

/** Ann among bots. */
async function createDraft(page: Page, format: string): Promise<Extract<Reply, { kind: 'draftCreated' }>> {
  const reply = await page.say({
    kind: 'createDraft',
    format,
    seats: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' })),
    options: { seed: `a ${format}` },
  });
  if (reply.kind !== 'draftCreated') throw new Error(JSON.stringify(reply));
  return reply;
}

/** Ann and Ben among two bots. */
async function draftTogether(page: Page): Promise<{ draft: string; keys: readonly (string | null)[] }> {
  const { id, keys } = await dealt(page, 'booster-draft', [{ name: 'Ann' }, { name: 'Ben' }, 'bot', 'bot']);
  return { draft: id, keys };
}

/** Answers until the pool is there: the first cards of each pack, and no to every question. */
async function pickAll(page: Page, next: () => Promise<DraftSnapshot>): Promise<DraftSnapshot> {
  for (let snapshot = await next(); ; snapshot = await next()) {
    const { question, draft, sequence } = snapshot;
    if (snapshot.pool !== null) return snapshot;
    if (question === null) continue;
    const answer = question.kind === 'pick' ? question.cards.slice(0, question.count).map((_, at) => at) : [0];
    expect(await sayPatiently(page, { kind: 'draftAnswer', draft, sequence, answer })).toEqual({ kind: 'done' });
  }
}

/** A machine picks faster than the server lets one page speak: then it says it again, as it is told to. */
async function sayPatiently(page: Page, message: Parameters<Page['say']>[0]): Promise<Reply> {
  for (;;) {
    const reply = await page.say(message);
    if (reply.kind !== 'error' || reply.again === undefined) return reply;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

for (const [format, pool, games] of [
  ['booster-draft', 45, 2],
  ['cube', 45, 2],
  ['sealed', 90, 2],
  ['booster-draft+two-headed-giant', 45, 1],
  ['conspiracy-draft', 0, 1],
  ['commander-draft+planechase', 60, 1],
] as const) {
  test(`${format} among bots: packs, deck, and the first game begins with the drafted deck (CR 100.2b)`, async () => {
    const folder = temporaryFolder();
    const server = await openTable(folder.path);
    try {
      const { page, next } = await openDraftPage(server.url);
      const created = await createDraft(page, format);
      const token = created.seats[0]?.token ?? null;
      await sayPatiently(page, { kind: 'joinDraft', draft: created.draft, token });
      const drafted = await pickAll(page, next);
      if (pool > 0) expect(drafted.pool).toHaveLength(pool);
      const { draft, suggestion } = drafted;
      if (suggestion === null) throw new Error('no deck is suggested');
      const few = await sayPatiently(page, {
        kind: 'draftDeck',
        draft,
        ...suggestion,
        deck: suggestion.deck.slice(0, 20),
      });
      expect(few).toMatchObject({ kind: 'error', sentence: expect.stringContaining('CR ') as string });
      const strange = await sayPatiently(page, {
        kind: 'draftDeck',
        draft,
        ...suggestion,
        deck: [...suggestion.deck, 'Nobody'],
      });
      expect(strange).toMatchObject({ kind: 'error' });
      expect(await sayPatiently(page, { kind: 'draftDeck', draft, ...suggestion })).toEqual({ kind: 'done' });
      const playing = await next();
      expect(playing.games).toHaveLength(games);
      const mine = playing.games.find(({ seats }) => seats.includes(0));
      if (mine === undefined) throw new Error('Ann has no game');
      await sayPatiently(page, { kind: 'join', game: mine.game, token });
      const table = await page.until(isAsked);
      expect(table.format).toBe(format);
      expect(table.draft).toBe(draft);
      const names = new Set([...suggestion.deck, ...suggestion.commanders]);
      expect(table.view.players[table.seat ?? -1]?.hand.every(({ name }) => names.has(name))).toBe(true);
      page.close();
    } finally {
      await server.close();
      folder.remove();
    }
  });
}

test('a draft goes on after the server was closed: the same pack is before the player, and the last pick can be taken back', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  try {
    const first = await openDraftPage(server.url);
    const created = await createDraft(first.page, 'booster-draft');
    const { draft } = created;
    const token = created.seats[0]?.token ?? null;
    await first.page.say({ kind: 'joinDraft', draft, token });
    let before = await first.next();
    const opened = before.question;
    for (let picks = 0; picks < 4; picks++) {
      await first.page.say({ kind: 'draftAnswer', draft, sequence: before.sequence, answer: [1] });
      before = await first.next();
    }
    first.page.close();
    await server.close();
    server = await openTable(folder.path);
    const second = await openDraftPage(server.url);
    await second.page.say({ kind: 'joinDraft', draft, token });
    const after = await second.next();
    expect(after.question).toEqual(before.question);
    expect(after.view).toEqual(before.view);
    expect(after.view?.pile).toHaveLength(4);
    for (let back = 3; back >= 0; back--) {
      expect(await second.page.say({ kind: 'draftUndo', draft })).toEqual({ kind: 'done' });
      expect((await second.next()).view?.pile).toHaveLength(back);
    }
    await second.page.say({ kind: 'joinDraft', draft, token });
    expect((await second.next()).question).toEqual(opened);
    second.page.close();
  } finally {
    await server.close();
    folder.remove();
  }
});

test('nobody sees another player’s pack or cards, and nobody picks for another (CR 905.1c)', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  try {
    const ann = await openDraftPage(server.url);
    const ben = await openDraftPage(server.url);
    const { draft, keys } = await draftTogether(ann.page);
    await ann.page.say({ kind: 'joinDraft', draft, token: keys[0] ?? null });
    await ben.page.say({ kind: 'joinDraft', draft, token: keys[1] ?? null });
    const seen = await ben.next();
    expect(seen.waitingFor).toBe(0);
    // All draft at once: ben has his own pack before him, and picks from no other.
    const own = seen.question;
    if (own?.kind !== 'pick') throw new Error('ben is not asked');
    expect([own.player, own.cards]).toEqual([1, seen.view?.pack]);
    expect(await ben.page.say({ kind: 'draftAnswer', draft, sequence: seen.sequence, answer: [0] })).toMatchObject({
      kind: 'done',
    });
    const reply = await ben.page.say({ kind: 'draftAnswer', draft, sequence: seen.sequence, answer: [0] });
    expect(reply).toMatchObject({ kind: 'error' });
    expect(await ben.page.say({ kind: 'joinDraft', draft, token: 'nonsense' })).toMatchObject({ kind: 'error' });
    ann.page.close();
    ben.page.close();
  } finally {
    await server.close();
    folder.remove();
  }
});

test('a page that comes to a draft twice at once has one place there', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  try {
    const { page, next } = await openDraftPage(server.url);
    const { draft, seats } = await createDraft(page, 'booster-draft');
    const coming = { kind: 'joinDraft', draft, token: seats[0]?.token ?? null } as const;
    await Promise.all([page.say(coming), page.say(coming)]);
    const { sequence } = await next();
    const pictures: number[] = [];
    page.socket.on('message', (message: ServerMessage) => {
      if (message.kind === 'draft') pictures.push(message.sequence);
    });
    expect(await page.say({ kind: 'draftAnswer', draft, sequence, answer: [0] })).toEqual({ kind: 'done' });
    expect(pictures.length).toBeGreaterThan(0);
    expect(new Set(pictures).size).toBe(pictures.length);
    page.close();
  } finally {
    await server.close();
    folder.remove();
  }
});

test('a pick made ahead of another player’s is kept when the server is closed (CR 905.1a)', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  try {
    const begin = await openDraftPage(server.url);
    const { draft, keys } = await draftTogether(begin.page);
    const [annToken, benToken] = keys;
    begin.page.close();
    const early = await openDraftPage(server.url);
    await early.page.say({ kind: 'joinDraft', draft, token: benToken ?? null });
    const { question, sequence } = await early.next();
    if (question?.kind !== 'pick') throw new Error('ben is not asked');
    expect(await early.page.say({ kind: 'draftAnswer', draft, sequence, answer: [2] })).toEqual({ kind: 'done' });
    early.page.close();
    await server.close();
    server = await openTable(folder.path);
    const ben = await openDraftPage(server.url);
    await ben.page.say({ kind: 'joinDraft', draft, token: benToken ?? null });
    expect((await ben.next()).question).toBeNull();
    const ann = await openDraftPage(server.url);
    await ann.page.say({ kind: 'joinDraft', draft, token: annToken ?? null });
    const opened = await ann.next();
    await ann.page.say({ kind: 'draftAnswer', draft, sequence: opened.sequence, answer: [0] });
    let seen = await ben.next();
    while (seen.view?.pile.length !== 1) seen = await ben.next();
    expect(seen.view.pile).toEqual([question.cards[2]]);
    ann.page.close();
    ben.page.close();
  } finally {
    await server.close();
    folder.remove();
  }
});
