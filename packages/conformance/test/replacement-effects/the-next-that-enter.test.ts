/** "The next time one or more creatures enter": all that enter at once, and only those. CR 614.1c, 614.6, 707.5. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const GLASS =
  'Glass | {0} | Instant | | Choose target creature. The next time one or more creatures or artifacts enter the battlefield this turn, they enter as copies of the chosen creature.';
const GREETER = 'Greeter | {0} | Creature — Human | 2/2 | When this creature enters, you gain 3 life.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 | When this creature enters, you lose 5 life.';
const SHRINE = 'Shrine | {0} | Enchantment | |';
const BREED = 'Breed | {0} | Sorcery | | Create two 1/1 colorless Insect creature tokens.';
const SLAY = 'Slay | {0} | Instant | | Destroy target creature.';
const CARDS = [GLASS, GREETER, OX, SHRINE, BREED, SLAY];

function at(hand: readonly string[]): Scenario {
  const game = table(CARDS, [{ battlefield: ['Greeter'], hand }, { hand: ['Ox'] }]);
  return plays(game.ann, 'Glass', 'Greeter');
}

test('the next creature enters as a copy, with what the copied says of entering; the one after it as itself (CR 614.6)', () => {
  const game = at(['Glass', 'Ox', 'Ox']);
  plays(game.ann, 'Ox');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Greeter', 'Greeter'], 23]);
  plays(game.ann, 'Ox');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Greeter', 'Greeter', 'Ox'], 18]);
});

test('all tokens created at once enter so (CR 111.1, 614.12)', () => {
  const game = at(['Glass', 'Breed', 'Ox']);
  plays(game.ann, 'Breed');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Greeter', 'Greeter', 'Greeter'], 26]);
  plays(game.ann, 'Ox');
  expect(game.ann.battlefield.at(-1)).toBe('Ox');
});

test('an enchantment does not use it up; whoever controls what enters, it does (CR 614.1)', () => {
  const game = at(['Glass', 'Shrine']);
  plays(game.ann, 'Shrine');
  expect(game.ann.battlefield).toEqual(['Greeter', 'Shrine']);
  const other = table(CARDS, [{ battlefield: ['Greeter'], hand: ['Ox'] }, { hand: ['Glass'] }]);
  plays(other.ben, 'Glass', 'Greeter');
  plays(other.ann, 'Ox');
  expect([other.ann.battlefield, other.ann.life]).toEqual([['Greeter', 'Greeter'], 23]);
});

test('of a creature that has left it copies what it was (CR 608.2h)', () => {
  const game = at(['Glass', 'Slay', 'Ox']);
  plays(game.ann, 'Slay', 'Greeter');
  plays(game.ann, 'Ox');
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Greeter'], 23]);
});

test('the next turn creatures enter as themselves (CR 514.2)', () => {
  const game = at(['Glass', 'Ox']);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Ox');
  expect(game.ann.battlefield).toEqual(['Greeter', 'Ox']);
});
