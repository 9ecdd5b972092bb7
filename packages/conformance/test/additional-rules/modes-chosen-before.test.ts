/** "Choose one that hasn't been chosen": each ability has its own modes, which its object remembers. CR 700.2. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  'Ledger | {0} | Artifact | | {0}: Choose one that hasn’t been chosen — / • You gain 2 life. / • You lose 1 life. / {0}: Choose one that hasn’t been chosen — / • You gain 4 life. / • You lose 3 life.',
];

test('what was chosen for one ability may be chosen for another of the same object (CR 700.2)', () => {
  const game = table(LINES, [{ battlefield: ['Ledger'] }, {}]);
  const open = (ability: number): readonly number[] => {
    let options: readonly number[] = [];
    game.ann.answers('chooseModes', (question) => {
      if (question.kind === 'chooseModes') options = question.options.map(({ index }) => index);
      return [0];
    });
    game.ann.activates('Ledger', { ability });
    game.resolveAll();
    return options;
  };
  expect(open(0)).toEqual([0, 1]);
  expect(open(1)).toEqual([0, 1]);
  expect(game.ann.life).toBe(26);
  // One mode is left for each: it need not be asked about.
  for (const ability of [0, 1]) {
    game.ann.activates('Ledger', { ability });
    game.resolveAll();
  }
  expect(game.ann.life).toBe(22);
  expect(game.ann.can('activate', 'Ledger')).toBe(false);
});
