/** Whoever attacks may tap or untap a permanent: that player chooses the target and what is done. CR 608.2d, 601.2c. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const GUILE =
  'Guile | {0} | Enchantment | | Whenever a player attacks you with one or more creatures, that player may tap or untap target permanent of their choice.';
const OX = 'Ox | {9} | Creature — Ox | 2/2 | Trample';
const WALL = 'Wall | {9} | Creature — Wall | 0/4 | Defender';

function attacked(may: boolean, how: string): Scenario {
  const game = table([GUILE, OX, WALL], [{ battlefield: ['Ox'] }, { battlefield: ['Guile', 'Wall'] }]);
  game.plan((question) => {
    if (question.kind === 'yesNo') return [may ? 1 : 0];
    if (question.player !== game.ann.id) return null;
    if (question.kind === 'chooseOption') return [question.options.indexOf(how)];
    return question.kind === 'targets' ? [game.indexOf(question.legal, 'Wall')] : null;
  });
  game.ann.attacks('Ox');
  game.to('DeclareBlockers');
  return game;
}
const isTapped = (game: Scenario): boolean => (game.ben.permanent('Wall').status & StatusBit.Tapped) !== 0;

test('the attacking player chooses what is tapped, not the controller of the ability (CR 603.3d, 608.2d)', () => {
  expect(isTapped(attacked(true, 'tap'))).toBe(true);
  expect(isTapped(attacked(true, 'untap'))).toBe(false);
  expect(isTapped(attacked(false, 'tap'))).toBe(false);
});
