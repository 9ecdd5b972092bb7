/** Keywords of what is sacrificed, exiled, in a graveyard or foretold, and of what is face down. CR 702. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { card, classFilter, creature, keyword, quantifier, cost, lands } from '../support/cards.ts';
import {
  a,
  act,
  filter,
  gain,
  instant,
  lose,
  number,
  opponents,
  plays,
  self,
  spell,
  table,
  targetCreature,
  whenever,
  you,
  yes,
} from '../support/single-rule-cards.ts';

describe('sacrificed or exiled for it', () => {
  test('champion: the two abilities are linked, and what it exiled comes back (CR 702.72b-c)', () => {
    const hero = creature('Test Hero', '0', 4, 4, keyword('champion', { filter: filter('creature') }));
    const murder = instant('Test Murder', act({ kind: 'destroy', object: targetCreature }));
    const game = table(
      [hero, murder],
      [{ hand: ['Test Hero', 'Test Murder'], battlefield: ['Grizzly Bears'], exile: ['Hill Giant'] }, []],
    );
    yes(game);
    plays(game, game.ann, 'Test Hero');
    game.resolveAll();
    expect(game.ann.exile).toEqual(['Hill Giant', 'Grizzly Bears']);
    plays(game, game.ann, 'Test Murder', ['Test Hero']);
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Grizzly Bears'], ['Hill Giant']]);
  });

  test('an exploited creature is one that was sacrificed for the ability (CR 702.110b)', () => {
    const exploiter = creature(
      'Test Exploiter',
      '0',
      2,
      2,
      keyword('exploit'),
      whenever({ kind: 'keywordAction', action: 'exploit', actor: self, to: a(filter('creature')) } as never, gain(4)),
    );
    for (const [answer, life] of [
      [1, 24],
      [0, 20],
    ] as const) {
      const game = table([exploiter], [{ hand: ['Test Exploiter'], battlefield: ['Grizzly Bears'] }, []]);
      yes(game, answer);
      plays(game, game.ann, 'Test Exploiter');
      game.resolveAll();
      expect(game.ann.life).toBe(life);
    }
  });

  test('bargain: an artifact, enchantment or token sacrificed as an additional cost, and known then (CR 702.166a-c)', () => {
    const deal = card('Test Deal', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [
        keyword('bargain'),
        spell({
          kind: 'if',
          condition: { kind: 'castFact', fact: 'bargained', subject: self },
          clause: lose(opponents, 5),
          otherwise: lose(opponents, 1),
        }),
      ],
    });
    const relic = card('Test Relic', { cost: '0', types: ['artifact'] });
    for (const [answer, life, left] of [
      [1, 15, ['Mountain', 'Grizzly Bears']],
      [0, 19, ['Mountain', 'Grizzly Bears', 'Test Relic']],
    ] as const) {
      const game = table(
        [deal, relic],
        [{ hand: ['Test Deal'], battlefield: ['Mountain', 'Grizzly Bears', 'Test Relic'] }, []],
      );
      yes(game, answer);
      plays(game, game.ann, 'Test Deal');
      expect([game.ben.life, game.ann.battlefield]).toEqual([life, left]);
    }
    const none = table([deal], [{ hand: ['Test Deal'], battlefield: ['Mountain', 'Grizzly Bears'] }, []]);
    yes(none);
    plays(none, none.ann, 'Test Deal');
    expect(none.ann.battlefield).toEqual(['Mountain', 'Grizzly Bears']);
  });
});

describe('from the graveyard', () => {
  test('escape: for its own cost from the graveyard, other cards exiled (CR 702.138a)', () => {
    const titan = creature(
      'Test Titan',
      '9',
      6,
      6,
      keyword('escape', {
        cost: [
          { kind: 'manaCost', symbols: ['R'] },
          {
            kind: 'actionCost',
            action: {
              kind: 'exile',
              object: {
                kind: 'select',
                quantifier: quantifier('number', { number: number(2), other: true }),
                filter: { ...classFilter('card'), qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }] },
              },
            },
          },
        ],
      }),
    );
    const game = table([titan], [{ battlefield: lands(1), graveyard: ['Test Titan', 'Shock', 'Shock'] }, []]);
    game.ann.casts('Test Titan', { via: 'escape' });
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.exile]).toEqual([
      ['Mountain', 'Test Titan'],
      ['Shock', 'Shock'],
    ]);
    const poor = table([titan], [{ battlefield: lands(1), graveyard: ['Test Titan', 'Shock'] }, []]);
    expect(poor.ann.can('cast', 'Test Titan')).toBe(false);
  });

  test('the token of embalm is white, a Zombie too, and without mana cost (CR 702.128b)', () => {
    const mummy = creature('Test Mummy', '3R', 3, 2, keyword('embalm', cost('R')));
    const game = table([mummy], [{ battlefield: lands(1), graveyard: ['Test Mummy'] }, []]);
    game.ann.activates('Test Mummy');
    game.resolveAll();
    const now = characteristics(game.game, game.ann.permanent('Test Mummy').id);
    expect([now.colors, now.subtypes.includes('Zombie'), now.power, game.ann.exile]).toEqual([
      1,
      true,
      3,
      ['Test Mummy'],
    ]);
  });
});

describe('foretell', () => {
  const prophecy = card('Test Prophecy', {
    cost: '5R',
    types: ['sorcery'],
    abilities: [spell(lose(opponents, 3)), keyword('foretell', cost('R'))],
  });

  test('exiling it is a special action that uses no stack; in a later turn it is cast for its cost (CR 702.143b)', () => {
    const game = table([prophecy], [{ battlefield: lands(2), hand: ['Test Prophecy'] }, []]);
    game.ann.takes('foretell', 'Test Prophecy');
    expect([game.stack, game.ann.exile.length, game.ann.hand]).toEqual([[], 1, []]);
    expect(game.session.options(game.ann.id).some((option) => option.kind === 'cast')).toBe(false);
    game.to('PrecombatMain', 3);
    const index = game.session.options(game.ann.id).findIndex((option) => option.kind === 'cast');
    game.answer([index]);
    game.resolveAll();
    expect(game.ben.life).toBe(17);
  });
});

test('demonstrate: a copy for you, and then one for an opponent of your choice (CR 702.144a)', () => {
  const show = card('Test Show', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [keyword('demonstrate'), spell(gain(2))],
  });
  for (const [answer, lives] of [
    [1, [24, 22]],
    [0, [22, 20]],
  ] as const) {
    const game = table([show], [{ battlefield: lands(1), hand: ['Test Show'] }, []]);
    yes(game, answer);
    game.ann.casts('Test Show');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual(lives);
  }
});

test('ascend on a spell gives the city’s blessing with ten permanents, to any number of players (CR 702.131a, 702.131c)', () => {
  const rise = card('Test Rise', { cost: '0', types: ['instant'], abilities: [keyword('ascend'), spell(gain(1))] });
  const game = table(
    [rise],
    [
      { battlefield: lands(10), hand: ['Test Rise'] },
      { battlefield: lands(10), hand: ['Test Rise'] },
      { battlefield: lands(9), hand: ['Test Rise'] },
    ],
  );
  for (const seat of [game.ann, game.ben, game.cat]) {
    seat.casts('Test Rise');
    game.resolveAll();
  }
  expect(game.seats.map((seat) => seat.state.designations.length)).toEqual([1, 1, 0]);
});

test('disguise: cast for {3} it is a 2/2 with ward, and turned up for its cost as a special action (CR 702.168b-d)', () => {
  const agent = creature('Test Agent', '6R', 4, 4, keyword('disguise', cost('R')));
  const game = table([agent], [{ battlefield: lands(4), hand: ['Test Agent'] }, []]);
  game.ann.casts('Test Agent', { via: 'disguise' });
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('').id);
  expect([
    now.power,
    now.toughness,
    now.name,
    now.manaCost,
    now.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'ward'),
  ]).toEqual([2, 2, '', null, true]);
  game.ann.takes('turn face up', '');
  expect([game.stack, game.ann.stats('Test Agent')]).toEqual([[], '4/4']);
});

test('a boast is activated only after attacking, once each turn, and is known as one (CR 702.142b)', () => {
  const boaster = creature('Test Boaster', '1R', 2, 2, {
    kind: 'activated',
    keyword: 'boast',
    cost: [{ kind: 'manaCost', symbols: ['0'] }],
    clause: gain(1),
  });
  const game = table([boaster], [['Test Boaster'], []]);
  expect(game.ann.can('activate', 'Test Boaster')).toBe(false);
  game.ann.attacks('Test Boaster');
  game.to('DeclareAttackers');
  game.ann.activates('Test Boaster');
  game.resolveAll();
  expect([game.ann.life, game.ann.can('activate', 'Test Boaster')]).toEqual([21, false]);
});
