/** Paying with mana abilities that other permanents give, which may be used up for the same payment. CR 601.2g, 605. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GIVER =
  'Brood Tender | {1}{B} | Creature — Sliver | 2/2 | Slivers you control have "Sacrifice this creature: Add {B}{B}."';
const KIN = 'Brood Kin | {1} | Creature — Sliver | 1/1 |';
const BEAST = 'Costly Beast | {2}{B}{B} | Creature — Beast | 4/4 |';

test('what gives others their mana abilities is sacrificed for mana last, so that all of them can be (CR 601.2g)', () => {
  for (const battlefield of [
    ['Brood Tender', 'Brood Kin'],
    ['Brood Kin', 'Brood Tender'],
  ]) {
    const game = table([GIVER, KIN, BEAST], [{ battlefield, hand: ['Costly Beast'] }, {}]);
    game.ann.casts('Costly Beast');
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.graveyard.toSorted()]).toEqual([
      ['Costly Beast'],
      ['Brood Kin', 'Brood Tender'],
    ]);
  }
});

test('a mana ability that is activated to pay for something adds its mana for the one who pays: another is not chosen (CR 605.3a, 601.2g)', () => {
  const lines = [
    'Beacon | {3} | Artifact | | {T}: Choose a player. That player adds two mana of any one color they choose.',
    'Hourling | {5}{W} | Creature — Spirit | 3/3 | Suspend 2—{W}',
    'Cub | {W} | Creature — Cat | 1/1',
  ];
  for (const [name, zone] of [
    ['Hourling', 'exile'],
    ['Cub', 'battlefield'],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Beacon'], hand: [name] }, {}]);
    game.ann.answers('chooseObjects', () => {
      throw new Error('nothing is to be chosen');
    });
    if (zone === 'exile') game.ann.takes('suspend', name);
    else plays(game.ann, name);
    expect(game.ann[zone]).toContain(name);
  }
});
