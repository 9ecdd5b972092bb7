/** "If that card has mana value 2 or less, it enters with ...": asked of the card as it enters, so that it never is without. CR 614.12. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ROOTS =
  'Deep Roots | {0} | Sorcery | | Reveal the top three cards of your library. You may put a creature card with power 3 or less from among them onto the battlefield tapped. If that card has mana value 2 or less, it enters with two additional +1/+1 counters on it. Put the rest on the bottom of your library in any order.';
const RAISE =
  'Raise It | {0} | Sorcery | | Return target land or creature card from your graveyard to the battlefield tapped. If that card is a creature card, it enters with an additional +1/+1 counter on it.';

test.each([
  ['Grizzly Bears', '4/4'],
  ['Hill Giant', '3/3'],
])('one from among those looked at, %s, is %s from the first on (CR 614.12)', (creature, stats) => {
  const game = table([ROOTS], [{ hand: ['Deep Roots'], library: ['Island', creature, 'Swamp', 'Forest'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Deep Roots');
  expect(game.ann.stats(creature)).toBe(stats);
  expect(game.ann.state.library).toHaveLength(3);
});

test('who puts none of them onto the battlefield has them all on the bottom (CR 608.2d)', () => {
  const game = table([ROOTS], [{ hand: ['Deep Roots'], library: ['Island', 'Grizzly Bears', 'Swamp', 'Forest'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
  expect(plays(game.ann, 'Deep Roots').ann.battlefield).toEqual([]);
  expect(game.ann.state.library).toHaveLength(4);
});

test('a target is asked what it is before it returns (CR 614.12)', () => {
  for (const [card, counters] of [
    ['Grizzly Bears', 1],
    ['Island', 0],
  ] as const) {
    const game = table([RAISE], [{ hand: ['Raise It'], graveyard: [card] }, {}]);
    plays(game.ann, 'Raise It', card);
    expect(game.ann.permanent(card).counters['+1/+1'] ?? 0).toBe(counters);
  }
});
