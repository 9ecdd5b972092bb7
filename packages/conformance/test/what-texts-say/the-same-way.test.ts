/** "Players discard cards and sacrifice creatures the same way": the sentence before, about these, one after the other. CR 101.4, 608.2c. */
import { expect, test } from 'vitest';
import { chooses, now, plays, table } from '../support/text-table.ts';

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

test.each([
  ['', 23, 'the copy alone resolves'],
  ['This spell can’t be countered. / ', 23, 'the spell alone resolves'],
])(
  '"the spell countered this way", in a paragraph of its own: none that could not be countered (CR 608.2c, 701.5b) %s',
  (first, life) => {
    const game = table(
      [
        'Retort | {0} | Instant | | Counter target sorcery spell. / You may copy the spell countered this way.',
        `Gift | {0} | Sorcery | | ${first}You gain 3 life.`,
      ],
      [{ hand: ['Gift', 'Retort'] }, {}],
    );
    game.ann.casts('Gift');
    game.ann.casts('Retort', { targets: ['Gift'] });
    game.ann.answers('yesNo', [1]);
    game.resolveAll();
    expect(game.ann.life).toBe(life);
  },
);

test('what the paragraph before has put onto the battlefield "this way" (CR 608.2c)', () => {
  const wilds = `Grow | {0} | Sorcery | | Search your library for up to two Forest cards, put ${'them'} onto the battlefield tapped, then shuffle. / If you control an artifact, untap all Forests ${'put'} onto the battlefield this way. They become 3/3 ${'green'} creatures that are still lands.`;
  const game = table(
    [wilds, 'Ring | {0} | Artifact | |'],
    [{ hand: ['Grow'], battlefield: ['Ring', 'Forest'], library: ['Forest', 'Forest'] }, {}],
  );
  game.ann.answers('chooseObjects', [0, 1]);
  plays(game.ann, 'Grow');
  const forests = [0, 1, 2].map((index) => game.ann.permanent('Forest', index));
  expect(forests.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect([1, 2].map((index) => now(game.ann, 'Forest', index).power)).toEqual([3, 3]);
});
