/** "Can't attack unless you sacrifice a land": a cost of attacking that is paid by doing something. CR 508.1g-j. */
import { describe, expect, test } from 'vitest';
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

describe('costs of different attackers that take the same things', () => {
  const TIDE = "Tide Boar | {0} | Creature — Boar | 3/3 | Tide Boar can't attack unless you sacrifice an Island.";
  const both = ['Stone Dragon', 'Tide Boar'];

  function fight(lands: readonly string[]): [number, string[]] {
    const game = table([DRAGON, TIDE], [[...both, ...lands], {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.attacks(both);
    game.throughCombat();
    return [game.ben.life, game.ann.battlefield.filter((name) => !both.includes(name))];
  }

  test('can be paid only with one for each (CR 508.1h, 118.3)', () => {
    expect(fight(['Island'])).toEqual([20, ['Island']]);
    expect(fight(['Island', 'Island'])).toEqual([12, []]);
  });

  test('are paid so that each can be (CR 508.1i, 601.2h)', () => {
    expect(fight(['Island', 'Plains'])).toEqual([12, []]);
    expect(fight(['Plains', 'Island'])).toEqual([12, []]);
  });
});

test('two parts of one cost that may take the same are paid with one for each (CR 118.3, 601.2h)', () => {
  const lines = [
    'Grim Toll | {0} | Sorcery | | As an additional cost to cast this spell, sacrifice a Construct or Elf and sacrifice an artifact. / You gain 3 life.',
    'Tin Man | {0} | Artifact Creature — Construct | 1/1 |',
    'Elf | {0} | Creature — Elf | 1/1 |',
  ];
  const alone = table(lines, [{ hand: ['Grim Toll'], battlefield: ['Tin Man'] }, {}]);
  expect(alone.ann.can('cast', 'Grim Toll')).toBe(false);
  const beside = table(lines, [{ hand: ['Grim Toll'], battlefield: ['Elf', 'Tin Man'] }, {}]);
  expect(beside.ann.can('cast', 'Grim Toll')).toBe(true);
  beside.ann.casts('Grim Toll');
  beside.resolve();
  expect([beside.ann.life, beside.ann.battlefield]).toEqual([23, []]);
});

test('what is returned goes to the hand of its owner (CR 508.1i)', () => {
  expect(attack(['Deep Eel'], ['Small Charm'], 1)).toEqual([16, ['Deep Eel'], ['Small Charm']]);
  expect(attack(['Deep Eel'], ['Plains'], 1)[0]).toBe(20);
});
