/** Grand Melee: markers that are designated for removal, and what those who leave have put on the stacks of others. CR 807.4, 800.4a. */
import { expect, test } from 'vitest';
import { type Game, type ObjectId, type PlayerId } from '../../src/index.ts';
import { act, classFilter, gain, sorcery, target } from '../support/single-rule-cards.ts';
import { holders, leaves, leaveTogether, markers, melee, slow, until } from '../support/melee-table.ts';
import { editObject } from '../../src/vocabulary/door.ts';

test('a marker that is designated because another was designated twice goes at once, when its turn has not begun (CR 807.4g)', () => {
  const game = slow(12);
  until(game, (position) => markers(position)[0]?.taking === false);
  expect(holders(game)).toEqual([1, 4, 8]);
  // The second marker is designated as eleven are left, and again as seven are.
  leaves(game, 5, 9, 10, 11, 6);
  const [, second] = markers(game.game);
  expect([second?.holder, second?.removals, second?.taking]).toEqual([4, 2, true]);
  until(game, () => !holders(game).includes(4));
  expect(markers(game.game).map(({ number, removals }) => [number, removals])).toEqual([[3, 0]]);
});

test('a marker that was designated once takes no other with it (CR 807.4g)', () => {
  const game = melee(12);
  leaves(game, 2);
  until(game, () => holders(game).length === 2);
  expect(markers(game.game).map(({ number, removals }) => [number, removals])).toEqual([
    [2, 0],
    [3, 0],
  ]);
});

test('nobody is designated while enough are left, and the last marker stays whoever leaves (CR 807.4a, 807.4e)', () => {
  const game = melee(11);
  leaves(game, 9, 10, 7);
  expect(markers(game.game).map(({ removals }) => removals)).toEqual([0, 0]);
  const small = melee(7);
  leaves(small, 1, 2, 3, 4);
  expect(markers(small.game)).toMatchObject([{ number: 1, removals: 0 }]);
  until(small, (position) => position.activePlayer === 5);
  expect(holders(small)).toEqual([5]);
});

/** Seats 3 and 5 have Sparks on the stack of seat 4’s turn; then seat 0’s turn is at work. */
function withSparks(): ReturnType<typeof melee> {
  const game = melee(8, { 3: { hand: ['Spark'] }, 5: { hand: ['Spark'] } });
  for (const seat of [3, 5]) {
    until(
      game,
      ({ activePlayer }) => activePlayer === 4 && game.question?.kind === 'priority' && game.question.player === seat,
    );
    game.seats[seat]?.casts('Spark', { targets: ['eve'] });
  }
  until(game, ({ activePlayer }) => activePlayer === 0);
  return game;
}

const awayStack = (game: Game): readonly number[] =>
  game.melee?.markers.find(({ holder }) => holder === 4)?.stack ?? [];

test('another’s card that a player had cast is exiled from the stack of another turn as that player leaves (CR 800.4a)', () => {
  const game = withSparks();
  const stolen = awayStack(game.game).find((id) => game.game.objects[id]?.owner === 5) as number;
  game.alter((now) => {
    editObject(now, stolen as ObjectId).controller = 2 as PlayerId;
  });
  leaves(game, 2);
  game.proceed();
  expect(awayStack(game.game).map((id) => game.game.objects[id]?.owner)).toEqual([3]);
  expect(game.seats[5]?.exile).toEqual(['Spark']);
  until(game, () => game.seats[3]?.graveyard.includes('Spark') === true);
  expect(game.seats[4]?.life).toBe(19);
});

test('what had triggered for a player in another turn goes with that player; what had for others stays (CR 800.4d)', () => {
  const game = withSparks();
  const pending = (controller: number): unknown => ({
    controller,
    source: -1,
    ability: null,
    clause: gain(1),
    trigger: null,
    context: { source: -1, controller, bindings: {}, x: null, stackObject: -1 },
    event: { kind: 'loseLife', player: controller, amount: 1, fromDamage: false, cause: 0, rule: '119.3' },
  });
  game.alter((now) => {
    const all = now.melee as NonNullable<Game['melee']>;
    now.melee = {
      ...all,
      markers: all.markers.map((marker) =>
        marker.holder === 4 ? { ...marker, pending: [pending(2), pending(6)] as never } : marker,
      ),
    };
  });
  leaves(game, 2);
  until(game, () => game.seats[6]?.life === 21);
  expect(game.game.players.map(({ life }) => life > 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => seat === 6));
});

test('priority in a turn that is taken up again goes to the next who receives it, when its holder has left (CR 800.4a, 807.5a)', () => {
  const game = withSparks();
  game.alter((now) => {
    const all = now.melee as NonNullable<Game['melee']>;
    now.melee = {
      ...all,
      markers: all.markers.map((marker) => (marker.holder === 4 ? { ...marker, priority: 4 as PlayerId } : marker)),
    };
  });
  leaves(game, 4);
  until(game, ({ activePlayer }) => activePlayer === 4);
  expect(game.question?.player).toBe(5);
});

test('of two who leave together, the marker with the lowest number goes, wherever it has got to (CR 807.4e)', () => {
  const game = melee(12);
  game.alter((now) => {
    const all = now.melee as NonNullable<Game['melee']>;
    const holders = [8, 0, 4];
    now.melee = {
      ...all,
      markers: all.markers.map((marker, i) => ({ ...marker, holder: holders[i] as PlayerId })),
    };
  });
  leaveTogether(game, 2, 10);
  // To the right of seat 2 is the second marker, of seat 10 the first.
  expect(markers(game.game).map(({ removals }) => removals)).toEqual([1, 0, 0]);
});

test('of two extra turns one is used at a time; with a marker close on the right the other waits for the next turn (CR 807.4i)', () => {
  const game = slow(8, { 0: { hand: ['Borrowed Time', 'Borrowed Time'] } });
  for (let i = 0; i < 2; i++) {
    game.ann.casts('Borrowed Time');
    until(game, () => game.ann.graveyard.length === i + 1 && game.game.activePlayer === 0);
  }
  const begun = until(game, () => holders(game)[0] === 1);
  expect(begun.filter((seat) => seat < 4)).toEqual([0, 1]);
  expect(game.game.extraTurns).toEqual([0]);
});

test('a turn that waits has not begun: nothing untaps before it may (CR 807.4d)', () => {
  const game = slow(8, { 1: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] } });
  const tapped = (): number => (game.seats[1]?.permanent('Grizzly Bears').status ?? 0) & 1;
  until(game, () => holders(game)[0] === 1);
  expect([markers(game.game)[0]?.taking, tapped(), game.game.players[1]?.turnBegan]).toEqual([false, 1, 0]);
  until(game, (position) => position.activePlayer === 1);
  expect([markers(game.game)[0]?.taking, tapped(), holders(game)[1]]).toEqual([true, 0, 5]);
});

test('a player who skips a turn passes the marker on, also when it is the only one (CR 500.11, 807.4c)', () => {
  const nap = sorcery(
    'Nap',
    act({
      kind: 'skip',
      actor: target(classFilter('player')),
      part: { kind: 'turnPart', step: 'turn', next: true },
    } as never),
  );
  const game = melee(7, { 0: { hand: ['Nap'] } }, [nap]);
  game.ann.casts('Nap', { targets: ['ben'] });
  until(game, () => game.ann.graveyard.includes('Nap'));
  const begun = until(game, ({ activePlayer }) => activePlayer === 3);
  expect(begun).toEqual([2, 3]);
});
