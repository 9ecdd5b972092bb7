import type { PrintedCard } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import { cardLookup, runFile, type Scenario } from '../src/index.ts';

/** Cards of our own. */
const CARDS: readonly PrintedCard[] = [
  { name: 'Mountain', type_line: 'Basic Land — Mountain', oracle_text: '' },
  { name: 'Island', type_line: 'Basic Land — Island', oracle_text: '' },
  { name: 'Test Bear', mana_cost: '{R}', type_line: 'Creature — Bear', oracle_text: '', power: '2', toughness: '2' },
  { name: 'Test Ox', mana_cost: '{R}', type_line: 'Creature — Ox', oracle_text: '', power: '1', toughness: '4' },
  {
    name: 'Test Slime',
    mana_cost: '{5}{R}',
    type_line: 'Creature — Ooze',
    oracle_text: 'Mutate {R}\nReach',
    power: '6',
    toughness: '6',
  },
  {
    name: 'Test Hermit',
    mana_cost: '{R}',
    type_line: 'Creature — Human',
    oracle_text: 'When this creature enters, you may put a permanent card from your hand onto the battlefield.',
    power: '1',
    toughness: '1',
  },
  {
    name: 'Test Omen',
    mana_cost: '{U}',
    type_line: 'Sorcery',
    oracle_text: 'Scry 2. Destroy target creature.',
  },
  {
    name: 'Test Fork',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text: 'Test Fork deals 3 damage divided as you choose among any number of targets.',
  },
  { name: 'Test Axe', mana_cost: '{R}', type_line: 'Instant', oracle_text: 'Destroy target Bear.' },
  {
    name: 'Test Toll',
    mana_cost: '{R}',
    type_line: 'Sorcery',
    oracle_text: 'You sacrifice a creature. Then you sacrifice another creature.',
  },
  { name: 'Test Latch', mana_cost: '{U}', type_line: 'Instant', oracle_text: 'You may tap or untap target creature.' },
  {
    name: 'Test Choir',
    mana_cost: '{1}{R}',
    type_line: 'Creature — Bird',
    oracle_text:
      'Multikicker {R}\nThis creature enters with a +1/+1 counter on it for each time it was kicked.\nWhen this creature enters, you may draw a card.',
    power: '1',
    toughness: '1',
  },
  {
    name: 'Test Prism',
    mana_cost: '{R}',
    type_line: 'Sorcery',
    oracle_text: 'Add three mana in any combination of colors.',
  },
  {
    name: 'Test Egg',
    mana_cost: '{3}{R}',
    type_line: 'Creature — Lizard',
    oracle_text: 'Megamorph {R}',
    power: '2',
    toughness: '2',
  },
  {
    name: 'Test Clay',
    mana_cost: '{R}',
    type_line: 'Creature — Golem',
    oracle_text: 'As this creature enters, it becomes your choice of 4/1 or 1/4.',
    power: '*',
    toughness: '*',
  },
  {
    name: 'Test Sage',
    mana_cost: '{R}',
    type_line: 'Legendary Planeswalker — Test',
    oracle_text: '+1: Draw a card.\n−7: Draw two cards.',
    loyalty: '3',
  },
  {
    name: 'Test Motto',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text: 'Choose one or both —\n• Destroy target creature.\n• You lose 2 life and tap target creature.',
  },
];
const lookup = cardLookup(CARDS);

type Part = Partial<Scenario> & Pick<Scenario, 'players'>;

function run(part: Part): { status: string; reason: string; left: number } {
  const scenario: Scenario = {
    id: 'test/answers#one',
    title: 'Answers',
    tags: ['test'],
    strict: true,
    script: [],
    stop: { turn: 1, step: 'end' },
    expect: [],
    ...part,
  };
  const [result] = runFile(JSON.stringify(scenario), lookup).results;
  return { status: result?.status ?? 'none', reason: result?.reason ?? '', left: result?.leftOver.length ?? 0 };
}

const PASSED = { status: 'passed', reason: '', left: 0 };
const MAIN = { turn: 1, step: 'precombat-main', player: 'A' } as const;
const cast = (card: string, more: object = {}) => ({ ...MAIN, do: 'cast', card, ...more }) as const;
const seat = (more: object = {}) => ({ life: 20, battlefield: [{ card: 'Mountain', count: 4 }, 'Island'], ...more });
const with_ = (...more: string[]) => [{ card: 'Mountain', count: 4 }, 'Island', ...more];
const count = (zone: 'battlefield' | 'graveyard' | 'hand', player: 'A' | 'B', card: string, is: number) =>
  ({ kind: 'count', zone, player, card, is }) as const;

