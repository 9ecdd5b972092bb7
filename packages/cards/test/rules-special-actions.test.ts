/** Special actions that effects allow: to end one, to ignore one, to discard a card. CR 116.2c-e. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../engine/test/scenario.ts';
import { plays, table } from './text-table.ts';

function may(game: Scenario, action: string, seat = 0): boolean {
  return game.session.options(seat as never).some((option) => option.kind === 'special' && option.action === action);
}

test('an effect is ended at a later time, whenever the player who may do so has priority (CR 116.2c)', () => {
  const licid =
    'Hot Leech | {1}{R} | Creature — Licid | 1/1 | {R}, {T}: Hot Leech loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {R} to end this effect. / Enchanted creature gets +2/+0.';
  const game = table(
    [licid, 'Sip | {0} | Instant | | You gain 1 life.'],
    [['Hot Leech', 'Grizzly Bears', 'Mountain', 'Mountain', 'Mountain'], { hand: ['Sip'] }],
  );
  expect(may(game, 'end effect')).toBe(false);
  game.ann.activates('Hot Leech', { targets: ['Grizzly Bears'] });
  game.resolve();
  expect([game.ann.stats('Grizzly Bears'), may(game, 'end effect', 0), may(game, 'end effect', 1)]).toEqual([
    '4/2',
    true,
    false,
  ]);
  game.to('Upkeep', 2);
  game.ben.casts('Sip');
  game.proceed();
  game.ann.takes('end effect', 'Hot Leech');
  // It uses no stack, and costs mana.
  expect([game.stack, game.ann.stats('Hot Leech'), game.ann.stats('Grizzly Bears')]).toEqual([['Sip'], '1/1', '2/2']);
  expect(may(game, 'end effect')).toBe(false);
});

test('an effect of a static ability is ignored by the player who pays, until end of turn (CR 116.2d)', () => {
  const lines = [
    "Closed Shelf | {0} | Enchantment | | Players can't draw cards. Any player may pay {1} for that player to ignore this effect until end of turn.",
    'Study Hard | {0} | Sorcery | | Each player draws a card.',
  ];
  const game = table(lines, [
    { battlefield: ['Closed Shelf', 'Plains'], hand: ['Study Hard', 'Study Hard', 'Study Hard'] },
    ['Plains'],
  ]);
  plays(game.ann, 'Study Hard');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 0]);
  game.ann.takes('ignore effect', 'Closed Shelf');
  expect([game.stack, may(game, 'ignore effect')]).toEqual([[], false]);
  plays(game.ann, 'Study Hard');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 0]);
  game.to('PrecombatMain', 3);
  plays(game.ann, 'Study Hard');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([1, 0]);
});

test('a card that says so is discarded any time its owner could cast an instant (CR 116.2e)', () => {
  const lines = [
    'Torn Wing | {3} | Creature — Bird | 2/2 | You may discard Torn Wing any time you could cast an instant.',
    'Sip | {0} | Instant | | You gain 1 life.',
    'Grief | {0} | Enchantment | | Whenever you discard a card, you gain 5 life.',
  ];
  const game = table(lines, [{ battlefield: ['Grief'], hand: ['Torn Wing'] }, { hand: ['Sip'] }]);
  game.to('Upkeep', 2);
  game.ben.casts('Sip');
  game.proceed();
  game.ann.takes('discard', 'Torn Wing');
  expect([game.ann.graveyard, game.ann.hand, game.stack[0]]).toEqual([['Torn Wing'], [], 'Sip']);
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});
