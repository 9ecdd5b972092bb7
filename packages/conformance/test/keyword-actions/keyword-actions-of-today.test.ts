/** Keyword actions that newer editions of the rules have, with cards read from text. CR 701.11, 701.57, 701.61, 701.63, 701.65, 701.66, 701.68, 701.69. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('blight', () => {
  const lines = [
    'Rot | {0} | Sorcery | | You may blight 2. If you do, draw a card.',
    'Sting | {0} | Sorcery | | As an additional cost to cast this spell, blight 2 or pay {4}. / You gain 4 life.',
    'Hedge | {0} | Creature — Plant | 0/3 | Ward—Blight 2.',
    'Poke | {0} | Instant | | Target creature gets +1/+1 until end of turn.',
  ];

  test('-1/-1 counters on a creature of the player’s choice; without one it can’t be chosen (CR 701.68a, 701.68b)', () => {
    const game = table(lines, [{ hand: ['Rot'], battlefield: ['Craw Wurm'] }, ['Grizzly Bears']]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Rot');
    expect([game.ann.stats('Craw Wurm'), game.ann.hand.length]).toEqual(['4/2', 1]);
    const none = table(lines, [{ hand: ['Rot'] }, ['Grizzly Bears']]);
    none.plan((question) => {
      if (question.kind === 'yesNo') throw new Error('nobody is asked');
      return null;
    });
    plays(none.ann, 'Rot');
    expect(none.ann.hand).toEqual([]);
  });

  test('it may be a cost: of a spell, or what whoever targets pays for ward (CR 701.68a, 701.68b)', () => {
    const cast = (battlefield: readonly string[]): boolean =>
      table(lines, [{ hand: ['Sting'], battlefield }, {}]).ann.can('cast', 'Sting');
    expect([cast([]), cast(['Grizzly Bears']), cast(['Plains', 'Plains', 'Plains', 'Plains'])]).toEqual([
      false,
      true,
      true,
    ]);
    const game = table(lines, [{ hand: ['Poke'], battlefield: ['Craw Wurm'] }, ['Hedge']]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Poke', 'Hedge');
    expect([game.ben.stats('Hedge'), game.ann.stats('Craw Wurm')]).toEqual(['1/4', '4/2']);
  });
});

describe('collect evidence', () => {
  const lines = [
    'Sleuth | {0} | Artifact | | {0}, Collect evidence 4: You gain 1 life. / Whenever you collect evidence, you gain 10 life.',
    'Ask | {0} | Sorcery | | You may collect evidence 6. If you do, draw a card.',
  ];

  test('cards with so much mana value in all are exiled from the graveyard (CR 701.57a)', () => {
    const game = table(lines, [{ battlefield: ['Sleuth'], graveyard: ['Grizzly Bears', 'Forest', 'Hill Giant'] }, {}]);
    const asked: string[][] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      asked.push(game.ann.names(question.from as never));
      return question.min === 0 ? [] : [question.from.length - 1];
    });
    uses(game.ann, 'Sleuth');
    expect([game.ann.exile, game.ann.graveyard, game.ann.life]).toEqual([
      ['Hill Giant'],
      ['Grizzly Bears', 'Forest'],
      31,
    ]);
    expect(asked).toHaveLength(2);
  });

  test('without enough of them it can’t be chosen (CR 701.57b)', () => {
    const seat = { battlefield: ['Sleuth'], hand: ['Ask'], graveyard: ['Grizzly Bears', 'Forest'] };
    const game = table(lines, [seat, {}]);
    expect(game.ann.can('activate', 'Sleuth')).toBe(false);
    plays(game.ann, 'Ask');
    expect([game.ann.hand, game.ann.exile]).toEqual([[], []]);
  });
});

test('behold: a card of the quality is revealed, or a permanent chosen (701.4a of today)', () => {
  const lines = [
    'Song | {0} | Sorcery | | As an additional cost to cast this spell, behold an Elf or pay {5}. / You gain 3 life.',
    'Scout | {G} | Creature — Elf | 1/1 |',
  ];
  const can = (seat: object): boolean => table(lines, [{ hand: ['Song'], ...seat }, {}]).ann.can('cast', 'Song');
  expect([
    can({}),
    can({ battlefield: ['Scout'] }),
    can({ hand: ['Song', 'Scout'] }),
    can({ graveyard: ['Scout'] }),
  ]).toEqual([false, true, true, false]);
  const game = table(lines, [{ hand: ['Song', 'Scout'] }, {}], { log: true });
  plays(game.ann, 'Song');
  expect([game.ann.life, game.ann.hand]).toEqual([23, ['Scout']]);
  expect(JSON.stringify(game.session.view(game.ben.id).log)).toContain('Scout');
});

test('forage: three cards of the graveyard are exiled, or a Food is sacrificed (CR 701.61a)', () => {
  const lines = [
    'Burrow | {0} | Sorcery | | You may forage. If you do, you gain 3 life.',
    'Pie | {0} | Artifact — Food | |',
  ];
  const after = (seat: object): unknown[] => {
    const game = table(lines, [{ hand: ['Burrow'], ...seat }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Burrow');
    return [game.ann.life, game.ann.exile.length, game.ann.battlefield];
  };
  expect(after({ graveyard: ['Forest', 'Forest', 'Forest'] })).toEqual([23, 3, []]);
  expect(after({ battlefield: ['Pie'] })).toEqual([23, 0, []]);
  expect(after({ graveyard: ['Forest', 'Forest'] })).toEqual([20, 0, []]);
});

describe('endure', () => {
  const lines = [
    'Kin | {0} | Creature — Human | 1/1 | When this creature enters, it endures 2.',
    'Husk | {X} | Creature — Human | 1/1 | When this creature enters, it endures X.',
  ];

  test('counters on the permanent, or a white Spirit of that size (CR 701.63a)', () => {
    for (const [answer, battlefield, stats] of [
      [1, ['Kin'], '3/3'],
      [0, ['Kin', 'Spirit Token'], '1/1'],
    ] as const) {
      const game = table(lines, [{ hand: ['Kin'] }, {}]);
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Kin');
      expect([game.ann.battlefield, game.ann.stats('Kin')]).toEqual([battlefield, stats]);
      if (answer === 0) expect(game.ann.stats('Spirit Token')).toBe('2/2');
    }
  });

  test('nothing happens for zero (CR 701.63b)', () => {
    const game = table(lines, [{ hand: ['Husk'] }, {}]);
    plays(game.ann, 'Husk');
    expect([game.ann.battlefield, game.ann.stats('Husk')]).toEqual([['Husk'], '1/1']);
  });
});

test('airbend: exiled, its owner may cast it for {2} while it is there (CR 701.65a)', () => {
  const lines = ['Gust | {0} | Instant | | Airbend target creature.'];
  const game = table(lines, [{ hand: ['Gust'] }, { battlefield: ['Craw Wurm', 'Plains', 'Plains'] }]);
  plays(game.ann, 'Gust', 'Craw Wurm');
  expect([game.ben.exile, game.ben.can('cast', 'Craw Wurm')]).toEqual([['Craw Wurm'], false]);
  game.to('PrecombatMain', 2);
  expect([game.ann.can('cast', 'Craw Wurm'), game.ben.can('cast', 'Craw Wurm')]).toEqual([false, true]);
  plays(game.ben, 'Craw Wurm');
  expect(game.ben.battlefield.includes('Craw Wurm')).toBe(true);
});

test('an ability that asks whether evidence was collected asks about that additional cost (CR 701.57c)', () => {
  const lines = [
    'Reopen | {0} | Sorcery | | As an additional cost to cast this spell, you may collect evidence 4. / You gain 1 life. If evidence was collected, you gain 6 life.',
  ];
  for (const [answer, graveyard, life] of [
    [1, ['Hill Giant'], 27],
    [0, ['Hill Giant'], 21],
    [1, ['Forest'], 21],
  ] as const) {
    const game = table(lines, [{ hand: ['Reopen'], graveyard }, {}]);
    game.ann.answers('yesNo', [answer]);
    plays(game.ann, 'Reopen');
    expect(game.ann.life).toBe(life);
  }
});

describe('heal', () => {
  const lines = [
    'Sting | {0} | Sorcery | | Sting deals 3 damage to target creature.',
    'Balm | {0} | Sorcery | | Heal all damage on target creature.',
  ];

  test('damage marked on a creature is removed, and it survives as much again (CR 701.69a)', () => {
    const game = table(lines, [{ hand: ['Sting', 'Balm', 'Sting', 'Sting'] }, ['Craw Wurm']]);
    plays(game.ann, 'Sting', 'Craw Wurm');
    expect(game.ben.permanent('Craw Wurm').damage).toBe(3);
    plays(game.ann, 'Balm', 'Craw Wurm');
    expect(game.ben.permanent('Craw Wurm').damage).toBe(0);
    plays(game.ann, 'Sting', 'Craw Wurm');
    expect(game.ben.permanent('Craw Wurm').damage).toBe(3);
    plays(game.ann, 'Sting', 'Craw Wurm');
    expect(game.ben.graveyard).toEqual(['Craw Wurm']);
  });
});

describe('triple', () => {
  const lines = [
    "Swell | {0} | Instant | | Triple target creature's power and toughness until end of turn.",
    "Whet | {0} | Instant | | Triple target creature's power until end of turn.",
    'Sap | {0} | Instant | | Target creature gets -3/-0 until end of turn.',
    'Hone | {0} | Instant | | Target creature gets +1/+0 until end of turn.',
  ];

  test('it gets twice what it has, until the turn ends; what comes later is not tripled (CR 701.11b)', () => {
    const game = table(lines, [{ hand: ['Swell', 'Hone'] }, ['Hill Giant']]);
    plays(game.ann, 'Swell', 'Hill Giant');
    expect(game.ben.stats('Hill Giant')).toBe('9/9');
    plays(game.ann, 'Hone', 'Hill Giant');
    expect(game.ben.stats('Hill Giant')).toBe('10/9');
    game.to('Upkeep');
    expect(game.ben.stats('Hill Giant')).toBe('3/3');
  });

  test('power alone; less than nothing becomes three times as little (CR 701.11b, 701.11c)', () => {
    const game = table(lines, [{ hand: ['Whet', 'Sap', 'Whet'] }, ['Grizzly Bears', 'Hill Giant']]);
    plays(game.ann, 'Whet', 'Hill Giant');
    expect(game.ben.stats('Hill Giant')).toBe('9/3');
    plays(game.ann, 'Sap', 'Grizzly Bears');
    plays(game.ann, 'Whet', 'Grizzly Bears');
    expect(game.ben.stats('Grizzly Bears')).toBe('-3/2');
  });
});

test('who earthbends is heard doing so once the land is what it has become (CR 701.66b)', () => {
  const lines = [
    'Heave | {0} | Sorcery | | Earthbend 2.',
    'Mole | {0} | Enchantment | | Whenever you earthbend, you gain 3 life.',
    'Worm | {0} | Enchantment | | Whenever a player earthbends, you gain 1 life.',
  ];
  const game = table(lines, [{ hand: ['Heave'], battlefield: ['Mole', 'Forest'] }, ['Worm', 'Mole']]);
  plays(game.ann, 'Heave', 'Forest');
  expect([game.ann.stats('Forest'), game.ann.life, game.ben.life]).toEqual(['2/2', 23, 21]);
});
