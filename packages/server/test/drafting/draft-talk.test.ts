/** What people say to each other at a draft. */
import type { ServerMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { dealt } from '../people.ts';
import { openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();

/** A page, and what it hears at the draft. */
async function listening(draft: string, token: string | null): Promise<{ page: Page; heard: string[] }> {
  const page = await openPage(table.url);
  const heard: string[] = [];
  page.socket.on('message', (message: ServerMessage) => {
    if (message.kind !== 'talk' || message.game !== draft) return;
    for (const { number, seat, name, text } of message.said) heard.push(`${number} ${seat} ${name}: ${text}`);
  });
  expect(await page.say({ kind: 'joinDraft', draft, token })).toEqual({ kind: 'done' });
  return { page, heard };
}

test('those who draft talk, and go on talking after a restart; what was said in the lobby stays said', async () => {
  const begin = await openPage(table.url);
  const guests = [{ name: 'Ann' }, { name: 'Ben' }, 'bot'] as const;
  const { id: draft, keys } = await dealt(begin, 'booster-draft', guests, { says: ['Shall we?'] });
  begin.close();
  const [ann, ben, looker] = [
    await listening(draft, keys[0] ?? null),
    await listening(draft, keys[1] ?? null),
    await listening(draft, null),
  ];
  expect(await ben.page.say({ kind: 'draftSay', draft, text: '  Gladly ' })).toEqual({ kind: 'done' });
  const said = ['1 0 Ann: Shall we?', '2 1 Ben: Gladly'];
  for (const { heard } of [ann, ben, looker]) await expect.poll(() => heard).toEqual(said);
  const silent = { kind: 'error', sentence: 'You do not sit at this draft; open it from the start page.' };
  expect(await looker.page.say({ kind: 'draftSay', draft, text: 'Take the bear!' })).toEqual(silent);
  for (const { page } of [ann, ben, looker]) page.close();
  await table.restart();
  const later = await listening(draft, keys[0] ?? null);
  expect(await later.page.say({ kind: 'draftSay', draft, text: 'Still here' })).toEqual({ kind: 'done' });
  await expect.poll(() => later.heard).toEqual([...said, '3 0 Ann: Still here']);
  later.page.close();
});

test('who says much at once is asked to wait, and nothing of it is said', async () => {
  const begin = await openPage(table.url);
  const { id: draft, keys } = await dealt(begin, 'sealed', [{ name: 'Ann' }, { name: 'Ben' }]);
  begin.close();
  const ann = await listening(draft, keys[0] ?? null);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ann.page.say({ kind: 'draftSay', draft, text: `No. ${at}` })),
  );
  const refused = replies.filter(({ kind }) => kind === 'error');
  expect(refused.length).toBeGreaterThan(4);
  expect(refused[0]).toMatchObject({ sentence: 'That was much at once; wait a little and say it again.' });
  await expect.poll(() => ann.heard).toHaveLength(12 - refused.length);
  for (const text of ['', 'x'.repeat(301)])
    expect(await ann.page.say({ kind: 'draftSay', draft, text })).toMatchObject({ kind: 'error' });
  ann.page.close();
});
