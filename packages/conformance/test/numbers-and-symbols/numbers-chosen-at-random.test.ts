/** Numbers chosen at random, and cards of a different name than a countered spell. CR 107.1, 201.2, 608.2d. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const GOAT = 'Goat | {0} | Creature — Goat | 2/2 |';
const LIBRARY = ['Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'];

test('one of the numbers named is chosen at random, nobody is asked, and all of them come up (CR 608.2d)', () => {
  const wheel = 'Wheel | {0} | Sorcery | | Choose 2, 3, or 4 at random. Draw that many cards.';
  const drawn = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const game = table([wheel], [{ hand: ['Wheel'], library: LIBRARY }, {}], { seed: `wheel ${seed}` });
    plays(game.ann, 'Wheel');
    drawn.add(game.ann.hand.length);
  }
  expect([...drawn].sort()).toEqual([2, 3, 4]);
});

const TRICK =
  'Trick | {0} | Instant | | Counter target spell. Choose 1 or 2 at random. Its controller mills that many cards, then exiles cards from the top of their library until they exile a creature card with a different name than that spell. They may cast that card without paying its mana cost. Then they put the exiled cards on the bottom of their library in any order.';

function tricked(casts: boolean): ReturnType<typeof table> {
  const library = [...LIBRARY.slice(0, 2), 'Ox', 'Goat', 'Plains'];
  const game = table([TRICK, OX, GOAT], [{ hand: ['Ox'], library }, { hand: ['Trick'] }]);
  game.plan((question) => (question.kind === 'yesNo' ? [casts ? 1 : 0] : null));
  game.ann.casts('Ox');
  plays(game.ben, 'Trick', 'Ox');
  return game;
}

test('a card of another name than the countered spell is cast, the others go under the library (CR 201.2c, 608.2g)', () => {
  const game = tricked(true);
  expect(game.ann.battlefield).toEqual(['Goat']);
  expect(game.ann.graveyard).toContain('Ox');
  expect(game.ann.exile).toEqual([]);
  expect(game.ann.library.at(-1)).toBe('Plains');
  expect(game.ann.library).toContain('Ox');
});

test('what its owner does not cast goes under the library with the rest (CR 608.2c)', () => {
  const game = tricked(false);
  expect([game.ann.battlefield, game.ann.exile]).toEqual([[], []]);
  expect(game.ann.library.slice(0, -1)).toContain('Goat');
});
