/** What the card types are, and the zones. CR 300-308, 400-406. */
import { describe, expect, test } from 'vitest';
import type { Ability, Clause, Filter } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { characteristics } from '../../src/index.ts';
import {
  act,
  card,
  creature,
  draw,
  enchantment,
  filter,
  gain,
  instant,
  it,
  number,
  plays,
  quantifier,
  self,
  sorcery,
  table,
  target,
  targetCreature,
  you,
} from '../support/single-rule-cards.ts';

const grab = instant('Test Grab', act({ kind: 'gainControl', object: targetCreature }));
const murder = instant('Test Murder', act({ kind: 'destroy', object: targetCreature }));
const sword = card('Test Sword', {
  cost: '0',
  types: ['artifact'],
  subtypes: ['Equipment'],
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: { kind: 'host', how: 'equipped', filter: filter('creature') },
            power: number(2),
            toughness: number(2),
          },
        },
      ],
    },
    { kind: 'keyword', keyword: 'equip', cost: [{ kind: 'manaCost', symbols: ['0'] }] },
  ],
});
const aura = card('Test Aura', {
  cost: '0',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [
    { kind: 'keyword', keyword: 'enchant', filter: filter('creature') },
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: { kind: 'host', how: 'enchanted', filter: filter('creature') },
            power: number(1),
            toughness: number(1),
          },
        },
      ],
    },
  ],
});

test.each([
  ['an artifact (CR 301.2)', card('Test Thing', { cost: '0', types: ['artifact'] })],
  ['a creature (CR 302.2)', creature('Test Thing', '0', 1, 1)],
  ['an enchantment (CR 303.2)', enchantment('Test Thing')],
  [
    'a planeswalker (CR 306.2)',
    card('Test Thing', { cost: '0', types: ['planeswalker'], subtypes: ['Test'], loyalty: 1 }),
  ],
  [
    'a kindred artifact, cast as the artifact it is (CR 300.2b, 308.1)',
    card('Test Thing', { cost: '0', types: ['kindred', 'artifact'], subtypes: ['Goblin'] }),
  ],
])("%s enters under its controller's control as its spell resolves", (_name, thing) => {
  const game = table([thing], [{ hand: ['Test Thing'] }, {}]);
  game.ann.casts('Test Thing');
  expect([game.stack, game.ann.battlefield]).toEqual([['Test Thing'], []]);
  game.resolve();
  expect([game.stack, game.ann.battlefield, game.ann.graveyard]).toEqual([[], ['Test Thing'], []]);
});

test('a land that is also a creature is played as a land, never cast (CR 300.2a, 305.9)', () => {
  const arbor = card('Test Arbor', {
    types: ['land', 'creature'],
    subtypes: ['Forest', 'Dryad'],
    power: 1,
    toughness: 1,
  });
  const game = table([arbor], [{ hand: ['Test Arbor'] }, {}]);
  expect(game.ann.can('cast', 'Test Arbor')).toBe(false);
  game.ann.playsLand('Test Arbor');
  expect([game.stack, game.ann.stats('Test Arbor')]).toEqual([[], '1/1']);
});

