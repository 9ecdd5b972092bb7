/** Colors, mana, numbers and symbols. CR 105-107. */
import { expect, test } from 'vitest';
import type { Ability, ManaOutput, Select, Value } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { characteristics, type Question } from '../../src/index.ts';
import { addUnits, demandFeasible, noUnits } from '../../src/rules/mana/feasible.ts';
import { demandOf } from '../../src/rules/mana/symbols.ts';
import {
  a,
  act,
  all,
  card,
  creature,
  filter,
  gain,
  instant,
  it,
  number,
  plays,
  quantifier,
  self,
  pump,
  sorcery,
  table,
  tap,
  targetCreature,
  targetPlayer,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { anyTarget } from '../support/cards.ts';

const KINDS = ['W', 'U', 'B', 'R', 'G', 'C', 'S'];
/** Whether mana of those kinds pays that cost. */
function pays(mana: string, cost: string, life = 0): boolean {
  const units = noUnits();
  for (const unit of mana.split(' ').filter((each) => each !== ''))
    addUnits(
      units,
      [...unit].reduce((bits, letter) => bits | (1 << KINDS.indexOf(letter)), 0),
      1,
    );
  return demandFeasible(units, demandOf(cost.split(' ')), life);
}

const makes = (mana: ManaOutput): Card => sorcery('Test Ritual', act({ kind: 'addMana', mana }));
const symbols = (...list: string[]): ManaOutput => ({ kind: 'symbols', symbols: list });
/** What is in Ann's pool (W U B R G C) after a spell that adds that mana. */
function pool(mana: ManaOutput, answer?: (question: Question) => number[]): readonly number[] {
  const game = table([makes(mana)], [{ hand: ['Test Ritual'] }, {}]);
  if (answer !== undefined) {
    for (const kind of ['chooseOption', 'chooseNumber', 'pay', 'chooseColor'] as const)
      game.ann.answers(kind as Question['kind'], answer);
  }
  plays(game, game.ann, 'Test Ritual');
  return game.ann.state.pool.amounts;
}

const red = creature('Test Red', 'R', 1, 1);
const gold = creature('Test Gold', 'RG', 1, 1);
const gray = card('Test Gray', { cost: '1', types: ['artifact', 'creature'], power: 1, toughness: 1 });
const colored = (color: 'multicolored' | 'monocolored' | 'colorless'): Select => ({
  ...all('creature'),
  filter: { ...filter('creature'), adjectives: [{ kind: 'colorWord', color }] },
});
const wipe = (of: Select): Card => sorcery('Test Wipe', act({ kind: 'destroy', object: of }));

test.each([
  ['monocolored is exactly one color (CR 105.2a)', 'monocolored', ['Test Gold', 'Test Gray']],
  ['multicolored is two or more colors (CR 105.2b)', 'multicolored', ['Test Red', 'Test Gray']],
  ['colorless is no color (CR 105.2c)', 'colorless', ['Test Red', 'Test Gold']],
] as const)('%s', (_name, word, left) => {
  const game = table(
    [red, gold, gray, wipe(colored(word))],
    [{ hand: ['Test Wipe'] }, ['Test Red', 'Test Gold', 'Test Gray']],
  );
  plays(game, game.ann, 'Test Wipe');
  expect(game.ben.battlefield).toEqual(left);
});

const paint = (inAddition?: string): Card =>
  instant('Test Paint', {
    kind: 'do',
    action: {
      kind: 'become',
      verb: 'become',
      object: targetCreature,
      as: { kind: 'description', colors: ['blue'], ...(inAddition === undefined ? {} : { inAddition }) },
    },
    during: { kind: 'untilEndOfTurn' },
  });
test('a new color replaces the colors there were, unless it comes in addition (CR 105.3)', () => {
  for (const [spellCard, expected] of [
    [paint(), 0b00010],
    [paint('colors'), 0b11010],
  ] as const) {
    const game = table([gold, spellCard], [{ hand: ['Test Paint'] }, ['Test Gold']]);
    plays(game, game.ann, 'Test Paint', ['Test Gold']);
    expect(characteristics(game.game, game.ben.permanent('Test Gold').id).colors).toBe(expected);
  }
});

test('a color is chosen from the five, nothing else (CR 105.1, 105.4)', () => {
  const game = table(
    [sorcery('Test Choice', act({ kind: 'choose', what: 'a color' }), gain(1))],
    [{ hand: ['Test Choice'] }, {}],
  );
  game.ann.casts('Test Choice');
  let asked: Question | null = null;
  while (game.stack.length > 0) {
    if (game.question?.kind !== 'priority') asked = game.question;
    game.proceed();
  }
  expect(asked).toMatchObject({ options: ['white', 'blue', 'black', 'red', 'green'] });
});

test.each([
  ['a Phyrexian symbol adds one mana of its color (CR 106.9)', ['R/P'], [0, 0, 0, 1, 0, 0]],
  ['a generic symbol adds that much colorless mana (CR 106.10)', ['3'], [0, 0, 0, 0, 0, 3]],
  ['a snow symbol adds colorless mana (CR 106.11)', ['S', 'S'], [0, 0, 0, 0, 0, 2]],
  [
    'colored and colorless symbols add their kind (CR 106.3, 106.4)',
    ['W', 'U', 'B', 'R', 'G', 'C'],
    [1, 1, 1, 1, 1, 1],
  ],
] as const)('%s', (_name, list, expected) => {
  expect(pool(symbols(...list))).toEqual(expected);
});

test('mana of any color is one of five colors, never colorless (CR 106.1a)', () => {
  const seen = [0, 1, 2, 3, 4].map((choice) => pool({ kind: 'anyColor', number: number(1) }, () => [choice]).join(''));
  expect(new Set(seen).size).toBe(5);
  expect(seen.every((amounts) => amounts.endsWith('0'))).toBe(true);
});

test('mana of a color that is not defined is no mana (CR 106.5)', () => {
  expect(pool({ kind: 'chosenColor', number: number(1) })).toEqual([0, 0, 0, 0, 0, 0]);
});

test('tapping a permanent for mana triggers as the mana ability makes mana (CR 106.12, 106.12a)', () => {
  const flow = card('Test Flow', {
    cost: '0',
    types: ['enchantment'],
    abilities: [whenever({ kind: 'tapForMana', actor: you, object: a(filter('land')) }, gain(1))],
  });
  const game = table([flow], [{ battlefield: ['Test Flow', 'Forest', 'Llanowar Elves'], hand: ['Raging Goblin'] }, {}]);
  game.ann.activates('Llanowar Elves');
  game.resolveAll();
  expect(game.ann.life).toBe(20);
  game.ann.activates('Forest');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test.each([
  ['colored mana in a cost is paid only with that color (CR 107.4a)', 'R', 'G', 'R', true],
  ['generic mana is paid with any type, colorless too (CR 107.4b)', 'G C', 'G', '2', true],
  ['{C} is paid only with colorless mana (CR 107.4c)', 'C', 'G', 'C', true],
  ['{0} needs nothing (CR 107.4d, 118.5)', '', null, '0', true],
  ['a hybrid symbol is paid with either half (CR 107.4e)', 'U', 'R', 'W/U', true],
  ['a monocolored hybrid symbol takes one of its color or two of any (CR 107.4e)', 'R R', 'R', '2/B', true],
  ['a snow symbol takes one mana of a snow source (CR 107.4h)', 'GS', 'G', 'S', true],
] as const)('%s', (_name, enough, short, cost, expected) => {
  expect(pays(enough, cost)).toBe(expected);
  if (short !== null) expect(pays(short, cost)).toBe(!expected);
});

const powerOf = (label: string): Value => ({ kind: 'stat', stat: 'power', of: it(label) });
test('a negative power counts as 0 where something would be done with it (CR 107.1b)', () => {
  const feed = sorcery('Test Feed', pump(-5, 0, { ...targetCreature, label: 'target1' }), gain(powerOf('target1')), {
    kind: 'do',
    action: { kind: 'dealDamage', actor: self, amount: powerOf('target1'), to: each() },
  });
  const game = table([feed], [{ hand: ['Test Feed'] }, ['Grizzly Bears']]);
  plays(game, game.ann, 'Test Feed', ['Grizzly Bears']);
  expect(game.ben.stats('Grizzly Bears')).toBe('-3/2');
  expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
});

test('but a calculation uses it as it is: -3 and +4 make 1 (CR 107.1b)', () => {
  const game = table(
    [instant('Test Shrink', pump(-5, 0)), instant('Test Grow', pump(4, 0))],
    [{ hand: ['Test Shrink', 'Test Grow'], battlefield: ['Grizzly Bears'] }, {}],
  );
  plays(game, game.ann, 'Test Shrink', ['Grizzly Bears']);
  plays(game, game.ann, 'Test Grow', ['Grizzly Bears']);
  expect(game.ann.stats('Grizzly Bears')).toBe('1/2');
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(19);
});

test('a creature of power 0 or less deals no combat damage (CR 510.1a, 120.8)', () => {
  const sting = creature('Test Sting', '0', 2, 2, whenever({ kind: 'dealDamage', actor: self }, gain(1)));
  const game = table(
    [sting, instant('Test Shrink', pump(-5, 0))],
    [{ hand: ['Test Shrink'], battlefield: ['Test Sting'] }, {}],
  );
  game.ann.attacks('Test Sting');
  plays(game, game.ann, 'Test Shrink', ['Test Sting']);
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
});

const blaze = card('Test Blaze', {
  cost: 'XR',
  types: ['sorcery'],
  abilities: [
    { kind: 'spell', clause: act({ kind: 'dealDamage', actor: self, amount: { kind: 'x' }, to: anyTarget }) },
  ],
});
test('X is 0 in a mana value anywhere but on the stack, there it is what was chosen (CR 107.3g, 202.3e)', () => {
  const worth = (label: string): Value => ({ kind: 'stat', stat: 'mana value', of: it(label) });
  const weigh = instant(
    'Test Weigh',
    act({
      kind: 'counter',
      object: {
        kind: 'select',
        quantifier: quantifier('a', { target: true }),
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
        label: 'target1',
      },
    }),
    gain(worth('target1')),
  );
  const game = table(
    [blaze, weigh],
    [{ hand: ['Test Blaze', 'Test Weigh'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
  );
  expect(characteristics(game.game, game.ann.state.hand[0] as number as never).manaValue).toBe(1);
  game.ann.casts('Test Blaze', { x: 2, targets: ['ben'] });
  plays(game, game.ann, 'Test Weigh', ['Test Blaze']);
  expect(game.ann.life).toBe(23);
  expect(characteristics(game.game, game.ann.state.graveyard[0] as number as never).manaValue).toBe(1);
});

test('a spell cast without paying its mana cost has X = 0 (CR 107.3b)', () => {
  const free = sorcery('Test Gift', {
    kind: 'may',
    clause: act({
      kind: 'cast',
      withoutPaying: true,
      object: {
        kind: 'select',
        quantifier: quantifier('a'),
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
          qualities: [{ kind: 'fromZone', zone: ['hand'], of: you }],
        },
      },
    }),
  });
  const game = table(
    [blaze, free],
    [{ hand: ['Test Gift', 'Test Blaze'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
  );
  game.ann
    .answers('yesNo', [1])
    .answers('targets', (question) => [question.kind === 'targets' ? game.indexOf(question.legal, 'ben') : 0]);
  game.ann.casts('Test Gift');
  const asked: string[] = [];
  while (game.stack.length > 0) {
    asked.push(game.question?.kind ?? '');
    game.proceed();
  }
  expect(asked).not.toContain('chooseNumber');
  expect([game.ben.life, game.ann.graveyard.includes('Test Blaze')]).toEqual([20, true]);
});

test('a permanent remembers the X of the spell it was as it enters, its own X is 0 (CR 107.3m)', () => {
  const hydra = card('Test Hydra', {
    cost: 'XG',
    types: ['creature'],
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        rules: [
          {
            kind: 'entersWith',
            object: self,
            entering: { kind: 'entering', counters: [{ counter: '+1/+1', number: { kind: 'x' } }] },
          },
        ],
      },
    ],
  });
  const game = table([hydra], [{ hand: ['Test Hydra'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}]);
  game.ann.casts('Test Hydra', { x: 2 });
  game.resolve();
  expect(game.ann.stats('Test Hydra')).toBe('2/2');
  expect(characteristics(game.game, game.ann.permanent('Test Hydra').id).manaValue).toBe(1);
});

test('each activation of an ability has an X of its own (CR 107.3k)', () => {
  const pinger = creature('Test Pinger', '0', 1, 1, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['X'] }],
    clause: act({ kind: 'dealDamage', actor: self, amount: { kind: 'x' }, to: targetPlayer }),
  });
  const game = table([pinger], [['Test Pinger', 'Forest', 'Forest', 'Forest'], {}]);
  game.ann.activates('Test Pinger', { x: 1, targets: ['ben'] });
  game.ann.activates('Test Pinger', { x: 2, targets: ['ben'] });
  game.resolve();
  expect(game.ben.life).toBe(18);
  game.resolve();
  expect(game.ben.life).toBe(17);
});

test("{T} costs tapping: a tapped permanent and a creature that just came can't pay it, another permanent can (CR 107.5)", () => {
  const tapper = creature('Test Tapper', '0', 1, 1, tap);
  const stone = card('Test Stone', { cost: '0', types: ['artifact'], abilities: [tap] });
  const game = table([tapper, stone], [{ hand: ['Test Stone'] }, {}]);
  plays(game, game.ann, 'Test Stone');
  game.ann.activates('Test Stone');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
  expect(game.ann.can('activate', 'Test Stone')).toBe(false);
  const young = table([tapper], [{ hand: ['Test Tapper'] }, {}]);
  plays(young, young.ann, 'Test Tapper');
  expect(young.ann.can('activate', 'Test Tapper')).toBe(false);
});

test('{Q} costs untapping: only a tapped permanent pays it, and not a creature that just came (CR 107.6)', () => {
  const waker = creature('Test Waker', '0', 1, 1, {
    kind: 'activated',
    cost: [{ kind: 'untapCost' }],
    clause: gain(1),
  } as Ability);
  const game = table([waker], [['Test Waker'], {}]);
  expect(game.ann.can('activate', 'Test Waker')).toBe(false);
  game.ann.attacks('Test Waker');
  game.to('DeclareAttackers');
  game.ann.activates('Test Waker');
  expect(game.ann.permanent('Test Waker').status & 1).toBe(0);
  game.resolveAll();
  expect([game.ann.life, game.ann.can('activate', 'Test Waker')]).toEqual([21, false]);
});

function each(): Select {
  return {
    kind: 'select',
    quantifier: quantifier('each'),
    filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
  };
}
