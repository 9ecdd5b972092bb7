/** Convoke, improvise and delve that an effect gives to spells: they help as the spell is cast. CR 601.3e, 702.51, 702.66, 702.126. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const GOAL = 'Far Goal | {2}{U} | Sorcery | | You gain 4 life.';
const IDOL = 'Small Idol | {3} | Artifact | |';
const CUB = 'Cub | {1} | Creature — Bear | 2/2 |';

test.each([
  ['Nonartifact spells you cast have improvise.', ['Small Idol'], ['Small Idol']],
  ['Sorcery spells you cast have convoke.', ['Cub', 'Cub'], ['Cub', 'Cub']],
])('given by a permanent: %s (CR 601.3e)', (words, helpers, tapped) => {
  const giver = `Giver | {0} | Artifact | | ${words}`;
  const game = table(
    [giver, GOAL, IDOL, CUB],
    [{ battlefield: ['Giver', 'Island', ...helpers], hand: ['Far Goal'] }, {}],
  );
  plays(game.ann, 'Far Goal');
  expect(game.ann.life).toBe(24);
  const used = tapped.filter((name) => game.ann.permanent(name).status !== 0);
  expect(used.length).toBe(tapped.length);
});

test('delve too; and nothing that the words leave out (CR 702.66a)', () => {
  const giver = 'Giver | {0} | Enchantment | | Sorcery spells you cast have delve.';
  const seat = { battlefield: ['Giver', 'Island'], graveyard: ['Cub', 'Cub'], hand: ['Far Goal', 'Cub'] };
  const game = table([giver, GOAL, CUB], [seat, {}]);
  expect(game.ann.can('cast', 'Far Goal')).toBe(true);
  plays(game.ann, 'Far Goal');
  expect([game.ann.life, game.ann.exile.length]).toEqual([24, 2]);
  const not = table([giver, CUB], [{ battlefield: ['Giver'], graveyard: ['Cub'], hand: ['Cub'] }, {}]);
  expect(not.ann.can('cast', 'Cub')).toBe(false);
});

test('given by an effect to the next spell, and to no other (CR 601.3e)', () => {
  const wand = 'Old Wand | {0} | Artifact | | {T}: The next spell you cast this turn has convoke.';
  const seat = { battlefield: ['Old Wand', 'Island', 'Cub', 'Cub', 'Cub', 'Cub'], hand: ['Far Goal', 'Far Goal'] };
  const game = table([wand, GOAL, CUB], [seat, {}]);
  expect(game.ann.can('cast', 'Far Goal')).toBe(false);
  uses(game.ann, 'Old Wand');
  expect(game.ann.can('cast', 'Far Goal')).toBe(true);
  plays(game.ann, 'Far Goal');
  expect([game.ann.life, game.ann.can('cast', 'Far Goal')]).toEqual([24, false]);
});