describe('Equipment', () => {
  test('it enters unattached and is attached by equip, to a creature of its controller (CR 301.5, 301.5b)', () => {
    const game = table([sword], [{ hand: ['Test Sword'], battlefield: ['Grizzly Bears', 'Forest'] }, ['Hill Giant']]);
    plays(game, game.ann, 'Test Sword');
    expect([game.ann.stats('Grizzly Bears'), game.ann.permanent('Test Sword').attachedTo < 0]).toEqual(['2/2', true]);
    game.ann.answers('targets', (question) => {
      expect(question.kind === 'targets' && game.ann.names(question.legal as never)).toEqual(['Grizzly Bears']);
      return [0];
    });
    game.ann.activates('Test Sword');
    game.resolveAll();
    expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  });

  test("it stays attached and its owner's when the creature changes control; its controller may equip another (CR 301.5d)", () => {
    const game = table(
      [sword, grab],
      [{ battlefield: ['Test Sword', 'Grizzly Bears', 'Craw Wurm'] }, { hand: ['Test Grab'] }],
    );
    game.ann.activates('Test Sword', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    plays(game, game.ben, 'Test Grab', ['Grizzly Bears']);
    expect([
      game.ben.stats('Grizzly Bears'),
      game.ann.battlefield.includes('Test Sword'),
      game.ben.can('activate', 'Test Sword'),
    ]).toEqual(['4/4', true, false]);
    game.ann.activates('Test Sword', { targets: ['Craw Wurm'] });
    game.resolveAll();
    expect([game.ben.stats('Grizzly Bears'), game.ann.stats('Craw Wurm')]).toEqual(['2/2', '8/6']);
  });

  test('it stays on the battlefield, unattached, when the creature is gone (CR 301.5c, 704.5n)', () => {
    const game = table([sword, murder], [{ hand: ['Test Murder'], battlefield: ['Test Sword', 'Grizzly Bears'] }, {}]);
    game.ann.activates('Test Sword', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    plays(game, game.ann, 'Test Murder', ['Grizzly Bears']);
    expect([game.ann.battlefield, game.ann.permanent('Test Sword').attachedTo < 0]).toEqual([['Test Sword'], true]);
  });

  test('it falls off what stops being a creature (CR 301.5c, 704.5n)', () => {
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
    const game = table([sword, stone], [{ hand: ['Test Stone'], battlefield: ['Test Sword', 'Grizzly Bears'] }, {}]);
    game.ann.activates('Test Sword', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    plays(game, game.ann, 'Test Stone', ['Grizzly Bears']);
    expect(game.ann.permanent('Test Sword').attachedTo < 0).toBe(true);
  });
});

describe('Auras', () => {
  test('an Aura enters attached to its target (CR 303.4), and is put into the graveyard when that is gone (CR 303.4c, 704.5m)', () => {
    const game = table([aura, murder], [{ hand: ['Test Aura', 'Test Murder'] }, ['Grizzly Bears']]);
    plays(game, game.ann, 'Test Aura', ['Grizzly Bears']);
    expect(game.ben.stats('Grizzly Bears')).toBe('3/3');
    plays(game, game.ann, 'Test Murder', ['Grizzly Bears']);
    expect(game.ann.graveyard.sort()).toEqual(['Test Aura', 'Test Murder']);
  });

  test('its controller stays the same when the creature changes control (CR 303.4e)', () => {
    const game = table(
      [aura, grab],
      [{ hand: ['Test Aura'], battlefield: ['Grizzly Bears'] }, { hand: ['Test Grab'] }],
    );
    plays(game, game.ann, 'Test Aura', ['Grizzly Bears']);
    plays(game, game.ben, 'Test Grab', ['Grizzly Bears']);
    expect([game.ann.battlefield, game.ben.stats('Grizzly Bears')]).toEqual([['Test Aura'], '3/3']);
  });

  const graveyardCard: Filter = {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
    qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }],
  };
  const raise = sorcery(
    'Test Raise',
    act({ kind: 'move', verb: 'return', object: target(graveyardCard), to: { kind: 'place', zone: 'battlefield' } }),
  );
  test('an Aura that enters otherwise than as a spell is put on what its controller chooses, without targeting (CR 303.4f)', () => {
    const hidden = creature('Test Hidden', '0', 1, 1, { kind: 'keyword', keyword: 'shroud' });
    const game = table([aura, raise, hidden], [{ hand: ['Test Raise'], graveyard: ['Test Aura'] }, ['Test Hidden']]);
    plays(game, game.ann, 'Test Raise', ['Test Aura']);
    expect(game.ben.stats('Test Hidden')).toBe('2/2');
  });

  test('with nothing to enchant it stays where it is (CR 303.4g)', () => {
    const game = table([aura, raise], [{ hand: ['Test Raise'], graveyard: ['Test Aura'] }, {}]);
    const before = game.game.objects[game.ann.state.graveyard[0] as number];
    plays(game, game.ann, 'Test Raise', ['Test Aura']);
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], ['Test Aura', 'Test Raise']]);
    expect(game.ann.state.graveyard[0]).toBe(before?.id);
  });
});

