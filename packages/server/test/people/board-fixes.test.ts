/** The board is fixed by consent: everybody seated agrees, nobody learns what they may not see, and it outlives the server. NOT-CR. */
import { ADJUSTED_PLACES, defaultAnswer, TOKEN_COLORS, type Adjustment } from '@kitchen-table/engine';
import { PREDEFINED_TOKENS, STATES } from '@kitchen-table/language/core';
import {
  FIX_COLORS,
  FIX_KEYWORDS,
  FIX_PLACES,
  FIX_ROLES,
  FIX_TOKENS,
  type Reply,
  type Saying,
  type ServerMessage,
  type Snapshot,
} from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

interface Listener extends Page {
  said(): string;
}

async function seated(url: string, game: string, token: string | null): Promise<Listener> {
  const page = await openPage(url);
  let lines: readonly Saying[] = [];
  page.socket.on('message', (message: ServerMessage) => {
    if (message.kind === 'talk') lines = [...lines, ...message.said];
  });
  expect(await page.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined' });
  return { ...page, said: () => lines.map(({ text }) => text).join(' ') };
}

/** Hands are kept, until somebody has priority. */
async function untilPriority(game: string, pages: readonly Page[]): Promise<void> {
  for (;;) {
    await Promise.race(pages.map((page) => page.until(isAsked)));
    for (const page of pages) {
      const { question, sequence } = page.last() ?? {};
      if (question == null || sequence === undefined) continue;
      if (question.kind === 'priority') return;
      await page.say({ kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
    }
  }
}

const life = (change: number): Adjustment => ({ kind: 'life', player: 1 as never, change });

function propose(page: Page, game: string, fix: Adjustment): Promise<Reply> {
  return page.say({ kind: 'proposeFix', game, fix });
}

test('all must agree, one no is enough, and whoever proposed withdraws; what is agreed on is a decision in the record', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'two-player', people);
  const ann = await seated(server.url, game, keys[0] ?? null);
  const ben = await seated(server.url, game, keys[1] ?? null);
  const guest = await seated(server.url, game, null);
  expect(await propose(ann, game, life(-3))).toMatchObject({
    sentence: expect.stringContaining('only while somebody has priority') as string,
  });
  await untilPriority(game, [ann, ben]);
  expect(await propose(guest, game, life(-3))).toMatchObject({ kind: 'error' });
  expect(await propose(ann, game, life(-3))).toEqual({ kind: 'done' });
  const shown = await ben.until(({ fix }) => fix !== null);
  expect(shown.fix).toMatchObject({
    number: 1,
    by: 0,
    now: 'Ben has 20 life.',
    then: 'It shall be 17 life.',
    open: [1],
  });
  expect(shown.fix?.left).toBeGreaterThan(100_000);
  const say = (page: Page, number: number, yes: boolean): Promise<Reply> =>
    page.say({ kind: 'sayFix', game, number, yes });
  expect(await propose(ben, game, life(5))).toMatchObject({ kind: 'error' }); // One at a time.
  expect(await say(ann, 1, true)).toMatchObject({ kind: 'error' });
  expect(await say(guest, 1, true)).toMatchObject({ kind: 'error' });
  expect(await say(ben, 1, false)).toEqual({ kind: 'done' });
  await ann.until(({ fix }) => fix === null);
  expect(await propose(ann, game, life(-3))).toMatchObject({ kind: 'error' }); // Nobody is asked twice.
  expect(await propose(ann, game, life(-4))).toEqual({ kind: 'done' });
  expect(await say(ben, 1, true)).toMatchObject({ kind: 'error' }); // That was the other one.
  expect(await say(ann, 2, false)).toEqual({ kind: 'done' });
  expect(await propose(ann, game, life(-5))).toEqual({ kind: 'done' });
  expect(await say(ben, 3, true)).toEqual({ kind: 'done' });
  const after = await ben.until(({ view }) => view.players[1]?.life === 15);
  expect(after.fix).toBeNull();
  const told = after.view.log.length === 0 ? after.log : after.view.log;
  expect(JSON.stringify(told)).toContain('Fixed by consent');
  await expect.poll(() => guest.said()).toContain('The board was fixed as Ann proposed');
  expect(guest.said()).toMatch(/Ben would rather leave .* Ann withdraws the fix/);
  for (const page of [ann, ben, guest, host]) page.close();
  await server.close();
  folder.remove();
});

test('a proposal tells nobody which card of a hand it names (CR 400.2), and outlives a restart, as does what came of it', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'two-player', people);
  host.close();
  let ann = await seated(server.url, game, keys[0] ?? null);
  let ben = await seated(server.url, game, keys[1] ?? null);
  await untilPriority(game, [ann, ben]);
  const card = ann.last()?.view.players[0]?.hand[0];
  if (card === undefined) throw new Error('No such card in hand.');
  const move: Adjustment = { kind: 'move', object: card.id, to: 'library bottom', player: 0 as never };
  expect(await propose(ben, game, move)).toMatchObject({ kind: 'error' }); // Not his to see.
  expect(await propose(ann, game, move)).toEqual({ kind: 'done' });
  const asBen = await ben.until(({ fix }) => fix !== null);
  const before = asBen.view.players[0]?.librarySize ?? 0;
  expect(asBen.fix?.now).toBe('A card is in the hand of Ann.');
  expect((await ann.until(({ fix }) => fix !== null)).fix?.now).toContain(card.name);
  for (const page of [ann, ben]) page.close();
  await server.close();

  server = await openTable(folder.path);
  ann = await seated(server.url, game, keys[0] ?? null);
  ben = await seated(server.url, game, keys[1] ?? null);
  const again = await ben.until(({ fix }) => fix !== null);
  expect(again.fix).toMatchObject({ number: 1, by: 0, open: [1] });
  expect(await ben.say({ kind: 'sayFix', game, number: 1, yes: true })).toEqual({ kind: 'done' });
  const fixed = (shown: Snapshot): boolean => shown.view.players[0]?.librarySize === before + 1;
  await ben.until(fixed);
  for (const page of [ann, ben]) page.close();
  await server.close();

  server = await openTable(folder.path);
  ben = await seated(server.url, game, keys[1] ?? null);
  await ben.until(fixed);
  ben.close();
  await server.close();
  folder.remove();
});

