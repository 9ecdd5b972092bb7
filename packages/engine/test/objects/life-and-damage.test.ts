/** Life, damage, drawing and counters. CR 119-122. */
import { expect, test } from 'vitest';
import type { Clause, Noun, Rule } from '@kitchen-table/language/surface';
import {
  act,
  all,
  card,
  classFilter,
  counters,
  creature,
  damage,
  draw,
  each,
  enchantment,
  gain,
  instant,
  it,
  lose,
  number,
  plays,
  self,
  sorcery,
  table,
  target,
  targetCreature,
  targetPlayer,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { walker } from '../support/life-and-counter-cards.ts';

const set = (amount: number): Clause => act({ kind: 'setLife', actor: targetPlayer, amount: number(amount) });
const noGain: Rule = { kind: 'cant', action: { kind: 'gainLife', actor: each('player') } };
const noLoss: Rule = { kind: 'cant', action: { kind: 'loseLife', actor: each('player') } };
const thatMuch = { kind: 'amountOf' as const, to: 'event.amount' as const, words: 'that much' };

const more = enchantment('Test More', {
  kind: 'replace',
  would: { kind: 'gainLife', actor: you },
  instead: act({ kind: 'gainLife', amount: { kind: 'sum', of: [thatMuch, number(1)] } }),
});

test('damage to a player is life lost, and gained and lost life change the total (CR 119.2, 119.3, 120.3a)', () => {
  const watch = enchantment('Test Watch');
  const grief = card('Test Grief', {
    cost: '0',
    types: ['enchantment'],
    abilities: [whenever({ kind: 'loseLife', actor: each('opponent') }, gain(1))],
  });
  const game = table(
    [
      watch,
      grief,
      sorcery('Test Burn', damage(4, targetPlayer)),
      sorcery('Test Drain', lose(targetPlayer, 2), gain(3)),
    ],
    [{ hand: ['Test Burn', 'Test Drain'], battlefield: ['Test Grief'] }, {}],
  );
  plays(game, game.ann, 'Test Burn', ['ben']);
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([21, 16]);
  plays(game, game.ann, 'Test Drain', ['ben']);
  expect([game.ann.life, game.ben.life]).toEqual([24, 14]);
});

test('setting a life total is gaining or losing the difference: what watches for gains sees it, and a gain that is forbidden does not happen (CR 119.5)', () => {
  const cheer = card('Test Cheer', {
    cost: '0',
    types: ['enchantment'],
    abilities: [whenever({ kind: 'gainLife', actor: you }, counters('charge', 1, self))],
  });
  const game = table([cheer, sorcery('Test Set', set(25))], [{ hand: ['Test Set'], battlefield: ['Test Cheer'] }, {}]);
  plays(game, game.ann, 'Test Set', ['ann']);
  game.resolveAll();
  expect([game.ann.life, game.ann.permanent('Test Cheer').counters['charge']]).toEqual([25, 1]);
  for (const [rule, amount] of [
    [noGain, 30],
    [noLoss, 5],
  ] as const) {
    const stuck = table(
      [enchantment('Test Lock', rule), sorcery('Test Set', set(amount))],
      [{ hand: ['Test Set'], battlefield: ['Test Lock'] }, {}],
    );
    plays(stuck, stuck.ann, 'Test Set', ['ben']);
    expect(stuck.ben.life).toBe(20);
  }
});

test("a player who can't gain life can't exchange for a higher life total (CR 119.7), one who can't lose life not for a lower one (CR 119.8)", () => {
  const swap = sorcery('Test Swap', act({ kind: 'exchangeLife', actor: you, with: targetPlayer }));
  const free = table([swap], [{ hand: ['Test Swap'], life: 5 }, {}]);
  plays(free, free.ann, 'Test Swap', ['ben']);
  expect([free.ann.life, free.ben.life]).toEqual([20, 5]);
  for (const rule of [noGain, noLoss]) {
    const locked = table(
      [swap, enchantment('Test Lock', rule)],
      [{ hand: ['Test Swap'], life: 5, battlefield: ['Test Lock'] }, {}],
    );
    plays(locked, locked.ann, 'Test Swap', ['ben']);
    expect([locked.ann.life, locked.ben.life]).toEqual([5, 20]);
  }
});

test('gaining 0 life is no gain: nothing replaces it (CR 119.10)', () => {
  const game = table(
    [more, sorcery('Test None', gain(0)), sorcery('Test Some', gain(2))],
    [{ hand: ['Test None', 'Test Some'], battlefield: ['Test More'] }, {}],
  );
  plays(game, game.ann, 'Test None');
  expect(game.ann.life).toBe(20);
  plays(game, game.ann, 'Test Some');
  expect(game.ann.life).toBe(23);
});

test('paying life is losing it: what watches for lost life sees it (CR 119.4)', () => {
  const altar = card('Test Altar', {
    cost: '0',
    types: ['artifact'],
    abilities: [
      { kind: 'activated', cost: [{ kind: 'lifeCost', amount: 2 }], clause: gain(0) },
      whenever({ kind: 'loseLife', actor: you }, counters('charge', 1, self)),
    ],
  });
  const game = table([altar], [['Test Altar'], {}]);
  game.ann.activates('Test Altar');
  game.resolveAll();
  expect([game.ann.life, game.ann.permanent('Test Altar').counters['charge']]).toEqual([18, 1]);
});

test("0 life can always be paid, even by a player who can't lose life (CR 118.3b, 119.4b)", () => {
  const altar = card('Test Altar', {
    cost: '0',
    types: ['artifact'],
    abilities: [{ kind: 'activated', cost: [{ kind: 'lifeCost', amount: 0 }], clause: draw(1) }],
  });
  const game = table([altar, enchantment('Test Lock', noLoss)], [['Test Altar', 'Test Lock'], {}]);
  game.ann.activates('Test Altar');
  game.resolveAll();
  expect(game.ann.hand.length).toBe(1);
});

const permanent: Noun = target(classFilter('permanent'));

test('damage goes to creatures, planeswalkers, battles and players only: a land is not damaged (CR 120.1, 120.1a)', () => {
  const game = table(
    [walker, sorcery('Test Hit', damage(2, permanent))],
    [{ hand: ['Test Hit', 'Test Hit', 'Test Hit'] }, ['Forest', 'Hill Giant', 'Test Walker']],
  );
  plays(game, game.ann, 'Test Hit', ['Forest']);
  expect(game.ben.permanent('Forest').damage).toBe(0);
  plays(game, game.ann, 'Test Hit', ['Hill Giant']);
  expect(game.ben.permanent('Hill Giant').damage).toBe(2);
  plays(game, game.ann, 'Test Hit', ['Test Walker']);
  expect([game.ben.permanent('Test Walker').damage, game.ben.permanent('Test Walker').counters['loyalty']]).toEqual([
    0, 3,
  ]);
});

test('the object that the effect names deals the damage, be it a spell or a permanent (CR 120.2, 120.2b)', () => {
  const link = { kind: 'keyword', keyword: 'lifelink' } as const;
  const bite = sorcery(
    'Test Bite',
    act({
      kind: 'dealDamage',
      actor: { ...targetCreature, label: 'target1' },
      amount: { kind: 'stat', stat: 'power', of: it('target1') },
      to: each('opponent'),
    }),
  );
  const game = table(
    [bite, creature('Test Link', '0', 3, 3, link)],
    [{ hand: ['Test Bite'], battlefield: ['Test Link'] }, {}],
  );
  plays(game, game.ann, 'Test Bite', ['Test Link']);
  expect([game.ann.life, game.ben.life]).toEqual([23, 17]);
});

const withKeyword = (word: string) => creature(`Test ${word}`, '0', 2, 2, { kind: 'keyword', keyword: word });

test('infect gives poison counters to players (CR 120.3b), and -1/-1 counters to creatures (CR 120.3d, 702.90c)', () => {
  const game = table([withKeyword('infect')], [['Test infect'], ['Hill Giant']]);
  game.ann.attacks('Test infect');
  game.throughCombat();
  expect([game.ben.life, game.ben.state.counters['poison']]).toEqual([20, 2]);
  const blocked = table([withKeyword('infect')], [['Test infect'], ['Hill Giant']]);
  blocked.ann.attacks('Test infect');
  blocked.ben.blocks([['Hill Giant', 'Test infect']]);
  blocked.throughCombat();
  expect([blocked.ben.permanent('Hill Giant').damage, blocked.ben.stats('Hill Giant')]).toEqual([0, '1/1']);
});

test('wither puts -1/-1 counters on creatures, without it damage is marked (CR 120.3d, 120.3e, 302.7)', () => {
  const game = table(
    [withKeyword('wither')],
    [
      ['Test wither', 'Grizzly Bears'],
      ['Hill Giant', 'Craw Wurm'],
    ],
  );
  game.ann.attacks(['Test wither', 'Grizzly Bears']);
  game.ben.blocks([
    ['Hill Giant', 'Test wither'],
    ['Craw Wurm', 'Grizzly Bears'],
  ]);
  game.throughCombat();
  expect([game.ben.permanent('Hill Giant').damage, game.ben.stats('Hill Giant')]).toEqual([0, '1/1']);
  expect([game.ben.permanent('Craw Wurm').damage, game.ben.stats('Craw Wurm')]).toEqual([2, '6/4']);
});

test("damage itself destroys nothing: a creature that can't die of it stays, and toughness gained before state-based actions saves it (CR 120.5, 704.4)", () => {
  const game = table(
    [
      sorcery(
        'Test Wave',
        damage(3, all('creature')),
        act({ kind: 'putCounters', number: number(1), counter: '+1/+1', on: all('creature') }),
      ),
    ],
    [{ hand: ['Test Wave'] }, ['Hill Giant', 'Grizzly Bears']],
  );
  plays(game, game.ann, 'Test Wave');
  expect([game.ben.battlefield, game.ben.stats('Hill Giant')]).toEqual([['Hill Giant'], '4/4']);
});

test('damage stays marked though the creature is none for a while (CR 120.6)', () => {
  const stone = instant('Test Stone', {
    kind: 'do',
    action: {
      kind: 'become',
      verb: 'become',
      object: targetCreature,
      as: { kind: 'description', types: ['artifact'] },
    },
    during: { kind: 'untilEndOfTurn' },
  });
  const game = table(
    [stone, sorcery('Test Hit', damage(2, targetCreature))],
    [{ hand: ['Test Hit', 'Test Stone'] }, ['Hill Giant']],
  );
  plays(game, game.ann, 'Test Hit', ['Hill Giant']);
  plays(game, game.ann, 'Test Stone', ['Hill Giant']);
  expect(game.ben.permanent('Hill Giant').damage).toBe(2);
});

test('0 damage is not dealt: nothing triggers and nothing raises it (CR 120.8)', () => {
  const sore = creature('Test Sore', '0', 2, 2, whenever({ kind: 'dealDamage', to: self, passive: true }, gain(5)));
  const game = table(
    [sore, sorcery('Test None', damage(0, targetCreature)), sorcery('Test One', damage(1, targetCreature))],
    [{ hand: ['Test None', 'Test One'], battlefield: ['Test Sore'] }, {}],
  );
  plays(game, game.ann, 'Test None', ['Test Sore']);
  game.resolveAll();
  expect(game.ann.life).toBe(20);
  plays(game, game.ann, 'Test One', ['Test Sore']);
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});
