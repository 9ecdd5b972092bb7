/** The stacks of Grand Melee, priority for them, and what several turns at once keep apart. CR 807.4, 807.5. */
import { expect, test } from 'vitest';
import type { Ability, Action } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { createGame, type Game, type PlayerId, Step } from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { CARDS, inCore } from '../support/cards.ts';
import { a, act, card, classFilter, gain, tap, target, whenever } from '../support/single-rule-cards.ts';
import type { Scenario, Seat } from '../support/scenario.ts';
import { MELEE, melee, holders, until, mainPhaseOf } from '../support/melee-table.ts';

test('each turn has its own stack: what is on one does not stop the other (CR 807.5)', () => {
  const game = melee(8, { 0: { hand: ['Spark'] }, 4: { hand: ['Forest'] } });
  game.ann.casts('Spark', { targets: ['ben'] });
  mainPhaseOf(game, 4);
  expect([game.game.melee?.markers[0]?.stack.length, game.game.stack.length]).toEqual([1, 0]);
  game.seats[4]?.playsLand('Forest');
  expect(game.seats[4]?.battlefield).toEqual(['Forest']);
  until(game, () => game.ann.graveyard.includes('Spark'));
  expect(game.ben.life).toBe(19);
});

test('priority is for those who have the marker, or the controller of something on the stack, in range (CR 807.5a)', () => {
  const asked = (game: Scenario, seat: number): number[] => {
    const players = new Set<number>();
    until(game, (position) => {
      if (position.activePlayer === seat && game.question?.kind === 'priority') players.add(game.question.player);
      return position.step > Step.PrecombatMain && position.activePlayer === seat;
    });
    return [...players].sort();
  };
  expect(asked(melee(8), 0)).toEqual([0, 1, 7]);
  const game = melee(8, { 1: { hand: ['Spark'] } });
  until(game, () => game.question?.player === 1 && game.game.activePlayer === 0);
  game.ben.casts('Spark', { targets: ['ann'] });
  const players = new Set<number>();
  until(game, (position) => {
    if (position.activePlayer === 0 && position.stack.length > 0) players.add(game.question?.player as number);
    return game.ben.graveyard.includes('Spark');
  });
  expect([...players].sort()).toEqual([0, 1, 2, 7]);
});

/** Cat, out of range of both markers, has priority for both stacks, because ben and dan have something on them. */
function catBetweenTwoStacks(seat: Seat, more: readonly Card[] = []): Scenario {
  const game = melee(8, { 1: { hand: ['Spark'] }, 2: seat, 3: { hand: ['Spark'] } }, more);
  until(game, () => game.question?.player === 1 && game.game.activePlayer === 0);
  game.ben.casts('Spark', { targets: ['cat'] });
  until(game, () => game.question?.player === 3 && game.game.activePlayer === 4);
  game.dan.casts('Spark', { targets: ['cat'] });
  game.alter((position) => {
    const at = position.melee?.at as number;
    position.melee = {
      ...(position.melee as NonNullable<Game['melee']>),
      markers: (position.melee as NonNullable<Game['melee']>).markers.map((marker) => ({
        ...marker,
        priority: 2 as PlayerId,
        passes: 0,
      })),
    };
    position.priority = 2 as PlayerId;
    position.passes = 0;
    expect(at).toBeGreaterThanOrEqual(0);
    expect(position.waiting).toBe('priority');
  });
  expect(game.question?.player).toBe(2);
  return game;
}

test('a player with priority for several stacks says on which the spell is put (CR 807.5b)', () => {
  for (const choice of [0, 1]) {
    const game = catBetweenTwoStacks({ hand: ['Spark'] });
    const here = game.game.activePlayer;
    let asked = 0;
    game.plan((question) => {
      if (question.kind !== 'chooseOption' || question.reason.rule !== '807.5b') return null;
      asked++;
      return [choice];
    });
    game.cat.casts('Spark', { targets: ['dan'] });
    const stacks = new Map<number, number>([[game.game.activePlayer, game.game.stack.length]]);
    game.game.melee?.markers.forEach((marker, index) => {
      if (index !== game.game.melee?.at) stacks.set(marker.activePlayer, marker.stack.length);
    });
    expect(asked).toBe(1);
    expect(stacks.get(here)).toBe(choice === 0 ? 2 : 1);
    expect(stacks.get(here === 0 ? 4 : 0)).toBe(choice === 0 ? 1 : 2);
  }
});

