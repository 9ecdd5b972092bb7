/** Cards that are seen where cards are hidden. CR 400.2, 401.5, 708.5. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

/** The names of hidden cards that a viewer is shown. */
function shown(game: ReturnType<typeof table>, viewer: number | null): readonly string[] {
  return game.session.view(viewer as never).shown.map((card) => card.name);
}

test('"you may look at the top card of your library any time": only you see it (CR 401.5)', () => {
  const lines = ['Spyglass | {0} | Artifact | | You may look at the top card of your library any time.'];
  const game = table(lines, [{ battlefield: ['Spyglass'], library: ['Island', 'Shock'] }, { library: ['Forest'] }]);
  const [top] = [game.ann.library.at(-1)];
  expect([shown(game, 0), shown(game, 1), shown(game, null)]).toEqual([[top], [], []]);
});

test('played with revealed, the top card is seen by everyone (CR 401.5)', () => {
  const lines = ['Glass Shelf | {0} | Artifact | | Players play with the top card of their libraries revealed.'];
  const game = table(lines, [{ battlefield: ['Glass Shelf'], library: ['Shock'] }, { library: ['Forest'] }]);
  expect([shown(game, 0), shown(game, 1)]).toEqual([
    ['Shock', 'Forest'],
    ['Shock', 'Forest'],
  ]);
});

test('hands played with revealed are seen by everyone (CR 402.3)', () => {
  const lines = ['Open Book | {0} | Artifact | | Your opponents play with their hands revealed.'];
  const game = table(lines, [{ battlefield: ['Open Book'], hand: ['Island'] }, { hand: ['Shock', 'Forest'] }]);
  expect([shown(game, 0), shown(game, 1)]).toEqual([['Shock', 'Forest'], []]);
});
