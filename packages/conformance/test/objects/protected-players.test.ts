/** Players with protection. CR 702.16, 113.10. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('from what a permanent of theirs chose: it is the choice of that permanent (CR 702.16e + 607.2d)', () => {
  const lines = [
    'Halo | {0} | Enchantment | | As this enchantment enters, choose a card name. / You have protection from the chosen card name.',
    'Bolt | {0} | Sorcery | | Bolt deals 2 damage to each player.',
    'Ray | {0} | Sorcery | | Ray deals 1 damage to each player.',
    'Dart | {0} | Sorcery | | Dart deals 3 damage to target player.',
  ];
  const game = table(lines, [{ hand: ['Halo', 'Halo', 'Bolt', 'Ray'] }, {}]);
  for (const name of ['Bolt', 'Dart']) {
    game.ann.answers('chooseOption', (question) =>
      question.kind === 'chooseOption' ? [question.options.indexOf(name)] : [0],
    );
    plays(game.ann, 'Halo');
  }
  plays(game.ann, 'Bolt');
  plays(game.ann, 'Ray');
  expect([game.ann.life, game.ben.life]).toEqual([19, 17]);
});
