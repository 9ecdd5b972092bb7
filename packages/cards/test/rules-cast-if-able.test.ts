/** Spells that an effect tells a player to cast. CR 118.8c. */
import { expect, test } from 'vitest';
import { table } from './text-table.ts';

test('a spell to be cast "if able" need not be, if its additional cost asks for cards of some quality in the hand (CR 118.8c)', () => {
  const lines = [
    'Wild Page | {0} | Sorcery | | Exile the top card of your library. You cast it without paying its mana cost if able.',
    'Feed Beast | {3} | Sorcery | | As an additional cost to cast Feed Beast, discard a creature card. / You gain 5 life.',
    'Feed Any | {3} | Sorcery | | As an additional cost to cast Feed Any, discard a card. / You gain 5 life.',
  ];
  const life = (top: string, cast: 0 | 1): readonly [number, number] => {
    const game = table(lines, [{ hand: ['Wild Page', 'Grizzly Bears'], library: [top] }, {}]);
    let asked = 0;
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked++;
      return [cast];
    });
    game.ann.casts('Wild Page');
    game.resolveAll();
    return [asked, game.ann.life];
  };
  expect([life('Feed Beast', 1), life('Feed Beast', 0)]).toEqual([
    [1, 25],
    [1, 20],
  ]);
  expect(life('Feed Any', 0)).toEqual([0, 25]);
});
