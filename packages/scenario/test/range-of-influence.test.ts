import type { PrintedCard } from '@kitchen-table/oracle';
import { expect, test } from 'vitest';
import { cardLookup, runFile, type Scenario } from '../src/index.ts';

/** Cards of our own. */
const CARDS: readonly PrintedCard[] = [
  { name: 'Mountain', type_line: 'Basic Land — Mountain', oracle_text: '' },
  {
    name: 'Test Wave',
    mana_cost: '{R}',
    type_line: 'Sorcery',
    oracle_text: 'Test Wave deals 2 damage to each opponent.',
  },
];

function outcome(game: Scenario['game'], losers: readonly string[]): string {
  const scenario: Scenario = {
    id: 'test/range#one',
    title: 'Range',
    tags: ['test'],
    strict: true,
    ...(game === undefined ? {} : { game }),
    players: {
      A: { life: 20, hand: ['Test Wave'], battlefield: ['Mountain'] },
      B: { life: 20 },
      C: { life: 20 },
      D: { life: 20 },
    },
    script: [{ turn: 1, step: 'precombat-main', player: 'A', do: 'cast', card: 'Test Wave' }],
    stop: { turn: 1, step: 'beginning-of-combat' },
    expect: ['B', 'C', 'D'].map((player) => ({
      kind: 'player',
      player,
      property: 'life',
      is: losers.includes(player) ? 18 : 20,
    })) as never,
  };
  const [result] = runFile(JSON.stringify(scenario), cardLookup(CARDS)).results;
  return `${result?.status} ${result?.reason ?? ''}`.trim();
}

test('a scenario’s range of influence limits whom a spell reaches; seats follow the turn order (CR 801.10)', () => {
  const game = { format: 'free-for-all', turnOrder: ['A', 'B', 'C', 'D'] } as const;
  expect(outcome(game as never, ['B', 'C', 'D'])).toBe('passed');
  expect(outcome({ ...game, influence: 1 } as never, ['B', 'D'])).toBe('passed');
  expect(outcome({ ...game, turnOrder: ['A', 'C', 'B', 'D'], influence: 1 } as never, ['C', 'D'])).toBe('passed');
  expect(outcome({ ...game, influence: 1 } as never, ['B', 'C', 'D'])).toMatch(/^failed/);
});
