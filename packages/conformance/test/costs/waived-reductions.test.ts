/** Reductions of which a player uses as much as they like. CR 601.2f. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const MATRIX = 'Old Matrix | {0} | Artifact | | Sorcery spells you cast cost up to {2} less to cast.';
const GIFT = 'Dear Gift | {3}{G} | Sorcery | | You gain 4 life.';
const tapped = (game: ReturnType<typeof table>): number =>
  game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 1).length;

test('as little or as much as the player likes (CR 601.2f)', () => {
  const lands = ['Forest', 'Forest', 'Forest', 'Forest'];
  for (const less of [0, 1, 2]) {
    const game = table([MATRIX, GIFT], [{ hand: ['Dear Gift'], battlefield: ['Old Matrix', ...lands] }, {}]);
    game.ann.answers('chooseNumber', [less]);
    game.ann.casts('Dear Gift');
    game.resolve();
    expect([less, tapped(game), game.ann.life]).toEqual([less, 4 - less, 24]);
  }
});

test('at least so much that the cost can be paid, and no colored mana (CR 601.2h, 118.7)', () => {
  const game = table([MATRIX, GIFT], [{ hand: ['Dear Gift'], battlefield: ['Old Matrix', 'Forest', 'Forest'] }, {}]);
  let least = -1;
  game.ann.answers('chooseNumber', (question) => {
    least = 'min' in question ? question.min : -1;
    return [least];
  });
  game.ann.casts('Dear Gift');
  game.resolve();
  expect([tapped(game), game.ann.life]).toEqual([2, 24]);
  const none = table([MATRIX, GIFT], [{ hand: ['Dear Gift'], battlefield: ['Old Matrix', 'Island', 'Island'] }, {}]);
  expect(none.ann.can('cast', 'Dear Gift')).toBe(false);
});
