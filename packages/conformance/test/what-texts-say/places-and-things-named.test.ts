/** Where things return to said before them, hands and graveyards shuffled, some of those that did it, and what a card does in its own name. CR 201.5, 400.7, 608.2c. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { chooses, plays, table, uses } from '../support/text-table.ts';

const LINES = [
  'Glass | {0} | Artifact | | {T}, Exile this artifact: Return to the battlefield tapped all artifact, creature, and enchantment cards in your graveyard that were put there from the battlefield this turn.',
  'Bell | {0} | Artifact | | {T}: Return to the battlefield tapped target creature card in your graveyard.',
  'Tower | {0} | Artifact | | {T}: Shuffle your graveyard and hand into your library, then draw two cards.',
  'Den | {0} | Enchantment | | Whenever one or more Cats you control deal combat damage to a player, you may return one of those Cats to its owner’s hand.',
  'Cub | {2} | Creature — Cat | 2/2',
  'Lion | {2} | Creature — Cat | 3/3',
  'Dog | {2} | Creature — Dog | 2/2',
  'Fall | {0} | Sorcery | | Destroy all creatures and all enchantments.',
  'Destroy | {0} | Instant | | Destroy target creature. You gain life equal to its toughness.',
  'Snow Pass | {0} | Enchantment | | You may play snow lands and cast snow creature spells from the top of your library.',
  'Frost Field | | Snow Land | | {T}: Add {C}.',
  'Frost Cub | {0} | Snow Creature — Cat | 1/1',
  'Field | | Land | | {T}: Add {C}.',
];

describe('return to the battlefield tapped', () => {
  test('all that were put there from the battlefield this turn, tapped; others stay (CR 400.7)', () => {
    const game = table(LINES, [
      { battlefield: ['Glass', 'Cub', 'Den'], hand: ['Fall'], graveyard: ['Lion'] },
      { battlefield: ['Dog'] },
    ]);
    plays(game.ann, 'Fall');
    uses(game.ann, 'Glass');
    expect([...game.ann.battlefield].sort()).toEqual(['Cub', 'Den']);
    expect(game.ann.permanent('Cub').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
    expect(game.ann.graveyard).toEqual(['Lion', 'Fall']);
    expect(game.ben.graveyard).toEqual(['Dog']);
  });

  test('nothing was put there: nothing returns', () => {
    const game = table(LINES, [{ battlefield: ['Glass'], graveyard: ['Lion'] }, {}]);
    uses(game.ann, 'Glass');
    expect([game.ann.graveyard, game.ann.exile]).toEqual([['Lion'], ['Glass']]);
  });

  test('a target said behind the place', () => {
    const game = table(LINES, [{ battlefield: ['Bell'], graveyard: ['Lion', 'Glass'] }, {}]);
    uses(game.ann, 'Bell', 'Lion');
    expect(game.ann.permanent('Lion').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
  });
});

test('graveyard and hand go into the library (CR 701.20)', () => {
  const game = table(LINES, [{ battlefield: ['Tower'], hand: ['Cub'], graveyard: ['Lion', 'Dog'], library: [] }, {}]);
  uses(game.ann, 'Tower');
  expect([game.ann.graveyard.length, game.ann.hand.length, game.ann.library.length]).toEqual([0, 2, 1]);
});

test('one of those that dealt the damage returns, and no other (CR 608.2c)', () => {
  const game = table(LINES, [{ battlefield: ['Den', 'Cub', 'Lion', 'Dog', 'Cub'] }, {}]);
  game.ann.attacks(['Lion', 'Dog']);
  game.ann.answers('yesNo', [1]);
  game.throughCombat();
  expect(game.ann.hand).toEqual(['Lion']);
  expect([...game.ann.battlefield].sort()).toEqual(['Cub', 'Cub', 'Den', 'Dog']);
});

test('a card whose name is what it does (CR 201.5)', () => {
  const game = table(LINES, [{ hand: ['Destroy'] }, { battlefield: ['Lion'] }]);
  plays(game.ann, 'Destroy', 'Lion');
  expect([game.ben.graveyard, game.ann.life]).toEqual([['Lion'], 23]);
});

test.each([
  ['Frost Field', true],
  ['Field', false],
  ['Frost Cub', true],
  ['Cub', false],
])('snow from the top of the library: %s %s (CR 305.9, 401.5)', (top, may) => {
  const lands = ['Forest', 'Forest'];
  const game = table(LINES, [{ battlefield: ['Snow Pass', ...lands], library: [top, 'Frost Field'] }, {}]);
  expect(game.ann.can('cast', top) || game.ann.can('playLand', top)).toBe(may);
});

test.each([
  ['Ring', ['Cub'], []],
  ['Cub', [], ['Ring']],
])(
  '"a card from their hand or a permanent they control": the hand is that of the card only (CR 608.2c) %s',
  (which, battlefield, hand) => {
    const lines = [
      'Wane | {0} | Sorcery | | Each opponent exiles an artifact card from their hand or a creature they control.',
      'Cub | {0} | Creature — Bear | 2/2 |',
      'Ring | {0} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Wane'] }, { hand: ['Ring'], battlefield: ['Cub'] }]);
    chooses(game.ben, which);
    plays(game.ann, 'Wane');
    expect([game.ben.exile, game.ben.battlefield, game.ben.hand]).toEqual([[which], battlefield, hand]);
  },
);
