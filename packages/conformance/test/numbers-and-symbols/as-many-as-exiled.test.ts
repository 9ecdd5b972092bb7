/** "Exile cards equal to its power from the top of your library": those cards are all of them. CR 608.2c, 701.10a. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LINES = [
  'Brute | {0} | Creature — Demon | 6/5 | Whenever you sacrifice another creature, exile cards equal to its toughness from the top of target player’s library. Until end of turn, you may play those cards, and mana of any type can be spent to cast those spells.',
  'Scout | {0} | Artifact | | {T}: Exile cards equal to the number of creatures you control from the top of your library. You may play those cards this turn.',
  'Altar | {0} | Artifact | | Sacrifice a creature: You gain 1 life.',
  'Cub | {2} | Creature — Cat | 2/2',
  'Rat | {B} | Creature — Rat | 1/1',
];

describe('cards equal to a number', () => {
  test('as many as the toughness of what was sacrificed, from the library of the target, for mana of any type', () => {
    const game = table(LINES, [
      { battlefield: ['Brute', 'Altar', 'Cub', 'Plains'] },
      { library: ['Rat', 'Forest', 'Rat'] },
    ]);
    game.plan((question) =>
      question.kind === 'chooseObjects' && question.purpose === 'sacrifice'
        ? [game.indexOf(question.from, 'Cub')]
        : question.kind === 'targets'
          ? [game.indexOf(question.legal, 'ben')]
          : null,
    );
    game.ann.activates('Altar');
    game.resolveAll();
    expect([game.ben.library, [...game.ben.exile].sort()]).toEqual([['Rat'], ['Forest', 'Rat']]);
    expect([game.ann.can('cast', 'Rat'), game.ann.can('playLand', 'Forest')]).toEqual([true, true]);
    expect(game.ben.can('cast', 'Rat')).toBe(false);
    plays(game.ann, 'Rat');
    expect(game.ann.battlefield).toContain('Rat');
  });

  test('none, with no creatures', () => {
    const game = table(LINES, [{ battlefield: ['Scout'], library: ['Forest'] }, {}]);
    uses(game.ann, 'Scout');
    expect([game.ann.library, game.ann.exile]).toEqual([['Forest'], []]);
  });

  test('two, with two', () => {
    const game = table(LINES, [{ battlefield: ['Scout', 'Rat', 'Rat'], library: ['Cub', 'Forest', 'Cub'] }, {}]);
    uses(game.ann, 'Scout');
    expect(game.ann.library).toEqual(['Cub']);
    expect(game.ann.can('playLand', 'Forest')).toBe(true);
  });
});