test('a land with a basic land type taps for that color, whatever its name (CR 305.6)', () => {
  const bog = card('Test Bog', { types: ['land'], subtypes: ['Mountain'] });
  const game = table([bog], [{ hand: ['Raging Goblin'], battlefield: ['Test Bog'] }, {}]);
  game.ann.activates('Test Bog');
  expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 1, 0, 0]);
});

test('a basic land is one with that supertype: a basic land type is not enough (CR 305.8)', () => {
  const bog = card('Test Bog', { types: ['land'], subtypes: ['Mountain'] });
  const raze = sorcery(
    'Test Raze',
    act({
      kind: 'destroy',
      object: {
        kind: 'select',
        quantifier: quantifier('all'),
        filter: { ...filter('land'), adjectives: [{ kind: 'non', of: { kind: 'supertypeWord', supertype: 'basic' } }] },
      },
    }),
  );
  const game = table([bog, raze], [{ hand: ['Test Raze'], battlefield: ['Test Bog', 'Mountain'] }, {}]);
  plays(game, game.ann, 'Test Raze');
  expect(game.ann.battlefield).toEqual(['Mountain']);
});

const loyal = (amount: number, clause: Clause): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'loyaltyCost', amount }],
  clause,
});
const walker = card('Test Walker', {
  cost: '0',
  types: ['planeswalker'],
  subtypes: ['Test'],
  loyalty: 3,
  abilities: [loyal(1, gain(1)), loyal(-2, draw(1)), loyal(-7, gain(9)), loyal(0, gain(2))],
});
test('loyalty abilities: plus adds counters, minus removes them, only with enough, once a turn, at sorcery speed (CR 306.5d, 107.7, 113.5, 606.3)', () => {
  const seats = [{ hand: ['Test Breath'], battlefield: ['Test Walker'] }, {}];
  const breath = instant('Test Breath', gain(1));
  const game = table([walker, breath], seats);
  const loyalty = (): number | undefined => game.ann.permanent('Test Walker').counters['loyalty'];
  expect(() => game.ann.activates('Test Walker', { ability: 2 })).toThrow("can't activate");
  game.ann.casts('Test Breath');
  expect(game.ann.can('activate', 'Test Walker')).toBe(false);
  game.resolveAll();
  game.ann.activates('Test Walker', { ability: 0 });
  expect(loyalty()).toBe(4);
  game.resolveAll();
  expect([game.ann.can('activate', 'Test Walker'), game.ann.life]).toEqual([false, 22]);
  game.to('Upkeep', 2);
  expect(game.ann.can('activate', 'Test Walker')).toBe(false);
  game.to('PrecombatMain', 3);
  game.ann.activates('Test Walker', { ability: 1 });
  expect(loyalty()).toBe(2);
});

test('planeswalkers can be attacked (CR 306.6)', () => {
  const game = table([walker], [['Grizzly Bears'], ['Test Walker']]);
  game.ann.attacks('Grizzly Bears', 'Test Walker');
  game.throughCombat();
  expect([game.ben.permanent('Test Walker').counters['loyalty'], game.ben.life]).toEqual([1, 20]);
});

test('"only as a sorcery" is a main phase of one\'s own with an empty stack and priority, whether there is a sorcery or not (CR 307.5)', () => {
  const forge = card('Test Forge', {
    cost: '0',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'manaCost', symbols: ['0'] }],
        clause: gain(1),
        limits: [{ kind: 'onlyAsSorcery' }],
      },
    ],
  });
  const game = table([forge], [['Test Forge'], ['Test Forge']]);
  expect([game.ann.can('activate', 'Test Forge'), game.ben.can('activate', 'Test Forge')]).toEqual([true, false]);
  game.ann.activates('Test Forge');
  expect(game.ann.can('activate', 'Test Forge')).toBe(false);
  game.resolveAll();
  game.to('End');
  expect(game.ann.can('activate', 'Test Forge')).toBe(false);
});

test("a creature's power is the damage it deals in combat, its toughness the damage that destroys it (CR 302.4a, 302.4b, 302.5)", () => {
  const game = table(
    [creature('Test Odd', '0', 3, 5)],
    [
      ['Test Odd', 'Test Odd'],
      ['Craw Wurm', 'Test Odd'],
    ],
  );
  game.ann.attacks(['Test Odd', 'Test Odd']);
  game.ben.blocks([['Craw Wurm', 'Test Odd']]);
  game.throughCombat();
  expect([game.ann.graveyard, game.ben.battlefield, game.ben.life]).toEqual([
    ['Test Odd'],
    ['Craw Wurm', 'Test Odd'],
    17,
  ]);
});

