/** "Exile the top X cards, where X is their total power": X is not of the cards that X decides. CR 107.3c, 608.2c. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LIBRARY = Array.from({ length: 9 }, () => 'Forest');

test('of the creatures that attack, as described (CR 508.1)', () => {
  const king =
    'Pale King | {0} | Creature — Troll | 3/3 | Whenever you attack with one or more Trolls, exile the top X cards of your library, where X is their total power.';
  const game = table([king], [{ battlefield: ['Pale King', 'Grizzly Bears'], library: LIBRARY }, {}]);
  game.ann.attacks(['Pale King', 'Grizzly Bears']);
  game.throughCombat();
  expect(game.ann.exile.length).toBe(3);
});

test('of the creatures that were sacrificed (CR 608.2h)', () => {
  const maker =
    'Maker | {0} | Creature — Human | 1/4 | Whenever ~ attacks, sacrifice any number of other creatures, then mill X cards, where X is their total power.';
  const other =
    'Digger | {0} | Creature — Human | 1/4 | Whenever ~ attacks, sacrifice any number of other creatures, then exile the top X cards of your library, where X is their total power.';
  for (const [card, name] of [
    [maker, 'Maker'],
    [other, 'Digger'],
  ] as const) {
    const game = table([card], [{ battlefield: [name, 'Grizzly Bears', 'Hill Giant'], library: LIBRARY }, {}]);
    game.ann.answers('chooseObjects', [0, 1]);
    game.ann.attacks(name);
    game.throughCombat();
    expect(game.ann.library.length).toBe(LIBRARY.length - 5);
  }
});
