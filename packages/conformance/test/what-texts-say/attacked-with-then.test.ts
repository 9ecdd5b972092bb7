/** Attacks that are looked back on: with what somebody attacked, whatever has become of it. CR 508.1a, 608.2h. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const STEAL = `Steal | {0} | Instant | | Gain control of target ${'creature'}.`;
const COUNT = `Count | {0} | Instant | | If you attacked with two or more creatures this turn, you gain 5 life.`;

test('a creature that another player has taken since was attacked with by who declared it (CR 508.1a)', () => {
  const game = table(
    [CUB, STEAL, COUNT],
    [
      { battlefield: ['Cub', 'Cub'], hand: ['Count'] },
      { battlefield: ['Cub'], hand: ['Steal', 'Count'] },
    ],
  );
  game.ann.attacks(['Cub', 'Cub']);
  game.to('DeclareAttackers');
  game.ben.casts('Steal', { targets: ['Cub'] });
  game.resolveAll();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Cub'], ['Cub', 'Cub']]);
  plays(game.ben, 'Count');
  plays(game.ann, 'Count');
  expect([game.ann.life, game.ben.life]).toEqual([25, 20]);
});
