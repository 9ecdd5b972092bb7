/** "Its controller and that player": two players, of whom the second is who was spoken of before. CR 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('the one who deals and the one who would have been dealt the damage each draw half of what was prevented (CR 615.5)', () => {
  const game = table(
    [
      `Teacher | {0} | Creature — Cat | 5/5 | If this creature would deal combat damage to a player, prevent ${'that damage'}. This creature’s controller and that player ${'each draw half'} that many cards, rounded down.`,
    ],
    [
      { battlefield: ['Teacher'], library: ['Island', 'Island', 'Island', 'Island'] },
      { library: ['Island', 'Island', 'Island', 'Island'] },
    ],
  );
  game.ann.attacks('Teacher');
  game.to('PostcombatMain', 1);
  expect(game.ben.life).toBe(20);
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 2]);
});

test('"target creature’s controller and that player" is no two times the same one (CR 608.2c)', () => {
  const game = table(
    [
      'Toll | {0} | Sorcery | | Target player loses 1 life. Target creature’s controller and that player each lose 2 life.',
      'Ox | {0} | Creature — Ox | 3/3 |',
    ],
    [{ hand: ['Toll'] }, {}, { battlefield: ['Ox'] }],
  );
  plays(game.ann, 'Toll', 'ben', 'Ox');
  expect(game.seats.map(({ life }) => life)).toEqual([20, 17, 18]);
});
