/** What random games found, each as a scenario of its own. */
import { refusalsOf } from '@kitchen-table/lower';
import type { Ability, Action, Clause, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics, KeywordBit } from '../../src/index.ts';
import {
  act,
  card,
  classFilter,
  creature,
  filter,
  keyword,
  quantifier,
  spell,
  you,
  printedCreature,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const yours: Noun = {
  kind: 'select',
  quantifier: quantifier('bare'),
  filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
};
const free = (clause: Clause): Ability => ({ kind: 'activated', cost: [], clause });
const thisTurn = (clause: Clause): Clause => ({ kind: 'during', clause, during: { kind: 'untilEndOfTurn' } });

test('a card without a back face that would enter transformed stays where it is (CR 712.14a)', () => {
  const object: Noun = {
    kind: 'select',
    quantifier: quantifier('a', { target: true }),
    filter: { ...filter('creature'), qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }] },
    label: 'target1',
  };
  const raise = card('Test Turning', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'move',
          verb: 'return',
          object,
          to: { kind: 'place', zone: 'battlefield' },
          entering: { kind: 'entering', transformed: true },
        }),
      ),
    ],
  });
  const game = scenario([{ hand: ['Test Turning'], battlefield: ['Mountain'], graveyard: ['Hill Giant'] }, {}], {
    cards: [raise],
  });
  game.ann.casts('Test Turning', { targets: ['Hill Giant'] });
  game.resolve();
  expect(game.ann.battlefield).toEqual(['Mountain']);
  expect(game.ann.graveyard).toContain('Hill Giant');
});

test('a second instance of flying adds nothing, and losing flying takes every one (CR 702.9c, 613.1f)', () => {
  const giver = creature(
    'Test Giver',
    'G',
    1,
    1,
    free(thisTurn(act({ kind: 'gain', verb: 'gain', object: yours, abilities: [keyword('flying')] }))),
    free(thisTurn(act({ kind: 'gain', verb: 'lose', object: yours, abilities: [keyword('flying')] }))),
  );
  const game = scenario([{ battlefield: ['Test Giver'] }, {}], { cards: [giver] });
  const now = () => characteristics(game.game, game.ann.permanent('Test Giver').id);
  const flies = () => (now().keywords & KeywordBit.Flying) !== 0;
  for (let times = 0; times < 3; times++) {
    game.ann.activates('Test Giver', { ability: 0 });
    game.resolve();
  }
  expect(flies()).toBe(true);
  expect(now().abilities.filter(({ ability }) => ability.kind === 'keyword').length).toBe(1);
  game.ann.activates('Test Giver', { ability: 1 });
  game.resolve();
  expect(flies()).toBe(false);
});

test('a cost of symbols that no mana pays makes a card unplayable, in a change of costs too (CR 107.4)', () => {
  const change: Ability = {
    kind: 'static',
    rules: [{ kind: 'costChange', of: classFilter('spell'), change: 'more', symbols: ['½'], toDo: 'cast' }],
  };
  expect(refusalsOf(printedCreature('Test Halver', 'W', 1, 1, change)).map(({ node }) => node)).toEqual(['symbol ½']);
  expect(
    refusalsOf(
      printedCreature('Test Whole', 'W', 1, 1, {
        ...change,
        rules: [{ kind: 'costChange', of: classFilter('spell'), change: 'more', symbols: ['1'], toDo: 'cast' }],
      }),
    ),
  ).toEqual([]);
});

test('paying for one thing while another resolves takes mana from lands (CR 608.2d, 605.3a)', () => {
  const clause: Clause = {
    kind: 'sequence',
    steps: [
      { kind: 'may', clause: act({ kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['2', 'G'] }] }) },
      { kind: 'ifDone', words: 'you do', clause: act({ kind: 'draw', amount: { kind: 'number', number: 1 } }) },
    ],
    joins: ['.'],
  };
  const tyrant = card('Test Toll', { cost: 'R', types: ['sorcery'], abilities: [spell(clause)] });
  const game = scenario(
    [
      { hand: ['Test Toll'], battlefield: ['Mountain', 'Forest', 'Forest', 'Mountain'], library: ['Plains', 'Island'] },
      {},
    ],
    { cards: [tyrant] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Toll');
  game.resolve();
  expect(game.ann.hand.length).toBe(1);
});

