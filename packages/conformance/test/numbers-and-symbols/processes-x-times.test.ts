/** "Repeat the following process X times": each time by itself, one after the other. CR 107.3, 608.2c, 608.2e. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const HAIL =
  'Hail | {X} | Sorcery | | Repeat the following process X times. Each opponent loses 4 life unless that player sacrifices a creature of their choice or discards a card.';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';

function hailing(x: number, pays: readonly number[], players = 2): Scenario {
  const others = Array.from({ length: players - 1 }, () => ({ battlefield: ['Ox'], hand: ['Plains'] }));
  const game = table([HAIL, OX], [{ hand: ['Hail'], battlefield: ['Island', 'Island', 'Island'] }, ...others]);
  const left = [...pays];
  game.plan((question) => (question.kind === 'chooseOption' || question.kind === 'yesNo' ? [left.shift() ?? 0] : null));
  game.ann.casts('Hail', { x });
  return game.resolveAll();
}

test('X is 0: nothing is asked and nothing happens (CR 107.3)', () => {
  const game = hailing(0, []);
  expect([game.ben.life, game.ben.battlefield, game.ben.hand]).toEqual([20, ['Ox'], ['Plains']]);
});

test('who does nothing loses life each time (CR 118.12a)', () => {
  expect(hailing(3, []).ben.life).toBe(8);
});

test('each opponent does so each time (CR 608.2e)', () => {
  const game = hailing(2, [], 3);
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 12, 12]);
});

test('what was sacrificed the first time is gone for the second (CR 608.2c)', () => {
  const game = table(
    [HAIL, OX],
    [
      { hand: ['Hail'], battlefield: ['Island', 'Island', 'Island'] },
      { battlefield: ['Ox'], hand: ['Plains'] },
    ],
  );
  game.plan((question) =>
    question.kind === 'yesNo' ? [1] : question.kind === 'chooseOption' && question.player === 1 ? [0] : null,
  );
  game.ann.casts('Hail', { x: 3 });
  game.resolveAll();
  // Twice something is given, and the third time there is nothing left.
  expect([game.ben.life, game.ben.battlefield, game.ben.hand]).toEqual([16, [], []]);
});
