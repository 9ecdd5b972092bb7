/** Static abilities with a second half, tokens that are doubled, abilities that trigger again. CR 603.2d, 604, 614. */
import type { Filter, Noun, Rule, Value } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import {
  a,
  card,
  creature,
  enchantment,
  filter,
  gain,
  instant,
  number,
  plays,
  quantifier,
  self,
  soldier,
  sorcery,
  pump,
  table,
  targetPlayer,
  classFilter,
  whenever,
  you,
} from '../support/single-rule-cards.ts';

const MANY: Value = { kind: 'amountOf', to: 'event.amount', words: 'that many' };
const tokens = (...types: ('creature' | 'artifact')[]): Filter => ({
  kind: 'filter',
  noun: {
    kind: 'words',
    words: [
      ...types.map((type) => ({ kind: 'typeWord' as const, type })),
      { kind: 'classWord' as const, word: 'token' as const },
    ],
  },
});
const doubling = (of: Filter, by = 2): Rule => ({
  kind: 'replace',
  would: {
    kind: 'create',
    actor: you,
    quantifier: quantifier('atLeast', { number: number(1) }),
    token: { kind: 'tokensLike', filter: of },
  },
  instead: {
    kind: 'do',
    action: {
      kind: 'create',
      quantifier: quantifier('number', { number: { kind: 'times', by, of: MANY } }),
      token: { kind: 'thoseTokens' },
    },
  },
  words: 'tokens are created, passive',
});
const soldiers = (names: readonly string[]): number => names.filter((name) => name === 'Soldier Token').length;

test('twice that many tokens: each such effect applies once to the event (CR 614.1a, 614.5)', () => {
  const twice = enchantment('Test Mirror', doubling(tokens()));
  const more = enchantment('Test Echo', doubling(tokens(), 3));
  const game = table(
    [sorcery('Test Muster', soldier()), twice, more],
    [{ hand: ['Test Muster', 'Test Muster'], battlefield: ['Test Mirror'] }, {}],
  );
  plays(game, game.ann, 'Test Muster');
  expect(soldiers(game.ann.battlefield)).toBe(2);
  const both = table(
    [sorcery('Test Muster', soldier()), twice, more],
    [{ hand: ['Test Muster'], battlefield: ['Test Mirror', 'Test Echo'] }, {}],
  );
  both.ann.casts('Test Muster');
  both.resolve();
  expect(soldiers(both.ann.battlefield)).toBe(6);
});

test('only tokens of the sort that is said, and only the tokens of the one who says it (CR 111.2, 614.1a)', () => {
  const artifacts = enchantment('Test Mirror', doubling(tokens('artifact')));
  const creatures = enchantment('Test Lens', doubling(tokens('creature')));
  const of = (battlefield: string[], theirs: string[]): number => {
    const game = table(
      [sorcery('Test Muster', soldier()), artifacts, creatures],
      [{ hand: ['Test Muster'], battlefield }, { battlefield: theirs }],
    );
    plays(game, game.ann, 'Test Muster');
    return soldiers(game.ann.battlefield);
  };
  expect(of(['Test Mirror'], [])).toBe(1);
  expect(of(['Test Lens'], [])).toBe(2);
  expect(of([], ['Test Lens'])).toBe(1);
});

test('those tokens plus another: the other is created besides, and is no such event again (CR 614.5, 614.6)', () => {
  const plus = enchantment('Test Larder', {
    kind: 'replace',
    would: {
      kind: 'create',
      actor: you,
      quantifier: quantifier('atLeast', { number: number(1) }),
      token: { kind: 'tokensLike', filter: tokens() },
    },
    instead: {
      kind: 'sequence',
      steps: [
        {
          kind: 'do',
          action: {
            kind: 'create',
            quantifier: quantifier('number', { number: MANY }),
            token: { kind: 'thoseTokens' },
          },
        },
        {
          kind: 'do',
          action: { kind: 'create', quantifier: quantifier('a'), token: { kind: 'predefinedToken', name: 'Food' } },
        },
      ],
      joins: ['and'],
    },
    words: 'tokens are created, passive',
  });
  const game = table(
    [sorcery('Test Muster', soldier(2)), plus],
    [{ hand: ['Test Muster'], battlefield: ['Test Larder'] }, {}],
  );
  plays(game, game.ann, 'Test Muster');
  expect([...game.ann.battlefield].sort()).toEqual(['Food', 'Soldier Token', 'Soldier Token', 'Test Larder']);
});