describe('zones', () => {
  const bury = (to: { nth: number } | 'bottom' | 'top'): Card =>
    sorcery(
      'Test Bury',
      act({
        kind: 'move',
        verb: 'put',
        object: { ...targetCreature, label: 'target1' },
        to: {
          kind: 'place',
          zone: 'library',
          of: { kind: 'playerOf', relation: 'owner', of: it('target1') },
          position: to,
        },
      }),
    );
  test('the nth from the top of a library with fewer cards is its bottom (CR 401.7)', () => {
    // The last in the list is the top card.
    for (const [nth, expected] of [
      [2, ['Island', 'Hill Giant', 'Plains']],
      [7, ['Hill Giant', 'Island', 'Plains']],
    ] as const) {
      const game = table(
        [bury({ nth })],
        [{ hand: ['Test Bury'] }, { battlefield: ['Hill Giant'], library: ['Plains', 'Island'] }],
      );
      plays(game, game.ann, 'Test Bury', ['Hill Giant']);
      expect(game.ben.library).toEqual(expected);
    }
  });

  test('libraries and hands of others are hidden, their sizes are not; graveyards are for all to see (CR 400.2, 401.2, 401.3, 402.3, 404.2)', () => {
    const game = table([], [{ hand: ['Shock'], graveyard: ['Murder'], library: ['Craw Wurm'] }, {}]);
    const seen = JSON.stringify(game.session.view(game.ben.id));
    expect([seen.includes('Shock'), seen.includes('Craw Wurm'), seen.includes('Murder')]).toEqual([false, false, true]);
    const own = JSON.stringify(game.session.view(game.ann.id));
    expect([own.includes('Shock'), own.includes('Craw Wurm'), own.includes('Murder')]).toEqual([true, false, true]);
    expect(game.session.view(game.ben.id).players[0]).toMatchObject({ librarySize: 1, handSize: 1 });
  });

  test('objects go on top of a graveyard and of the stack in the order they come (CR 404.1, 405.2)', () => {
    const one = instant('Test One', gain(1));
    const two = instant('Test Two', gain(1));
    const game = table([one, two], [{ hand: ['Test One', 'Test Two'] }, {}]);
    game.ann.casts('Test One');
    game.ann.casts('Test Two');
    expect(game.stack).toEqual(['Test One', 'Test Two']);
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Test Two', 'Test One']);
  });

  test('an ability that triggers on dying finds the card in the graveyard (CR 400.7e)', () => {
    const phoenix = creature('Test Phoenix', '0', 1, 1, {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'die', object: self }] },
      clause: act({
        kind: 'move',
        verb: 'return',
        object: { kind: 'reference', to: 'event.object', words: 'it' },
        to: { kind: 'place', zone: 'hand', of: you },
      }),
    });
    const game = table([phoenix, murder], [{ hand: ['Test Murder'], battlefield: ['Test Phoenix'] }, {}]);
    plays(game, game.ann, 'Test Murder', ['Test Phoenix']);
    game.resolveAll();
    expect([game.ann.hand, game.ann.graveyard]).toEqual([['Test Phoenix'], ['Test Murder']]);
  });

  test('what a resolving spell did to a permanent spell lasts on the permanent it becomes (CR 112.4, 400.7a)', () => {
    const paint = instant('Test Paint', {
      kind: 'do',
      action: {
        kind: 'become',
        verb: 'become',
        object: target({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } }),
        as: { kind: 'description', colors: ['black'] },
      },
    });
    const free = creature('Test Free', '0', 1, 1);
    const game = table([paint, free], [{ hand: ['Test Free', 'Test Paint'] }, {}]);
    game.ann.casts('Test Free');
    plays(game, game.ann, 'Test Paint', ['Test Free']);
    game.resolve();
    expect(characteristics(game.game, game.ann.permanent('Test Free').id).colors).toBe(0b00100);
  });
});
