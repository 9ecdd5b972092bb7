/** Cards exiled face up instead of being drawn, and those that each player may play of them. CR 121.1, 601.3, 614.6. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LINES = [
  `Veil | {0} | Artifact | | If a player would draw a card, that ${'player'} exiles that card face up instead. / Each player may play lands and ${'cast'} spells from among cards they exiled with this artifact this turn.`,
  'Think | {0} | Instant | | Draw two cards.',
  'Both | {0} | Instant | | Each player draws a card.',
  'Vault | {0} | Artifact | | {0}: Exile the top card of your library.',
];

test('each player plays what they exiled with it, and nobody else does (CR 601.3, 607.2a)', () => {
  const game = table(LINES, [
    { hand: ['Both'], battlefield: ['Veil', 'Vault', 'Mountain', 'Mountain'], library: ['Shock', 'Forest'] },
    { library: ['Giant Growth', 'Island'], battlefield: ['Forest', 'Mountain'] },
  ]);
  plays(game.ann, 'Both');
  uses(game.ann, 'Vault');
  expect([game.ann.exile, game.ben.exile, game.ann.hand, game.ben.hand]).toEqual([
    ['Shock', 'Forest'],
    ['Giant Growth'],
    [],
    [],
  ]);
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
  expect([game.ann.can('cast', 'Shock'), game.ann.can('cast', 'Giant Growth')]).toEqual([true, false]);
  plays(game.ann, 'Shock', 'ben');
  expect(game.ben.life).toBe(18);
});

test('lands too, as often as a land may be played, and only in that turn (CR 305.2b, 514.2)', () => {
  const library = ['Forest', 'Island', ...Array<string>(6).fill('Swamp')];
  const game = table(LINES, [{ hand: ['Think'], battlefield: ['Veil'], library }, { library }]);
  plays(game.ann, 'Think');
  game.ann.playsLand('Forest');
  expect(game.ann.can('playLand', 'Island')).toBe(false);
  game.to('PrecombatMain', game.game.turn + 1);
  expect(game.ben.can('playLand', 'Forest')).toBe(true);
  game.to('PrecombatMain', game.game.turn + 1);
  expect(game.ann.hand).toEqual([]);
  expect([game.ann.can('playLand', 'Island'), game.ann.can('playLand', 'Swamp')]).toEqual([false, true]);
});
