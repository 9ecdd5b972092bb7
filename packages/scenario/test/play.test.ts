import type { PrintedCard } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import { cardLookup, runFile, type Scenario } from '../src/index.ts';

/** Cards of our own. */
const CARDS: readonly PrintedCard[] = [
  { name: 'Mountain', type_line: 'Basic Land — Mountain', oracle_text: '' },
  { name: 'Island', type_line: 'Basic Land — Island', oracle_text: '' },
  {
    name: 'Test Spark',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text: 'Test Spark deals 3 damage to any target.',
  },
  { name: 'Test Denial', mana_cost: '{U}', type_line: 'Instant', oracle_text: 'Counter target spell.' },
  { name: 'Test Bear', mana_cost: '{1}{R}', type_line: 'Creature — Bear', oracle_text: '', power: '2', toughness: '2' },
  {
    name: 'Test Bird',
    mana_cost: '{U}',
    type_line: 'Creature — Bird',
    oracle_text: 'Flying',
    power: '1',
    toughness: '1',
  },
  {
    name: 'Test Pinger',
    mana_cost: '{R}',
    type_line: 'Creature — Wizard',
    oracle_text: '{T}: This creature deals 1 damage to any target.',
    power: '1',
    toughness: '1',
  },
  {
    name: 'Test Window',
    mana_cost: '{U}',
    type_line: 'Artifact',
    oracle_text: 'As long as you control an Island, play with the top card of your library revealed.',
  },
  {
    name: 'Test Riddle',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text: 'Ask somebody a riddle about the weather.',
  },
];
const lookup = cardLookup(CARDS);

type Part = Partial<Scenario> & { script?: Scenario['script'] };

function run(part: Part): { status: string; reason: string } {
  const scenario: Scenario = {
    id: 'test/play#one',
    title: 'Play',
    tags: ['test'],
    strict: true,
    players: { A: { life: 20 }, B: { life: 20 } },
    script: [],
    stop: { turn: 1, step: 'end' },
    expect: [],
    ...part,
  };
  const [result] = runFile(JSON.stringify(scenario), lookup).results;
  return { status: result?.status ?? 'none', reason: result?.reason ?? '' };
}

const MAIN = { turn: 1, step: 'precombat-main', player: 'A' } as const;
const spark = { A: { life: 20, hand: ['Test Spark'], battlefield: ['Mountain'] }, B: { life: 20 } };

describe('a scenario is played as its players say', () => {
  test('a spell with its target resolves (CR 608.2)', () => {
    const script = [{ ...MAIN, do: 'cast', card: 'Test Spark', targets: [{ player: 'B' }] }] as const;
    expect(
      run({ players: spark, script, expect: [{ kind: 'player', player: 'B', property: 'life', is: 17 }] }),
    ).toEqual({ status: 'passed', reason: '' });
    expect(
      run({ players: spark, script, expect: [{ kind: 'player', player: 'B', property: 'life', is: 20 }] }),
    ).toEqual({
      status: 'failed',
      reason: "B's life should be 20 and is 17",
    });
  });

  test('a response waits for what it answers (CR 117.3)', () => {
    const players = { ...spark, B: { life: 20, hand: ['Test Denial'], battlefield: ['Island'] } };
    const script = [
      { ...MAIN, do: 'cast', card: 'Test Spark', targets: [{ player: 'B' }] },
      {
        ...MAIN,
        player: 'B',
        do: 'cast',
        card: 'Test Denial',
        targets: ['Test Spark'],
        when: { onStack: 'Test Spark' },
      },
    ] as const;
    expect(run({ players, script, expect: [{ kind: 'player', player: 'B', property: 'life', is: 20 }] }).status).toBe(
      'passed',
    );
  });

  test('a step that cannot be performed fails the scenario', () => {
    const script = [{ ...MAIN, do: 'cast', card: 'Test Spark', targets: [{ player: 'B' }] }] as const;
    const { status, reason } = run({ players: { A: { life: 20, hand: ['Test Spark'] }, B: { life: 20 } }, script });
    expect(status).toBe('failed');
    expect(reason).toContain('A cannot cast Test Spark');
  });

  test('a step to be refused passes when it is impossible, and fails when it can be done', () => {
    const script = [{ ...MAIN, do: 'cast', card: 'Test Spark', targets: [{ player: 'B' }], refused: true }] as const;
    expect(run({ players: { A: { life: 20, hand: ['Test Spark'] }, B: { life: 20 } }, script }).status).toBe('passed');
    expect(run({ players: spark, script }).reason).toContain('was to be refused');
  });

  test('a strict scenario fails when a question has no answer, a lenient one takes the default', () => {
    const script = [{ ...MAIN, do: 'cast', card: 'Test Spark' }] as const;
    expect(run({ players: spark, script }).reason).toContain('has no answer');
    expect(
      run({
        players: spark,
        script,
        strict: false,
        expect: [{ kind: 'player', player: 'B', property: 'life', is: 17 }],
      }).status,
    ).toBe('passed');
    expect(
      run({
        players: spark,
        script,
        answers: { A: { targets: [{ player: 'A' }] } },
        expect: [{ kind: 'player', player: 'A', property: 'life', is: 17 }],
      }).status,
    ).toBe('passed');
  });

  test('abilities are named by the beginning of their text (CR 602.2)', () => {
    const players = {
      A: {
        life: 20,
        battlefield: [
          { card: 'Test Pinger', as: '@one' },
          { card: 'Test Pinger', as: '@two' },
        ],
      },
      B: { life: 20 },
    } as const;
    const script = [
      { ...MAIN, do: 'activate', ability: '{T}: ~ deals 1', source: '@two', targets: [{ player: 'B' }] },
    ] as const;
    const expected = [
      { kind: 'permanent', card: '@two', property: 'tapped', is: true },
      { kind: 'permanent', card: '@one', property: 'tapped', is: false },
      { kind: 'player', player: 'B', property: 'life', is: 19 },
    ] as const;
    expect(run({ players, script, expect: expected })).toEqual({ status: 'passed', reason: '' });
  });
});

