/** After a game the same people play again: with the cards of their sideboards, and for a match of several games. */
import type { SavedGame } from '@kitchen-table/engine';
import { type LobbySnapshot, type ServerMessage, type TableOptions, USUAL_OPTIONS } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import type { GameResult } from '../../src/tables.ts';
import { FREE, type Lobby, withOptions, withoutSitter, withSeatFor } from '../../src/lobbies/lobby.ts';
import { afterGame, beginnerOf, matchView, scoreBefore, withBeginner } from '../../src/lobbies/lobby-match.ts';
import { openPage, type Page, tableOfFile } from '../table.ts';

const table = tableOfFile();
const ANNS = '56 Forest\n4 Shock\n\nSideboard\n14 Mountain\n1 Swamp\n';

interface Visitor extends Page {
  lobby(wanted: (picture: LobbySnapshot) => boolean): Promise<LobbySnapshot>;
}

async function visitor(): Promise<Visitor> {
  const page = await openPage(table.url);
  let last: LobbySnapshot | null = null;
  page.socket.on('message', (message: ServerMessage) => {
    if (message.kind === 'lobby') last = message;
  });
  const lobby = async (wanted: (picture: LobbySnapshot) => boolean): Promise<LobbySnapshot> => {
    await expect.poll(() => last !== null && wanted(last), { timeout: 10_000 }).toBe(true);
    return last as unknown as LobbySnapshot;
  };
  return { ...page, lobby };
}

/** Ann and Ben sit at a table with their decks. */
async function laid(
  ann: Page,
  ben: Page,
  options: Partial<TableOptions> = {},
): Promise<{ lobby: string; keys: [string, string] }> {
  const opened = await ann.say({ kind: 'openLobby', format: 'two-player', seats: 2, name: 'Ann' });
  if (opened.kind !== 'lobbySeated') throw new Error(JSON.stringify(opened));
  const { lobby } = opened;
  const sat = await ben.say({ kind: 'lobbySit', lobby, name: 'Ben' });
  if (sat.kind !== 'lobbySeated') throw new Error(JSON.stringify(sat));
  await ann.say({ kind: 'joinLobby', lobby, key: opened.key });
  await ben.say({ kind: 'joinLobby', lobby, key: sat.key });
  await ann.say({ kind: 'lobbyOptions', lobby, options: { ...USUAL_OPTIONS, ...options } });
  await ann.say({ kind: 'lobbyDeck', lobby, deck: ANNS });
  await ben.say({ kind: 'lobbyDeck', lobby, deck: 'tall-grass' });
  return { lobby, keys: [opened.key, sat.key] };
}

/** Both are ready, the host deals, and both sit down at the game. */
async function dealtAt(lobby: string, ann: Visitor, ben: Visitor, keys: readonly string[]): Promise<string> {
  for (const page of [ann, ben])
    expect(await page.say({ kind: 'lobbyReady', lobby, ready: true })).toEqual({ kind: 'done' });
  expect(await ann.say({ kind: 'lobbyDeal', lobby })).toEqual({ kind: 'done' });
  const game = (await ben.lobby((picture) => picture.game !== null)).game ?? '';
  await ann.say({ kind: 'join', game, token: keys[0] ?? null });
  await ben.say({ kind: 'join', game, token: keys[1] ?? null });
  return game;
}

async function setupOf(game: string): Promise<SavedGame['setup']> {
  return ((await (await fetch(`${table.url}/api/games/${game}/replay`)).json()) as SavedGame).setup;
}

