/** Limited range of influence. CR 801. The players sit in the order ann, ben, cat, ...: ben is to ann's left. */
import { expect, test } from 'vitest';
import type { Action, Filter } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { createGame, inRange, objectEntity, playerEntity, type PlayerId } from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { anyTarget } from '../support/cards.ts';
import {
  a,
  act,
  card,
  creature,
  damage,
  draw,
  filter,
  gain,
  instant,
  it,
  lose,
  number,
  quantifier,
  self,
  sorcery,
  table,
  targetCreature,
  you,
} from '../support/single-rule-cards.ts';
import type { Scenario, Seat } from '../support/scenario.ts';
import { RANGE_1, six, inRangeOf, possibleTargets } from '../support/range-table.ts';

test('within a range of one are the player and both neighbors, within two two on each side (CR 801.2, 801.2b)', () => {
  const one = six([]).game;
  expect(inRangeOf(one, 0)).toEqual([0, 1, 5]);
  expect(inRangeOf(one, 3)).toEqual([2, 3, 4]);
  const two = table([], [[], [], [], [], [], []], { format: 'free-for-all:range=2' }).game;
  expect(inRangeOf(two, 0)).toEqual([0, 1, 2, 4, 5]);
});

test('different players may have different ranges', () => {
  const setup = { ...duelSetup({}, [], 'x'), format: 'free-for-all:range=1' };
  const seat = (name: string, range?: number) => ({ name, deck: [], ...(range === undefined ? {} : { range }) });
  const game = createGame({ ...setup, players: [seat('a', 2), seat('b'), seat('c'), seat('d'), seat('e')] });
  if ('kind' in game) throw new Error(game.message);
  expect([inRangeOf(game, 0), inRangeOf(game, 2)]).toEqual([
    [0, 1, 2, 3, 4],
    [1, 2, 3],
  ]);
});

test('a range that is no number of seats is refused in one sentence', () => {
  const setup = { ...duelSetup({}, [], 'x'), format: 'two-player:range=0' };
  expect(createGame(setup)).toMatchObject({ kind: 'setupError', message: expect.stringContaining("not '0'") });
  const players = setup.players.map((player) => ({ ...player, range: -1 }));
  expect(createGame({ ...setup, format: 'two-player', players })).toMatchObject({
    kind: 'setupError',
    message: expect.stringContaining('range of influence'),
  });
});

test('who is near is determined as a turn begins: when a neighbor leaves, the next one enters with the next turn (CR 801.2c)', () => {
  const game = six([]);
  game.session.concede(game.ben.id);
  expect(inRangeOf(game.game, 0)).toEqual([0, 1, 5]);
  game.to('Upkeep', 2);
  expect(inRangeOf(game.game, 0)).toEqual([0, 2, 5]);
});

test('an object is near if its controller is; a battle also if its protector is (CR 801.2d)', () => {
  const game = six([], [], ['Hill Giant'], ['Craw Wurm']);
  const near = (seat: Scenario['ann'], name: string) =>
    inRange(game.game, 0 as PlayerId, objectEntity(seat.permanent(name).id));
  expect([near(game.ben, 'Hill Giant'), near(game.cat, 'Craw Wurm')]).toEqual([true, false]);
  const siege = card('Siege of Sand', { cost: '0', types: ['battle'], subtypes: ['Siege'] });
  const battle: Card = { ...siege, faces: [{ ...siege.faces[0], defense: '3' }] };
  const other = six([battle], { hand: [] }, [], { battlefield: ['Siege of Sand'] });
  const id = other.cat.permanent('Siege of Sand').id;
  const protector = other.game.objects[id]?.memory.protector as number;
  // The protector was chosen among cat's near opponents: ben or dan.
  expect([1, 3]).toContain(protector);
  expect(inRange(other.game, 0 as PlayerId, objectEntity(id))).toBe(protector === 1);
  expect(inRange(other.game, 4 as PlayerId, objectEntity(id))).toBe(protector === 3);
});

test('creatures attack only opponents within range (CR 801.3)', () => {
  const game = six([], ['Grizzly Bears'], [], []).to('BeginningOfCombat');
  while (game.question?.kind !== 'attackers') game.proceed();
  expect(game.question.defenders[0]).toEqual([playerEntity(1 as PlayerId), playerEntity(5 as PlayerId)]);
});

test('without an opponent in range no creature can attack (CR 801.3)', () => {
  const seats = [0, 0, 1, 1, 1, 0].map((team) => ({ team, battlefield: ['Grizzly Bears'] }));
  const game = table([], seats, RANGE_1);
  for (let i = 0; i < 100 && game.game.step < 10; i++) {
    expect(game.question?.kind).not.toBe('attackers');
    game.proceed();
  }
  expect(game.game.activePlayer).toBe(0);
});

test('only what is within range can be the target of a spell (CR 801.4)', () => {
  const zap = instant('Zap', damage(2, anyTarget));
  const game = six([zap], { hand: ['Zap'], battlefield: ['Isamaru'] }, ['Hill Giant'], ['Craw Wurm']);
  expect(possibleTargets(game, 'Zap')).toEqual(['ann', 'ben', 'fay', 'Isamaru', 'Hill Giant']);
});