test('with bots only opposite, a fix applies at once; every token that is offered by its name can be made', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'two-player', [people[0] ?? 'bot', 'bot']);
  const ann = await seated(server.url, game, keys[0] ?? null);
  await untilPriority(game, [ann]);
  for (const named of FIX_TOKENS)
    expect(await propose(ann, game, { kind: 'token', player: 0 as never, token: { named } })).toEqual({ kind: 'done' });
  const made = await ann.until(({ view }) => view.battlefield.length === FIX_TOKENS.length);
  expect(made.view.battlefield.map(({ name }) => name)).toEqual([...FIX_TOKENS]);
  expect(await ann.say({ kind: 'undo', game })).toEqual({ kind: 'done' });
  await ann.until(({ view }) => view.battlefield.length === 0);
  for (const page of [ann, host]) page.close();
  await server.close();
  folder.remove();
});

test('what is proposed about an object falls with a sentence when that object leaves (CR 400.7)', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  const host = await openPage(server.url);
  const { id: game, keys } = await dealt(host, 'two-player', people);
  const ann = await seated(server.url, game, keys[0] ?? null);
  const ben = await seated(server.url, game, keys[1] ?? null);
  await untilPriority(game, [ann, ben]);
  const card = ann.last()?.view.players[0]?.hand.find(({ types }) => types.includes('land'));
  if (card === undefined) throw new Error('No land in hand.');
  const away: Adjustment = { kind: 'move', object: card.id, to: 'library bottom', player: 0 as never };
  expect(await propose(ann, game, away)).toEqual({ kind: 'done' });
  await ben.until(({ fix }) => fix !== null);
  for (;;) {
    await Promise.race([ann, ben].map((page) => page.until(isAsked)));
    const asked = [ann, ben].find((page) => page.last()?.question != null);
    const { question, sequence } = asked?.last() ?? {};
    if (asked === undefined || question == null || sequence === undefined) continue;
    const play =
      question.kind === 'priority'
        ? question.options.findIndex((o) => o.kind === 'playLand' && o.object === card.id)
        : -1;
    const said = play < 0 ? [...defaultAnswer(question)] : [play];
    await asked.say({ kind: 'answer', game, sequence, answer: said });
    if (play >= 0) break;
  }
  await ben.until(({ fix }) => fix === null);
  await expect
    .poll(() => ben.said())
    .toContain('The fix that Ann proposed is off: that object is not there, or not any more.');
  for (const page of [ann, ben, host]) page.close();
  await server.close();
  folder.remove();
});

test('what the wire lets through is what the engine knows', () => {
  expect([FIX_PLACES, FIX_COLORS]).toEqual([ADJUSTED_PLACES, TOKEN_COLORS]);
  expect([...FIX_ROLES, ...FIX_TOKENS].toSorted()).toEqual([...PREDEFINED_TOKENS].toSorted());
  expect(FIX_KEYWORDS.filter((keyword) => !STATES.includes(keyword))).toEqual([]);
});
