/** Nobody at a table holds its shuffles or another's key: not its host either. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dealt } from '../people.ts';
import { isAsked, openPage, tableOfFile } from '../table.ts';

let seeds = 0;
const table = tableOfFile({ drawSeed: () => `drawn ${++seeds}` });
const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

/** A page that keeps everything it was ever sent, replies too. */
async function listening() {
  const page = await openPage(table.url);
  const heard: string[] = [];
  page.socket.onAny((...all: unknown[]) => heard.push(JSON.stringify(all)));
  return { page, heard, everything: () => heard.join('\n') };
}

test('nobody begins a game or a draft for several people: each takes their own seat', async () => {
  const { page } = await listening();
  const seats = people.map((seat) => ({ ...seat, kind: 'human' as const }));
  const sentence = expect.stringContaining('Play with friends') as string;
  for (const options of [undefined, { seed: 'a shuffle that I know' }]) {
    const game = await page.say({ kind: 'createGame', format: 'two-player', seats, options });
    expect(game).toEqual({ kind: 'error', sentence });
    const drafters = seats.map(({ name, kind }) => ({ name, kind }));
    const draft = await page.say({ kind: 'createDraft', format: 'booster-draft', seats: drafters, options });
    expect(draft).toEqual({ kind: 'error', sentence });
  }
  page.close();
});

test('the seed of a game is promised by its hash from the first picture on, and published when the game is over (CR 103.3)', async () => {
  const [ann, ben, watcher] = [await listening(), await listening(), await listening()];
  const { id: game, keys } = await dealt(ann.page, 'two-player', people);
  const seed = `drawn ${seeds}`;
  const seedHash = createHash('sha256').update(seed).digest('hex');
  for (const [at, { page }] of [ann, ben, watcher].entries())
    await page.say({ kind: 'join', game, token: keys[at] ?? null });
  for (const { page } of [ann, ben, watcher])
    expect(await page.until(() => true)).toMatchObject({ seedHash, seed: null });
  for (const { everything } of [ann, ben, watcher]) expect(everything()).not.toContain(seed);
  await ann.page.say({ kind: 'concede', game });
  for (const { page } of [ann, ben, watcher])
    expect(await page.until(({ view }) => view.over)).toMatchObject({ seedHash, seed });
  for (const { page } of [ann, ben, watcher]) page.close();
});

test('the key of a seat is sent to nobody but the one who sat down, before the game and in it', async () => {
  const [ann, ben, watcher] = [await listening(), await listening(), await listening()];
  const opened = await ann.page.say({ kind: 'openLobby', format: 'two-player', seats: 2, name: 'Ann' });
  if (opened.kind !== 'lobbySeated') throw new Error(JSON.stringify(opened));
  const { lobby, key: anns } = opened;
  await watcher.page.say({ kind: 'joinLobby', lobby, key: null });
  const sat = await ben.page.say({ kind: 'lobbySit', lobby, name: 'Ben' });
  if (sat.kind !== 'lobbySeated') throw new Error(JSON.stringify(sat));
  const bens = sat.key;
  const replies: string[] = [];
  for (const [{ page }, key] of [
    [ann, anns],
    [ben, bens],
  ] as const) {
    await page.say({ kind: 'joinLobby', lobby, key });
    await page.say({ kind: 'lobbyDeck', lobby, deck: 'tall-grass' });
    replies.push(JSON.stringify(await page.say({ kind: 'lobbyReady', lobby, ready: true })));
  }
  replies.push(JSON.stringify(await ann.page.say({ kind: 'lobbyDeal', lobby })));
  await expect.poll(ben.everything).toContain('"game":"');
  const game = /"game":"([\w-]+)"/.exec(ben.everything())?.[1] ?? '';
  expect(await ann.page.say({ kind: 'join', game, token: anns })).toMatchObject({ kind: 'joined', seat: 0 });
  expect(await ben.page.say({ kind: 'join', game, token: bens })).toMatchObject({ kind: 'joined', seat: 1 });
  await watcher.page.say({ kind: 'join', game, token: null });
  await Promise.race([ann.page.until(isAsked), ben.page.until(isAsked)]);
  await ann.page.say({ kind: 'concede', game });
  await watcher.page.until(({ view }) => view.over);
  for (const { everything } of [ann, ben, watcher]) replies.push(everything());
  const hashes = [anns, bens].map((key) => createHash('sha256').update(key).digest('hex'));
  for (const secret of [anns, bens, ...hashes]) expect(replies.join('\n')).not.toContain(secret);
  for (const { page } of [ann, ben, watcher]) page.close();
});
