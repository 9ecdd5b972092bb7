/** Dice: several at once, ignored rolls, doubles, rolling again, with cards read from text. CR 705.2, 706. */
import { expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import { plays, table } from '../support/text-table.ts';

/** A game in which the dice show these numbers, one after the other. */
function showing(
  rolls: readonly number[],
  lines: readonly (string | PrintedCard)[],
  seats: Parameters<typeof table>[1],
): ReturnType<typeof table> {
  const left = [...rolls];
  return table(lines, seats).alter((position) => {
    position.scripted = () => left.shift() ?? null;
  });
}

const EACH = 'Die Counter | {0} | Enchantment | | Whenever you roll a die, you gain 1 life.';
const ONCE = 'Roll Counter | {0} | Enchantment | | Whenever you roll one or more dice, you gain 10 life.';
const PAIR = 'Pair | {0} | Sorcery | | Roll two d6. Draw a card. If you rolled doubles, you lose 1 life.';
const LUCK =
  'Lucky Charm | {0} | Enchantment | | If you would roll one or more dice, instead roll that many dice plus one and ignore the highest roll.';

test('several dice rolled at once are one roll of one or more dice, and each of them is a die (CR 706.1, 603.2c)', () => {
  const game = showing(
    [3, 4],
    [EACH, ONCE, PAIR],
    [{ battlefield: ['Die Counter', 'Roll Counter'], hand: ['Pair'] }, {}],
  );
  expect(plays(game.ann, 'Pair').ann.life).toBe(32);
});

test('a player has rolled doubles if both results are equal (CR 706.5)', () => {
  for (const [rolls, life] of [
    [[4, 4], 19],
    [[4, 5], 20],
  ] as const) {
    const game = showing(rolls, [PAIR], [{ hand: ['Pair'] }, {}]);
    expect(plays(game.ann, 'Pair').ann.life).toBe(life);
  }
});

test('an ignored roll never happened: nothing triggers on it, and it is no part of the result (CR 706.6)', () => {
  const one = 'Single | {0} | Sorcery | | Roll a d8. You gain life equal to the result.';
  const high = 'Sevens | {0} | Enchantment | | Whenever you roll a 7, draw a card.';
  const battlefield = ['Lucky Charm', 'Lucky Charm', 'Die Counter', 'Sevens'];
  const game = showing([5, 7, 3], [LUCK, EACH, one, high], [{ battlefield, hand: ['Single'] }, {}]);
  plays(game.ann, 'Single');
  expect([game.ann.life, game.ann.hand.length]).toEqual([20 + 3 + 1, 0]);
});

test('“roll again” rolls the same dice again, with the same table and the same addition (CR 706.3c)', () => {
  const card: PrintedCard = {
    name: 'Gamble',
    mana_cost: '{0}',
    type_line: 'Sorcery',
    oracle_text:
      'Roll a d20 and add the number of creatures you control.\n1—9 | You gain 1 life.\n10—19 | You gain 5 life. Roll again.\n20 | Draw a card.',
  } as PrintedCard;
  const game = showing(
    [8, 17, 10, 1],
    [card, EACH],
    [{ battlefield: ['Grizzly Bears', 'Hill Giant', 'Die Counter'], hand: ['Gamble'] }, {}],
  );
  // 8 and 2 are 10, 17 and 2 are 19: again each time; 10 and 2 are 12; 1 and 2 are 3.
  expect(plays(game.ann, 'Gamble').ann.life).toBe(20 + 5 + 5 + 5 + 1 + 4);
});

test('abilities that look for a result see it, whatever die it was; a coin is won or lost (CR 706.2, 705.2)', () => {
  const lines = [
    'High Hopes | {0} | Enchantment | | Whenever you roll a 5 or higher, you gain 2 life.',
    'Third Time | {0} | Enchantment | | Whenever you roll a 3, you gain 10 life.',
    'Heads Up | {0} | Enchantment | | Whenever you win a coin flip, you gain 100 life.',
    PAIR,
    'Penny | {0} | Sorcery | | Flip a coin. If you lose the flip, you lose 1 life.',
  ];
  const seats = [
    { battlefield: ['High Hopes', 'Third Time', 'Heads Up'], hand: ['Pair', 'Pair', 'Penny', 'Penny'] },
    {},
  ];
  const game = showing([6, 2, 3, 4, 2, 1], lines, seats);
  expect(plays(game.ann, 'Pair').ann.life).toBe(22);
  expect(plays(game.ann, 'Pair').ann.life).toBe(32);
  expect(plays(game.ann, 'Penny').ann.life).toBe(132);
  expect(plays(game.ann, 'Penny').ann.life).toBe(131);
});