test('only what is within range can be the target of an ability (CR 801.4)', () => {
  const pinger = creature('Needler', '0', 1, 1, {
    kind: 'activated',
    cost: [],
    clause: act({ kind: 'dealDamage', actor: self, amount: number(1), to: targetCreature }),
  });
  const game = six([pinger], ['Needler'], ['Hill Giant'], ['Craw Wurm']);
  expect(() => game.ann.activates('Needler', { targets: ['Craw Wurm'] })).toThrow();
});

const opponent = filterOf('opponent');
function filterOf(word: 'opponent' | 'player'): Filter {
  return { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } };
}
const choosesCreature = (who: Filter): Action => ({
  kind: 'choose',
  actor: a(who),
  what: { kind: 'select', label: 'chosen1', quantifier: quantifier('a'), filter: filter('creature') },
});

test('a player chooses within their own range and that of the controller (CR 801.5a)', () => {
  // Ben is to ann's left and chooses for her: nothing of cat's, whom only ben has in range, nor of fay's, whom only ann has.
  const cruel = sorcery(
    'Cruel Choice',
    act(choosesCreature(opponent)),
    act({ kind: 'destroy', object: it('chosen1') }),
  );
  let seen: string[] = [];
  const again = six(
    [cruel],
    { hand: ['Cruel Choice'], battlefield: ['Isamaru'] },
    ['Hill Giant', 'Goblin Piker'],
    ['Craw Wurm'],
    [],
    [],
    ['Wind Drake'],
  );
  again.plan((question) => {
    if (question.kind !== 'chooseObjects') return null;
    if (question.from[0] !== undefined && question.from[0] < 0) return [0]; // ann chooses the opponent: ben
    seen = question.from.map((entity) => again.game.objects[entity]?.record.card.name ?? '');
    expect(question.player).toBe(1);
    return [0];
  });
  again.ann.casts('Cruel Choice');
  again.resolve();
  expect(seen).toEqual(['Isamaru', 'Hill Giant', 'Goblin Piker']);
});

test('between options a player chooses freely, whomever they are about (CR 801.5b)', () => {
  const offer = sorcery(
    'Far Offer',
    act({ kind: 'choose', actor: a(opponent), what: { options: ['cards', 'strength'] } as never }),
    draw(1),
  );
  // Ann's range is two, cat's is one: cat may choose although ann is out of her range.
  const setup = table([offer], [{ hand: ['Far Offer'] }, [], [], [], [], []], { format: 'free-for-all:range=2' });
  setup.alter((game) => {
    game.ranges = (game.ranges as number[]).map((bits, seat) => (seat === 2 ? (1 << 1) | (1 << 2) | (1 << 3) : bits));
  });
  let asked = -1;
  setup.plan((question) => {
    if (question.kind === 'chooseObjects' && question.player === 0)
      return [question.from.indexOf(playerEntity(2 as PlayerId))];
    if (question.kind === 'chooseOption' && question.options.includes('strength')) {
      asked = question.player;
      expect(question.options).toEqual(['cards', 'strength']);
      return [1];
    }
    return null;
  });
  setup.ann.casts('Far Offer');
  setup.resolve();
  expect(asked).toBe(2);
});

test('when nobody near can make a choice, the nearest appropriate player to the left does (CR 801.5c)', () => {
  const fact = instant('Sorted Facts', {
    kind: 'separatePiles',
    actor: a(opponent),
    of: { kind: 'libraryCards', library: you, position: 'top', count: number(4) } as never,
    chooser: you,
    chosen: gain(1),
    other: lose(you, 3),
  });
  // Fay and ben are ann's team mates: her opponents, cat to eve, are out of range.
  const seats: Seat[] = [0, 0, 1, 1, 1, 0].map((team) => ({ team }));
  seats[0] = { team: 0, hand: ['Sorted Facts'] };
  const game = table([fact], seats, RANGE_1);
  let separated = -1;
  let offered = 0;
  game.plan((question) => {
    if (question.kind === 'chooseObjects' && question.from.length === 4) {
      separated = question.player;
      offered = question.from.length;
      return [0];
    }
    return null;
  });
  game.ann.casts('Sorted Facts');
  game.resolve();
  expect([separated, offered]).toEqual([2, 4]);
  expect(game.ann.life).toBe(18);
});

test('abilities of objects out of range can’t be activated (CR 801.6)', () => {
  const well = creature('Open Well', '0', 1, 1, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['0'] }],
    clause: draw(1),
    limits: [{ kind: 'anyPlayer' }],
  });
  const game = six([well], ['Open Well'], []);
  const offered = (seat: number): boolean => {
    for (let i = 0; i < 50 && game.question?.player !== seat; i++) game.proceed();
    const question = game.question;
    return question?.kind === 'priority' && question.options.some((option) => option.kind === 'activate');
  };
  expect([offered(0), offered(1), offered(2), offered(3), offered(5)]).toEqual([true, true, false, false, true]);
});