test('so it is with an activated ability; a mana ability is on no stack, and what is for one stack only is not asked about (CR 807.5b)', () => {
  const font = (name: string, more: Partial<Extract<Ability, { kind: 'activated' }>> = {}): Card =>
    card(name, {
      cost: '0',
      types: ['artifact'],
      abilities: [{ ...(tap as Extract<Ability, { kind: 'activated' }>), ...more }],
    });
  const answering: Card = card('Test Echo', {
    cost: '0',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapCost' }],
        clause: act({ kind: 'counter', object: target(classFilter('spell')) }),
      },
      tap,
    ],
  });
  const fonts = [font('Test Font'), answering];
  for (const choice of [0, 1]) {
    const game = catBetweenTwoStacks({ battlefield: ['Test Font', 'Test Font', 'Llanowar Elves'] }, fonts);
    const here = game.game.activePlayer;
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseOption' || question.reason.rule !== '807.5b') return null;
      asked.push(question.player);
      return [choice];
    });
    game.cat.activates('Test Font');
    const depth = (player: number): number | undefined =>
      game.game.activePlayer === player
        ? game.game.stack.length
        : game.game.melee?.markers.find(({ activePlayer }) => activePlayer === player)?.stack.length;
    expect([asked, depth(here), depth(here === 0 ? 4 : 0)]).toEqual([[2], choice === 0 ? 2 : 1, choice === 0 ? 1 : 2]);
  }
  const echo = catBetweenTwoStacks({ battlefield: ['Test Echo'] }, fonts);
  echo.alter((position) => {
    const all = position.melee as NonNullable<Game['melee']>;
    position.melee = {
      ...all,
      markers: all.markers.map((marker, index) => (index === all.at ? marker : { ...marker, stack: [] })),
    };
  });
  let asked = 0;
  echo.plan((question) => {
    if (question.kind === 'chooseOption' && question.reason.rule === '807.5b') asked++;
    return null;
  });
  echo.cat.activates('Test Echo', { ability: 0 });
  expect(asked).toBe(0);
  const elves = catBetweenTwoStacks({ battlefield: ['Llanowar Elves'] });
  elves.plan((question) => {
    if (question.kind === 'chooseOption' && question.reason.rule === '807.5b') asked++;
    return null;
  });
  elves.cat.activates('Llanowar Elves');
  expect(asked).toBe(0);
});

test('a spell that targets something on a stack is put on that stack (CR 807.5b)', () => {
  const game = catBetweenTwoStacks({ hand: ['Deny'] });
  const here = game.game.stack[0] as number;
  let seen: readonly number[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseOption' && question.reason.rule === '807.5b') return [1];
    if (question.kind === 'targets') seen = question.legal;
    return null;
  });
  game.cat.casts('Deny', { targets: ['Spark'] });
  // The other stack was chosen, and the Spark on it is the only target.
  const target = game.game.objects.find(
    (object) =>
      object.stack?.kind === 'spell' &&
      object.record.card.name === 'Deny' &&
      object.zone !== undefined &&
      object.lastKnown === null,
  )?.stack?.targets[0]?.chosen[0];
  expect(target).not.toBe(here);
  expect(seen.every((entity) => entity !== here)).toBe(true);
});

