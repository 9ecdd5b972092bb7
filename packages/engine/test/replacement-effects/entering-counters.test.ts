/** Replacement effects beyond one event: counters that something enters with, zones from anywhere, cards exiled with a permanent. */
import { expect, test } from 'vitest';
import type { Ability, Rule } from '@kitchen-table/language/surface';
import { act, anyTarget, card, creature, filter, number, quantifier, self, spell, you } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const rule = (...rules: Rule[]): Ability => ({ kind: 'static', rules });
const yours = { ...filter('creature'), qualities: [{ kind: 'controlledBy' as const, player: you }] };
const it = { kind: 'reference' as const, to: 'event.object' as const, words: 'it' as const };

const doubling = card('Test Doubling', {
  cost: '1G',
  types: ['enchantment'],
  abilities: [
    rule({
      kind: 'replace',
      would: {
        kind: 'putCounters',
        number: { kind: 'atLeast', number: 1 },
        counter: '+1/+1',
        on: { kind: 'select', quantifier: quantifier('a'), filter: yours },
      },
      instead: act({
        kind: 'putCounters',
        number: { kind: 'times', by: 2, of: { kind: 'amountOf', to: 'event.amount', words: 'that many' } },
        counter: '+1/+1',
        on: it,
      }),
    }),
  ],
});
const sprout = creature(
  'Test Sprout',
  'G',
  0,
  0,
  rule({
    kind: 'entersWith',
    object: self,
    entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: number(2) }] },
  }),
);

test('counters that a creature enters with are doubled too, once for each such effect (CR 122.6, 614.5)', () => {
  const game = scenario([{ battlefield: ['Test Doubling', 'Test Doubling', 'Forest'], hand: ['Test Sprout'] }, []], {
    cards: [doubling, sprout],
  });
  game.ann.casts('Test Sprout');
  game.resolve();
  expect(game.ann.permanent('Test Sprout').counters).toEqual({ '+1/+1': 8 });
});

test('an effect for your creatures leaves the counters of others alone (CR 614.1c)', () => {
  const game = scenario([{ battlefield: ['Forest'], hand: ['Test Sprout'] }, ['Test Doubling']], {
    cards: [doubling, sprout],
  });
  game.ann.casts('Test Sprout');
  game.resolve();
  expect(game.ann.stats('Test Sprout')).toBe('2/2');
});

test('"from anywhere" replaces a discard and a mill, by the card’s own ability (CR 614.1a, 614.12)', () => {
  const anywhere = rule({
    kind: 'replace',
    would: {
      kind: 'move',
      verb: 'put',
      object: self,
      from: { kind: 'place', zone: 'battlefield', anywhere: true },
      to: { kind: 'place', zone: 'graveyard' },
    },
    instead: act({ kind: 'exile', object: self }),
  });
  const eternal = card('Test Eternal', { cost: '9', types: ['artifact'], abilities: [anywhere] });
  const purge = card('Test Purge', {
    cost: 'B',
    types: ['sorcery'],
    abilities: [
      act({ kind: 'mill', amount: number(1) }),
      act({
        kind: 'discard',
        object: {
          kind: 'select',
          quantifier: quantifier('all'),
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
        },
      }),
    ].map(spell),
  });
  const game = scenario(
    [
      { battlefield: ['Swamp'], hand: ['Test Purge', 'Test Eternal', 'Shock'], library: ['Test Eternal', 'Plains'] },
      [],
    ],
    { cards: [eternal, purge] },
  );
  game.ann.casts('Test Purge');
  game.resolve();
  expect(game.ann.exile).toEqual(['Test Eternal', 'Test Eternal']);
  expect(game.ann.graveyard).toEqual(['Shock', 'Test Purge']);
});

