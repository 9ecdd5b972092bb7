/** For each player who does something this way, and what they all do then. CR 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const OFFER =
  'Offer | {0} | Sorcery | | Search your library for a Forest card and put it onto the battlefield. Each opponent may search their library for a Forest card and put it onto the battlefield. For each opponent who searches a library this way, search your library for a Forest card and put it onto the battlefield. Then each player who searched a library this way shuffles.';

test('one more for each opponent who did; who did not, does not shuffle (CR 608.2c)', () => {
  const library = Array.from({ length: 6 }, () => 'Forest');
  for (const [takers, lands, shuffles] of [
    [0, [1, 0, 0], 1],
    [1, [2, 1, 0], 2],
    [2, [3, 1, 1], 3],
  ] as const) {
    const game = table([OFFER], [{ hand: ['Offer'], library }, { library }, { library }]);
    game.plan((question) => {
      if (question.kind === 'chooseObjects') return [0];
      if (question.kind !== 'yesNo') return null;
      const taking = (question.player === game.ben.id && takers > 0) || (question.player === game.cat.id && takers > 1);
      return [taking ? 1 : 0];
    });
    plays(game.ann, 'Offer');
    expect(game.seats.map(({ battlefield }) => battlefield.length)).toEqual(lands);
    expect(game.game.log.filter(({ rule }) => rule === '701.20a').length).toBe(shuffles);
  }
});
