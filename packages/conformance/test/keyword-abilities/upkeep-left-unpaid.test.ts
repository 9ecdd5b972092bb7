/** A cumulative upkeep that a player doesn't pay. CR 702.24a. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const LASH = `Lash | {0} | Enchantment | | Cumulative upkeep {1} / When a player doesn’t pay this enchantment’s cumulative upkeep, that player exiles all cards from their hand.`;
const SAW = 'Saw | {0} | Sorcery | | Each player sacrifices an enchantment.';

const BEAR = 'Bear | {9} | Creature — Bear | 2/2 | Trample';

function atUpkeep(lands: readonly string[]): Scenario {
  const seats = [
    { battlefield: lands, hand: ['Lash', 'Bear'], library: ['Bear', 'Bear', 'Bear'] },
    { hand: ['Bear'], library: ['Bear', 'Bear', 'Bear'] },
  ];
  const game = table([LASH, SAW, BEAR], seats);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  return plays(game.ann, 'Lash').to('PrecombatMain', 3);
}

test('whoever does not pay sacrifices it, and it triggers once though it has left (CR 702.24a, 603.6c)', () => {
  const game = atUpkeep([]);
  expect(game.ann.graveyard).toEqual(['Lash']);
  expect(game.ann.exile).toEqual(['Bear']);
  expect(game.ben.exile).toEqual([]);
});

test('paid, nothing triggers; sacrificed for another reason, neither (CR 702.24a)', () => {
  const game = atUpkeep(['Forest']);
  expect([game.ann.graveyard, game.ann.exile]).toEqual([[], []]);
  const other = table([LASH, SAW, BEAR], [{ hand: ['Lash', 'Saw', 'Bear'] }, {}]);
  plays(other.ann, 'Lash');
  expect(plays(other.ann, 'Saw').ann.exile).toEqual([]);
});