describe('yes and no', () => {
  test.each([
    [true, 'Test Bear', 2],
    [false, 'Test Slime', 6],
  ])('mutating: %s puts it there (CR 702.140c)', (under, card, power) => {
    const players = { A: seat({ hand: ['Test Slime'], battlefield: with_('Test Bear') }), B: { life: 20 } };
    const script = [cast('Test Slime', { via: 'mutate', targets: ['Test Bear'] })];
    expect(
      run({ players, script, answers: { A: { choices: [under] } }, expect: [{ kind: 'pt', card, power }] }),
    ).toEqual(PASSED);
  });

  const hermit = { A: seat({ hand: ['Test Hermit', 'Test Bear', 'Test Ox'] }), B: { life: 20 } };
  test.each([
    [['Test Bear'], 1],
    [[true, 'Test Bear'], 1],
    [[false], 0],
    [[{ done: true }], 0],
  ] as const)('who names what an optional choice chooses says yes: %j (CR 608.2d)', (choices, is) => {
    expect(
      run({
        players: hermit,
        script: [cast('Test Hermit')],
        answers: { A: { choices } },
        expect: [count('battlefield', 'A', 'Test Bear', is)],
      }),
    ).toEqual(PASSED);
  });

  test('nobody need answer what cannot be done (CR 608.2d)', () => {
    const players = { A: seat({ hand: ['Test Hermit'] }), B: { life: 20 } };
    expect(run({ players, script: [cast('Test Hermit')] })).toEqual(PASSED);
  });

  test.each([
    [[true], false],
    [[false, true], true],
    [[false, false], false],
  ] as const)('tap or untap is asked as untap, then tap: %j (CR 701.21)', (choices, is) => {
    const players = { A: seat({ hand: ['Test Latch'] }), B: { life: 20, battlefield: ['Test Bear'] } };
    expect(
      run({
        players,
        script: [cast('Test Latch', { targets: ['Test Bear'] })],
        answers: { A: { choices } },
        expect: [{ kind: 'permanent', card: 'Test Bear', property: 'tapped', is }],
      }),
    ).toEqual(PASSED);
  });

  test('after the last payment there may be a closing no (CR 702.33d)', () => {
    const players = {
      A: { life: 20, hand: ['Test Choir'], battlefield: [{ card: 'Mountain', count: 4 }] },
      B: { life: 20 },
    };
    const power = (is: number) => ({ kind: 'pt', card: 'Test Choir', power: is }) as const;
    const script = [cast('Test Choir')];
    const choices = [true, true, false, true];
    expect(
      run({
        players,
        script,
        answers: { A: { choices } },
        expect: [power(3), { kind: 'count', zone: 'hand', player: 'A', is: 1 }],
      }),
    ).toEqual(PASSED);
  });
});

