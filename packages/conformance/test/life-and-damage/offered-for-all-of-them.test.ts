/** What a player may do "for each" of several: offered once, and done as often as that. CR 608.2d-e. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Ward | {2} | Enchantment | | Whenever you gain life, scry 1. Ward deals 1 damage to each opponent.',
  'Calf | {1} | Creature — Ox | 1/3 |',
];

/** Ann casts the sorcery with these words; how often she is asked whether she wants to. */
function offered(words: string, answers: readonly (0 | 1)[], ...targets: string[]): { game: Scenario; times: number } {
  const game = table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [
      {
        hand: ['Deed', 'Forest'],
        battlefield: ['Ward', 'Calf', 'Calf', 'Calf'],
        library: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
      },
      {},
    ],
  );
  let times = 0;
  game.plan((question) => (question.kind === 'yesNo' ? [answers[times++] ?? 0] : null));
  plays(game.ann, 'Deed', ...targets);
  return { game, times };
}

describe('what a player may do for each of several', () => {
  test('life is gained once, as much as there are of them, and what triggers on it does so once (CR 119.3, 608.2d)', () => {
    const { game, times } = offered('You may gain 1 life for each creature you control.', [1, 0, 0]);
    expect([times, game.ann.life, game.ben.life]).toEqual([1, 23, 19]);
  });

  test('who does not want to does none of it, and is not asked again (CR 608.2d)', () => {
    const { game, times } = offered('You may gain 1 life for each creature you control.', [0, 1, 1]);
    expect([times, game.ann.life, game.ben.life]).toEqual([1, 20, 20]);
  });

  test('"if you do" is asked of the whole (CR 608.2c)', () => {
    const words = 'You may draw a card for each creature you control. If you do, discard a card.';
    const { game, times } = offered(words, [1]);
    expect([times, game.ann.hand.length, game.ann.graveyard.length]).toEqual([1, 3, 2]);
    expect(offered(words, [0]).game.ann.hand).toEqual(['Forest']);
  });

  test('counters are put on the target together (CR 122.6)', () => {
    const words = 'You may put a -1/-1 counter on target creature for each creature you control.';
    const { game, times } = offered(words, [1, 0, 0], 'Calf');
    expect([times, game.ann.battlefield]).toEqual([1, ['Ward', 'Calf', 'Calf']]);
  });

  test('said first, each of them is offered by itself (CR 608.2d)', () => {
    const { game, times } = offered('For each creature you control, you may gain 1 life.', [1, 0, 1]);
    expect([times, game.ann.life, game.ben.life]).toEqual([3, 22, 18]);
  });

  test('what is chosen for each may be left out for some (CR 608.2d)', () => {
    const words = 'You may put a land card from your hand onto the battlefield for each creature you control.';
    const { game } = offered(words, [1, 1, 1]);
    expect(game.ann.battlefield).toEqual(['Ward', 'Calf', 'Calf', 'Calf', 'Forest']);
  });
});
