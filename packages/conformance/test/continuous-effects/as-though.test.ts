/** What may be done as though something were otherwise, with cards read from text. CR 609.4, 702.14. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const CAUSEWAY =
  "Causeway | {2}{G} | Enchantment | | Merfolk with islandwalk can be blocked as though they didn't have islandwalk.";

test.each([
  ['Islandwalk', 'Island', 'is blocked'],
  ['Swampwalk', 'Swamp', 'is not'],
] as const)('%s, facing %s, %s where islandwalk does nothing (CR 609.4, 702.14c)', (walk, land, outcome) => {
  const game = table(
    [`Wader | {2}{U} | Creature — Merfolk | 3/2 | ${walk}`, CAUSEWAY],
    [
      ['Wader', 'Causeway'],
      [land, 'Wall of Wood'],
    ],
  );
  game.ann.attacks('Wader');
  game.ben.blocks([['Wall of Wood', 'Wader']]);
  expect(game.throughCombat().ben.life).toBe(outcome === 'is blocked' ? 20 : 17);
});
