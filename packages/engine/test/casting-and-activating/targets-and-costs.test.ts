/** Targets for each of several players, and costs that depend on targets. CR 115.1, 601.2c, 601.2f. */
import { expect, test } from 'vitest';
import { act, card, classFilter, creature, filter, number, quantifier, self, spell, you } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const theirs = {
  ...filter('creature'),
  qualities: [
    {
      kind: 'controlledBy' as const,
      player: { kind: 'reference' as const, to: 'chosen1' as const, words: 'that' as const },
    },
  ],
};
const thievery = card('Test Thievery', {
  cost: 'U',
  types: ['sorcery'],
  abilities: [
    spell({
      kind: 'forEach',
      leading: true,
      of: { kind: 'select', quantifier: quantifier('each'), filter: classFilter('opponent'), label: 'chosen1' },
      clause: act({
        kind: 'gainControl',
        object: { kind: 'select', quantifier: quantifier('a', { target: true }), filter: theirs },
      }),
    }),
  ],
});

test('"for each opponent, target creature that player controls": one target for each (CR 115.1, 601.2c)', () => {
  const game = scenario(
    [
      { hand: ['Test Thievery'], battlefield: ['Island'] },
      ['Grizzly Bears', 'Hill Giant'],
      ['Craw Wurm', 'Goblin Piker'],
    ],
    { cards: [thievery] },
  );
  game.ann.casts('Test Thievery', { targets: ['Hill Giant', 'Goblin Piker'] });
  game.resolve();
  expect(game.ann.battlefield).toEqual(['Island', 'Hill Giant', 'Goblin Piker']);
});

test('such a target that has become illegal is left alone, the others are not (CR 608.2b)', () => {
  const game = scenario(
    [{ hand: ['Test Thievery', 'Unsummon'], battlefield: ['Island', 'Island'] }, ['Hill Giant'], ['Goblin Piker']],
    { cards: [thievery] },
  );
  game.ann.casts('Test Thievery', { targets: ['Hill Giant', 'Goblin Piker'] });
  game.ann.casts('Unsummon', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Island', 'Island', 'Goblin Piker']);
});

const cheap = card('Test Recall', {
  cost: '3U',
  types: ['instant'],
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'costChange',
          change: 'less',
          toDo: 'cast',
          of: self,
          symbols: ['3'],
          whenTargeting: {
            kind: 'select',
            quantifier: quantifier('a'),
            filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
          },
        },
      ],
    },
    spell(
      act({
        kind: 'tap',
        object: {
          kind: 'select',
          quantifier: quantifier('upTo', { target: true, number: number(2) }),
          filter: filter('creature'),
          label: 'target1',
        },
      }),
    ),
  ],
});

test('a spell that costs less if it targets something is castable when such a target makes it payable (CR 601.2f)', () => {
  const game = scenario([{ hand: ['Test Recall'], battlefield: ['Island', 'Grizzly Bears'] }, ['Hill Giant']], {
    cards: [cheap],
  });
  expect(game.ann.can('cast', 'Test Recall')).toBe(true);
  game.ann.casts('Test Recall', { targets: ['Hill Giant', 'Grizzly Bears'] });
  game.resolve();
  expect([game.ann.permanent('Grizzly Bears').status & 1, game.ben.permanent('Hill Giant').status & 1]).toEqual([1, 1]);
});

test('and not when no such target is there (CR 601.2f, 601.3)', () => {
  const game = scenario([{ hand: ['Test Recall'], battlefield: ['Island'] }, ['Hill Giant']], { cards: [cheap] });
  expect(game.ann.can('cast', 'Test Recall')).toBe(false);
});

test('mana abilities paid for with counters, once each turn, pay for spells (CR 605.1a, 602.5b)', () => {
  const roots = creature('Test Roots', '1G', 0, 3, {
    kind: 'activated',
    cost: [{ kind: 'actionCost', action: { kind: 'putCounters', number: number(1), counter: '-0/-1', on: self } }],
    clause: act({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['G'] } }),
    limits: [{ kind: 'timesEachTurn', times: 1 }],
  });
  const game = scenario([{ hand: ['Llanowar Elves', 'Wall of Wood'], battlefield: ['Test Roots'] }, []], {
    cards: [roots],
  });
  game.ann.casts('Llanowar Elves');
  expect(game.ann.stats('Test Roots')).toBe('0/2');
  expect(game.ann.can('cast', 'Wall of Wood')).toBe(false);
});

test('a card milled by a step may be cast "from among them" (CR 608.2g)', () => {
  const seeker = card('Test Seeker', {
    cost: 'U',
    types: ['sorcery'],
    abilities: [
      spell({
        kind: 'sequence',
        joins: ['.'],
        steps: [
          act({ kind: 'mill', amount: number(2), label: 'step1' }),
          {
            kind: 'may',
            clause: act({
              kind: 'cast',
              withoutPaying: true,
              object: {
                kind: 'select',
                quantifier: quantifier('a'),
                filter: {
                  kind: 'filter',
                  adjectives: [{ kind: 'typeAdjective', type: 'sorcery' }],
                  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
                  qualities: [{ kind: 'among', noun: { kind: 'reference', to: 'step1', words: 'they' } }],
                },
              },
            }),
          },
        ],
      }),
    ],
  });
  const game = scenario(
    [{ hand: ['Test Seeker'], battlefield: ['Island'], library: ['Divination', 'Plains', 'Island', 'Swamp'] }, []],
    { cards: [seeker] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Seeker');
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Island', 'Swamp']);
});
