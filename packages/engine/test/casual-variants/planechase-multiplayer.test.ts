import { expect, test } from 'vitest';
import type { PlayerId } from '../../src/index.ts';
import { type Options, scenario, type Scenario, type Seat } from '../support/scenario.ts';
import { planes, SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

const ROLL = 'roll the planar die';
const WALK = 1;
const CHAOS = 6;
const BLANK = 3;

function table(format: string, seats: readonly Seat[], options: Options = {}): Scenario {
  return scenario(
    seats.map((seat, i) => ({ planarDeck: planes([], 10 * (i % 4)), ...seat })),
    { format, cards: SUPPLEMENTARY, ...options },
  );
}

function loaded(game: Scenario, ...sides: number[]): Scenario {
  return game.alter((position) => {
    position.scripted = (_player, of) => (of === 6 ? (sides.shift() ?? BLANK) : null);
  });
}

function faceUp({ game }: Scenario): string[] {
  return game.command.map((id) => game.objects[id]?.record.card.name ?? '');
}

function controllers({ game }: Scenario): (number | undefined)[] {
  return game.command.map((id) => game.objects[id]?.controller);
}

const GIANTS = 'two-headed-giant+planechase';

test('in Two-Headed Giant each player has a planar deck, and the primary player is planar controller (CR 901.12a, 901.12b)', () => {
  const game = table(GIANTS, [{ planarDeck: planes(['Market Town']) }, {}, {}, {}]);
  expect(game.game.supplementary?.planar.map((deck) => deck.length)).toEqual([9, 10, 10, 10]);
  expect([game.game.supplementary?.planarControllers, faceUp(game), controllers(game)]).toEqual([
    [0],
    ['Market Town'],
    [0],
  ]);
  game.to('PrecombatMain', 2);
  expect([game.game.supplementary?.planarControllers, controllers(game)]).toEqual([[2], [2]]);
});

test('when the team of the planar controller would leave, the primary player of the next team takes over (CR 901.12b)', () => {
  const game = table('team-vs-team:teams=3:shared-turns=yes+planechase', [
    {},
    {},
    { planarDeck: planes(['Market Town']) },
    {},
    {},
    {},
  ]);
  game.to('PrecombatMain', 2);
  loaded(game, WALK).cat.takes(ROLL, 'Quiet Isle 1');
  game.resolveAll();
  expect([faceUp(game), game.game.supplementary?.planarControllers]).toEqual([['Market Town'], [2]]);
  // One of the team leaves, then the other.
  game.session.concede(3 as PlayerId);
  expect(game.game.supplementary?.planarControllers).toEqual([2]);
  game.session.concede(2 as PlayerId);
  expect([game.game.supplementary?.planarControllers, controllers(game)]).toEqual([[4], [4]]);
});

test('what a plane says of "you" holds for both members of the team (CR 901.12c)', () => {
  const game = loaded(
    table(GIANTS, [{ planarDeck: planes(['Bright Shore']), life: 30 }, { life: 30 }, { life: 30 }, { life: 30 }]),
    CHAOS,
  );
  const before = game.ann.life;
  game.ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  // Seven for each of the two heads, who share their life total.
  expect([game.ann.life - before, game.ben.life - before, game.cat.life, game.dan.life]).toEqual([
    14,
    14,
    before,
    before,
  ]);
});

test('each member may roll, and pays for their own rolls only (CR 901.12d)', () => {
  const game = loaded(
    table(GIANTS, [
      { battlefield: ['Mountain'], planarDeck: planes(['Market Town']) },
      { battlefield: ['Mountain'], planarDeck: planes(['Bright Shore'], 10) },
      {},
      {},
    ]),
    BLANK,
    BLANK,
    BLANK,
    WALK,
  );
  const untapped = (): number =>
    game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length;
  game.ann.takes(ROLL, 'Market Town');
  expect(untapped()).toBe(2);
  game.ann.takes(ROLL, 'Market Town');
  expect(untapped()).toBe(1);
  game.ben.takes(ROLL, 'Market Town');
  expect(untapped()).toBe(1);
  game.ben.takes(ROLL, 'Market Town');
  expect(untapped()).toBe(0);
  game.resolve();
  // Ben’s planar deck, but the planar controller is still Ann.
  expect([faceUp(game), controllers(game)]).toEqual([['Bright Shore'], [0]]);
});

test('planes and phenomena reach everybody, however short the range of influence is (CR 901.13, 801.18)', () => {
  const seats: Seat[] = [
    { planarDeck: planes(['Giant Valley', 'Sudden Storm']) },
    {},
    { battlefield: ['Grizzly Bears'] },
    {},
    {},
  ];
  const game = table('free-for-all:range=1+planechase', seats);
  expect(game.cat.stats('Grizzly Bears')).toBe('3/3');
  const flood = table('free-for-all:range=1+planechase', [
    { planarDeck: planes(['Lasting Hill']), battlefield: [] },
    {},
    { battlefield: ['Grizzly Bears'] },
    {},
    {},
  ]);
  loaded(flood, CHAOS).ann.takes(ROLL, 'Lasting Hill');
  flood.resolveAll();
  // Its only target is two seats away.
  expect(flood.cat.stats('Grizzly Bears')).toBe('4/4');
});

const EIGHT: readonly Seat[] = Array.from({ length: 8 }, () => ({}));

function melee(changes: Readonly<Record<number, Seat>> = {}): Scenario {
  return scenario(
    EIGHT.map((_, i) => ({
      planarDeck: planes([], 5 * i),
      library: Array.from({ length: 12 }, () => 'Plains'),
      ...changes[i],
    })),
    { format: 'grand-melee+planechase', cards: SUPPLEMENTARY },
  );
}

test('in Grand Melee each player who begins with a turn marker sets a starting plane and is planar controller (CR 901.14, 901.14a)', () => {
  const game = melee({
    0: { planarDeck: planes(['Market Town']) },
    4: { planarDeck: planes(['Sudden Storm', 'Bright Shore'], 20) },
  });
  expect(faceUp(game)).toEqual(['Market Town', 'Bright Shore']);
  expect(controllers(game)).toEqual([0, 4]);
  expect(game.game.supplementary?.planarControllers).toEqual([0, 4]);
});

test('there planes go with the turn markers, and reach only the range of influence of their controllers (CR 901.13, 901.14)', () => {
  const game = melee({
    0: { planarDeck: planes(['Giant Valley']) },
    1: { battlefield: ['Grizzly Bears'] },
    2: { battlefield: ['Grizzly Bears'] },
  });
  expect([game.ben.stats('Grizzly Bears'), game.cat.stats('Grizzly Bears')]).toEqual(['3/3', '2/2']);
  for (let i = 0; i < 400 && controllers(game)[0] === 0; i++) game.proceed();
  expect([faceUp(game)[0], controllers(game)[0]]).toEqual(['Giant Valley', 1]);
  expect(game.game.supplementary?.planarControllers).toContain(1);
  expect(game.game.supplementary?.planarControllers).not.toContain(0);
  expect([game.ben.stats('Grizzly Bears'), game.cat.stats('Grizzly Bears')]).toEqual(['3/3', '3/3']);
});

test('when a turn marker goes with a planar controller, their plane goes to the bottom and nobody planeswalks (CR 901.14b)', () => {
  const game = melee({
    0: { planarDeck: planes(['Market Town']) },
    1: { planarDeck: planes(['Quiet Isle 40']) },
    4: { planarDeck: planes(['Bright Shore', 'Giant Valley'], 20) },
  });
  const lives = game.game.players.map(({ life }) => life);
  // Seven players have one turn marker fewer than eight.
  game.session.concede(4 as PlayerId);
  while (game.question !== null && game.game.players[4]?.left !== true) game.proceed();
  expect([faceUp(game), controllers(game), game.game.supplementary?.planarControllers]).toEqual([
    ['Market Town'],
    [0],
    [0],
  ]);
  expect(game.game.pending).toEqual([]);
  expect(game.game.stack).toEqual([]);
  expect(game.game.players.filter(({ id }) => id !== 4).map(({ life }) => life)).toEqual(lives.slice(1));
});