test('"Otherwise" holds while the condition does not (CR 604.1, 611.3a)', () => {
  const totem = card('Test Totem', {
    types: ['creature'],
    cost: '0',
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'static',
        rules: [{ kind: 'changes', action: { kind: 'get', object: self, power: number(2), toughness: number(0) } }],
        condition: { kind: 'controls', player: you, object: a(filter('artifact')) },
        conditionTrailing: true,
        otherwise: [{ kind: 'changes', action: { kind: 'get', object: self, power: number(0), toughness: number(3) } }],
      },
    ],
  });
  const relic = card('Test Relic', { types: ['artifact'], cost: '0' });
  const game = table([totem, relic], [{ hand: ['Test Relic'], battlefield: ['Test Totem'] }, {}]);
  expect(game.ann.stats('Test Totem')).toBe('2/5');
  plays(game, game.ann, 'Test Relic');
  expect(game.ann.stats('Test Totem')).toBe('4/2');
});

test('a triggered ability of what is described triggers an additional time, while its condition holds (CR 603.2d)', () => {
  const others: Noun = {
    kind: 'select',
    quantifier: quantifier('a', { other: true }),
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
      qualities: [{ kind: 'controlledBy', player: you }],
    },
  };
  const chorus = (condition: boolean): ReturnType<typeof enchantment> =>
    enchantment(condition ? 'Test Choir' : 'Test Chorus', {
      kind: 'triggerAgain',
      of: others,
      ...(condition ? { condition: { kind: 'controls', player: you, object: a(filter('artifact')) } as const } : {}),
    });
  const bell = card('Test Bell', {
    types: ['creature'],
    cost: '0',
    power: 1,
    toughness: 1,
    abilities: [whenever({ kind: 'gainLife', actor: you }, pump(1, 1, self))],
  });
  const power = (battlefield: string[]): string => {
    const game = table(
      [
        chorus(true),
        chorus(false),
        bell,
        card('Test Relic', { types: ['artifact'], cost: '0' }),
        instant('Test Balm', gain(1)),
      ],
      [{ hand: ['Test Balm'], battlefield: ['Test Bell', ...battlefield] }, {}],
    );
    plays(game, game.ann, 'Test Balm');
    game.resolveAll();
    return String(game.ann.stats('Test Bell'));
  };
  expect(power([])).toBe('2/2');
  expect(power(['Test Chorus'])).toBe('3/3');
  expect(power(['Test Choir'])).toBe('2/2');
  expect(power(['Test Choir', 'Test Relic'])).toBe('3/3');
});

const opponent: Noun = {
  kind: 'select',
  quantifier: quantifier('a'),
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
};

test('creatures not named so, while you control at least so many more of them (CR 201.2, 611.3a)', () => {
  const captain = creature('Test Captain', '0', 1, 1, {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'get',
          object: {
            kind: 'select',
            quantifier: quantifier('bare'),
            filter: { ...filter('creature'), qualities: [{ kind: 'named', name: 'Test Captain', not: true }] },
          },
          power: number(1),
          toughness: number(1),
        },
      },
    ],
    condition: { kind: 'hasMore', player: you, of: filter('creature'), than: opponent, by: number(2) },
  });
  const stats = (theirs: string[]): string => {
    const game = table(
      [captain, creature('Test Recruit', '0', 1, 1)],
      [{ battlefield: ['Test Captain', 'Test Recruit'] }, { battlefield: theirs }],
    );
    return `${game.ann.stats('Test Captain')} ${game.ann.stats('Test Recruit')}`;
  };
  expect(stats(['Test Recruit'])).toBe('1/1 1/1');
  expect(stats([])).toBe('1/1 2/2');
});

