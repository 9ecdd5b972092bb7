/** People talk at a table, and point at what the others may see. */
import type { LookNews, Saying, ServerMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { TableTalk } from '../../src/match/table-talk.ts';
import { dealt } from '../people.ts';
import { openPage, openTable, type Page, tableOfFile, temporaryFolder } from '../table.ts';

const table = tableOfFile();
const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

/** A page that keeps what is said to it. */
async function listener(url: string): Promise<Page & { said(): readonly string[]; looks: LookNews[] }> {
  const page = await openPage(url);
  let lines: readonly Saying[] = [];
  const looks: LookNews[] = [];
  page.socket.on('message', (message: ServerMessage) => {
    if (message.kind === 'look') looks.push(message);
    if (message.kind !== 'talk') return;
    const first = message.said[0]?.number ?? Number.POSITIVE_INFINITY;
    lines = [...lines.filter(({ number }) => number < first), ...message.said];
  });
  return { ...page, looks, said: () => lines.map(({ name, text }) => `${name}: ${text}`) };
}

test('what is said at the lobby and at the table is heard by all, and told again to whoever comes back, after a restart too', async () => {
  const folder = temporaryFolder();
  let server = await openTable(folder.path);
  let [ann, ben] = [await listener(server.url), await listener(server.url)];
  const { id: game, keys } = await dealt(ann, 'two-player', people, { says: ['until eight'] });
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  await expect.poll(() => ben.said()).toEqual(['Ann: until eight']);
  expect(await ben.say({ kind: 'tableSay', game, text: ' Good luck ' })).toEqual({ kind: 'done' });
  expect(await ann.say({ kind: 'tableSay', game, text: 'Hello' })).toEqual({ kind: 'done' });
  const all = ['Ann: until eight', 'Ben: Good luck', 'Ann: Hello'];
  await expect.poll(() => [ann.said(), ben.said()]).toEqual([all, all]);
  for (const page of [ann, ben]) page.close();
  await server.close();

  server = await openTable(folder.path);
  [ann, ben] = [await listener(server.url), await listener(server.url)];
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  await expect.poll(() => ben.said()).toEqual(all);
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ann.say({ kind: 'tableSay', game, text: 'Here again' });
  await expect.poll(() => ben.said()).toEqual([...all, 'Ann: Here again']);
  for (const page of [ann, ben]) page.close();
  await server.close();
  folder.remove();
});

test('those who watch hear all of it and say ready words, nothing else; nobody says much at once', async () => {
  const [ann, guest] = [await listener(table.url), await listener(table.url)];
  const { id: game, keys } = await dealt(ann, 'two-player', people);
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  expect(await guest.say({ kind: 'tableSay', game, text: 'Hello' })).toMatchObject({ kind: 'error' });
  await guest.say({ kind: 'join', game, token: null });
  expect(await guest.say({ kind: 'tableSay', game, text: 'He has a counterspell' })).toMatchObject({ kind: 'error' });
  expect(await guest.say({ kind: 'tableSay', game, text: 'Good game' })).toEqual({ kind: 'done' });
  await expect.poll(() => ann.said()).toEqual(['Somebody who watches: Good game']);
  const answers: string[] = [];
  for (let times = 0; times < 12; times++)
    answers.push((await ann.say({ kind: 'tableSay', game, text: `again ${times}` })).kind);
  expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(answers).toContain('error');
  await expect.poll(() => guest.said().length).toBe(1 + answers.filter((kind) => kind === 'done').length);
  for (const page of [ann, guest]) page.close();
});

test('"look here" reaches those who see the object, and nobody else; what one does not see oneself is no object', async () => {
  const [ann, ben, guest] = [await listener(table.url), await listener(table.url), await listener(table.url)];
  const { id: game, keys } = await dealt(ann, 'two-player', people);
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  await guest.say({ kind: 'join', game, token: null });
  const { view } = await ann.until(({ view: { players } }) => (players[0]?.hand.length ?? 0) > 0);
  const [card] = view.players[0]?.hand ?? [];
  const bens = (await ben.until(({ view: { players } }) => (players[1]?.hand.length ?? 0) > 0)).view.players[1]
    ?.hand[0];
  if (card === undefined || bens === undefined) throw new Error('no hands');
  expect(await ann.say({ kind: 'lookHere', game, entity: card.id })).toEqual({ kind: 'done' });
  expect(await ann.say({ kind: 'lookHere', game, entity: bens.id })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lookHere', game, entity: -3 })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lookHere', game, entity: -2 })).toEqual({ kind: 'done' });
  const ofBen = { kind: 'look', game, seat: 0, name: 'Ann', entity: -2 };
  await expect.poll(() => guest.looks).toEqual([ofBen]);
  expect(ben.looks).toEqual([ofBen]); // Nothing of the card in Ann's hand.
  expect(ann.looks).toEqual([{ ...ofBen, entity: card.id }, ofBen]);
  for (const page of [ann, ben, guest]) page.close();
});

test('a seat that has said much may speak again when time has passed; the last hundred sayings are kept', () => {
  let now = 0;
  const talk = new TableTalk({
    ...{ game: 'g', names: ['Ann'], guests: 'nothing', said: [], now: () => now },
    session: null as never, // Words alone do not look at the game.
  });
  const ann = { seat: 0, hear: () => {} };
  const says = (text: string): string | null => talk.take(ann, { kind: 'tableSay', game: 'g', text }, [ann]);
  expect(talk.take({ ...ann, seat: null }, { kind: 'tableSay', game: 'g', text: 'Hello' }, [])).toMatch(/silent/);
  while (says('Hello') === null) expect(talk.said.length).toBeLessThan(20);
  now += 3000;
  expect(says('Thanks')).toBeNull();
  for (let number = 0; number < 130; number++) {
    now += 3000;
    expect(says(`line ${number}`)).toBeNull();
  }
  expect(talk.said).toHaveLength(100);
  expect(talk.said.at(-1)).toMatchObject({ name: 'Ann', text: 'line 129' });
});
