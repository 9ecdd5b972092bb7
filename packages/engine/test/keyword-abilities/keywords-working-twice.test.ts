/** Keywords that work once for each instance. CR 702. */
import type { Card } from '@kitchen-table/language/core';
import { describe, expect, test } from 'vitest';
import { act, card, creature, filter, keyword, number, spell } from '../support/cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';
import { attack, three, twice } from '../support/repeated-keyword-cards.ts';

const amount = (n: number) => ({ amount: number(n) });

describe('working twice', () => {
  test('bushido, flanking and rampage each trigger twice (CR 702.45b, 702.25b, 702.23c)', () => {
    const blocked = (word: string, more = {}): Scenario => {
      const game = attack(
        twice(word, more, 2, 5),
        ['Craw Wurm', 'Hill Giant'],
        [
          ['Craw Wurm', 'Test Twice'],
          ['Hill Giant', 'Test Twice'],
        ],
      );
      return game.to('DeclareBlockers');
    };
    expect(blocked('bushido', amount(1)).ann.stats('Test Twice')).toBe('4/7');
    expect(blocked('rampage', amount(2)).ann.stats('Test Twice')).toBe('6/9');
    expect(blocked('flanking').ben.stats('Craw Wurm')).toBe('4/2');
  });

  test('frenzy twice adds twice when nobody blocks, and nothing when somebody does (CR 702.68b, 702.68a)', () => {
    expect(attack(twice('frenzy', amount(2))).throughCombat().ben.life).toBe(14);
    expect(
      attack(twice('frenzy', amount(2)), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']])
        .to('DeclareBlockers')
        .ann.stats('Test Twice'),
    ).toBe('2/2');
  });

  test('poisonous twice gives both amounts, whatever the damage (CR 702.70b, 702.70a)', () => {
    const game = attack(twice('poisonous', amount(3), 1, 1)).throughCombat();
    expect([game.ben.state.counters['poison'], game.ben.life]).toEqual([6, 19]);
  });

  test('ingest twice exiles two cards of the damaged player’s library (CR 702.115b, 702.115a)', () => {
    const game = attack(twice('ingest')).throughCombat();
    expect([game.ben.exile.length, game.ben.library.length, game.ann.exile.length]).toEqual([2, 3, 0]);
  });

  test('afflict twice takes its amount twice, as soon as it is blocked (CR 702.130b, 702.130a)', () => {
    const game = attack(twice('afflict', amount(2)), ['Craw Wurm'], [['Craw Wurm', 'Test Twice']]).to(
      'DeclareBlockers',
    );
    expect(game.ben.life).toBe(16);
  });

  test('annihilator twice asks for both sacrifices (CR 702.86b)', () => {
    const game = attack(twice('annihilator', amount(1)), ['Grizzly Bears', 'Hill Giant', 'Island']).throughCombat();
    expect(game.ben.battlefield).toHaveLength(1);
  });

  test('battle cry twice raises each other attacker twice, itself not (CR 702.91b, 702.91a)', () => {
    const game = attack(
      twice('battle cry'),
      [],
      [],
      ['Grizzly Bears', 'Hill Giant'],
      ['Test Twice', 'Grizzly Bears'],
    ).to('DeclareBlockers');
    expect(['Test Twice', 'Grizzly Bears', 'Hill Giant'].map((name) => game.ann.stats(name))).toEqual([
      '2/2',
      '4/2',
      '3/3',
    ]);
  });

  test('dethrone twice: two counters when it attacks the player with the most life, none otherwise (CR 702.105b, 702.105a)', () => {
    const play = (life: number): string => {
      const game = scenario([['Test Twice'], { life }], { cards: [twice('dethrone')] });
      game.ann.attacks('Test Twice');
      return game.throughCombat().ann.stats('Test Twice');
    };
    expect([play(20), play(19)]).toEqual(['4/4', '2/2']);
  });

  test('mentor twice teaches a weaker attacker twice (CR 702.134b, 702.134a)', () => {
    const game = attack(
      twice('mentor', {}, 4, 4),
      [],
      [],
      ['Raging Goblin', 'Craw Wurm'],
      ['Test Twice', 'Raging Goblin', 'Craw Wurm'],
    ).throughCombat();
    expect([game.ann.stats('Raging Goblin'), game.ann.stats('Craw Wurm')]).toEqual(['3/3', '6/4']);
  });

  test('training twice: two counters beside a stronger attacker (CR 702.149b)', () => {
    expect(
      attack(twice('training'), [], [], ['Hill Giant'], ['Test Twice', 'Hill Giant'])
        .throughCombat()
        .ann.stats('Test Twice'),
    ).toBe('4/4');
  });

  test('renown twice: the second finds the creature renowned already (CR 702.112c)', () => {
    expect(
      attack(twice('renown', amount(1)))
        .throughCombat()
        .ann.stats('Test Twice'),
    ).toBe('3/3');
  });

  test('myriad twice makes two attackers for each other opponent (CR 702.116b)', () => {
    const game = scenario([['Test Twice'], [], []], { cards: [twice('myriad')] });
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.attacks('Test Twice', 'ben');
    game.throughCombat();
    expect([game.ben.life, game.cat.life]).toEqual([18, 16]);
  });

  test('prowess, extort and storm twice trigger twice each (CR 702.108b, 702.101b, 702.40b)', () => {
    const storm = card('Test Storm', {
      cost: 'R',
      types: ['instant'],
      abilities: [keyword('storm'), keyword('storm'), spell(act({ ...three, amount: number(1) }))],
    });
    const monk = creature(
      'Test Monk',
      'W',
      1,
      1,
      keyword('prowess'),
      keyword('prowess'),
      keyword('extort'),
      keyword('extort'),
    );
    const game = scenario(
      [
        {
          battlefield: ['Test Monk', 'Mountain', 'Mountain', 'Plains', 'Plains', 'Plains', 'Plains'],
          hand: ['Shock', 'Test Storm'],
        },
        [],
      ],
      { cards: [monk, storm] },
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Shock', { targets: ['ben'] });
    game.resolveAll();
    expect([game.ann.life, game.ben.life, game.ann.stats('Test Monk')]).toEqual([22, 16, '3/3']);
    game.ann.casts('Test Storm');
    game.resolveAll();
    expect([game.ann.life, game.ben.life, game.ann.stats('Test Monk')]).toEqual([24, 11, '5/5']);
  });

  test('affinity and undaunted twice reduce twice, undaunted by one for each opponent (CR 702.41b, 702.125c, 702.125a)', () => {
    const castable = (word: string, more: object, cost: string, seats: string[][]): boolean => {
      const made = card('Test Cheap', {
        cost,
        types: ['sorcery'],
        abilities: [keyword(word, more), keyword(word, more), spell(act(three))],
      });
      return scenario([{ battlefield: seats[0] ?? [], hand: ['Test Cheap'] }, ...seats.slice(1)], {
        cards: [made],
      }).ann.can('cast', 'Test Cheap');
    };
    const bears = { filter: filter('creature') };
    expect([
      castable('affinity', bears, '4', [['Grizzly Bears', 'Hill Giant'], []]),
      castable('affinity', bears, '5', [['Grizzly Bears', 'Hill Giant'], []]),
    ]).toEqual([true, false]);
    expect([castable('undaunted', {}, '4', [[], [], []]), castable('undaunted', {}, '5', [[], [], []])]).toEqual([
      true,
      false,
    ]);
  });

  test('modular, graft, bloodthirst and vanishing twice enter with both amounts (CR 702.43b, 702.58b, 702.54c, 702.63c)', () => {
    const enters = (word: string, kind: string): number | undefined => {
      const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: ['Test Twice', 'Shock'] }, []], {
        cards: [twice(word, amount(2), 1, 1)],
      });
      game.ann.casts('Shock', { targets: ['ben'] });
      game.resolveAll();
      game.ann.casts('Test Twice');
      game.resolveAll();
      return game.ann.permanent('Test Twice').counters[kind];
    };
    expect(['modular', 'graft', 'bloodthirst'].map((word) => enters(word, '+1/+1'))).toEqual([4, 4, 4]);
    expect(enters('vanishing', 'time')).toBe(4);
  });

  test('bloodthirst without damage to an opponent adds nothing (CR 702.54a)', () => {
    const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: ['Test Twice', 'Shock'] }, []], {
      cards: [twice('bloodthirst', amount(2), 1, 1)],
    });
    game.ann.casts('Shock', { targets: ['ann'] });
    game.resolveAll();
    game.ann.casts('Test Twice');
    game.resolveAll();
    expect(game.ann.stats('Test Twice')).toBe('1/1');
  });

  test('afterlife twice leaves two Spirits, fabricate twice two Servos or counters, riot twice both gifts (CR 702.135b, 702.123b, 702.136b)', () => {
    const ghost = scenario([{ battlefield: ['Test Twice', 'Mountain'], hand: ['Shock'] }, []], {
      cards: [twice('afterlife', amount(1))],
    });
    ghost.ann.casts('Shock', { targets: ['Test Twice'] });
    ghost.resolveAll();
    expect(ghost.ann.battlefield).toEqual(['Mountain', 'Spirit Token', 'Spirit Token']);
    const maker = scenario([{ battlefield: ['Mountain'], hand: ['Test Twice'] }, []], {
      cards: [twice('fabricate', amount(1))],
    });
    maker.ann.casts('Test Twice');
    maker.resolveAll();
    expect(maker.ann.battlefield.length + Number(maker.ann.permanent('Test Twice').counters['+1/+1'] ?? 0)).toBe(4);
    const rioter = scenario([{ battlefield: ['Mountain'], hand: ['Test Twice'] }, []], { cards: [twice('riot')] });
    rioter.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    rioter.ann.casts('Test Twice');
    rioter.resolveAll();
    expect(rioter.ann.stats('Test Twice')).toBe('4/4');
  });

  test('evolve twice grows twice beside something bigger (CR 702.100d)', () => {
    const game = scenario(
      [{ battlefield: ['Test Twice', 'Mountain', 'Mountain', 'Mountain', 'Mountain'], hand: ['Hill Giant'] }, []],
      { cards: [twice('evolve', {}, 1, 1)] },
    );
    game.ann.casts('Hill Giant');
    game.resolveAll();
    expect(game.ann.stats('Test Twice')).toBe('3/3');
  });

  test('soulshift twice returns two Spirits of little mana value (CR 702.46b, 702.46a)', () => {
    const spirit = (name: string, cost: string): Card =>
      card(name, { cost, types: ['creature'], subtypes: ['Spirit'], power: 1, toughness: 1 });
    const cards = [
      twice('soulshift', amount(2)),
      spirit('Test One', 'W'),
      spirit('Test Two', '1W'),
      spirit('Test Five', '4W'),
    ];
    const game = scenario(
      [
        {
          battlefield: ['Test Twice', 'Mountain'],
          hand: ['Shock'],
          graveyard: ['Test One', 'Test Two', 'Test Five', 'Grizzly Bears'],
        },
        [],
      ],
      { cards },
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    let used = 0;
    game.ann.casts('Shock', { targets: ['Test Twice'] });
    game.plan((question) => (question.kind === 'targets' ? (expect(question.legal).toHaveLength(2), [used++]) : null));
    game.resolveAll();
    expect(game.ann.hand.sort()).toEqual(['Test One', 'Test Two']);
  });

  test('cascade twice casts two cards (CR 702.85c)', () => {
    const elf = creature('Test Cascader', '2G', 3, 2, keyword('cascade'), keyword('cascade'));
    const game = scenario(
      [
        {
          battlefield: ['Forest', 'Forest', 'Forest'],
          hand: ['Test Cascader'],
          library: ['Grizzly Bears', 'Goblin Piker', 'Plains', 'Plains'],
        },
        [],
      ],
      { cards: [elf] },
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Test Cascader');
    game.resolveAll();
    expect(game.ann.battlefield.filter((name) => name !== 'Forest').sort()).toEqual([
      'Goblin Piker',
      'Grizzly Bears',
      'Test Cascader',
    ]);
  });
});
