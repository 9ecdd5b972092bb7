/** Games that were saved by other rules, or whose rows were damaged. */
import { join } from 'node:path';
import { openSqlite } from '@kitchen-table/cards';
import { defaultAnswer } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { dealt } from '../people.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

interface Rows {
  decisions: { game: string; n: number; decision: string; digest: string | null };
}

async function newGame(page: Page): Promise<{ game: string; tokens: readonly (string | null)[] }> {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));
  const { id, keys } = await dealt(page, 'two-player', seats);
  return { game: id, tokens: keys };
}

/** Both players answer three questions each. */
async function play(url: string, game: string, tokens: readonly (string | null)[]): Promise<void> {
  const pages = await Promise.all(tokens.map(() => openPage(url)));
  for (const [seat, page] of pages.entries()) await page.say({ kind: 'join', game, token: tokens[seat] ?? null });
  for (let times = 0; times < 6; times++) {
    const [page, asked] = await Promise.any(
      pages.map(async (each): Promise<[Page, Awaited<ReturnType<Page['until']>>]> => [each, await each.until(isAsked)]),
    );
    if (asked.question === null) throw new Error('nobody is asked');
    const answer = [...defaultAnswer(asked.question)];
    expect(await page.say({ kind: 'answer', game, sequence: asked.sequence, answer })).toEqual({ kind: 'done' });
    await Promise.all(pages.map((each) => each.until(({ sequence }) => sequence > asked.sequence)));
  }
  for (const page of pages) page.close();
}

test.each([
  ['leads elsewhere', { digest: 'elsewhere' }],
  ['holds a decision that can not be made', { decision: '{"player":0,"answer":[77]}' }],
])(
  'a stored game that %s by these rules is looked at, not gone on with; one without noted positions goes on',
  async (_, other) => {
    const folder = temporaryFolder();
    const first = await openTable(folder.path);
    const page = await openPage(first.url);
    const { game, tokens } = await newGame(page);
    const older = await newGame(page);
    for (const each of [{ game, tokens }, older]) await play(first.url, each.game, each.tokens);
    page.close();
    await first.close();
    const tables = await openSqlite<Rows>(join(folder.path, 'games.sqlite'));
    const count = async (): Promise<number> =>
      (await tables.selectFrom('decisions').select('n').where('game', '=', game).execute()).length;
    const before = await count();
    const changed = await tables
      .updateTable('decisions')
      .set(other)
      .where('game', '=', game)
      .where('n', '=', 2)
      .where('digest', 'is not', null)
      .executeTakeFirst();
    expect(Number(changed.numUpdatedRows)).toBe(1);
    await tables.updateTable('decisions').set({ digest: null }).where('game', '=', older.game).execute();

    const second = await openTable(folder.path);
    const later = await openPage(second.url);
    expect(await later.say({ kind: 'join', game, token: tokens[0] ?? null })).toMatchObject({ kind: 'joined' });
    expect(await later.told()).toMatch(/^This game was saved by other rules, or damaged: .* not gone on with\.$/);
    const past = await later.until(() => true);
    expect([past.question, past.undoAvailable]).toEqual([null, false]);
    expect(await later.say({ kind: 'concede', game })).toMatchObject({ kind: 'error' });
    expect(await count()).toBe(before);
    await later.say({ kind: 'leave', game });

    for (const token of older.tokens)
      expect(await later.say({ kind: 'join', game: older.game, token })).toMatchObject({ kind: 'joined' });
    expect(await later.say({ kind: 'concede', game: older.game })).toEqual({ kind: 'done' });
    later.close();
    await tables.destroy();
    await second.close();
    folder.remove();
  },
);
