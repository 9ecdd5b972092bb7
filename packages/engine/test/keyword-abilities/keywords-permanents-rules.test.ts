/** Keywords of permanents and of cards in hands: cycling, counters, attachments. CR 702. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { card, classFilter, creature, keyword, quantifier, cost, lands } from '../support/cards.ts';
import {
  counters,
  gain,
  lose,
  number,
  opponents,
  plays,
  self,
  sorcery,
  table,
  targetCreature,
  whenever,
  you,
  yes,
} from '../support/single-rule-cards.ts';

const some = (quantity: Parameters<typeof quantifier>[0], word: 'permanent' | 'card') =>
  ({ kind: 'select', quantifier: quantifier(quantity), filter: classFilter(word) }) as const;

describe('cycling', () => {
  const cycler = creature('Test Cycler', '5U', 5, 5, keyword('cycling', cost('1')));

  test('an ability about cycling or discarding triggers once when a card is cycled (CR 702.29d)', () => {
    const watcher = card('Test Watcher', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        whenever({ kind: 'cycle', actor: you, object: some('a', 'card'), orDiscard: true } as never, gain(1)),
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