test('best of three: the loser says who begins, cards come out of the sideboard, two wins end the match, and the next has the decks as brought (CR 100.4, 103.1)', async () => {
  let [ann, ben] = [await visitor(), await visitor()];
  const { lobby, keys } = await laid(ann, ben, { bestOf: 3 });
  expect(await ann.say({ kind: 'lobbyMove', lobby, card: 'Mountain', to: 'main' })).toMatchObject({ kind: 'error' });
  const first = await dealtAt(lobby, ann, ben, keys);
  expect((await ben.until(({ game }) => game === first)).match).toEqual({ lobby, bestOf: 3, games: 0, wins: [0, 0] });
  expect(await ben.say({ kind: 'lobbyAgain', lobby, game: first })).toMatchObject({ kind: 'error' });
  await ann.say({ kind: 'tableSay', game: first, text: 'well played' });
  await ann.say({ kind: 'concede', game: first });
  await ben.until(({ view }) => view.over);
  const guest = await visitor();
  await guest.say({ kind: 'joinLobby', lobby, key: null });
  expect(await guest.say({ kind: 'lobbyAgain', lobby, game: first })).toMatchObject({ kind: 'error' });
  guest.close();
  expect(await ben.say({ kind: 'lobbyAgain', lobby, game: first })).toEqual({ kind: 'done' });
  expect(await ann.say({ kind: 'lobbyAgain', lobby, game: first })).toEqual({ kind: 'done' });
  for (const page of [ann, ben]) page.close();
  await table.restart();

  [ann, ben] = [await visitor(), await visitor()];
  await ann.say({ kind: 'joinLobby', lobby, key: keys[0] });
  await ben.say({ kind: 'joinLobby', lobby, key: keys[1] });
  const between = await ann.lobby(({ game }) => game === null);
  expect(between.match).toEqual({ games: 1, wins: [0, 1], over: false, begins: { chooser: 0, seat: 0 } });
  expect(between.seats.map(({ ready }) => ready)).toEqual([false, false]);
  expect(between.chat).toEqual([{ name: 'Ann', text: 'well played' }]);
  expect(between.sideboarding?.sideboard).toEqual([
    { name: 'Mountain', count: 14 },
    { name: 'Swamp', count: 1 },
  ]);
  expect((await ben.lobby(({ game }) => game === null)).sideboarding).toBeNull(); // A starter deck has none.
  expect(await ben.say({ kind: 'lobbyMove', lobby, card: 'Forest', to: 'sideboard' })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbyDeck', lobby, deck: 'tall-grass' })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbyMove', lobby, card: 'Island', to: 'main' })).toMatchObject({ kind: 'error' });

  await ann.say({ kind: 'lobbyMove', lobby, card: 'Forest', to: 'sideboard' });
  const tooFew = await ann.lobby(({ sideboarding }) => sideboarding?.main[0]?.count === 55);
  expect(tooFew.sideboarding?.troubles.join()).toMatch(/CR 100\./);
  expect(await ann.say({ kind: 'lobbyReady', lobby, ready: true })).toMatchObject({ kind: 'error' });
  await ann.say({ kind: 'lobbyMove', lobby, card: 'Swamp', to: 'main' });
  const fine = await ann.lobby(({ sideboarding }) => sideboarding?.main.length === 3);
  expect(fine.sideboarding).toMatchObject({ troubles: [], sideboard: [{ name: 'Mountain' }, { name: 'Forest' }] });
  expect(fine.seats[0]).toMatchObject({ cards: 60, troubles: 0 });

  expect(await ben.say({ kind: 'lobbyBegins', lobby, seat: 1 })).toMatchObject({ kind: 'error' });
  expect(await ann.say({ kind: 'lobbyBegins', lobby, seat: 1 })).toEqual({ kind: 'done' });
  const second = await dealtAt(lobby, ann, ben, keys);
  const began = await ann.until(({ game }) => game === second);
  expect([began.match?.wins, began.match?.games, began.view.activePlayer]).toEqual([[0, 1], 1, 1]);
  await ann.say({ kind: 'concede', game: second });
  await ben.until(({ game, view }) => game === second && view.over);
  const { players } = await setupOf(second);
  expect(players[0]?.deck.filter((name) => name === 'Swamp')).toHaveLength(1);
  expect(players[0]?.deck.filter((name) => name === 'Forest')).toHaveLength(55);
  expect(players[0]?.sideboard?.filter((name) => name === 'Mountain')).toHaveLength(14);

  await ann.say({ kind: 'lobbyAgain', lobby, game: second });
  const decided = await ann.lobby(({ match }) => match?.games === 2);
  expect(decided.match).toMatchObject({ wins: [0, 2], over: true });
  expect(decided.sideboarding?.main).toEqual([
    { name: 'Forest', count: 56 },
    { name: 'Shock', count: 4 },
  ]);
  expect(await ben.say({ kind: 'lobbyDeck', lobby, deck: 'sparks-and-goblins' })).toEqual({ kind: 'done' });
  const third = await dealtAt(lobby, ann, ben, keys);
  expect((await ben.until(({ game }) => game === third)).match).toMatchObject({ games: 0, wins: [0, 0] });
  expect(await ann.say({ kind: 'lobbyAgain', lobby, game: second })).toEqual({ kind: 'done' }); // An old page: the table has gone on.
  expect((await ann.lobby(() => true)).game).toBe(third);
  for (const page of [ann, ben]) page.close();
});

