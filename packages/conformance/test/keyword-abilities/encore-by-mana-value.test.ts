/** Encore that costs as much as the mana value of the card it is given to. CR 107.3i, 702.141a. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const COST = 'encore {X}, where X is its mana value';

const MOTHER = `Grave Mother | {0} | Creature — Sliver | 2/2 | Each Goblin creature card in your graveyard has ${COST}.`;
const GOBLIN = 'Dear Goblin | {1}{R} | Creature — Goblin | 3/3 | Haste';
const SHELL = 'Free Goblin | {0} | Creature — Goblin | 1/1 |';

test('it costs as much generic mana as the mana value of that card, and no mana for a card of none (CR 702.141a)', () => {
  const game = table(
    [MOTHER, GOBLIN, SHELL],
    [{ battlefield: ['Grave Mother', 'Island'], graveyard: ['Dear Goblin', 'Free Goblin'] }, {}],
  );
  expect(game.ann.can('activate', 'Dear Goblin')).toBe(false);
  expect(game.ann.can('activate', 'Free Goblin')).toBe(true);
  uses(game.ann, 'Free Goblin');
  expect(game.ann.exile).toEqual(['Free Goblin']);
  expect(game.ann.battlefield).toContain('Free Goblin');
});

test('two lands of any color pay for a card of mana value 2, and its copy is sacrificed at the end (CR 702.141a)', () => {
  const game = table(
    [MOTHER, GOBLIN],
    [{ battlefield: ['Grave Mother', 'Island', 'Island'], graveyard: ['Dear Goblin'] }, { graveyard: ['Dear Goblin'] }],
  );
  expect(game.ben.can('activate', 'Dear Goblin')).toBe(false);
  uses(game.ann, 'Dear Goblin');
  expect(game.ann.stats('Dear Goblin')).toBe('3/3');
  game.to('Upkeep', 2);
  expect(game.ann.battlefield).not.toContain('Dear Goblin');
});
