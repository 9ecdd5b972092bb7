/** Many stored games woken at once, while another table plays. */
import { createGame, randomAnswer, randomStream, Session } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { openCardSource } from '../../src/cards/card-source.ts';
import { deckFromText, prepareGame } from '../../src/cards/prepare-game.ts';
import { openStore, type StoredGame } from '../../src/store/store.ts';
import { hash } from '../../src/secrets.ts';
import { isAsked, openPage, openTable, temporaryFolder } from '../table.ts';

const SLEEPING = 20;
const LONG = 600;

/** A two-player game of people, and the decisions of one of its ends. */
async function longGame(dataFolder: string): Promise<{ session: Session; stored: Omit<StoredGame, 'game'> }> {
  const source = await openCardSource({ dataFolder });
  const seats = ['Ann', 'Ben'].map((name) => {
    const deck = deckFromText('tall-grass', name);
    if (deck.kind !== 'read') throw new Error(deck.problems.join(' '));
    return { name, deck: deck.list };
  });
  const prepared = await prepareGame({ format: 'two-player', seats, seed: 'long', log: true }, source);
  if (prepared.kind !== 'ready') throw new Error(prepared.problems.join(' '));
  const game = createGame(prepared.setup);
  if ('kind' in game) throw new Error(game.message);
  const session = new Session(game);
  const random = randomStream('long');
  while (session.question !== null && session.decisions.length < LONG)
    session.answer(randomAnswer(session.question, random));
  await source.close();
  const people = seats.map(({ name }) => ({
    ...{ name, kind: 'human' as const, bot: 'greedy' as const, deck: '', tokenHash: hash(name) },
  }));
  const facts = { format: 'two-player', setup: prepared.setup, created: 1, turn: 1, over: false, winners: [] };
  return { session, stored: { ...facts, seats: people } };
}

test('while twenty stored games are woken at once another table is answered before most of them are there', async () => {
  const folder = temporaryFolder();
  const { session, stored } = await longGame(folder.path);
  const store = await openStore(folder.path);
  const decisions = session.decisions.map((decision) => ({ decision, automatic: false }));
  for (let n = 0; n < SLEEPING; n++) {
    await store.add({ ...stored, game: `sleeping${n}` });
    await store.append(`sleeping${n}`, 0, decisions, stored);
  }
  await store.add({ ...stored, game: 'awake' });
  await store.close();
  const server = await openTable(folder.path);
  const pages = await Promise.all(Array.from({ length: SLEEPING }, () => openPage(server.url)));
  const ann = await openPage(server.url);
  const ben = await openPage(server.url);
  await ann.say({ kind: 'join', game: 'awake', token: 'Ann' });
  await ben.say({ kind: 'join', game: 'awake', token: 'Ben' });
  const asked = await Promise.any([ann, ben].map(async (page) => ({ page, snapshot: await page.until(isAsked) })));

  let joined = 0;
  const begun = performance.now();
  const joins = pages.map(async (page, n) => {
    expect(await page.say({ kind: 'join', game: `sleeping${n}`, token: 'Ann' })).toMatchObject({ kind: 'joined' });
    joined++;
  });
  await new Promise((resolve) => setTimeout(resolve, 50)); // They are on their way.
  const said = performance.now();
  const { sequence } = asked.snapshot;
  expect(await asked.page.say({ kind: 'answer', game: 'awake', sequence, answer: [0] })).toEqual({ kind: 'done' });
  const took = performance.now() - said;
  const before = joined;
  await Promise.all(joins);
  const all = performance.now() - begun;
  expect(before).toBeLessThan(SLEEPING / 2);
  expect(took).toBeLessThan(all / 4);
  expect(pages[0]?.last()?.view.turn).toBe(session.game.turn);
  for (const page of [...pages, ann, ben]) page.close();
  await server.close();
  folder.remove();
});