const human = (name: string) => ({ ...FREE, kind: 'human' as const, name, ready: true, keyHash: name });

function lobbyOf(names: readonly string[], options: Partial<TableOptions> = {}): Lobby {
  return {
    ...{ lobby: 'l', format: 'free-for-all', chat: [], game: 'g', draft: null, match: null },
    seats: names.map(human),
    options: { ...USUAL_OPTIONS, ...options },
  };
}

function ended(winners: readonly string[], more: Partial<GameResult> = {}): GameResult {
  return { winners, bots: [], first: 'Ben', said: [], ...more };
}

test('a drawn game is nobody’s, and whoever chose before it chooses again: at first that is who began (CR 103.1, 104.4)', () => {
  const drawn = afterGame(lobbyOf(['Ann', 'Ben'], { bestOf: 3 }), ended([]));
  expect(matchView(drawn)).toEqual({ games: 1, wins: [0, 0], over: false, begins: { chooser: 1, seat: 1 } });
  const won = afterGame(drawn, ended(['Ben'], { first: 'Ben' }));
  expect(matchView(won)).toMatchObject({ games: 2, wins: [0, 1], begins: { chooser: 0 } });
  const again = afterGame(won, ended([], { first: 'Ben' }));
  expect(matchView(again)).toMatchObject({ games: 3, wins: [0, 1], over: false, begins: { chooser: 0 } });
  const level = afterGame(again, ended(['Ann']));
  const over = afterGame(level, ended(['Ann']));
  expect([matchView(level)?.over, matchView(over)]).toEqual([
    false,
    { games: 5, wins: [2, 1], over: true, begins: { chooser: 1, seat: 1 } },
  ]);
  expect(scoreBefore(over)).toMatchObject({ games: 0, wins: [0, 0] });
});

test('of several losers none chooses: chance says who begins; partners win together (CR 103.1)', () => {
  const after = afterGame(lobbyOf(['Ann', 'Ben', 'Cat', 'Dan'], { bestOf: 3 }), ended(['Ann', 'Cat']));
  expect(matchView(after)).toEqual({ games: 1, wins: [1, 0, 1, 0], over: false, begins: null });
  expect(beginnerOf(after)).toBeNull();
  expect(withBeginner(after, 1, 1)).toMatch(/Chance/);
});

test('a single game is a match of its own; its loser begins the next, unless they say otherwise', () => {
  const after = afterGame(lobbyOf(['Ann', 'Ben']), ended(['Ann']));
  expect(matchView(after)).toMatchObject({ over: true, begins: { chooser: 1, seat: 1 } });
  const said = withBeginner(after, 1, 0);
  expect(typeof said === 'string' ? said : beginnerOf(said)).toBe(0);
});

test('a match keeps its length; whoever leaves between its games ends it, and decks are as they were brought', () => {
  const lobby = afterGame(lobbyOf(['Ann', 'Ben', 'Cat'], { bestOf: 3 }), ended(['Ann']));
  const seats = lobby.seats.map((one) => ({
    ...one,
    parts: { main: [], sideboard: [], troubles: ['x'] },
    troubles: 1,
  }));
  const open = { ...lobby, seats };
  expect(withOptions(open, { ...open.options, bestOf: 1 })).toMatch(/under way/);
  expect(withOptions(open, { ...open.options, undo: 'off' })).toMatchObject({ match: lobby.match });
  for (const left of [withoutSitter(open, 2), withSeatFor(open, 2, 'free')])
    expect(left).toMatchObject({
      match: null,
      seats: [{ name: 'Ann', parts: null, troubles: 0 }, {}, { kind: 'free' }],
    });
});

test('whoever was voted out has a bot in their seat; if it was the host, the next person is', () => {
  const lobby = afterGame(lobbyOf(['Ann', 'Ben', 'Cat'], { bestOf: 3 }), ended(['Ben'], { bots: ['Ann'] }));
  expect(lobby.seats.map(({ kind, keyHash }) => [kind, keyHash])).toEqual([
    ['bot', null],
    ['human', 'Ben'],
    ['human', 'Cat'],
  ]);
  expect(withoutSitter(lobby, 1)).toMatch(/host stays/);
  expect(withoutSitter(lobby, 2)).toMatchObject({ seats: [{}, {}, { kind: 'free' }] });
});
