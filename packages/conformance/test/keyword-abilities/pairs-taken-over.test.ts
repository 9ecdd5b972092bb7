/** Soulbond, and another player who takes over both. CR 702.95e. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('a player who gains control of both creatures at once has no pair (CR 702.95e)', () => {
  const lines = [
    'Mage | {0} | Creature — Human | 2/2 | Soulbond\nAs long as Mage is paired with another creature, each of those creatures gets +1/+1.',
    'Revolt | {0} | Sorcery | | Gain control of all creatures until end of turn.',
  ];
  const game = table(lines, [{ battlefield: ['Grizzly Bears'], hand: ['Mage'] }, { hand: ['Revolt'] }]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Mage');
  expect([game.ann.stats('Mage'), game.ann.stats('Grizzly Bears')]).toEqual(['3/3', '3/3']);
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Revolt');
  expect([game.ben.stats('Mage'), game.ben.stats('Grizzly Bears')]).toEqual(['2/2', '2/2']);
});
