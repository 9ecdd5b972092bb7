/** "You may put that card onto the battlefield instead of putting it into your hand if ...". CR 608.2c, 614.15. */
import { expect, test } from 'vitest';
import { chooses, plays, table } from '../support/text-table.ts';

const INSTEAD = 'instead of putting it into your hand if';
const CARDS = [
  `Forage | {0} | Sorcery | | Search your library for a Forest card, reveal it, put it into your hand, then shuffle. / Morbid — You may put that card onto the battlefield tapped ${INSTEAD} a creature died this turn.`,
  `Glimpse | {0} | Instant | | Reveal the top card of your library. Put it into your hand. / You may put that card onto the battlefield ${INSTEAD} you control a Bear.`,
  'Shatter | {0} | Instant | | Destroy target creature.',
  'Bear | {1} | Creature — Bear | 2/2 |',
];
const LIBRARY = { library: ['Plains', 'Forest', 'Plains'] };

test('without the condition the card is put into the hand, and nobody is asked (CR 608.2c)', () => {
  const game = table(CARDS, [{ hand: ['Forage'], ...LIBRARY }, {}]);
  game.ann.answers('yesNo', () => {
    throw new Error('asked');
  });
  chooses(game.ann, 'Forest');
  plays(game.ann, 'Forage');
  expect([game.ann.hand, game.ann.battlefield, game.ann.library.length]).toEqual([['Forest'], [], 2]);
});

test('with it the player may put it onto the battlefield, or into the hand all the same (CR 614.15)', () => {
  for (const [answer, hand, battlefield] of [
    [1, [], ['Forest']],
    [0, ['Forest'], []],
  ] as const) {
    const game = table(CARDS, [{ hand: ['Forage', 'Shatter'], ...LIBRARY }, { battlefield: ['Bear'] }]);
    plays(game.ann, 'Shatter', 'Bear');
    game.ann.answers('yesNo', [answer]);
    chooses(game.ann, 'Forest');
    plays(game.ann, 'Forage');
    expect([game.ann.hand, game.ann.battlefield, game.ann.library.length]).toEqual([hand, battlefield, 2]);
  }
});

test('where none is found, neither is done (CR 701.19b)', () => {
  const game = table(CARDS, [{ hand: ['Forage', 'Shatter'], library: ['Plains'] }, { battlefield: ['Bear'] }]);
  plays(game.ann, 'Shatter', 'Bear');
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Forage');
  expect([game.ann.hand, game.ann.battlefield, game.ann.library]).toEqual([[], [], ['Plains']]);
});

test('likewise of a card that was revealed (CR 608.2c)', () => {
  for (const [creature, battlefield, hand] of [
    [['Bear'], ['Bear', 'Forest'], []],
    [[], [], ['Forest']],
  ] as const) {
    const game = table(CARDS, [{ hand: ['Glimpse'], battlefield: creature, library: ['Forest', 'Plains'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Glimpse');
    expect([game.ann.battlefield, game.ann.hand]).toEqual([battlefield, hand]);
  }
});
