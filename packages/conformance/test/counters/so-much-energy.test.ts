/** "You may pay X {E}": X is chosen as it is paid, and holds for what comes of it. CR 107.3f, 118.12. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const WELL = 'Well | {0} | Sorcery | | You get {E}{E}{E}{E}.';
const BEAM = 'Beam | {0} | Sorcery | | You may pay X {E}, then draw X cards. You gain 1 life.';
const IF = 'Spark | {0} | Sorcery | | You may pay X {E}. If you do, draw X cards.';

function paying(name: 'Beam' | 'Spark', x: number | null): Scenario {
  const library = Array.from({ length: 6 }, () => 'Well');
  const game = table([WELL, BEAM, IF], [{ hand: ['Well', name], library }, {}]);
  plays(game.ann, 'Well');
  game.plan((question) => {
    if (question.kind === 'yesNo') return [x === null ? 0 : 1];
    return question.kind === 'chooseNumber' ? [Math.min(x ?? 0, question.max)] : null;
  });
  return plays(game.ann, name);
}

test('as much as is chosen, and no more than there is (CR 107.3f, 118.3)', () => {
  for (const name of ['Beam', 'Spark'] as const)
    for (const [x, left, drawn] of [
      [3, 1, 3],
      [0, 4, 0],
      [9, 0, 4],
      [null, 4, 0],
    ] as const) {
      const { ann } = paying(name, x);
      expect([name, x, ann.state.counters['energy'] ?? 0, ann.hand.length]).toEqual([name, x, left, drawn]);
    }
});