test('a triggered ability goes where its controller says, unless something on a stack has caused it (CR 807.5b)', () => {
  const bell = card('Dawn Bell', {
    cost: '0',
    types: ['artifact'],
    abilities: [whenever({ kind: 'loseLife', actor: a(classFilter('player')) } as Action, gain(1))],
  });
  const game = catBetweenTwoStacks({ battlefield: ['Dawn Bell'] }, [bell]);
  const source = game.cat.permanent('Dawn Bell').id;
  const record = game.game.objects[source]?.record.faces[0]?.abilities[0];
  if (record === undefined || record.ability.kind !== 'triggered') throw new Error('no ability');
  const waiting = (cause: number): Game['pending'][number] => ({
    controller: 2 as PlayerId,
    source,
    ability: record,
    clause: inCore(gain(1)),
    trigger: null,
    context: { source, controller: 2 as PlayerId, bindings: {}, x: null, stackObject: -1 as never },
    event: {
      kind: 'loseLife',
      player: 2 as PlayerId,
      amount: 1,
      fromDamage: false,
      cause: cause as never,
      rule: '119.3',
    },
  });
  for (const [cause, questions] of [
    [-1, 1],
    [game.game.stack[0] as number, 0],
  ] as const) {
    let asked = 0;
    const other = catBetweenTwoStacks({ battlefield: ['Dawn Bell'] }, [bell]);
    other.plan((question) => {
      if (question.kind !== 'chooseOption' || question.reason.rule !== '807.5b') return null;
      asked++;
      return [1];
    });
    const here = other.game.activePlayer;
    // It triggered in the other turn, which is the next to go on.
    other.alter((position) => {
      const all = position.melee as NonNullable<Game['melee']>;
      position.melee = {
        ...all,
        markers: all.markers.map((marker, index) =>
          index === all.at ? marker : { ...marker, pending: [waiting(cause)] },
        ),
      };
    });
    until(other, (at) =>
      [at.stack, ...(at.melee?.markers ?? []).map(({ stack }) => stack)].some(({ length }) => length > 1),
    );
    expect(asked).toBe(questions);
    const inThisTurn =
      other.game.activePlayer === here
        ? other.game.stack.length
        : other.game.melee?.markers.find(({ activePlayer }) => activePlayer === here)?.stack.length;
    expect(inThisTurn).toBe(questions === 0 ? 1 : 2);
  }
});

test('what lasts until end of turn ends with the turn in which it began (CR 807.4)', () => {
  const game = melee(8, { 0: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] } });
  until(game, () => game.game.activePlayer === 0 && game.question?.player === 0);
  game.ann.casts('Giant Growth', { targets: ['Grizzly Bears'] });
  until(game, () => game.ann.graveyard.includes('Giant Growth'));
  // Marker 2 is a step ahead or behind: the bonus stays until ann's own cleanup.
  until(game, (position) => position.activePlayer === 0 && position.step === Step.End);
  expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
  until(game, () => holders(game)[0] === 1);
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
});

test('two combats at the same time do not mix (CR 807.4)', () => {
  const game = melee(8, {
    0: { battlefield: ['Grizzly Bears'] },
    4: { battlefield: ['Hill Giant'] },
    5: { battlefield: ['Wall of Wood'] },
  });
  const blocked: number[] = [];
  game.plan((question) => {
    if (question.kind === 'attackers') return [0, 0];
    if (question.kind !== 'blockers') return null;
    blocked.push(question.player);
    expect(question.attackers.length).toBe(1);
    return [];
  });
  until(game, () => holders(game)[0] === 1 && holders(game)[1] === 5);
  expect([game.ben.life, game.seats[5]?.life]).toEqual([18, 17]);
  expect(blocked).toEqual([5]);
});

test('too few players, or teams, are refused in one sentence', () => {
  const setup = (players: readonly object[]): unknown =>
    createGame({
      ...duelSetup(CARDS, [], 'x'),
      ...MELEE,
      players: players.map((more, i) => ({ name: `P${i}`, deck: [], ...more })),
    });
  expect(setup([{}, {}, {}])).toMatchObject({ kind: 'setupError', message: expect.stringContaining('807.1') });
  expect(setup([{ team: 1 }, { team: 1 }, { team: 2 }, { team: 2 }])).toMatchObject({ kind: 'setupError' });
});

test('a view shows who is in range and what goes on in the other turns (CR 807.5, 801.2)', () => {
  const game = melee(8, { 0: { hand: ['Spark'] } });
  game.ann.casts('Spark', { targets: ['ben'] });
  mainPhaseOf(game, 4);
  const view = game.session.view(4 as PlayerId);
  expect(view.inRange).toEqual([3, 4, 5]);
  expect([view.activePlayer, view.stack]).toEqual([4, []]);
  expect(view.otherTurns).toMatchObject([{ marker: 1, player: 0, waits: false, step: 'precombat main' }]);
  expect(view.otherTurns?.[0]?.stack.length).toBe(1);
});
