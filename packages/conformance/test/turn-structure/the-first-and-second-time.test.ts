/** What is said of the first combat phase of one's own turn, and of the first or second time that an ability resolves. CR 505.1a, 608.2h. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const DRUM = "Drum | {0} | Instant | | If it's the first combat phase of your turn, you gain 3 life.";
const AGAIN = 'Again | {0} | Instant | | After this phase, there is an additional combat phase.';

test('the first combat phase of your turn is neither a later one nor one of another player (CR 505.1a, 102.1)', () => {
  const game = table([DRUM, AGAIN], [{ hand: ['Drum', 'Drum', 'Again'] }, { hand: ['Drum'] }]);
  game.to('BeginningOfCombat');
  plays(game.ben, 'Drum');
  expect(game.ben.life).toBe(20);
  plays(game.ann, 'Drum');
  expect(game.ann.life).toBe(23);
  plays(game.ann, 'Again');
  game.to('EndOfCombat');
  game.to('BeginningOfCombat');
  plays(game.ann, 'Drum');
  expect(game.ann.life).toBe(23);
});

test('an ability that counts how often it resolved does one thing twice and the other from then on (CR 608.2h)', () => {
  const game = table(
    [
      'Fount | {0} | Enchantment | | Whenever you gain life, create a Treasure token if this is the first or second time this ability has resolved this turn. Otherwise, draw a card.',
      'Sip | {0} | Instant | | You gain 1 life.',
    ],
    [{ battlefield: ['Fount'], hand: ['Sip', 'Sip', 'Sip', 'Sip'], library: ['Forest', 'Forest', 'Forest'] }, {}],
  );
  const treasures = (): number => game.ann.battlefield.filter((name) => name === 'Treasure').length;
  plays(game.ann, 'Sip');
  expect(treasures()).toBe(1);
  plays(game.ann, 'Sip');
  expect([treasures(), game.ann.hand.length]).toEqual([2, 2]);
  plays(game.ann, 'Sip');
  expect([treasures(), game.ann.hand.length]).toEqual([2, 2]);
  plays(game.ann, 'Sip');
  expect([treasures(), game.ann.hand]).toEqual([2, ['Forest', 'Forest']]);
});