describe('objects', () => {
  test('cards looked at are named in targets before choices (CR 701.18a)', () => {
    const library = ['Island', 'Mountain', 'Test Ox'];
    const players = { A: seat({ hand: ['Test Omen'], library }), B: { life: 20, battlefield: ['Test Bear'] } };
    expect(
      run({
        players,
        script: [cast('Test Omen', { targets: ['Test Bear'] })],
        answers: { A: { targets: ['Island', { done: true }] } },
        expect: [{ kind: 'library-card', player: 'A', position: 1, card: 'Mountain' }],
      }),
    ).toEqual(PASSED);
  });

  test('a share said with a target is kept for the division (CR 601.2d)', () => {
    const players = { A: seat({ hand: ['Test Fork'] }), B: { life: 20, battlefield: ['Test Ox'] } };
    const targets = [
      { target: 'Test Ox', amount: 1 },
      { target: { player: 'B' }, amount: 2 },
    ] as const;
    expect(
      run({
        players,
        script: [cast('Test Fork')],
        answers: { A: { targets } },
        expect: [{ kind: 'player', player: 'B', property: 'life', is: 18 }],
      }),
    ).toEqual(PASSED);
  });

  test('of two shares for the same player, the second is of the next spell (CR 601.2d)', () => {
    const players = { A: seat({ hand: ['Test Fork', 'Test Fork'] }), B: { life: 20, battlefield: ['Test Ox'] } };
    const whole = { target: { player: 'B' }, amount: 3 } as const;
    const script = [cast('Test Fork'), { ...MAIN, do: 'wait' } as const, cast('Test Fork')];
    expect(
      run({
        players,
        script,
        answers: { A: { targets: [whole, { done: true }, whole, { done: true }] } },
        expect: [{ kind: 'player', player: 'B', property: 'life', is: 14 }],
      }),
    ).toEqual(PASSED);
    const aimed = { ...cast('Test Fork'), targets: [{ player: 'B' }] } as const;
    expect(
      run({
        players,
        script: [aimed, { ...MAIN, do: 'wait' } as const, cast('Test Fork')],
        answers: { A: { targets: [whole, whole, { done: true }] } },
        expect: [{ kind: 'player', player: 'B', property: 'life', is: 14 }],
      }),
    ).toEqual(PASSED);
  });

  test('the entry of a forced choice answers nothing later (CR 601.2c)', () => {
    const players = {
      A: seat({ hand: ['Test Axe', 'Test Toll'], battlefield: with_('Test Ox', 'Test Hermit', 'Test Slime') }),
      B: { life: 20, battlefield: ['Test Bear'] },
    };
    const script = [cast('Test Axe'), { ...MAIN, do: 'wait' } as const, cast('Test Toll')];
    expect(
      run({
        players,
        script,
        answers: { A: { targets: ['Test Bear'], choices: ['Test Ox', 'Test Slime'] } },
        expect: [count('battlefield', 'A', 'Test Hermit', 1), count('graveyard', 'B', 'Test Bear', 1)],
      }),
    ).toEqual(PASSED);
  });

  test('a list is taken apart by questions asked one by one', () => {
    const players = {
      A: seat({ hand: ['Test Toll'], battlefield: with_('Test Ox', 'Test Hermit', 'Test Slime') }),
      B: { life: 20 },
    };
    expect(
      run({
        players,
        script: [cast('Test Toll')],
        answers: { A: { choices: [['Test Ox', 'Test Slime']] } },
        expect: [count('battlefield', 'A', 'Test Hermit', 1)],
      }),
    ).toEqual(PASSED);
  });

  test('slots that the step leaves open are asked for, mode by mode (CR 700.2)', () => {
    const players = { A: seat({ hand: ['Test Motto'] }), B: { life: 20, battlefield: ['Test Bear', 'Test Ox'] } };
    expect(
      run({
        players,
        script: [cast('Test Motto', { targets: [{ mode: 2, target: 'Test Ox' }] })],
        answers: { A: { modes: [1, 2], targets: ['Test Bear'] } },
        expect: [
          count('graveyard', 'B', 'Test Bear', 1),
          { kind: 'permanent', card: 'Test Ox', property: 'tapped', is: true },
        ],
      }),
    ).toEqual(PASSED);
  });
});

test('one number per color says what a combination of colors is (CR 106.4)', () => {
  const players = { A: seat({ hand: ['Test Prism'] }), B: { life: 20 } };
  const check = (type: 'W' | 'G', is: number) =>
    ({ ...MAIN, do: 'check', that: { kind: 'mana', player: 'A', type, is } }) as const;
  const script = [cast('Test Prism'), { ...MAIN, do: 'wait' } as const, check('W', 1), check('G', 2)];
  expect(run({ players, script, answers: { A: { choices: [1, 0, 0, 0, 2] } } })).toEqual(PASSED);
});

test('megamorph is a kind of morph (CR 702.37b)', () => {
  const players = { A: seat({ hand: ['Test Egg'] }), B: { life: 20 } };
  const expected = [count('battlefield', 'A', '(nameless)', 1)];
  expect(run({ players, script: [cast('Test Egg', { via: 'morph' })], expect: expected })).toEqual(PASSED);
});

test('what counters open is open at once (CR 606.3)', () => {
  const players = { A: seat({ battlefield: ['Test Sage'] }), B: { life: 20 } };
  const script = [
    { ...MAIN, do: 'add-counters', card: 'Test Sage', counter: 'loyalty', count: 4 },
    { ...MAIN, do: 'activate', ability: '-7:' },
  ] as const;
  expect(run({ players, script, expect: [{ kind: 'count', zone: 'hand', player: 'A', is: 2 }] })).toEqual(PASSED);
});

test.each([
  ['4/1', 4],
  ['a 4/1 creature', 4],
  ['a 1/4 creature', 1],
])('an option may be named with more words than the text has for it: %s (CR 208.2b)', (words, power) => {
  const players = { A: seat({ hand: ['Test Clay'] }), B: { life: 20 } };
  const expect_ = [{ kind: 'pt', card: 'Test Clay', power } as const];
  expect(run({ players, script: [cast('Test Clay')], answers: { A: { choices: [words] } }, expect: expect_ })).toEqual(
    PASSED,
  );
});
