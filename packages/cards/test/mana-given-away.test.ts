/** Paying with mana abilities that other permanents give, which may be used up for the same payment. CR 601.2g, 605. */
import { expect, test } from 'vitest';
import { table } from './text-table.ts';

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
