import { join } from 'node:path';
import { openSqlite } from '@kitchen-table/cards';
import { enumerateAnswers } from '@kitchen-table/engine';
import type { Snapshot, Stops } from '@kitchen-table/protocol';
import { afterEach, expect, test } from 'vitest';
import { dealt } from './people.ts';
import { killServers, serverProcess } from './server-process.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from './table.ts';

afterEach(killServers);

async function newGame(page: Page, names: readonly [string, string]): Promise<{ game: string; token: string | null }> {
  const { id, keys } = await dealt(
    page,
    'two-player',
    names.map((name) => ({ name, deck: 'tall-grass' })),
  );
  const token = keys[0] ?? null;
  await page.say({ kind: 'join', game: id, token });
  return { game: id, token };
}

async function answerFirst(page: Page, snapshot: Snapshot): Promise<unknown> {
  const [answer = []] = snapshot.question === null ? [] : enumerateAnswers(snapshot.question, 1);
  return page.say({ kind: 'answer', game: snapshot.game, sequence: snapshot.sequence, answer: [...answer] });
}

const NO_STOPS: Stops = { ownTurn: [], othersTurns: [], fullControl: false };

test.each<[string, Stops]>([
  ['an exception', { ...NO_STOPS, ownTurn: ['upkeep'] }],
  ['a rejected promise', { ...NO_STOPS, othersTurns: ['upkeep'] }],
])(
  '%s that nobody catches closes the game at fault, which goes on where it was, and no other game',
  async (_, fatal) => {
    const folder = temporaryFolder();
    const { url } = await serverProcess('faulty-process.ts', folder.path);
    const ann = await openPage(url);
    const cid = await openPage(url);
    const { game, token } = await newGame(ann, ['Ann', 'Ben']);
    const other = await newGame(cid, ['Cid', 'Dan']);
    expect(await answerFirst(ann, await ann.until(isAsked))).toEqual({ kind: 'done' });
    const decided = await ann.until(({ waitingFor }) => waitingFor === 1);

    await ann.say({ kind: 'setStops', game, stops: fatal });
    const sentence = await ann.told();
    expect(sentence).toBe(
      'The game of Ann, Ben was closed by a fault of ours; its decisions are kept: reload the page to go on where it stopped.',
    );
    expect(await ann.say({ kind: 'concede', game })).toMatchObject({ kind: 'error' });
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true });

    expect(await ann.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined', seat: 0 });
    const again = await ann.until(({ sequence }) => sequence > decided.sequence + 2);
    expect(again.view.players).toEqual(decided.view.players);
    expect(again.waitingFor).toBe(1);
    expect(await answerFirst(cid, await cid.until(isAsked))).toEqual({ kind: 'done' });
    expect(await cid.say({ kind: 'setStops', game: other.game, stops: NO_STOPS })).toEqual({ kind: 'done' });
    ann.close();
    cid.close();
    folder.remove();
  },
);

/** Writes nonsense where the game's setup and seats were. */
async function damage(dataFolder: string, game: string): Promise<void> {
  const tables = await openSqlite<{ games: { id: string; setup: string; seats: string } }>(
    join(dataFolder, 'games.sqlite'),
  );
  await tables.updateTable('games').set({ setup: '{"for', seats: '[{' }).where('id', '=', game).execute();
  await tables.destroy();
}

test('a stored game that can not be read is the trouble of that game alone, and is named', async () => {
  const folder = temporaryFolder();
  const first = await openTable(folder.path);
  const page = await openPage(first.url);
  const { game, token } = await newGame(page, ['Ann', 'Ben']);
  const whole = await newGame(page, ['Cid', 'Dan']);
  page.close();
  await first.close();
  await damage(folder.path, game);

  const faults: unknown[] = [];
  const second = await openTable(folder.path, { onFault: (fault) => faults.push(fault) });
  const later = await openPage(second.url);
  expect(await later.say({ kind: 'join', game, token })).toEqual({
    kind: 'error',
    sentence: `The stored game "${game}" is damaged and can't be continued; start a new one.`,
  });
  expect(await later.say({ kind: 'join', game: whole.game, token: whole.token })).toMatchObject({ kind: 'joined' });
  const keys = [
    { game, token: token ?? '' },
    { game: whole.game, token: whole.token ?? '' },
  ];
  expect(await later.say({ kind: 'listGames', keys })).toMatchObject({ kind: 'games', games: [{ game: whole.game }] });
  expect(faults.length).toBeGreaterThan(0);
  later.close();
  await second.close();
  folder.remove();
});