const taps = (mana: Extract<Action, { kind: 'addMana' }>['mana']): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'tapCost' }],
  clause: act({ kind: 'addMana', mana }),
});
const land = (name: string, ability: Ability): Card => card(name, { types: ['land'], abilities: [ability] });

test('a source of several mana of one color pays for colored and generic mana, and nothing is left over (CR 106.4, 601.2h)', () => {
  const lotus = land('Test Pool', taps({ kind: 'anyColor', number: { kind: 'number', number: 3 }, sameColor: true }));
  const game = scenario([{ battlefield: ['Test Pool'], hand: ['Test Mage'] }, {}], {
    cards: [lotus, creature('Test Mage', '2U', 2, 2)],
  });
  game.ann.casts('Test Mage');
  expect(game.ann.state.pool.amounts.every((amount) => amount === 0)).toBe(true);
  game.resolve();
  expect(game.ann.battlefield).toContain('Test Mage');
});

test('a source that adds two of one color or two of another gives the color that is needed (CR 106.1, 605.3a)', () => {
  const pair = land(
    'Test Pair',
    taps({
      kind: 'choice',
      of: [
        ['R', 'R'],
        ['G', 'G'],
      ],
    }),
  );
  const game = scenario([{ battlefield: ['Test Pair'], hand: ['Test Elf'] }, {}], {
    cards: [pair, creature('Test Elf', 'G', 1, 1)],
  });
  game.ann.casts('Test Elf');
  expect(game.ann.state.pool.amounts[4]).toBe(1);
  game.resolve();
  expect(game.ann.battlefield).toContain('Test Elf');
});

test('a payment that a source can not make after all is taken back (CR 601.2h, 730.1)', () => {
  const pair = land(
    'Test Pair',
    taps({
      kind: 'choice',
      of: [
        ['R', 'R'],
        ['G', 'G'],
      ],
    }),
  );
  const game = scenario([{ battlefield: ['Test Pair'], hand: ['Test Both'] }, {}], {
    cards: [pair, creature('Test Both', 'RG', 2, 2)],
  });
  const { question } = game;
  const option = question?.kind === 'priority' ? question.options.findIndex(({ kind }) => kind === 'cast') : -1;
  if (option >= 0) game.answer([option]);
  expect(game.stack).toEqual([]);
  expect(game.ann.hand).toEqual(['Test Both']);
});

test('an ability with two steps that add mana gives each step what is wanted of it (CR 605.3b, 608.2c)', () => {
  const any = act({ kind: 'addMana', mana: { kind: 'anyColor', number: { kind: 'number', number: 1 } } });
  const double = land('Test Double', {
    kind: 'activated',
    cost: [{ kind: 'tapCost' }],
    clause: { kind: 'sequence', steps: [any, any], joins: ['.'] },
  });
  const game = scenario([{ battlefield: ['Test Double'], hand: ['Test Both'] }, {}], {
    cards: [double, creature('Test Both', 'RG', 2, 2)],
  });
  game.ann.casts('Test Both');
  game.resolve();
  expect(game.ann.battlefield).toContain('Test Both');
});

test('what a granted ability says must be understood too', () => {
  const grant = (action: string): Ability => ({
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'have',
          object: yours,
          abilities: [free(act({ kind: 'keywordAction', action }))],
        },
      },
    ],
  });
  expect(refusalsOf(printedCreature('Test Teacher', 'G', 1, 1, grant('frobnicate'))).length).toBeGreaterThan(0);
  expect(refusalsOf(printedCreature('Test Seer', 'G', 1, 1, grant('proliferate')))).toEqual([]);
});
