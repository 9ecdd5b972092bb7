/** Who draws in another player's draw step, and what was chosen among several players' permanents. CR 504.1, 608.2c. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { table, uses } from '../support/text-table.ts';

const TIDE = 'Tide | {0} | Enchantment | | You draw a card during each opponent’s draw step.';
const WHARF = `Wharf | {0} | Artifact | | {0}: Choose up to one target artifact and up to one target creature. Untap the chosen permanents you control. Tap the chosen permanents you don’t control.`;
const OX = 'Ox | {9} | Creature — Ox | 2/2 | Trample';
const GEAR = 'Gear | {9} | Artifact | |';

test('a card in each opponent’s draw step, after that player has drawn; none in one’s own (CR 504.1)', () => {
  const library = ['Ox', 'Ox', 'Ox', 'Ox'];
  const game = table([TIDE, OX], [{ battlefield: ['Tide'], library }, { library }, { library }]);
  game.to('Draw', 2);
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 1]);
  game.to('Draw', 3);
  expect(game.ann.hand.length).toBe(3);
  game.to('Draw', 4);
  expect(game.ann.hand.length).toBe(4);
});

/** Whether the artifact of one player and the creature of the other are tapped afterwards. */
function turned(mine: boolean, theirs: boolean): readonly boolean[] {
  const game = table(
    [WHARF, OX, GEAR],
    [{ battlefield: ['Wharf', { card: 'Gear', tapped: mine }] }, { battlefield: [{ card: 'Ox', tapped: theirs }] }],
  );
  uses(game.ann, 'Wharf', 'Gear', 'Ox');
  return [game.ann.permanent('Gear'), game.ben.permanent('Ox')].map(({ status }) => (status & StatusBit.Tapped) !== 0);
}

test('of those chosen one’s own untap and the others become tapped (CR 608.2c)', () => {
  expect(turned(true, false)).toEqual([false, true]);
  expect(turned(false, true)).toEqual([false, true]);
});
