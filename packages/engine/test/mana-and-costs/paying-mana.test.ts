/** Mana: what can be paid, and paying with as little waste as possible. CR 106, 107.4, 118.3, 605. */
import { describe, expect, test } from 'vitest';
import type { Ability, ManaOutput } from '@kitchen-table/language/surface';
import { addUnits, assign, demandFeasible, noUnits } from '../../src/rules/mana/feasible.ts';
import { demandOf, demandWith } from '../../src/rules/mana/symbols.ts';
import { act, card, creature, number, self, spell } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { type TestPlayer } from '../support/test-player.ts';

const COLORS: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32, S: 64 };
const kinds = (text: string): number => [...text].reduce((bits, letter) => bits | (COLORS[letter] ?? 0), 0);
const payable = (sources: string, cost: string, life = 0): boolean => {
  const units = noUnits();
  for (const source of sources.split(' ').filter((each) => each !== '')) addUnits(units, kinds(source), 1);
  return demandFeasible(units, demandOf(cost.split(' ')), life);
};

describe('what can be paid (CR 107.4, 118.3)', () => {
  test.each([
    ['R G', '1 G', true],
    ['R R', '1 G', false],
    ['RG RG', 'R G', true],
    ['RG R', 'G G', false],
    ['WU WU UB', 'W W B', true],
    ['WU WU WU', 'W U B', false],
    ['G G', 'G/W G/W', true],
    ['G', '2/W', false],
    ['G G', '2/W', true],
    ['W', '2/W', true],
    ['C', 'C', true],
    ['G', 'C', false],
    ['GS', 'S', true],
    ['G', 'S', false],
    ['GS', 'S G', false],
    ['WUBRG', 'U', true],
  ])('%s pays %s: %s', (sources, cost, expected) => {
    expect(payable(sources, cost)).toBe(expected);
  });

  test('a Phyrexian symbol can be paid with 2 life (CR 107.4f)', () => {
    expect(payable('R', '1 G/P', 2)).toBe(true);
    expect(payable('R', '1 G/P', 1)).toBe(false);
  });

  test('X takes its value, a reduction takes generic mana only (CR 107.3, 118.7c)', () => {
    expect(demandWith(demandOf(['X', 'X', 'R']), 2, 0, 0).generic).toBe(4);
    expect(demandWith(demandOf(['1', 'R']), 0, 0, 3)).toMatchObject({ generic: 0, pips: [8] });
  });

  test('the cheapest units are spent: a flexible one is kept', () => {
    const units = [
      { kinds: kinds('RG'), from: 0, weight: 20 },
      { kinds: kinds('G'), from: 1, weight: 10 },
      { kinds: kinds('R'), from: 2, weight: 10 },
    ];
    expect(
      assign(units, [kinds('G')], 1)
        ?.slice()
        .sort(),
    ).toEqual([1, 2]);
    expect(
      assign(units, [kinds('G'), kinds('G')], 0)
        ?.slice()
        .sort(),
    ).toEqual([0, 1]);
    expect(assign(units, [kinds('W')], 0)).toBeNull();
  });
});

const tapFor = (mana: ManaOutput, ...cost: ('self' | 'mana')[]): Ability => ({
  kind: 'activated',
  cost: [
    ...(cost.includes('mana') ? [{ kind: 'manaCost' as const, symbols: ['1'] }] : []),
    { kind: 'tapCost' },
    ...(cost.includes('self')
      ? [{ kind: 'actionCost' as const, action: { kind: 'sacrifice' as const, object: self } }]
      : []),
  ],
  clause: act({ kind: 'addMana', mana }),
});
const symbols = (...letters: string[]): ManaOutput => ({ kind: 'symbols', symbols: letters });
const dual = card('Test Dual', { types: ['land'], abilities: [tapFor({ kind: 'choice', of: [['R'], ['G']] })] });
const ring = card('Test Ring', { cost: '1', types: ['artifact'], abilities: [tapFor(symbols('C', 'C'))] });
const signet = card('Test Signet', { cost: '2', types: ['artifact'], abilities: [tapFor(symbols('W', 'U'), 'mana')] });
const petal = card('Test Petal', {
  cost: '0',
  types: ['artifact'],
  abilities: [tapFor({ kind: 'anyColor', number: number(1) }, 'self')],
});
const cards = [dual, ring, signet, petal];
const isTapped = (player: TestPlayer, name: string): boolean => (player.permanent(name).status & 1) !== 0;

