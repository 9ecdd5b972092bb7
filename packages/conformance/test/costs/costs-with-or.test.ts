/** Costs that may be paid in one way or another: announced before the total cost is settled. CR 118.12, 601.2b, 602.2b. */
import { expect, test } from 'vitest';
import { StatusBit } from '../../../engine/src/vocabulary/objects/objects.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const CIRCLET = 'Circlet | {0} | Artifact — Equipment | | Equipped creature gets +3/+0.\nEquip {3} or {R}';
const TINKER =
  'Tinker | {0} | Creature — Human | 1/1 | Activated abilities of artifacts you control cost {2} less to activate.';
const MARE = 'Mare | {0} | Creature — Horse | 2/2';

/** How many permanents are tapped. CR 110.5. */
function tappedIn({ game }: Scenario): number {
  return game.battlefield.filter((id) => ((game.objects[id]?.status ?? 0) & StatusBit.Tapped) !== 0).length;
}

test('which cost is paid is announced, then reductions apply to it: {3} may be paid with one mana where {R} is not to be had (CR 602.2b, 601.2f)', () => {
  const seat = { battlefield: ['Circlet', 'Tinker', 'Mare', 'Forest'] };
  const game = table([CIRCLET, TINKER, MARE], [seat, {}]);
  game.ann.activates('Circlet', { targets: ['Mare'] });
  game.resolveAll();
  expect(game.ann.stats('Mare')).toBe('5/2');
  expect(tappedIn(game)).toBe(1);
});

test('without the reduction one Forest pays neither, and it is not offered (CR 118.3, 602.2b)', () => {
  const game = table([CIRCLET, MARE], [{ battlefield: ['Circlet', 'Mare', 'Forest'] }, {}]);
  expect(game.ann.can('activate', 'Circlet')).toBe(false);
});

test('where both could be paid the player chooses, and only that one is paid (CR 601.2b)', () => {
  for (const [index, tapped] of [
    [0, 3],
    [1, 1],
  ] as const) {
    const seat = { battlefield: ['Circlet', 'Mare', 'Mountain', 'Mountain', 'Mountain'] };
    const game = table([CIRCLET, MARE], [seat, {}]);
    game.ann.answers('chooseOption', [index]).activates('Circlet', { targets: ['Mare'] });
    game.resolveAll();
    expect(tappedIn(game)).toBe(tapped);
  }
});
