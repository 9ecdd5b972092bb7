/** A companion waits outside the game, and is put into the hand for {3}, once. CR 103.2b, 116.2g, 702.139. */
import { expect, test } from 'vitest';
import { type Game, played } from './own-cards.ts';

const OTTER = {
  name: 'Test Otter',
  mana_cost: '{1}{W}',
  type_line: 'Legendary Creature — Otter',
  oracle_text: 'Companion — Each permanent card in your starting deck has mana value 2 or less.',
  power: '2',
  toughness: '2',
};
const GIANT = { name: 'Test Giant', mana_cost: '{4}{R}', type_line: 'Creature — Giant', power: '5', toughness: '5' };
const CARDS = [OTTER, { ...GIANT, oracle_text: '' }];
const MAIN = { turn: 1, step: 'precombat-main', player: 'A' } as const;
const FETCH = { ...MAIN, do: 'activate', ability: 'Companion' } as const;
const IN_HAND = { kind: 'count', zone: 'hand', player: 'A', card: 'Test Otter', is: 1 } as const;

function begun(answer: boolean, hand: readonly string[], part: Game): string {
  return played(CARDS, {
    A: { sideboard: ['Test Otter'], battlefield: [{ card: 'Plains', count: 6 }], hand },
    answers: { A: { choices: [answer] } },
    ...part,
  });
}

test('it is put into the hand by its special action, and no second time (CR 116.2g)', () => {
  expect(begun(true, [], { script: [FETCH], expect: [IN_HAND] })).toBe('passed');
  expect(begun(true, [], { script: [FETCH, { ...FETCH, refused: true }] })).toBe('passed');
});

test('who declines to reveal it has none (CR 103.2b)', () => {
  expect(begun(false, [], { script: [{ ...FETCH, refused: true }] })).toBe('passed');
});

test('a deck that is not as it says has no companion, and nobody is asked (CR 702.139a)', () => {
  expect(begun(true, ['Test Giant'], { script: [{ ...FETCH, refused: true }] })).toBe('passed');
});
