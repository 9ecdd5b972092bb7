/** "For each poison counter they have": counters of players as a number. CR 122.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const RITE = 'Rite | {0} | Sorcery | | Target player gets two poison counters.';
const ROT = 'Rot | {0} | Sorcery | | Target player discards a card for each poison counter they have.';
const SPECTER =
  'Sick Specter | {0} | Creature — Specter | 1/1 | Infect / Whenever Sick Specter deals combat damage to a player, you may sacrifice it. If you do, that player discards two cards for each poison counter they have.';

test('the player who discards has the counters that are counted (CR 608.2h)', () => {
  const game = table([RITE, ROT], [{ hand: ['Rite', 'Rot', 'Shock'] }, { hand: ['Shock', 'Shock', 'Shock'] }]);
  plays(game.ann, 'Rite', 'ben');
  plays(game.ann, 'Rot', 'ben');
  expect([game.ben.hand.length, game.ann.hand]).toEqual([1, ['Shock']]);
});

test('without a counter nothing is discarded, and whoever does not sacrifice gets nothing (CR 608.2c)', () => {
  const none = table([ROT], [{ hand: ['Rot'] }, { hand: ['Shock'] }]);
  expect(plays(none.ann, 'Rot', 'ben').ben.hand).toEqual(['Shock']);
  for (const [yes, hand] of [
    [1, 1],
    [0, 3],
  ] as const) {
    const game = table([SPECTER], [{ battlefield: ['Sick Specter'] }, { hand: ['Shock', 'Shock', 'Shock'] }]);
    game.ann.answers('yesNo', [yes]);
    game.ann.attacks('Sick Specter');
    game.throughCombat();
    game.resolveAll();
    expect([yes, game.ben.hand.length, game.ann.battlefield.length]).toEqual([yes, hand, 1 - yes]);
  }
});
