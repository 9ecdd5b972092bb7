/** Draws that another player has in their place, and what shares a permanent type. CR 110.4, 614.6, 614.11. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const THIEF =
  'Thief | {0} | Creature — Human | 3/1 | If another player would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.';
const LOOT = 'Loot | {0} | Sorcery | | Draw two cards, then discard a card.';
const cards = Array.from({ length: 5 }, () => 'Forest');

describe('a draw that is skipped for the draw of another (CR 614.6)', () => {
  test('each card is drawn by the other; what else was to be done is done', () => {
    const game = table(
      [THIEF, LOOT],
      [
        { hand: ['Loot', 'Shock'], library: cards },
        { battlefield: ['Thief'], library: cards },
      ],
    );
    plays(game, game.ann, 'Loot');
    expect([game.ann.hand, game.ann.graveyard, game.ben.hand.length]).toEqual([[], ['Shock', 'Loot'], 2]);
  });

  test('the first card of the draw step is drawn as ever (CR 504.1)', () => {
    const game = table([THIEF], [{ battlefield: ['Thief'], library: cards }, { library: cards }]);
    game.to('PrecombatMain', 2);
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([0, 1]);
  });

  test('where both have such a creature, each effect is applied once: the card comes back (CR 614.5)', () => {
    const game = table(
      [THIEF, LOOT],
      [
        { battlefield: ['Thief'], hand: ['Loot', 'Shock'], library: cards },
        { battlefield: ['Thief'], library: cards },
      ],
    );
    plays(game, game.ann, 'Loot');
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 0]);
  });
});

describe('permanent types in common (CR 110.4)', () => {
  test('another permanent of the kind may be returned, and no other', () => {
    const CURIO =
      "Curio | {0} | Artifact | | Whenever a nonland permanent you control enters, you may return another permanent you control that shares a permanent type with it to its owner's hand.";
    const returned = (...battlefield: string[]) => {
      const game = table(
        [CURIO],
        [{ battlefield: ['Curio', 'Mountain', 'Forest', ...battlefield], hand: ['Grizzly Bears'] }, []],
      );
      game.ann.answers('yesNo', [1]);
      plays(game, game.ann, 'Grizzly Bears');
      game.resolveAll();
      return game.ann.hand;
    };
    expect(returned('Craw Wurm')).toEqual(['Craw Wurm']);
    expect(returned()).toEqual([]);
  });
});