describe('combat and stops', () => {
  const players = { A: { life: 20, battlefield: ['Test Bird'] }, B: { life: 20, battlefield: ['Test Bear'] } };
  const attack = { turn: 1, player: 'A', do: 'attack', card: 'Test Bird' } as const;

  test('attackers attack and damage is dealt by the time of the stop (CR 510.2)', () => {
    const stop = { turn: 1, step: 'combat-damage' } as const;
    expect(
      run({ players, script: [attack], stop, expect: [{ kind: 'player', player: 'B', property: 'life', is: 19 }] })
        .status,
    ).toBe('passed');
    expect(
      run({
        players,
        script: [attack],
        stop: { turn: 1, step: 'declare-attackers' },
        expect: [{ kind: 'player', player: 'B', property: 'life', is: 20 }],
      }).status,
    ).toBe('passed');
  });

  test('a creature without flying does not block one with flying (CR 702.9b)', () => {
    const block = { turn: 1, player: 'B', do: 'block', card: 'Test Bear', attacker: 'Test Bird' } as const;
    expect(run({ players, script: [attack, { ...block, refused: true }] }).status).toBe('passed');
    expect(run({ players, script: [attack, block] }).reason).toContain('were not performed');
    expect(
      run({ players, script: [attack, block], expect: [{ kind: 'unperformed', player: 'B', is: 1 }] }).status,
    ).toBe('passed');
  });

  test('a stop at a step that is skipped counts when it would have come (CR 508.8)', () => {
    const stop = { turn: 1, step: 'declare-blockers' } as const;
    expect(
      run({ players, stop, expect: [{ kind: 'permanent', card: 'Test Bird', property: 'tapped', is: false }] }).status,
    ).toBe('passed');
  });

  test('a stop at untap is just before the turn begins (CR 502)', () => {
    const stop = { turn: 3, step: 'untap' } as const;
    const script = [attack] as const;
    expect(
      run({ players, script, stop, expect: [{ kind: 'permanent', card: 'Test Bird', property: 'tapped', is: true }] })
        .status,
    ).toBe('passed');
  });
});

test('the top card of a library that is played with revealed is revealed (CR 401.5)', () => {
  const players = { A: { life: 20, battlefield: ['Test Window', 'Island'] }, B: { life: 20 } };
  const revealed = (player: 'A' | 'B', is: boolean) =>
    ({ kind: 'player', player, property: 'top-card-revealed', is }) as const;
  expect(run({ players, expect: [revealed('A', true), revealed('B', false)] })).toEqual({
    status: 'passed',
    reason: '',
  });
});

describe('what cannot run', () => {
  test.each([
    ['Test Riddle', 'Test Riddle is not read'],
    ['Test Nobody', 'no card is named Test Nobody'],
  ])('%s is named', (card, sentence) => {
    const { status, reason } = run({ players: { A: { life: 20, hand: [card] }, B: { life: 20 } } });
    expect(status).toBe('cannot run');
    expect(reason).toContain(sentence);
  });

  test('a broken line is counted, and the others run', () => {
    const report = runFile('{}\n', lookup);
    expect(report).toMatchObject({ passed: 0, failed: 0, cannotRun: 1 });
  });
});
