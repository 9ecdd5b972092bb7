/** "... instead of one": all of the text with the other number. CR 608.2c, 614.15. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../../support/text-table.ts';

const SEEK =
  'Seek | {0} | Sorcery | | Search your library for up to two Forest cards, reveal them, put one onto the battlefield tapped and the rest into your hand, then shuffle. / Spell mastery — If there are two or more instant cards in your graveyard, search your library for up to three Forest cards instead of two.';
const FIND =
  'Find | {0} | Sorcery | | Reveal the top four cards of your library. You may put a Bear card from among them onto the battlefield. Put the rest into your graveyard. / Ferocious — If you control an Ox, put up to two Bear cards from among the revealed cards onto the battlefield instead of one.';
const BOLT = 'Spark | {0} | Instant | | You gain 1 life.';
const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const OX = 'Tin Ox | {0} | Creature — Ox | 4/4 |';

test('whether one may be put there alone, where two may, is not guessed (CR 608.2d)', () => {
  expect(() => table([FIND.replace('put up to two', 'you may put two')], [{}, {}])).toThrow(/instead of one/);
});

describe('instead of so many', () => {
  test('more are searched for, and the rest of the text is about all of them (CR 614.15)', () => {
    for (const [sparks, inHand] of [
      [2, 2],
      [1, 1],
    ] as const) {
      const game = table(
        [SEEK, BOLT],
        [{ hand: ['Seek'], graveyard: Array(sparks).fill('Spark'), library: Array(5).fill('Forest') }, {}],
      );
      game.ann.answers('chooseObjects', sparks === 2 ? [0, 1, 2] : [0, 1]);
      plays(game.ann, 'Seek');
      expect([sparks, game.ann.hand.length, game.ann.battlefield]).toEqual([sparks, inHand, ['Forest']]);
    }
  });
  test('more of those revealed enter, where there are so many (CR 608.2c)', () => {
    for (const [ox, bears, entered] of [
      [true, 3, 2],
      [true, 1, 1],
      [false, 3, 1],
    ] as const) {
      const game = table(
        [FIND, BEAR, OX],
        [
          {
            hand: ['Find'],
            battlefield: ox ? ['Tin Ox'] : [],
            library: [...Array(bears).fill('Tin Bear'), ...Array(4 - bears).fill('Island')],
          },
          {},
        ],
      );
      game.ann.answers('yesNo', [1]);
      game.ann.answers('chooseObjects', entered === 2 ? [0, 1] : [0]);
      plays(game.ann, 'Find');
      const there = game.ann.battlefield.filter((name) => name === 'Tin Bear').length;
      expect([ox, bears, there, game.ann.graveyard.length]).toEqual([ox, bears, entered, 5 - entered]);
    }
  });
});
