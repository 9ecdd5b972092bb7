/** Which of several replacement effects comes first is said by name, by text, or by both. CR 616.1. */
import { expect, test } from 'vitest';
import type { Choice } from '../src/format/scenario.ts';
import { played, sorcery } from './own-cards.ts';

const enchantment = (name: string, oracle_text: string) => ({
  name,
  mana_cost: '{1}',
  type_line: 'Enchantment',
  oracle_text,
});
const TWICE = 'If you would gain life, you gain twice that much life instead.';
const MORE = 'If you would gain life, you gain that much life plus 1 instead.';
const CARDS = [
  enchantment('Test Twice', TWICE),
  enchantment('Test More', MORE),
  sorcery('Test Balm', 'You gain 3 life.'),
];

function lifeAfter(choice: Choice, life: number): string {
  return played(CARDS, {
    A: { battlefield: ['Test Twice', 'Test More'], hand: ['Test Balm'] },
    script: [{ turn: 1, step: 'precombat-main', player: 'A', do: 'cast', card: 'Test Balm' }],
    answers: { A: { choices: [choice] } },
    expect: [{ kind: 'player', player: 'A', property: 'life', is: life }],
  });
}

test.each<[Choice, number]>([
  ['Test Twice', 27],
  ['Test More', 28],
  [TWICE, 27],
  ['If you would gain life, you gain that much', 28],
  [{ object: 'Test Twice', effect: 'If you would gain life' }, 27],
  [{ object: 'Test More', effect: 'If you would gain life' }, 28],
])('%j is applied first (CR 616.1e)', (choice, life) => {
  expect(lifeAfter(choice, life)).toBe('passed');
});

test('an effect that the object has not is no answer (CR 616.1)', () => {
  expect(lifeAfter({ object: 'Test Twice', effect: 'If you would draw' }, 27)).toContain('has no answer');
});
