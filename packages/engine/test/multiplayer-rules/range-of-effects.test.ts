/** What effects do, see and prevent where range of influence is limited; who wins and draws. CR 801.7-801.18. */
import { expect, test } from 'vitest';
import type { Ability, Action } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { anyTarget, keyword, spell } from '../support/cards.ts';
import {
  a,
  act,
  all,
  card,
  creature,
  damage,
  each,
  enchantment,
  filter,
  gain,
  instant,
  lose,
  number,
  plays,
  quantifier,
  sorcery,
  steps,
  table,
  targetCreature,
  targetPlayer,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { RANGE_1, six, host, enchant } from '../support/range-table.ts';
import type { Scenario, Seat } from '../support/scenario.ts';
import { editObject } from '../../src/vocabulary/door.ts';

const sweep = sorcery('Flame Wave', damage(2, all('creature')));

const giant = creature('Goliath', '0', 5, 5);

const watcher = (name: string, event: Action, life: number, aura = false): Card =>
  aura
    ? card(name, {
        cost: '0',
        types: ['enchantment'],
        subtypes: ['Aura'],
        abilities: [enchant, whenever(event, gain(life))],
      })
    : card(name, { cost: '0', types: ['enchantment'], abilities: [whenever(event, gain(life))] });

test('an ability triggers only when the whole event is within range (CR 801.7)', () => {
  const blocked = watcher('First Chain', { kind: 'becomeBlocked', object: host }, 1, true);
  const blockedBy = watcher(
    'Second Chain',
    { kind: 'becomeBlocked', object: host, whom: { ...a(filter('creature')), label: 'chosen1' } },
    10,
    true,
  );
  // Ben (Alex) is to the left of ann (Rob), whose Auras are on his creature; he attacks cat.
  const game = six([blocked, blockedBy], { hand: ['First Chain', 'Second Chain'] }, ['Grizzly Bears'], ['Hill Giant']);
  plays(game, game.ann, 'First Chain', ['Grizzly Bears']);
  plays(game, game.ann, 'Second Chain', ['Grizzly Bears']);
  game.to('PrecombatMain', 2);
  game.ben.attacks('Grizzly Bears', 'cat');
  game.cat.blocks([['Hill Giant', 'Grizzly Bears']]);
  game.throughCombat();
  expect(game.ann.life).toBe(21);
});

test('a permanent leaving its controller is seen by those in whose range that player is, not its owner (CR 801.7a)', () => {
  const demon: Card = creature(
    'Ghoul Lord',
    '0',
    9,
    9,
    whenever(
      {
        kind: 'leave',
        object: { kind: 'select', quantifier: quantifier('a', { other: true }), filter: filter('creature') },
      },
      gain(3),
    ),
  );
  const kill = instant('Doom', act({ kind: 'destroy', object: targetCreature }));
  const steal = sorcery('Borrow', {
    kind: 'do',
    action: { kind: 'gainControl', object: targetCreature },
    during: { kind: 'untilEndOfTurn' },
  });
  // Alex is cat, Carissa ann; the Bears are cat's. Ben between them lends his range to get them over to ann.
  const game = six([demon, kill, steal], { battlefield: ['Ghoul Lord'], hand: ['Borrow', 'Doom'] }, [], {
    battlefield: ['Ghoul Lord', 'Grizzly Bears'],
  });
  game.alter((position) => {
    position.ranges = null;
  });
  plays(game, game.ann, 'Borrow', ['Grizzly Bears']);
  game.alter((position) => {
    position.ranges = [0, 1, 2, 3, 4, 5].map((seat) =>
      [seat, (seat + 1) % 6, (seat + 5) % 6].reduce((bits, other) => bits | (1 << other), 0),
    );
    position.derived = null;
  });
  plays(game, game.ann, 'Doom', ['Grizzly Bears']);
  game.resolveAll();
  expect(game.cat.graveyard).toEqual(['Grizzly Bears']);
  expect([game.ann.life, game.cat.life]).toEqual([23, 20]);
});

test('an Aura on something out of range is put into the graveyard (CR 801.8)', () => {
  const aura = card('Tether', { cost: '0', types: ['enchantment'], subtypes: ['Aura'], abilities: [enchant] });
  const game = six([aura], { hand: ['Tether'] }, [], ['Grizzly Bears']);
  expect(() => game.ann.casts('Tether', { targets: ['Grizzly Bears'] })).toThrow();
  const near = six([aura], { hand: ['Tether'] }, ['Grizzly Bears']);
  plays(near, near.ann, 'Tether', ['Grizzly Bears']);
  expect(near.ann.battlefield).toEqual(['Tether']);
  near.alter((position) => {
    position.ranges = [1, 2, 4, 8, 16, 32];
    position.derived = null;
    position.settledAt = -1;
  });
  near.to('PostcombatMain');
  expect([near.ann.battlefield, near.ann.graveyard]).toEqual([[], ['Tether']]);
});

test('Equipment on something out of range becomes unattached and stays (CR 801.9)', () => {
  const sword = card('Long Blade', {
    cost: '0',
    types: ['artifact'],
    subtypes: ['Equipment'],
    abilities: [keyword('equip', { cost: [{ kind: 'manaCost', symbols: ['0'] }] })],
  });
  const game = six([sword], ['Long Blade', 'Grizzly Bears'], []);
  game.ann.activates('Long Blade', { targets: ['Grizzly Bears'] });
  game.resolve();
  const bears = game.ann.permanent('Grizzly Bears').id;
  expect(game.ann.permanent('Long Blade').attachedTo).toBe(bears);
  game.alter((position) => {
    editObject(position, bears).controller = 2 as never;
    position.settledAt = -1;
  });
  game.to('PostcombatMain');
  expect(game.ann.battlefield).toEqual(['Long Blade']);
  expect(game.ann.permanent('Long Blade').attachedTo).not.toBe(bears);
  expect(game.cat.battlefield).toEqual(['Grizzly Bears']);
});

test('damage to each creature reaches those of the player and both neighbors (CR 801.10)', () => {
  const game = six(
    [sweep, giant],
    { hand: ['Flame Wave'], battlefield: ['Goliath'] },
    ['Goliath'],
    ['Goliath'],
    ['Goliath'],
    ['Goliath'],
    ['Goliath'],
  );
  plays(game, game.ann, 'Flame Wave');
  expect(game.seats.map((seat) => seat.permanent('Goliath').damage)).toEqual([2, 2, 0, 0, 0, 2]);
});

test('each opponent means those within range, and the rest of the effect works (CR 801.10)', () => {
  const drain = sorcery('Siphon', steps(lose(each('opponent'), 3), gain(1)));
  const game = six([drain], { hand: ['Siphon'] });
  plays(game, game.ann, 'Siphon');
  expect(game.seats.map(({ life }) => life)).toEqual([21, 17, 20, 20, 20, 17]);
});

const kinship = enchantment('Kinship Banner', {
  kind: 'changes',
  action: {
    kind: 'get',
    object: { kind: 'select', quantifier: quantifier('each'), filter: filter('creature') },
    power: { kind: 'count', of: all('creature') },
    toughness: { kind: 'count', of: all('creature') },
  },
});

test('what counts sees only what is within its controller’s range, whomever it strengthens (CR 801.11)', () => {
  const game = six(
    [kinship],
    { battlefield: ['Kinship Banner', 'Grizzly Bears'] },
    ['Grizzly Bears'],
    ['Grizzly Bears'],
    ['Grizzly Bears'],
    ['Grizzly Bears'],
    ['Grizzly Bears'],
  );
  // Ann's, ben's and fay's creatures count, fay's too for ben's, although fay is out of ben's range.
  expect(game.seats.map((seat) => seat.stats('Grizzly Bears'))).toEqual(['5/5', '5/5', '2/2', '2/2', '2/2', '5/5']);
});

test('the world rule looks only within the range of each permanent’s controller (CR 801.12, 704.5k)', () => {
  const world = (name: string): Card => card(name, { cost: '0', types: ['enchantment'], supertypes: ['world'] });
  const cards = [world('Old World'), world('New World')];
  const far = six(cards, { hand: ['New World'] }, [], ['Old World']);
  plays(far, far.ann, 'New World');
  expect([far.ann.battlefield, far.cat.battlefield]).toEqual([['New World'], ['Old World']]);
  const near = six(cards, { hand: ['New World'] }, ['Old World']);
  plays(near, near.ann, 'New World');
  expect([near.ann.battlefield, near.ben.battlefield]).toEqual([['New World'], []]);
});

/** Damage that would be dealt to its controller is dealt to a Wall instead. */
const toTheWall = enchantment('Wall Guard', {
  kind: 'replace',
  would: { kind: 'dealDamage', to: you, passive: true },
  instead: act({
    kind: 'dealDamage',
    to: {
      kind: 'select',
      quantifier: quantifier('a'),
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Wall' }] } },
    },
  } as never),
} as never);
const wall: Card = card('Rampart', { cost: '0', types: ['creature'], subtypes: ['Wall'], power: 0, toughness: 9 });

test('damage redirected to something out of the spell’s range is not dealt (CR 801.13, 801.13a)', () => {
  const axe = sorcery('Hurled Axe', damage(5, targetPlayer));
  // Ben redirects to cat's Wall, which is out of ann's range.
  const game = six([axe, toTheWall, wall], { hand: ['Hurled Axe'] }, ['Wall Guard'], ['Rampart']);
  plays(game, game.ann, 'Hurled Axe', ['ben']);
  expect([game.ben.life, game.cat.permanent('Rampart').damage]).toEqual([20, 0]);
  const near = six([axe, toTheWall, wall], { hand: ['Hurled Axe'] }, ['Wall Guard', 'Rampart'], []);
  plays(near, near.ann, 'Hurled Axe', ['ben']);
  expect([near.ben.life, near.ben.permanent('Rampart').damage]).toEqual([20, 5]);
});

test('“prevent all damage by creatures” is about creatures within range only (CR 801.13b)', () => {
  const peace = enchantment('Gentle Air', {
    kind: 'preventRule',
    action: {
      kind: 'prevent',
      amount: 'all',
      by: { kind: 'select', quantifier: quantifier('bare'), filter: filter('creature') },
    },
  } as never);
  // Ann controls it; ben is near, cat is not: she attacks ben, who attacks ann.
  const game = six([peace], ['Gentle Air'], ['Hill Giant'], ['Grizzly Bears']);
  game.to('PrecombatMain', 2);
  game.ben.attacks('Hill Giant', 'ann');
  game.throughCombat();
  expect(game.ann.life).toBe(20);
  game.to('PrecombatMain', 3);
  game.cat.attacks('Grizzly Bears', 'ben');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});

test('damage to someone near is prevented wherever it comes from (CR 801.13b)', () => {
  const mend = instant('Mend', {
    kind: 'do',
    action: { kind: 'prevent', amount: number(4), next: true, to: anyTarget },
    during: { kind: 'thisTurn' },
  } as never);
  const blast = instant('Blast', damage(4, anyTarget));
  const game = six([mend, blast], { hand: ['Mend'] }, [], { hand: ['Blast'] });
  plays(game, game.ann, 'Mend', ['ben']);
  plays(game, game.cat, 'Blast', ['ben']);
  expect(game.ben.life).toBe(20);
});

test('“prevent all combat damage” needs both source and recipient within range (CR 801.13b)', () => {
  const fog = instant('Mist', {
    kind: 'do',
    action: { kind: 'prevent', amount: 'all', sort: 'combat' },
    during: { kind: 'thisTurn' },
  } as never);
  // Cat attacks ben, who blocks; ann's Mist sees ben but not cat.
  const game = six([fog], { hand: ['Mist'] }, ['Goblin Piker'], ['Grizzly Bears']);
  game.to('PrecombatMain', 3);
  plays(game, game.ann, 'Mist');
  game.cat.attacks('Grizzly Bears', 'ben');
  game.ben.blocks([['Goblin Piker', 'Grizzly Bears']]);
  game.throughCombat();
  expect([game.ben.battlefield, game.cat.battlefield]).toEqual([[], []]);
  const near = six([fog], { hand: ['Mist'] }, ['Grizzly Bears']);
  near.to('PrecombatMain', 2);
  plays(near, near.ann, 'Mist');
  near.ben.attacks('Grizzly Bears', 'ann');
  near.throughCombat();
  expect(near.ann.life).toBe(20);
});

const victory = sorcery('Triumph', act({ kind: 'winGame', actor: you }));
const truce = sorcery('Truce', act({ kind: 'drawGame' } as never));

test('a player who would win makes the opponents within range lose, the others play on (CR 801.14, 104.3h)', () => {
  const game = six([victory], { hand: ['Triumph'] });
  plays(game, game.ann, 'Triumph');
  expect(game.isOver).toBe(false);
  expect(game.seats.map((seat) => seat.state.left)).toEqual([false, true, false, false, false, true]);
});

test('a game drawn by an effect is drawn for those within range, who leave (CR 801.15, 104.4e)', () => {
  const game = six([truce], { hand: ['Truce'] });
  plays(game, game.ann, 'Truce');
  expect(game.isOver).toBe(false);
  expect(game.seats.map((seat) => seat.state.left)).toEqual([true, true, false, false, false, true]);
  expect(game.game.drawnFor).toBe(0b100011);
  game.session.concede(game.cat.id);
  game.session.concede(game.dan.id);
  expect([game.isOver, game.game.winners, game.game.drawn]).toEqual([true, [4], false]);
});

test('a mandatory loop is a draw for those involved and everyone in their range (CR 801.16, 104.4f)', () => {
  const well = creature('Endless Well', '0', 1, 1, {
    ...(whenever({ kind: 'gainLife', actor: you }, gain(1)) as Extract<Ability, { kind: 'triggered' }>),
  });
  const start = instant('First Drop', gain(1));
  const cards = [well, start];
  const game = table(cards, [{ battlefield: ['Endless Well'], hand: ['First Drop'] }, [], [], [], []], RANGE_1);
  game.ann.casts('First Drop');
  for (let i = 0; i < 200_000 && game.ann.state.left === false; i++) game.proceed();
  expect(game.seats.map((seat) => seat.state.left)).toEqual([true, true, false, false, true]);
  expect(game.isOver).toBe(false);
}, 30_000);

test('the words of a plane reach everybody (CR 801.18)', () => {
  const plane = card('Plain Plane', {
    types: ['plane'],
    abilities: [
      {
        kind: 'static',
        rules: [
          {
            kind: 'changes',
            action: { kind: 'get', object: all('creature'), power: number(1), toughness: number(1) },
          },
        ],
      },
    ],
  });
  const game = six([plane], { command: ['Plain Plane'], battlefield: ['Grizzly Bears'] }, [], [], ['Grizzly Bears']);
  expect([game.ann.stats('Grizzly Bears'), game.dan.stats('Grizzly Bears')]).toEqual(['3/3', '3/3']);
});

test('a restarted game takes in everybody, however far away (CR 801.17)', () => {
  const again = sorcery('Once More', act({ kind: 'restartGame' }));
  const deck = Array.from({ length: 12 }, () => 'Plains');
  const far: Seat = { battlefield: ['Hill Giant'], graveyard: ['Craw Wurm'], library: deck, life: 9 };
  const game = six([again], { hand: ['Once More'], library: deck }, far, far, far, far, far);
  game.ann.casts('Once More');
  while (game.question?.kind === 'priority') game.proceed();
  expect(game.seats.map((seat) => [seat.hand.length, seat.library.length])).toEqual([
    [7, 6],
    ...Array.from({ length: 5 }, () => [7, 7]),
  ]);
  expect([game.game.battlefield, game.dan.graveyard]).toEqual([[], []]);
});

test('spells cast out of range are not seen (CR 801.11)', () => {
  const echo: Card = card('Ripple', {
    cost: '0',
    types: ['instant'],
    abilities: [keyword('storm'), spell(gain(1))],
  });
  const small = instant('Small Mercy', gain(1));
  for (const [caster, life] of [
    [1, 22],
    [2, 21],
  ] as const) {
    const seats: Seat[] = Array.from({ length: 6 }, () => ({}));
    seats[0] = { hand: ['Ripple'] };
    seats[caster] = { hand: ['Small Mercy'] };
    const game = six([echo, small], ...seats);
    plays(game, game.seats[caster] as Scenario['ann'], 'Small Mercy');
    game.ann.casts('Ripple');
    game.resolveAll();
    expect(game.ann.life).toBe(life);
  }
});
