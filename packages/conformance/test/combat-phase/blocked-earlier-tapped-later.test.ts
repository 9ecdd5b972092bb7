/** What was blocked is tapped at the end of combat, and each of it stays tapped once. CR 608.2c, 603.7, 511.1, 502.3. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  "Reef Guard | {0} | Instant | | Up to two target creatures each get +0/+4 until end of turn. Untap those creatures. At this turn's next end of combat, tap each green creature that was blocked by one of those creatures this turn and it doesn't untap during its controller's next untap step.",
  "Frost | {0} | Sorcery | | Tap each creature with power 2 or less and it doesn't untap during its controller's next untap step.",
];
const tapped = (player: ReturnType<typeof table>['ann'], name: string): boolean =>
  (player.permanent(name).status & StatusBit.Tapped) !== 0;

test('the attacker that one of them blocked stays tapped in the untap step of its controller, the other does not (CR 603.7, 502.3)', () => {
  const game = table(LINES, [
    { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
    { battlefield: [{ card: 'Hill Giant', tapped: true }], hand: ['Reef Guard'] },
  ]);
  game.ann.attacks(['Grizzly Bears', 'Craw Wurm']);
  game.to('DeclareAttackers');
  game.ben.casts('Reef Guard', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect([tapped(game.ben, 'Hill Giant'), game.ben.stats('Hill Giant')]).toEqual([false, '3/7']);
  game.ben.blocks([['Hill Giant', 'Craw Wurm']]);
  game.to('PostcombatMain');
  const turn = game.game.turn;
  game.to('Upkeep', turn + 2);
  expect([tapped(game.ann, 'Grizzly Bears'), tapped(game.ann, 'Craw Wurm')]).toEqual([false, true]);
});

test('each of several stays tapped in the next untap step of whoever controls it (CR 608.2c, 502.3)', () => {
  const game = table(LINES, [
    { battlefield: ['Grizzly Bears'], hand: ['Frost'] },
    { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
  ]);
  plays(game.ann, 'Frost');
  const turn = game.game.turn;
  game.to('Upkeep', turn + 1);
  expect([tapped(game.ben, 'Grizzly Bears'), tapped(game.ben, 'Craw Wurm')]).toEqual([true, false]);
  game.to('Upkeep', turn + 2);
  expect(tapped(game.ann, 'Grizzly Bears')).toBe(true);
  game.to('Upkeep', turn + 4);
  expect(tapped(game.ann, 'Grizzly Bears')).toBe(false);
});
