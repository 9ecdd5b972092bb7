/** "Draws two cards plus an additional card for each". CR 121.2, 903.8. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const line =
  'Deep Counsel | {G} | Instant | | Target player draws two cards plus an additional card for each time they’ve cast a commander from the command zone this game.';
const queen = 'Old Queen | {G} | Legendary Creature — Elf | 1/1';
const library = ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'];
const battlefield = ['Forest', 'Forest', 'Forest', 'Forest'];

/** Ann casts her commander so often, and then the spell for that player. */
function drawn(times: 0 | 1, whom: 'ann' | 'ben'): number {
  const seat = { hand: ['Deep Counsel'], battlefield, command: ['Old Queen'], library };
  const game = table([line, queen], [seat, { library }], { format: 'commander' });
  if (times === 1) plays(game.ann, 'Old Queen');
  game.ann.casts('Deep Counsel', { targets: [whom] });
  game.resolveAll();
  return game[whom].hand.length;
}

describe('two cards and one more for each cast of a commander', () => {
  test('by the player who draws (CR 903.8)', () => {
    expect([drawn(0, 'ann'), drawn(1, 'ann')]).toEqual([2, 3]);
  });
  test('not by another player (CR 121.2)', () => {
    expect(drawn(1, 'ben')).toBe(2);
  });
  test('other things may be counted as well, none of them is no more card (CR 107.1b)', () => {
    const other = 'Elf Song | {0} | Sorcery | | Draw two cards plus an additional card for each Elf you control.';
    for (const elves of [0, 2]) {
      const seat = { hand: ['Elf Song'], battlefield: Array.from({ length: elves }, () => 'Gray Elf'), library };
      const game = table([other, 'Gray Elf | {0} | Creature — Elf | 1/1 |'], [seat, {}]);
      plays(game.ann, 'Elf Song');
      expect(game.ann.hand.length).toBe(2 + elves);
    }
  });
});
