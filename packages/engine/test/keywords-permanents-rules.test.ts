/** Keywords of permanents and of cards in hands and graveyards: long, one scenario for each rule. CR 702. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../src/index.ts';
import { card, classFilter, creature, keyword, quantifier } from './cards.ts';
import {
  a,
  act,
  counters,
  filter,
  gain,
  instant,
  lose,
  number,
  opponents,
  plays,
  self,
  sorcery,
  spell,
  table,
  targetCreature,
  whenever,
  you,
} from './single-rule-cards.ts';
import type { Scenario } from './scenario.ts';

const cost = (...symbols: string[]) => ({ cost: [{ kind: 'manaCost' as const, symbols }] });
const lands = (count: number, name = 'Mountain'): string[] => Array.from({ length: count }, () => name);
const yes = (game: Scenario, answer = 1): void =>
  game.plan((question) => (question.kind === 'yesNo' ? [answer] : null));
const some = (quantity: Parameters<typeof quantifier>[0], word: 'permanent' | 'card') =>
  ({ kind: 'select', quantifier: quantifier(quantity), filter: classFilter(word) }) as const;

describe('cycling', () => {
  const cycler = creature('Test Cycler', '5U', 5, 5, keyword('cycling', cost('1')));

  test('an ability about cycling or discarding triggers once when a card is cycled (CR 702.29d)', () => {
    const watcher = card('Test Watcher', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        whenever({ kind: 'cycle', actor: you, object: some('a', 'card'), words: 'or discard' } as never, gain(1)),
      ],
    });
    const game = table([cycler, watcher], [{ battlefield: ['Island', 'Test Watcher'], hand: ['Test Cycler'] }, []]);
    game.ann.activates('Test Cycler');
    game.resolveAll();
    expect(game.ann.life).toBe(21);
  });

  test('typecycling finds such a card, and is cycling for what looks for cycling (CR 702.29e-f)', () => {
    const seeker = creature('Test Seeker', '5U', 5, 5, keyword('mountaincycling', cost('1')));
    const watcher = card('Test Watcher', {
      cost: '0',
      types: ['enchantment'],
      abilities: [whenever({ kind: 'cycle', actor: you, object: some('a', 'card') }, gain(1))],
    });
    const game = table(
      [seeker, watcher],
      [
        { battlefield: ['Island', 'Test Watcher'], hand: ['Test Seeker'], library: ['Island', 'Mountain', 'Forest'] },
        [],
      ],
    );
    game.plan((question) => (question.kind === 'chooseObjects' && question.from.length === 1 ? [0] : null));
    game.ann.activates('Test Seeker');
    game.resolveAll();
    expect([game.ann.hand, game.ann.graveyard, game.ann.life]).toEqual([['Mountain'], ['Test Seeker'], 21]);
  });
});

describe('counters', () => {
  test('fading: enters with fade counters, loses one each upkeep, and is sacrificed when it can’t (CR 702.32a)', () => {
    const fader = creature('Test Fader', '0', 1, 1, keyword('fading', { amount: number(1) }));
    const game = table([fader], [{ hand: ['Test Fader'], battlefield: [] }, []]);
    plays(game, game.ann, 'Test Fader');
    expect(game.ann.permanent('Test Fader').counters).toEqual({ fade: 1 });
    game.to('PrecombatMain', 3);
    expect(game.ann.permanent('Test Fader').counters).toEqual({});
    game.to('PrecombatMain', 5);
    expect(game.ann.graveyard).toEqual(['Test Fader']);
  });

  test('vanishing without a number only takes away what others put there (CR 702.63b)', () => {
    const ghost = creature('Test Ghost', '0', 1, 1, keyword('vanishing'));
    const time = sorcery('Test Time', counters('time', 1, targetCreature));
    const game = table([ghost, time], [{ hand: ['Test Ghost', 'Test Time'], battlefield: [] }, []]);
    plays(game, game.ann, 'Test Ghost');
    expect(game.ann.permanent('Test Ghost').counters).toEqual({});
    game.to('PrecombatMain', 3);
    expect(game.ann.battlefield).toEqual(['Test Ghost']);
    plays(game, game.ann, 'Test Time', ['Test Ghost']);
    game.to('PrecombatMain', 5);
    expect(game.ann.graveyard).toContain('Test Ghost');
  });

  test('graft: counters as it enters, and one may move to another creature that enters (CR 702.58a)', () => {
    const grafter = creature('Test Grafter', '0', 0, 0, keyword('graft', { amount: number(2) }));
    const game = table([grafter], [{ hand: ['Test Grafter', 'Raging Goblin'], battlefield: ['Mountain'] }, []]);
    plays(game, game.ann, 'Test Grafter');
    yes(game);
    plays(game, game.ann, 'Raging Goblin');
    game.resolveAll();
    expect([game.ann.stats('Test Grafter'), game.ann.stats('Raging Goblin')]).toEqual(['1/1', '2/2']);
  });

  test('evolve: once the ability has put a counter, and never for a permanent that is no creature (CR 702.100b-c)', () => {
    const grower = creature('Test Grower', '0', 1, 1, keyword('evolve'));
    const relic = card('Test Relic', { cost: '0', types: ['artifact'] });
    const game = table(
      [grower, relic],
      [{ hand: ['Test Relic', 'Grizzly Bears'], battlefield: ['Test Grower', 'Forest', 'Forest'] }, []],
    );
    plays(game, game.ann, 'Test Relic');
    expect(game.stack).toEqual([]);
    plays(game, game.ann, 'Grizzly Bears');
    expect(game.ann.stats('Test Grower')).toBe('1/1');
    game.resolveAll();
    expect(game.ann.stats('Test Grower')).toBe('2/2');
  });

  test('renowned once, it stays so, whatever damage it deals later (CR 702.112b)', () => {
    const famous = creature('Test Famous', '0', 1, 1, keyword('renown', { amount: number(1) }));
    const game = table([famous], [['Test Famous'], []]);
    for (const turn of [1, 3]) {
      game.to('PrecombatMain', turn);
      game.ann.attacks('Test Famous');
      game.throughCombat();
      game.resolveAll();
    }
    expect([game.ann.stats('Test Famous'), game.ben.life]).toEqual(['2/2', 17]);
  });

  test('fabricate: counters, or Servos if you don’t (CR 702.123a)', () => {
    const maker = creature('Test Maker', '0', 1, 1, keyword('fabricate', { amount: number(2) }));
    for (const [answer, board] of [
      [1, ['3/3', 1]],
      [0, ['1/1', 3]],
    ] as const) {
      const game = table([maker], [{ hand: ['Test Maker'], battlefield: [] }, []]);
      yes(game, answer);
      plays(game, game.ann, 'Test Maker');
      game.resolveAll();
      expect([game.ann.stats('Test Maker'), game.ann.battlefield.length]).toEqual(board);
    }
  });

  test('ravenous: X counters, and a card when X is 5 or more (CR 702.156a)', () => {
    const hungry = creature('Test Hungry', 'XG', 0, 0, keyword('ravenous'));
    for (const [x, hand] of [
      [4, 0],
      [5, 1],
    ] as const) {
      const game = table([hungry], [{ hand: ['Test Hungry'], battlefield: lands(6, 'Forest') }, []]);
      game.ann.casts('Test Hungry', { x });
      game.resolveAll();
      expect([game.ann.stats('Test Hungry'), game.ann.hand.length]).toEqual([`${x}/${x}`, hand]);
    }
  });

  test('a tribute that was not paid is known to the other abilities (CR 702.104b)', () => {
    const tribute = creature('Test Tribute', '0', 2, 2, keyword('tribute', { amount: number(3) }), {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'when',
        events: [{ kind: 'enter', object: self }],
        condition: { kind: 'castFact', fact: 'tribute', subject: self, not: true },
      },
      clause: lose(opponents, 4),
    });
    for (const [answer, result] of [
      [1, ['5/5', 20]],
      [0, ['2/2', 16]],
    ] as const) {
      const game = table([tribute], [{ hand: ['Test Tribute'], battlefield: [] }, []]);
      yes(game, answer);
      plays(game, game.ann, 'Test Tribute');
      game.resolveAll();
      expect([game.ann.stats('Test Tribute'), game.ben.life]).toEqual(result);
    }
  });
});

describe('attachments', () => {
  const fort = (...more: ReturnType<typeof keyword>[]) =>
    card('Test Fort', {
      cost: '0',
      types: ['artifact'],
      subtypes: ['Fortification'],
      abilities: [keyword('fortify', cost('1')), ...more],
    });

  test('fortify attaches it to a land you control, as a sorcery (CR 702.67a)', () => {
    const game = table([fort()], [['Test Fort', 'Mountain'], ['Forest']]);
    game.ann.activates('Test Fort');
    game.resolveAll();
    expect(game.ann.permanent('Test Fort').attachedTo).toBe(game.ann.permanent('Mountain').id);
    const later = table([fort()], [['Test Fort', 'Mountain'], []]);
    later.to('Upkeep', 3);
    expect(later.ann.can('activate', 'Test Fort')).toBe(false);
  });

  test('any of several fortify abilities may be used (CR 702.67c)', () => {
    const game = table([fort(keyword('fortify', cost('0')))], [['Test Fort', 'Mountain'], []]);
    const offered = game.session
      .options(game.ann.id)
      .filter((option) => option.kind === 'activate' && option.object === game.ann.permanent('Test Fort').id);
    expect(offered).toHaveLength(2);
  });

  test('reconfigure: attached it is no creature, unattached it is one again (CR 702.151a-b)', () => {
    const blade = card('Test Blade', {
      cost: '0',
      types: ['artifact', 'creature'],
      subtypes: ['Equipment'],
      power: 2,
      toughness: 2,
      abilities: [keyword('reconfigure', cost('0'))],
    });
    const game = table([blade], [['Test Blade', 'Grizzly Bears'], []]);
    const isCreature = (): boolean => (characteristics(game.game, game.ann.permanent('Test Blade').id).types & 8) !== 0;
    const offers = (): number =>
      game.session.options(game.ann.id).filter((option) => option.kind === 'activate').length;
    expect([isCreature(), offers()]).toEqual([true, 1]);
    game.ann.activates('Test Blade', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ann.permanent('Test Blade').attachedTo).toBe(game.ann.permanent('Grizzly Bears').id);
    expect(isCreature()).toBe(false);
    const unattaching = game.session
      .options(game.ann.id)
      .flatMap((option) => (option.kind === 'activate' ? [option.ability] : []));
    game.ann.activates('Test Blade', { ability: unattaching.at(-1) as number });
    game.resolveAll();
    expect(isCreature()).toBe(true);
  });

  test('for Mirrodin! comes with a Rebel that carries it (CR 702.163a)', () => {
    const banner = card('Test Banner', {
      cost: '0',
      types: ['artifact'],
      subtypes: ['Equipment'],
      abilities: [keyword('for Mirrodin!'), keyword('equip', cost('9'))],
    });
    const game = table([banner], [{ hand: ['Test Banner'], battlefield: [] }, []]);
    plays(game, game.ann, 'Test Banner');
    game.resolveAll();
    const [, rebel] = game.ann.battlefield;
    const now = characteristics(game.game, game.ann.permanent(rebel as string).id);
    expect([now.power, now.toughness, now.subtypes, now.colors]).toEqual([2, 2, ['Rebel'], 8]);
    expect(game.ann.permanent('Test Banner').attachedTo).toBe(game.ann.permanent(rebel as string).id);
  });

  test('a Vehicle with living metal is a creature in your turns only (CR 702.161a)', () => {
    const robot = card('Test Robot', {
      cost: '0',
      types: ['artifact'],
      subtypes: ['Vehicle'],
      power: 3,
      toughness: 3,
      abilities: [keyword('living metal')],
    });
    const game = table([robot], [['Test Robot'], []]);
    const types = (): number => characteristics(game.game, game.ann.permanent('Test Robot').id).types & 8;
    expect(types()).toBe(8);
    game.to('Upkeep', 2);
    expect(types()).toBe(0);
  });
});

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
