/** Permanents that were put into graveyards from the battlefield are counted as they were there. CR 608.2h. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const RAVE =
  'Rave | {0} | Sorcery | | Destroy all artifacts you don’t control, then draw X cards, where X is the number of artifacts that were put into graveyards from the battlefield this turn.';
const MOURN =
  'Mourn | {0} | Sorcery | | You gain 1 life for each nontoken creature that was put into your graveyard from the battlefield this turn.';
const RAZE = 'Raze | {0} | Sorcery | | Destroy all creatures.';
const POT = 'Pot | {1} | Artifact |';

test('artifacts destroyed by the same spell count, the others do not (CR 608.2h)', () => {
  const seats = [{ hand: ['Rave'], battlefield: ['Pot'], library: ['Plains', 'Plains', 'Plains', 'Plains'] }];
  const game = table([RAVE, POT], [...seats, { battlefield: ['Pot', 'Pot'], graveyard: ['Pot'] }]);
  plays(game.ann, 'Rave');
  expect(game.ann.hand).toEqual(['Plains', 'Plains']);
});

test('they count when they have left the graveyard again, and only those of that graveyard (CR 608.2h)', () => {
  const game = table(
    [MOURN, RAZE, 'Lift | {0} | Sorcery | | Return a creature card from your graveyard to your hand.'],
    [
      { hand: ['Raze', 'Lift', 'Mourn'], battlefield: ['Grizzly Bears', 'Hill Giant'], graveyard: ['Craw Wurm'] },
      ['Hill Giant'],
    ],
  );
  plays(game.ann, 'Raze');
  plays(game.ann, 'Lift');
  plays(game.ann, 'Mourn');
  expect(game.ann.life).toBe(22);
});