test('what a permanent’s replacement effect exiled is exiled with it (CR 607.2b)', () => {
  const warden = creature(
    'Test Warden',
    'B',
    1,
    1,
    rule({
      kind: 'replace',
      would: {
        kind: 'die',
        object: { kind: 'select', quantifier: quantifier('a', { other: true }), filter: filter('creature') },
      },
      instead: act({ kind: 'exile', object: it }),
    }),
    {
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: act({
        kind: 'move',
        verb: 'put',
        object: { kind: 'linked', what: 'exiled cards' },
        to: { kind: 'place', zone: 'battlefield' },
        entering: { kind: 'entering', under: you },
      }),
    },
  );
  const bolt = card('Test Bolt', {
    cost: 'R',
    types: ['instant'],
    abilities: [spell(act({ kind: 'dealDamage', actor: self, amount: number(3), to: anyTarget }))],
  });
  const game = scenario([{ battlefield: ['Test Warden', 'Mountain'], hand: ['Test Bolt'] }, ['Grizzly Bears']], {
    cards: [warden, bolt],
  });
  game.ann.casts('Test Bolt', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect(game.ben.exile).toEqual(['Grizzly Bears']);
  game.ann.activates('Test Warden');
  game.resolve();
  expect(game.ann.battlefield).toContain('Grizzly Bears');
});

test('a creature that enters as a copy is one as it enters, with what the copy says of entering (CR 614.12, 707.5)', () => {
  const clone = creature(
    'Test Clone',
    '3U',
    0,
    0,
    rule({
      kind: 'entersWith',
      object: self,
      may: true,
      clause: act({
        kind: 'becomeCopy',
        object: self,
        of: { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') },
      }),
    }),
  );
  const game = scenario(
    [{ battlefield: ['Island', 'Island', 'Island', 'Island'], hand: ['Test Clone'] }, ['Test Sprout']],
    { cards: [clone, sprout] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Clone');
  game.resolve();
  expect(game.ann.stats('Test Sprout')).toBe('2/2');
});

test('a prevention effect for what several sources deal at once does the rest once (CR 615.5)', () => {
  const phantom = creature(
    'Test Phantom',
    '3G',
    2,
    2,
    rule({
      kind: 'replace',
      prevents: true,
      would: { kind: 'dealDamage', passive: true, to: self },
      instead: {
        kind: 'sequence',
        joins: ['.'],
        steps: [
          act({ kind: 'prevent', amount: { kind: 'amountOf', to: 'event.amount', words: 'that damage' } }),
          act({ kind: 'removeCounters', number: number(1), counter: '+1/+1', from: self }),
        ],
      },
    }),
  );
  const game = scenario([['Test Phantom'], ['Grizzly Bears', 'Goblin Piker']], { cards: [phantom] });
  game.alter((position) => {
    (position.objects[game.ann.permanent('Test Phantom').id] as { counters: unknown }).counters = { '+1/+1': 3 };
  });
  game.ann.attacks('Test Phantom');
  game.ben.blocks([
    ['Grizzly Bears', 'Test Phantom'],
    ['Goblin Piker', 'Test Phantom'],
  ]);
  game.throughCombat();
  expect([game.ann.permanent('Test Phantom').damage, game.ann.permanent('Test Phantom').counters['+1/+1']]).toEqual([
    0, 2,
  ]);
});

test('nothing is exiled until a permanent leaves that has left already (CR 610.3b)', () => {
  const jailer = creature('Test Jailer', 'W', 1, 1, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: self }] },
    clause: act({
      kind: 'exile',
      object: {
        kind: 'select',
        quantifier: quantifier('a', { target: true, other: true }),
        filter: filter('creature'),
        label: 'target1',
      },
      until: { kind: 'untilLeaves', object: self, verb: 'leaves' },
    }),
  });
  const game = scenario(
    [
      { hand: ['Test Jailer'], battlefield: ['Plains'] },
      { hand: ['Shock'], battlefield: ['Mountain', 'Grizzly Bears'] },
    ],
    { cards: [jailer] },
  );
  game.ann.casts('Test Jailer');
  game.resolve();
  const before = game.ben.permanent('Grizzly Bears').id;
  game.ben.casts('Shock', { targets: ['Test Jailer'] });
  game.resolveAll();
  expect(game.ben.permanent('Grizzly Bears').id).toBe(before);
});
