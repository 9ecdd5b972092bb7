/** "Can't attack unless you sacrifice a land": a cost of attacking that is paid by doing something. CR 508.1g-j. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const DRAGON = "Stone Dragon | {0} | Creature — Dragon | 5/5 | Stone Dragon can't attack unless you sacrifice a land.";
const EEL =
  "Deep Eel | {0} | Creature — Serpent | 4/4 | Deep Eel can't attack unless you return an enchantment you control to its owner's hand.";
const CHARM = 'Small Charm | {0} | Enchantment | |';

function attack(attackers: readonly string[], others: readonly string[], pays: number): [number, string[], string[]] {
  const game = table([DRAGON, EEL, CHARM], [[...attackers, ...others], {}]);
  game.ann.answers('yesNo', [pays]);
  game.ann.attacks(attackers);
  game.throughCombat();
  return [game.ben.life, [...game.ann.battlefield].sort(), game.ann.hand];
}

test('what attackers cost is sacrificed as they are declared (CR 508.1h)', () => {
  expect(attack(['Stone Dragon'], ['Plains', 'Plains'], 1)).toEqual([15, ['Plains', 'Stone Dragon'], []]);
});

test('whoever does not pay, or could not pay, does not attack (CR 508.1j)', () => {
  expect(attack(['Stone Dragon'], ['Plains'], 0)).toEqual([20, ['Plains', 'Stone Dragon'], []]);
  expect(attack(['Stone Dragon'], [], 1)).toEqual([20, ['Stone Dragon'], []]);
});

test('each attacker has a cost of its own: one land does not pay for two (CR 508.1h)', () => {
  const two = ['Stone Dragon', 'Stone Dragon'];
  expect(attack(two, ['Plains'], 1)[0]).toBe(20);
  expect(attack(two, ['Plains', 'Swamp', 'Island'], 1)).toEqual([10, ['Island', ...two], []]);
});

test('what is returned goes to the hand of its owner (CR 508.1i)', () => {
  expect(attack(['Deep Eel'], ['Small Charm'], 1)).toEqual([16, ['Deep Eel'], ['Small Charm']]);
  expect(attack(['Deep Eel'], ['Plains'], 1)[0]).toBe(20);
});
