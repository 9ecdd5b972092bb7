/** "Each player looks at cards and may reveal one of them. Each player puts the cards they revealed this way into their hand." CR 101.4, 608.2e. */
import { expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const DIG =
  'Shared Dig | {0} | Sorcery | | Each player looks at the top three cards of their library and may reveal a land card and/or a sorcery card from among them. Each player puts the cards they revealed this way into their hand and the rest on the bottom of their library in any order.';

function dug(answer: (question: Question) => readonly number[] | null): ReturnType<typeof table> {
  const game = table(
    [DIG],
    [
      { hand: ['Shared Dig'], library: ['Island', 'Divination', 'Hill Giant', 'Grizzly Bears'] },
      { library: ['Grizzly Bears', 'Forest', 'Hill Giant', 'Swamp'] },
    ],
  );
  game.plan(answer);
  return plays(game.ann, 'Shared Dig');
}

test('each takes of their own cards what they revealed, the rest goes to the bottom of their own library (CR 608.2e)', () => {
  const game = dug((question) => {
    if (question.kind === 'yesNo') return [1];
    return question.kind === 'chooseObjects' ? [0] : null;
  });
  expect(game.ann.hand.toSorted()).toEqual(['Divination', 'Island']);
  expect(game.ben.hand).toEqual(['Forest']);
  expect(game.ann.library).toHaveLength(2);
  expect(game.ann.library.at(-1)).toBe('Grizzly Bears');
  expect(game.ben.library).toHaveLength(3);
  expect(game.ben.library.at(-1)).toBe('Swamp');
});

test('who reveals nothing has nothing of it, and the others theirs (CR 608.2d)', () => {
  const game = dug((question) => {
    if (question.kind === 'yesNo') return [question.player === 0 ? 0 : 1];
    return question.kind === 'chooseObjects' ? [0] : null;
  });
  expect(game.ann.hand).toEqual([]);
  expect(game.ann.library).toHaveLength(4);
  expect(game.ben.hand).toEqual(['Forest']);
});
