/** "Players discard cards and sacrifice creatures the same way": the sentence before, about these, one after the other. CR 101.4, 608.2c. */
import { expect, test } from 'vitest';
import { chooses, plays, table } from '../support/text-table.ts';

const CHOOSE =
  'Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest';
const LEVEL = `Level | {0} | Sorcery | | ${CHOOSE}, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.`;
const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const OX = 'Tin Ox | {0} | Creature — Ox | 4/4 |';

test('of each sort everybody keeps as many as the player has who has the fewest (CR 608.2c)', () => {
  const game = table(
    [LEVEL, BEAR, OX],
    [
      { hand: ['Level', 'Tin Bear', 'Tin Ox'], battlefield: ['Forest', 'Island', 'Swamp', 'Tin Bear'] },
      { hand: ['Tin Bear'], battlefield: ['Forest', 'Tin Bear', 'Tin Ox'] },
      { hand: ['Tin Ox', 'Tin Ox', 'Tin Ox'], battlefield: ['Forest', 'Plains', 'Tin Ox', 'Tin Ox'] },
    ],
  );
  chooses(game.ann, 'Island');
  chooses(game.ann, 'Tin Ox');
  chooses(game.ben, 'Tin Ox');
  plays(game.ann, 'Level');
  expect(game.ann.battlefield.sort()).toEqual(['Island', 'Tin Bear']);
  expect([game.ann.hand, game.ben.hand, game.cat.hand]).toEqual([['Tin Ox'], ['Tin Bear'], ['Tin Ox']]);
  expect(game.ben.battlefield.sort()).toEqual(['Forest', 'Tin Ox']);
  expect(game.cat.battlefield.length).toBe(2);
  // The Plains was drawn: with three players nobody skips the first draw (CR 103.8c).
  expect(game.ann.graveyard.sort()).toEqual(['Forest', 'Level', 'Plains', 'Swamp', 'Tin Bear']);
});

test('a creature that went as a land is not counted among the creatures any more (CR 608.2c)', () => {
  const game = table(
    [LEVEL, BEAR, 'Tree | {0} | Land Creature — Dryad | 1/1 |'],
    [{ hand: ['Level'], battlefield: ['Tree', 'Tin Bear'] }, { battlefield: ['Tin Bear', 'Tin Bear'] }],
  );
  plays(game.ann, 'Level');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Tin Bear'], ['Tin Bear']]);
});

test('cards alone, by each player (CR 608.2c)', () => {
  const game = table(
    [`Even | {0} | Sorcery | | ${CHOOSE}, then sacrifices the rest. Each player discards cards the same way.`, BEAR],
    [{ hand: ['Even', 'Tin Bear', 'Tin Bear'], battlefield: ['Tin Bear'] }, { hand: ['Tin Bear'] }],
  );
  plays(game.ann, 'Even');
  expect([game.ann.hand.length, game.ben.hand.length, game.ann.battlefield]).toEqual([1, 1, ['Tin Bear']]);
});
