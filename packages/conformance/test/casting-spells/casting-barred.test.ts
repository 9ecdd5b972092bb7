/** Who can't cast what, said of the one who would: "their hands", "that player". CR 101.2, 601.3. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

describe('spells barred by where they are (CR 601.3)', () => {
  const WARDEN =
    "Warden | {0} | Creature — Human | 1/1 | Each opponent can't cast spells from anywhere other than their hand.";
  const LOOKBACK = 'Lookback | {0} | Enchantment | | You may play lands and cast spells from your graveyard.';

  test('an opponent casts from their hand, not from their graveyard; lands are played all the same (CR 305.9)', () => {
    const game = table(
      [WARDEN, LOOKBACK],
      [
        { battlefield: ['Mountain', 'Forest', 'Lookback'], hand: ['Shock'], graveyard: ['Grizzly Bears', 'Swamp'] },
        { battlefield: ['Warden'] },
      ],
    );
    expect(game.ann.can('cast', 'Shock')).toBe(true);
    expect(game.ann.can('cast', 'Grizzly Bears')).toBe(false);
    expect(game.ann.can('playLand', 'Swamp')).toBe(true);
  });

  test('its controller casts from everywhere (CR 101.2)', () => {
    const game = table(
      [WARDEN, LOOKBACK],
      [{ battlefield: ['Mountain', 'Warden', 'Lookback'], graveyard: ['Shock'] }, []],
    );
    expect(game.ann.can('cast', 'Shock')).toBe(true);
  });
});

describe('spells barred by what the one who would cast them has (CR 601.3)', () => {
  const TOLL =
    "Toll | {0} | Creature — Human | 1/1 | Each opponent can't cast nonartifact spells with mana value greater than the number of lands that player controls.";

  test('the lands of the one who would cast are counted, of each opponent by themselves', () => {
    const barred = (lands: readonly string[]): boolean => {
      const game = table(
        [TOLL, 'Growth | {1}{G} | Sorcery | | You gain 3 life.', 'Mox | {0} | Artifact | | {T}: Add {G}{G}.'],
        [{ battlefield: [...lands, 'Mox'], hand: ['Growth'] }, { battlefield: ['Toll', 'Forest', 'Forest', 'Forest'] }],
      );
      return !game.ann.can('cast', 'Growth');
    };
    expect(barred(['Forest'])).toBe(true);
    expect(barred(['Forest', 'Forest'])).toBe(false);
  });
});

describe('spells only when a sorcery could be cast (CR 307.5)', () => {
  const BINDER =
    'Binder | {0} | Enchantment | | Your opponents can cast spells only any time they could cast a sorcery.';
  const GIFT = 'Gift | {0} | Sorcery | | You may cast a creature spell from your hand without paying its mana cost.';

  test('an instant waits for an own main phase with an empty stack; its controller does not', () => {
    const game = table(
      [BINDER],
      [
        { battlefield: ['Mountain'], hand: ['Shock'] },
        { battlefield: ['Binder', 'Mountain'], hand: ['Shock'] },
      ],
    );
    expect([game.ann.can('cast', 'Shock'), game.ben.can('cast', 'Shock')]).toEqual([true, true]);
    game.to('Upkeep', 2);
    expect(game.ann.can('cast', 'Shock')).toBe(false);
    game.to('Upkeep', 3);
    expect(game.ann.can('cast', 'Shock')).toBe(false);
  });

  test('nothing is cast while something else resolves', () => {
    const game = table([BINDER, GIFT], [{ hand: ['Gift', 'Grizzly Bears'] }, { battlefield: ['Binder'] }]);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Gift');
    game.resolveAll();
    expect(game.ann.hand).toEqual(['Grizzly Bears']);
  });
});

describe("spells that cost more out of their controllers' turns (CR 601.2f)", () => {
  test('an instant costs more in the turn of another player, whoever has the grid', () => {
    const GRID =
      "Grid | {0} | Artifact | | Each instant spell costs {3} more to cast except during its controller's turn.";
    const lands = ['Mountain', 'Mountain', 'Mountain'];
    const game = table(
      [GRID],
      [
        { battlefield: ['Grid', ...lands], hand: ['Shock'] },
        { battlefield: [...lands, 'Mountain'], hand: ['Shock'] },
        { battlefield: lands, hand: ['Shock'] },
      ],
    );
    expect(game.seats.map((seat) => seat.can('cast', 'Shock'))).toEqual([true, true, false]);
    game.to('Upkeep', 2);
    expect(game.seats.map((seat) => seat.can('cast', 'Shock'))).toEqual([false, true, false]);
  });
});

describe('X that was said in another sentence (CR 107.3i)', () => {
  const ORACLE =
    'Far Sight | {U}{U} | Creature — Human | 1/3 | When Far Sight enters, look at the top X cards of your library, where X is your devotion to blue. Put up to two of them on top of your library and the rest on the bottom of your library in a random order. If X is greater than or equal to the number of cards in your library, each opponent loses the game.';
  const wins = (library: readonly string[]): boolean => {
    const game = table([ORACLE], [{ battlefield: ['Island', 'Island'], hand: ['Far Sight'], library }, []]);
    plays(game, game.ann, 'Far Sight');
    game.resolveAll();
    return game.game.winners.length > 0;
  };

  test('is the same number in each: as many as there are cards win (CR 104.2b)', () => {
    expect(wins(['Forest', 'Forest'])).toBe(true);
    expect(wins([])).toBe(true);
    expect(wins(['Forest', 'Forest', 'Forest'])).toBe(false);
  });
});
