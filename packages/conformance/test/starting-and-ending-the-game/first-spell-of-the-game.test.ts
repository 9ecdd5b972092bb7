/** The first spell of the game may be cast for nothing; the next card played today as though it had flash. CR 601.2f, 702.8. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const TALE =
  'Tale | {1}{G} | Instant | | If Tale is the first spell you’ve cast this game, you may cast it without paying its mana cost. / You gain 3 life.';
const RITE = 'Rite | {0} | Instant | | You gain 1 life.';
const WARNING =
  'Warning | {0} | Instant | | The next Bear card you play this turn can be played as though it had flash. / You gain 1 life.';
const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';

test('it is free only before its controller has cast another, in this turn or an earlier one (CR 118.9)', () => {
  const game = table([TALE, RITE], [{ hand: ['Tale', 'Tale', 'Rite'] }, { hand: ['Tale', 'Rite'] }]);
  // What another player has cast is nothing to it.
  plays(game.ben, 'Rite');
  expect(game.ben.can('cast', 'Tale')).toBe(false);
  expect(plays(game.ann, 'Tale').ann.life).toBe(23);
  expect(game.ann.can('cast', 'Tale')).toBe(false);
  game.to('PrecombatMain', game.game.turn + 2);
  expect([game.ann.can('cast', 'Tale'), game.ben.can('cast', 'Tale')]).toEqual([false, false]);
});

test('for its mana cost it can always be cast (CR 601.2b)', () => {
  const game = table([TALE, RITE], [{ hand: ['Tale', 'Rite'], battlefield: ['Forest', 'Forest'] }, {}]);
  plays(game.ann, 'Rite');
  expect(plays(game.ann, 'Tale').ann.life).toBe(24);
});

test('the next creature card alone, in this turn, as though it had flash (CR 601.3b, 702.8a)', () => {
  const game = table([WARNING, CUB], [{}, { hand: ['Warning', 'Cub', 'Cub'] }]);
  expect(game.ben.can('cast', 'Cub')).toBe(false);
  plays(game.ben, 'Warning');
  plays(game.ben, 'Cub');
  expect([game.ben.battlefield, game.ben.can('cast', 'Cub')]).toEqual([['Cub'], false]);
  const later = table([WARNING, CUB], [{}, { hand: ['Warning', 'Cub'] }]);
  plays(later.ben, 'Warning');
  later.to('Upkeep', later.game.turn + 1);
  expect(later.ben.can('cast', 'Cub')).toBe(false);
});
