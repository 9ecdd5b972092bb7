/** Keywords that are given with a cost of the card's own, costs that were paid, and modes chosen later. CR 118.9, 601.2b, 603.12, 700.2, 702. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('keywords at the mana cost of what has them', () => {
  test('a card with escape given to it is cast for its mana cost and the cards exiled besides (CR 702.138a)', () => {
    const lines = [
      "Deep Cell | {0} | Enchantment | | Each artifact card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile two other cards from your graveyard.",
      'Tin Cup | {1} | Artifact | |',
    ];
    const graveyard = ['Tin Cup', 'Grizzly Bears', 'Shock'];
    const game = table(lines, [{ battlefield: ['Deep Cell', 'Island'], graveyard }, {}]);
    game.ann.casts('Tin Cup', { via: 'escape' });
    game.resolveAll();
    expect([game.ann.battlefield.includes('Tin Cup'), game.ann.graveyard, game.ann.exile]).toEqual([
      true,
      [],
      ['Grizzly Bears', 'Shock'],
    ]);
    const poor = table(lines, [{ battlefield: ['Deep Cell'], graveyard }, {}]);
    expect(poor.ann.can('cast', 'Tin Cup')).toBe(false);
  });

  test('embalm given to a card is activated for its mana cost (CR 702.128a)', () => {
    const lines = [
      'Sand Tomb | {0} | Enchantment | | Each creature card in your graveyard has embalm. Its embalm cost is equal to its mana cost.',
      'Small Cat | {G} | Creature — Cat | 1/1 |',
    ];
    const game = table(lines, [{ battlefield: ['Sand Tomb', 'Forest'], graveyard: ['Small Cat'] }, {}]);
    uses(game.ann, 'Small Cat');
    expect([game.ann.exile, game.ann.battlefield.includes('Small Cat')]).toEqual([['Small Cat'], true]);
    expect(game.ann.can('activate', 'Small Cat')).toBe(false);
  });

  test('flashback "equal to that card\'s mana cost" (CR 702.34a)', () => {
    const lines = [
      "Memory | {0} | Enchantment | | Each sorcery card in your graveyard has flashback. The flashback cost is equal to that card's mana cost.",
      'Small Gift | {1} | Sorcery | | You gain 3 life.',
    ];
    const game = table(lines, [{ battlefield: ['Memory', 'Island'], graveyard: ['Small Gift'] }, {}]);
    game.ann.casts('Small Gift', { via: 'flashback' });
    game.resolveAll();
    expect([game.ann.life, game.ann.exile]).toEqual([23, ['Small Gift']]);
  });

  test('a cost less a fixed amount: miracle reduced by generic mana (CR 118.7a, 702.94a)', () => {
    const lines = [
      'Omen Veil | {0} | Enchantment | | Each artifact card in your hand has miracle. Its miracle cost is equal to its mana cost reduced by {2}.',
      'Big Cup | {3} | Artifact | |',
      'Glance | {0} | Sorcery | | Draw a card.',
    ];
    const game = table(lines, [{ battlefield: ['Omen Veil', 'Island'], hand: ['Glance'], library: ['Big Cup'] }, {}]);
    game.ann.answers('yesNo', [1]).answers('yesNo', [1]);
    plays(game.ann, 'Glance');
    expect(game.ann.battlefield.includes('Big Cup')).toBe(true);
  });
});

describe('costs that were paid', () => {
  test("a spell asks whether its keyword's cost was paid (CR 601.2b, 702.137a)", () => {
    const lines = [
      "Show Off | {2} | Sorcery | | You gain 1 life. If ~'s spectacle cost was paid, you gain 4 life.\nSpectacle {0}",
    ];
    const game = table(lines, [{ hand: ['Show Off', 'Shock'], battlefield: ['Mountain'] }, {}]);
    plays(game.ann, 'Shock', 'ben');
    game.ann.casts('Show Off', { via: 'spectacle' });
    expect(game.resolveAll().ann.life).toBe(25);
    const paid = table(lines, [{ hand: ['Show Off'], battlefield: ['Island', 'Island'] }, {}]);
    expect(plays(paid.ann, 'Show Off').ann.life).toBe(21);
  });
});

describe('modes chosen when something was done', () => {
  test('a reflexive trigger with modes chooses them as it is put on the stack (CR 603.12, 700.2b)', () => {
    const lines = [
      'Bargain Bin | {0} | Artifact | | When this artifact enters, you may sacrifice a land. When you do, choose one —\n• You gain 4 life.\n• Each opponent loses 3 life.',
    ];
    const game = table(lines, [{ hand: ['Bargain Bin'], battlefield: ['Island'] }, {}]);
    game.ann.answers('yesNo', [1]).answers('chooseModes', [1]);
    plays(game.ann, 'Bargain Bin');
    expect([game.ann.life, game.ben.life, game.ann.battlefield]).toEqual([20, 17, ['Bargain Bin']]);
  });
});
