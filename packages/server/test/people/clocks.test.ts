/** Time that is counted: for a decision, and in all. The clock is turned by hand. */
import { USUAL_OPTIONS } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import type { Watcher } from '../../src/match/match-parts.ts';
import { NAMES, sit } from './hand-table.ts';
import { dealt } from '../people.ts';
import { isAsked, openPage, tableOfFile } from '../table.ts';

test('whoever takes too long for a decision has it made by a bot, and decides the next one again', async () => {
  const { clock, until, said } = await sit({ decisionSeconds: 30 });
  await until(({ clocks }) => clocks?.running === 0);
  clock.turn(29);
  expect((await until(({ waitingFor }) => waitingFor === 0)).clocks).toMatchObject({ running: 0, game: null });
  clock.turn(1);
  const bens = await until(({ clocks }) => clocks?.running === 1);
  expect(bens.clocks).toEqual({ running: 1, decision: 30_000, game: null });
  expect(said).toEqual(['The time of Ann for a decision was up, and a bot has made it.']);
  clock.turn(30);
  await until(({ clocks, view }) => clocks?.running === 0 && view.turn === 1);
});

test('only the time of whoever is asked is used; whose time in all is up concedes (CR 104.3a)', async () => {
  const { clock, until, answers, said } = await sit({ gameMinutes: 1 });
  await until(({ clocks }) => clocks?.running === 0);
  clock.turn(40);
  await answers(0);
  await until(({ clocks }) => clocks?.running === 1);
  clock.turn(50);
  await answers(1);
  expect((await until(({ clocks }) => clocks?.running === 0)).clocks?.game).toEqual([20_000, 10_000]);
  clock.turn(20);
  const over = await until(({ view }) => view.over);
  expect(over.view.winners).toEqual([1]);
  expect(over.clocks?.running).toBeNull();
  expect(said).toEqual(['The time of Ann is up, and so they concede.']);
});

test('time that was used is kept with the table: another server goes on where it stood', async () => {
  const before = await sit({ gameMinutes: 1, decisionSeconds: 40 });
  await before.until(({ clocks }) => clocks?.running === 0);
  before.clock.turn(25);
  await before.answers(0);
  await before.until(({ clocks }) => clocks?.running === 1);
  before.clock.turn(10);
  await before.match.talk(before.watchers[0] as Watcher, { kind: 'tableSay', game: 'g', text: 'Hello' });
  await before.match.close();
  const after = await sit({}, before);
  const { clocks } = await after.until((snapshot) => snapshot.clocks?.running === 1);
  expect(clocks).toEqual({ running: 1, decision: 30_000, game: [35_000, 50_000] });
});

test('nothing is counted while nobody is there who has a seat, nor where nothing was agreed', async () => {
  const { match, clock, watchers, until } = await sit({ decisionSeconds: 30 });
  await until(({ clocks }) => clocks?.running === 0);
  clock.turn(10);
  for (const watcher of watchers) match.leave(watcher);
  clock.turn(1000);
  match.watch(watchers[1] as Watcher); // Ann is still away: her time goes on.
  match.watch(watchers[0] as Watcher);
  const { clocks } = await until((snapshot) => snapshot.clocks?.running === 0 && snapshot.away.length === 0);
  expect(clocks).toEqual({ running: 0, decision: 20_000, game: null });
  const free = await sit({});
  expect((await free.until(({ question }) => question !== null)).clocks).toBeNull();
});

const table = tableOfFile();
const people = NAMES.map((name) => ({ name, deck: 'tall-grass' }));

test.each([
  ['off', { undoAvailable: false }, 'error'],
  ['free', { undoAvailable: true }, 'done'],
] as const)('where taking back is %s nobody is asked for it', async (undo, picture, reply) => {
  const [ann, ben] = [await openPage(table.url), await openPage(table.url)];
  const options = { undo, decisionSeconds: 3600 };
  const { id: game, keys } = await dealt(ann, 'two-player', people, { options });
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  const { sequence } = await ann.until(isAsked);
  expect(await ann.say({ kind: 'answer', game, sequence, answer: [0] })).toEqual({ kind: 'done' });
  const bens = await ben.until(isAsked);
  expect(bens.clocks).toMatchObject({ running: 1, game: null });
  await ben.say({ kind: 'answer', game, sequence: bens.sequence, answer: [0] });
  const later = await ann.until((snapshot) => isAsked(snapshot) && snapshot.view.turn === 1);
  expect(later).toMatchObject(picture);
  expect(await ann.say({ kind: 'undo', game })).toMatchObject({ kind: reply });
  if (undo === 'free') await ann.until(({ view, takeBack }) => view.turn === 0 && takeBack === null);
  for (const page of [ann, ben]) page.close();
});

test('only the host says how it is played, before the cards are dealt; who was ready says so again', async () => {
  const ann = await openPage(table.url);
  const sat = await ann.say({ kind: 'openLobby', format: 'two-player', seats: 2, name: 'Ann' });
  if (sat.kind !== 'lobbySeated') throw new Error('no lobby');
  const { lobby, key } = sat;
  let seen = { ready: null as boolean | null, undo: '' };
  ann.socket.on('message', (message) => {
    if (message.kind === 'lobby') seen = { ready: message.seats[0].ready, undo: message.options.undo };
  });
  await ann.say({ kind: 'joinLobby', lobby, key });
  await ann.say({ kind: 'lobbyDeck', lobby, deck: 'tall-grass' });
  await ann.say({ kind: 'lobbyReady', lobby, ready: true });
  await expect.poll(() => seen).toEqual({ ready: true, undo: 'by consent' });
  const options = { ...USUAL_OPTIONS, undo: 'off' as const };
  const ben = await openPage(table.url);
  await ben.say({ kind: 'joinLobby', lobby, key: null });
  expect(await ben.say({ kind: 'lobbyOptions', lobby, options })).toMatchObject({ kind: 'error' });
  const bens = await ben.say({ kind: 'lobbySit', lobby, name: 'Ben' });
  await ben.say({ kind: 'joinLobby', lobby, key: bens.kind === 'lobbySeated' ? bens.key : null });
  expect(await ben.say({ kind: 'lobbyOptions', lobby, options })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbyOptions', lobby, options: { ...options, decisionSeconds: 1 } })).toMatchObject({
    kind: 'error',
  });
  expect(await ann.say({ kind: 'lobbyOptions', lobby, options })).toEqual({ kind: 'done' });
  await expect.poll(() => seen).toEqual({ ready: false, undo: 'off' });
  for (const page of [ann, ben]) page.close();
});
