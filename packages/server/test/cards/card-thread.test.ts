/** Reading cards and looking over decks: what one page asks for stops no other. */
import type { ClientMessage } from '@kitchen-table/protocol';
import { expect, test, vi } from 'vitest';
import { isAsked, openPage, openTable, temporaryFolder } from '../table.ts';

/** It takes threads some seconds to be loaded from their source. */
vi.setConfig({ testTimeout: 180_000 });

const BUDGET = {
  threads: 1,
  milliseconds: 3000,
  cardProgram: new URL('./slow-card-thread.ts', import.meta.url),
};

test('while a card is searched for ever, other tables are answered; the search is given up, and the next is done', async () => {
  const folder = temporaryFolder();
  const faults: unknown[] = [];
  const server = await openTable(folder.path, { budget: BUDGET, onFault: (error) => faults.push(error) });
  const [ann, ben] = await Promise.all([openPage(server.url), openPage(server.url)]);
  const created = await ann.say({
    kind: 'createGame',
    format: 'two-player',
    seats: [
      { name: 'Ann', kind: 'human', deck: 'tall-grass' },
      { name: 'Bot', kind: 'bot', deck: 'tall-grass' },
    ],
  });
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  const { game } = created;
  await ann.say({ kind: 'join', game, token: created.seats[0]?.token ?? null });
  const { sequence } = await ann.until(isAsked);

  const heavy = ben.say({ kind: 'cardNames', typed: 'for ever' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const waiting = ben.say({ kind: 'cardNames', typed: 'forest' });
  const asked = performance.now();
  expect(await ann.say({ kind: 'answer', game, sequence, answer: [0] })).toEqual({ kind: 'done' });
  expect(performance.now() - asked).toBeLessThan(2500); // The search still goes on.
  expect(await heavy).toMatchObject({ kind: 'error', sentence: expect.stringContaining('more work than one may') });
  expect(await waiting).toMatchObject({ kind: 'cardNames', names: expect.arrayContaining(['Forest']) });
  expect(faults).toEqual([]);
  ann.close();
  ben.close();
  await server.close();
  folder.remove();
});

test('decks are looked over, cards tried and games begun in that thread as in the server’s own', async () => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()];
  const [threaded, local] = await Promise.all([
    openTable(folder.path, { budget: { threads: 1 } }),
    openTable(other.path),
  ]);
  const [here, there] = await Promise.all([openPage(threaded.url), openPage(local.url)]);
  const messages: readonly ClientMessage[] = [
    { kind: 'deckCheck', text: '40 Forest\n20 Grizzly Baers', format: 'standard-60' },
    { kind: 'searchCards', query: 't:elf' },
    { kind: 'namedCards', names: ['Forest', 'nothing'] },
    { kind: 'reading', card: 'Grizzly Bears' },
  ];
  for (const message of messages) {
    const reply = await here.say(message);
    expect(reply).toEqual(await there.say(message));
    expect(reply).not.toMatchObject({ kind: 'error' });
  }
  expect(await here.say({ kind: 'tryCard', card: 'Grizzly Bears' })).toMatchObject({ kind: 'created' });
  for (const page of [here, there]) page.close();
  await Promise.all([threaded.close(), local.close()]);
  folder.remove();
  other.remove();
});
