/** Grand Melee. CR 807. Seats by number: marker is at the seat of its holder, left is the next higher number. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { perform } from '../../src/events/perform.ts';
import { isSummoningSick } from '../../src/questions/combat-phase/summoning-sickness.ts';
import { plainEntering } from '../../src/rules/event-makers.ts';
import {
  type Game,
  type GameSetup,
  inRange,
  NO_OBJECT,
  type ObjectId,
  playerEntity,
  type PlayerId,
  seatedAtRandom,
} from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import {
  MELEE,
  melee,
  type Marker,
  markers,
  holders,
  until,
  mainPhaseOf,
  slow,
  leaves,
  leaveTogether,
} from '../support/melee-table.ts';

test('everyone has a range of influence of one (CR 807.2a)', () => {
  const { game } = melee(10);
  expect(game.players.filter(({ id }) => inRange(game, 3 as PlayerId, playerEntity(id))).map(({ id }) => id)).toEqual([
    2, 3, 4,
  ]);
});

test('creatures attack to the left, one player only, and are not deployed (CR 807.2b, 807.2c)', () => {
  const game = melee(8, { 0: { battlefield: ['Grizzly Bears'] } });
  expect(game.question?.kind === 'priority' && game.question.options.some(({ kind }) => kind === 'activate')).toBe(
    false,
  );
  until(game, () => game.question?.kind === 'attackers');
  expect(game.question).toMatchObject({ player: 0, defenders: [[playerEntity(1 as PlayerId)]] });
});

test('the players are seated at random (CR 807.3)', () => {
  const setup: GameSetup = {
    ...duelSetup({}, [], 'x'),
    ...MELEE,
    players: [...'ABCDE'].map((name) => ({ name, deck: [] })),
  };
  const seats = Array.from({ length: 40 }, (_, i) =>
    seatedAtRandom({ ...setup, seed: `s${i}` })
      .players.map(({ name }) => name)
      .join(''),
  );
  expect(seatedAtRandom(setup)).toEqual(seatedAtRandom(setup));
  for (const name of 'ABCDE') expect(seats.some((order) => order.startsWith(name))).toBe(true);
  for (const order of seats) expect([...order].sort().join('')).toBe('ABCDE');
});

test('several players take turns at the same time, each marker one turn (CR 807.4)', () => {
  const game = melee(8, { 0: { hand: ['Forest'] }, 4: { hand: ['Forest'] } });
  mainPhaseOf(game, 4);
  game.seats[4]?.playsLand('Forest');
  const both = markers(game.game).filter(({ taking }) => taking);
  expect(both.map(({ holder }) => holder)).toEqual([0, 4]);
  mainPhaseOf(game, 0);
  game.ann.playsLand('Forest');
  expect([game.ann.battlefield, game.seats[4]?.battlefield]).toEqual([['Forest'], ['Forest']]);
});

test('one marker for each full four players (CR 807.4a)', () => {
  for (const [players, count] of [
    [16, 4],
    [15, 3],
    [12, 3],
    [11, 2],
    [7, 1],
  ] as const)
    expect(holders(melee(players)).length).toBe(count);
});

test('the first marker goes to the starting player, each next one four seats to the left, and all turns begin (CR 807.4b)', () => {
  const game = melee(15);
  expect(markers(game.game).map(({ number, holder }) => [number, holder])).toEqual([
    [1, 0],
    [2, 4],
    [3, 8],
  ]);
  const turns = new Set<number>();
  until(game, ({ activePlayer }) => turns.add(activePlayer).size === 3);
  expect([...turns].sort()).toEqual([0, 4, 8]);
});

test('after a turn the marker goes to the left, also when its holder has left during the turn (CR 807.4c)', () => {
  // Of nine players eight are left: enough for two markers.
  const big = melee(9);
  leaves(big, 0);
  expect(markers(big.game)[0]).toMatchObject({ holder: 0, taking: true });
  until(big, () => holders(big)[0] !== 0);
  expect(holders(big)[0]).toBe(1);
});

test('who leaves before the turn begins gives the marker on at once (CR 807.4c)', () => {
  const game = slow(9);
  until(game, (position) => markers(position)[0]?.taking === false);
  const [{ holder }] = markers(game.game) as [Marker];
  leaves(game, holder);
  expect(markers(game.game)[0]).toMatchObject({ holder: holder + 1, taking: false });
});

test('a turn waits while a marker is within three seats to the left (CR 807.4d)', () => {
  const game = slow(8);
  until(game, () => holders(game)[0] === 1);
  // Seat 4 still has the second marker: three seats to the left of seat 1.
  expect(markers(game.game)).toMatchObject([
    { holder: 1, taking: false },
    { holder: 4, taking: true },
  ]);
  until(game, (position) => markers(position)[0]?.taking === true);
  expect(holders(game)).toEqual([1, 5]);
});

test('when too few players are left, the marker to the right of who left is designated, and removed when its turn ends (CR 807.4e, 807.4g)', () => {
  const game = melee(8);
  leaves(game, 2);
  expect(markers(game.game)).toMatchObject([
    { holder: 0, removals: 1, taking: true },
    { holder: 4, removals: 0 },
  ]);
  until(game, () => holders(game).length === 1);
  expect(markers(game.game)).toMatchObject([{ number: 2 }]);
});

test('of several that could be designated it is the one with the lowest number (CR 807.4e)', () => {
  const game = melee(12);
  leaveTogether(game, 10, 6);
  // To the right of seat 10 is marker 3, of seat 6 marker 2; one has to go.
  expect(markers(game.game).map(({ removals }) => removals)).toEqual([0, 1, 0]);
});

test('markers that are designated already do not count (CR 807.4f)', () => {
  const game = melee(12);
  leaves(game, 2);
  expect(markers(game.game).map(({ removals }) => removals)).toEqual([1, 0, 0]);
  // Eleven, ten, nine and eight players have two markers: no further one is designated.
  leaves(game, 6, 7, 10);
  expect(markers(game.game).map(({ removals }) => removals)).toEqual([1, 0, 0]);
});

test('a marker whose turn has not begun is removed at once (CR 807.4g)', () => {
  const game = slow(8);
  until(game, (position) => markers(position)[0]?.taking === false);
  expect(holders(game)).toEqual([1, 4]);
  leaves(game, 2);
  expect(markers(game.game)).toMatchObject([{ number: 2, holder: 4 }]);
});

test('designated twice, a marker takes the one to its right with it (CR 807.4e, 807.4g)', () => {
  const game = melee(12);
  leaves(game, 1, 5, 6, 7, 2);
  expect(markers(game.game).map(({ removals }) => removals)).toEqual([2, 0, 0]);
  const begun = until(game, () => holders(game).length === 1);
  expect(begun.length).toBeLessThan(2); // Both went with the turns that were being taken.
  expect(markers(game.game)).toMatchObject([{ number: 2, removals: 0 }]);
});

test('neighbors of those who left come into range when the next turn begins (CR 807.4h)', () => {
  const game = melee(10);
  const near = (): boolean => inRange(game.game, 6 as PlayerId, playerEntity(9 as PlayerId));
  leaves(game, 7, 8);
  expect(near()).toBe(false);
  const { turns } = game.game.melee as NonNullable<Game['melee']>;
  until(game, (position) => (position.melee?.turns ?? 0) > turns);
  expect(near()).toBe(true);
});

test('with an extra turn the player keeps the marker and goes on (CR 807.4i)', () => {
  const game = slow(8, { 0: { hand: ['Borrowed Time'] } });
  game.ann.casts('Borrowed Time');
  until(game, ({ stack }) => stack.length === 0 && game.ann.graveyard.includes('Borrowed Time'));
  const begun = until(game, () => holders(game)[0] === 1);
  expect(begun.filter((seat) => seat < 4)).toEqual([0, 1]);
});

test('an extra turn waits while a marker is within three seats on the left (CR 807.4i)', () => {
  const game = slow(9, { 0: { hand: ['Borrowed Time'] } });
  game.ann.casts('Borrowed Time');
  until(game, () => game.ann.graveyard.includes('Borrowed Time'));
  leaves(game, 2); // Eight are left: two markers stay, seat 4 is now three seats to the left of seat 0.
  until(game, (position) => markers(position)[0]?.taking === false);
  expect(markers(game.game)).toMatchObject([{ holder: 0 }, { holder: 4, taking: true }]);
  until(game, (position) => markers(position)[0]?.taking === true);
  expect(holders(game)).toEqual([0, 5]);
});

test('with a marker close on the right it is passed on, and the extra turn comes right before the next turn (CR 807.4i)', () => {
  const game = melee(9, { 4: { hand: ['Borrowed Time'] } });
  mainPhaseOf(game, 4);
  game.seats[4]?.casts('Borrowed Time');
  until(game, () => game.seats[4]?.graveyard.includes('Borrowed Time') === true);
  leaves(game, 2); // Seat 0 is now three seats to the right of seat 4.
  until(game, () => holders(game)[1] !== 4);
  expect(holders(game)[1]).toBe(5);
  expect(game.game.extraTurns).toEqual([4]);
  const begun = until(game, () => holders(game)[0] === 5);
  expect(begun.filter((seat) => seat === 4)).toEqual([4, 4]);
});

test('who has no marker any more takes the extra turn right before the next turn (CR 807.4j)', () => {
  const game = melee(8, { 0: { hand: ['Borrowed Time'] } });
  game.ann.casts('Borrowed Time');
  until(game, () => game.ann.graveyard.includes('Borrowed Time'));
  leaves(game, 1);
  until(game, () => holders(game).length === 1);
  expect(game.game.extraTurns).toEqual([0]);
  const begun = until(game, () => holders(game)[0] === 2);
  expect(begun).toEqual([5, 6, 7, 0, 0, 2]);
});

test('a creature that comes in another turn after its controller’s turn began is not ready in it (CR 302.6, 807.4)', () => {
  const game = melee(8);
  mainPhaseOf(game, 4);
  until(game, ({ activePlayer }) => activePlayer === 0 && game.question?.kind === 'priority');
  expect(game.game.turn).toBeLessThan(game.game.players[4]?.turnBegan ?? 0);
  const bear = game.game.objects.length as ObjectId;
  game.alter((now) => {
    const entering = plainEntering(4 as PlayerId);
    const record = now.rules.recordOf(now, now.setup.cards['Grizzly Bears'] as Card);
    const by = { cause: NO_OBJECT, rule: '111.1' };
    perform(now, [{ kind: 'createToken', record, player: 4 as PlayerId, count: 1, entering, created: [], ...by }]);
  });
  expect(markers(game.game).find(({ holder }) => holder === 4)?.taking).toBe(true);
  expect(game.game.objects[bear]?.controller).toBe(4);
  expect(isSummoningSick(game.game, bear)).toBe(true);
});
