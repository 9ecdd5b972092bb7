/** Cards in a hand that were drawn this turn. CR 121.1, 400.7. */
import { expect, test } from 'vitest';
import { table, until } from '../support/text-table.ts';

const glade =
  'Still Glade | {0} | Enchantment | | At the beginning of your draw step, you may draw three additional cards. If you do, choose three cards in your hand drawn this turn. You gain 1 life. For each of those cards, pay 3 life or put the card on top of your library.';
const fetch = 'Slow Fetch | {0} | Instant | | Put target card from your graveyard into your hand.';
const library = ['Forest', 'Island', 'Swamp', 'Mountain', 'Plains'];

test('those drawn this turn may be chosen, also the draw of the step; not those put into the hand (CR 121.1, 121.5)', () => {
  const game = table(
    [glade, fetch],
    [{ battlefield: ['Still Glade'], hand: ['Slow Fetch'], library, graveyard: ['Still Glade'] }, {}],
  );
  game.to('Upkeep', 3);
  game.ann.casts('Slow Fetch', { targets: ['Still Glade'] });
  game.ann.answers('yesNo', [1]);
  const question = until(game.ann, 'chooseObjects');
  expect([question.min, question.max]).toEqual([3, 3]);
  expect(game.ann.names(question.from as never).sort()).toEqual(['Forest', 'Island', 'Mountain', 'Swamp']);
});

test('for each of them life is paid, or the card goes back (CR 608.2d)', () => {
  const game = table([glade], [{ battlefield: ['Still Glade'], library }, {}]);
  game.ann.answers('yesNo', [1]);
  let asked = 0;
  game.plan((question) => {
    if (question.kind !== 'chooseModes' && question.kind !== 'chooseOption') return null;
    return [asked++ === 0 ? 0 : 1];
  });
  game.to('PrecombatMain', 3);
  expect([game.ann.life, game.ann.hand.length, game.ann.library.length]).toEqual([18, 2, 3]);
});

test('who cannot pay puts all back (CR 119.4)', () => {
  const game = table([glade], [{ battlefield: ['Still Glade'], library, life: 1 }, {}]);
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 3);
  expect([game.ann.life, game.ann.hand.length, game.ann.library.length]).toEqual([2, 1, 4]);
});