test('a card discarded because of an opponent goes onto the battlefield instead, and not if one discards it oneself (CR 614.1a, 701.8c)', () => {
  const ghost = card('Test Ghost', {
    types: ['creature'],
    cost: '9',
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'static',
        rules: [
          {
            kind: 'replace',
            would: { kind: 'discard', actor: you, object: self, cause: opposingCause },
            instead: {
              kind: 'do',
              action: { kind: 'move', verb: 'put', object: self, to: { kind: 'place', zone: 'battlefield' } },
            },
            words: 'of putting it into your graveyard',
          },
        ],
      },
    ],
  });
  const discards = sorcery('Test Rot', {
    kind: 'do',
    action: { kind: 'discard', actor: targetPlayer, object: a(classFilter('card')) },
  });
  const game = table([ghost, discards], [{ hand: ['Test Rot', 'Test Ghost'] }, { hand: ['Test Ghost'] }]);
  plays(game, game.ann, 'Test Rot', ['ben']);
  expect([game.ben.battlefield, game.ben.graveyard]).toEqual([['Test Ghost'], []]);
  const own = table([ghost, discards], [{ hand: ['Test Rot', 'Test Ghost'] }, {}]);
  plays(own, own.ann, 'Test Rot', ['ann']);
  expect(own.ann.battlefield).toEqual([]);
  expect(own.ann.graveyard).toContain('Test Ghost');
});
const opposingCause: Noun = {
  kind: 'select',
  quantifier: quantifier('a'),
  filter: {
    kind: 'filter',
    noun: {
      kind: 'alternatives',
      join: 'or',
      of: [
        { kind: 'alternative', words: [{ kind: 'classWord', word: 'spell' }] },
        { kind: 'alternative', words: [{ kind: 'classWord', word: 'ability' }] },
      ],
    },
    qualities: [{ kind: 'controlledBy', player: opponent }],
  },
};

test('an ability that costs less to activate under a condition (CR 601.2f, 602.2b)', () => {
  const well = card('Test Well', {
    types: ['artifact'],
    cost: '0',
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'manaCost', symbols: ['2'] }],
        clause: gain(3),
        limits: [
          {
            kind: 'costLess',
            value: number(2),
            condition: { kind: 'controls', player: you, object: a(filter('creature')) },
          },
        ],
      },
    ],
  });
  const life = (battlefield: string[]): number => {
    const game = table(
      [well, creature('Test Recruit', '0', 1, 1)],
      [{ battlefield: ['Test Well', 'Mountain', ...battlefield] }, {}],
    );
    if (game.ann.can('activate', 'Test Well')) {
      game.ann.activates('Test Well');
      game.resolve();
    }
    return game.ann.life;
  };
  expect(life([])).toBe(20);
  expect(life(['Test Recruit'])).toBe(23);
});

test('a spell that may be cast without paying its mana cost while a condition holds (CR 118.9)', () => {
  const gift = card('Test Gift', {
    types: ['instant'],
    cost: '9',
    abilities: [
      {
        kind: 'static',
        rules: [],
        condition: { kind: 'controls', player: you, object: a(filter('creature')) },
        spellCost: { alternative: [], words: 'without paying' },
      },
      { kind: 'spell', clause: gain(5) },
    ],
  });
  const can = (battlefield: string[]): boolean =>
    table([gift, creature('Test Recruit', '0', 1, 1)], [{ hand: ['Test Gift'], battlefield }, {}]).ann.can(
      'cast',
      'Test Gift',
    );
  expect(can([])).toBe(false);
  expect(can(['Test Recruit'])).toBe(true);
});

test('what holds as long as the top card of a library is such a card follows the library (CR 611.3a)', () => {
  const seer = creature('Test Seer', '0', 1, 1, {
    kind: 'static',
    rules: [{ kind: 'changes', action: { kind: 'get', object: self, power: number(3), toughness: number(0) } }],
    condition: {
      kind: 'is',
      subject: { kind: 'libraryCards', position: 'top', count: number(1), library: you },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
      words: 'top card',
    },
  });
  const mill = sorcery('Test Grind', { kind: 'do', action: { kind: 'mill', amount: number(1), actor: you } });
  const game = table(
    [seer, mill, creature('Test Recruit', '0', 1, 1)],
    [{ hand: ['Test Grind'], battlefield: ['Test Seer'], library: ['Test Recruit', 'Mountain', 'Mountain'] }, {}],
  );
  expect(game.ann.stats('Test Seer')).toBe('4/1');
  plays(game, game.ann, 'Test Grind');
  expect(game.ann.stats('Test Seer')).toBe('1/1');
});