describe('automatic payment', () => {
  test('a land that makes one color is used before one that makes two', () => {
    const game = scenario([{ hand: ['Shock'], battlefield: ['Test Dual', 'Mountain'] }, {}], { cards });
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(isTapped(game.ann, 'Mountain')).toBe(true);
    expect(isTapped(game.ann, 'Test Dual')).toBe(false);
  });

  test('what would be sacrificed is used last', () => {
    const game = scenario([{ hand: ['Shock'], battlefield: ['Test Petal', 'Mountain'] }, {}], { cards });
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(game.ann.battlefield).toEqual(['Test Petal', 'Mountain']);
    const alone = scenario([{ hand: ['Shock'], battlefield: ['Test Petal'] }, {}], { cards });
    alone.ann.casts('Shock', { targets: ['ben'] });
    expect(alone.ann.battlefield).toEqual([]);
  });

  test('mana that the player wants to leave is left where something else pays, and nothing is used up for it (CR 601.2g)', () => {
    const paidWith = (battlefield: readonly string[], answer: readonly number[]): readonly string[] => {
      const game = scenario([{ hand: ['Hill Giant', 'Shock'], battlefield: [...battlefield] }, {}], { cards });
      const { question } = game;
      const giant = game.ann.state.hand[0];
      if (question?.kind !== 'priority') throw new Error('Ann has no priority');
      const at = question.options.findIndex((option) => option.kind === 'cast' && option.object === giant);
      expect(game.session.answer([at, 0, 0, 64])?.because).toBe(
        'the kinds of mana to be left are a number from 0 to 63',
      );
      game.answer([at, ...answer]);
      return battlefield.filter((name) => !game.ann.battlefield.includes(name) || isTapped(game.ann, name)).toSorted();
    };
    const lands = ['Island', 'Forest', 'Plains', 'Swamp', 'Mountain'];
    const blueAndGreen = 2 + 16;
    // Hill Giant is {3}{R}: with one land more than it takes, the kept one is left, if only one is kept.
    expect(paidWith(lands, [0, 0, 2])).toEqual(['Forest', 'Mountain', 'Plains', 'Swamp']);
    expect(paidWith(lands, [0, 0, 16])).toEqual(['Island', 'Mountain', 'Plains', 'Swamp']);
    expect(paidWith([...lands, 'Swamp'], [0, 0, blueAndGreen]).filter((name) => name !== 'Swamp')).toEqual([
      'Mountain',
      'Plains',
    ]);
    // What the cost itself needs is paid all the same, and no artifact is sacrificed to leave a land.
    expect(paidWith(['Mountain', 'Island', 'Island', 'Forest', 'Test Petal'], [0, 0, 2])).not.toContain('Test Petal');
  });

  test('two mana of one source pay together, what is left stays in the pool (CR 106.4)', () => {
    const game = scenario([{ hand: ['Hill Giant'], battlefield: ['Test Ring', 'Mountain', 'Mountain'] }, {}], {
      cards,
    });
    game.ann.casts('Hill Giant');
    expect(game.stack).toEqual(['Hill Giant']);
    const left = scenario([{ hand: ['Test Petal', 'Goblin Piker'], battlefield: ['Test Ring', 'Mountain'] }, {}], {
      cards,
    });
    left.ann.casts('Goblin Piker');
    expect(left.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('a source that takes mana to use can be part of the payment (CR 605.3a)', () => {
    const azorius = creature('Test Azorius', 'WU', 2, 2);
    const game = scenario([{ hand: ['Test Azorius'], battlefield: ['Test Signet', 'Mountain'] }, {}], {
      cards: [...cards, azorius],
    });
    game.ann.casts('Test Azorius');
    expect(game.stack).toEqual(['Test Azorius']);
    const alone = scenario([{ hand: ['Test Azorius'], battlefield: ['Test Signet'] }, {}], {
      cards: [...cards, azorius],
    });
    expect(alone.ann.can('cast', 'Test Azorius')).toBe(false);
  });

  test('a mana ability does not use the stack (CR 605.3b)', () => {
    const game = scenario([['Llanowar Elves'], {}]);
    game.ann.activates('Llanowar Elves');
    expect(game.stack).toEqual([]);
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 1, 0]);
  });

  test('mana in the pool is spent first', () => {
    const game = scenario([{ hand: ['Giant Growth'], battlefield: ['Llanowar Elves', 'Forest'] }, {}]);
    game.ann.activates('Llanowar Elves');
    game.ann.casts('Giant Growth', { targets: ['Llanowar Elves'] });
    expect(isTapped(game.ann, 'Forest')).toBe(false);
  });

  test('restricted mana pays only for what it may (CR 106.6)', () => {
    const grove = card('Test Grove', {
      types: ['land'],
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'tapCost' }],
          clause: act({
            kind: 'addMana',
            mana: symbols('R'),
            spendOnly: {
              castFilter: {
                kind: 'filter',
                adjectives: [{ kind: 'typeAdjective', type: 'creature' }],
                noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
              },
              words: 'only to cast creature spells',
            },
          }),
        },
      ],
    });
    const game = scenario([{ hand: ['Shock', 'Raging Goblin'], battlefield: ['Test Grove'] }, {}], { cards: [grove] });
    expect(game.ann.can('cast', 'Shock')).toBe(false);
    expect(game.ann.can('cast', 'Raging Goblin')).toBe(true);
    game.ann.casts('Raging Goblin');
    expect(game.stack).toEqual(['Raging Goblin']);
  });

  test('paying by hand: each tapped source is the player’s choice (CR 601.2g)', () => {
    const game = scenario([{ hand: ['Shock'], battlefield: ['Mountain', 'Test Dual'] }, {}], {
      cards: [...cards, card('unused', { types: ['land'], abilities: [spell(act({ kind: 'draw' }))] })],
    });
    const question = game.question;
    if (question?.kind !== 'priority') throw new Error('Ann has priority');
    const index = question.options.findIndex((option) => option.kind === 'cast');
    game.ann.answers('targets', (asked) => [asked.kind === 'targets' ? game.indexOf(asked.legal, 'ben') : 0]);
    game.ann.answers('pay', (asked) => [
      asked.kind === 'pay' ? asked.options.findIndex((option) => option.text === 'Test Dual: {R}') : 0,
    ]);
    game.answer([index, 1]);
    while (game.question !== null && game.question.kind !== 'priority') game.proceed();
    expect(isTapped(game.ann, 'Test Dual')).toBe(true);
    expect(isTapped(game.ann, 'Mountain')).toBe(false);
  });
});
