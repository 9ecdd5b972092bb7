/** "Artifact spells you cast have convoke": whether such a card could be cast is asked as though it had that already. CR 601.3e, 702.51a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ENGINEER =
  'Engineer | {0} | Creature — Artificer | 1/3 | Artifact spells and Dwarf spells you cast have convoke.';
const STATUE = 'Statue | {0} | Artifact | | Noncreature spells you cast have improvise.';
const VIRTUE = 'Virtue | {0} | Enchantment | | Dwarf spells you cast have delve.';
const COUNT = 'Count | {0} | Enchantment | | Dwarf spells you cast have affinity for creatures.';
const COG = 'Cog | {2} | Artifact | |';
const DWARF = 'Dwarf | {2} | Creature — Dwarf | 2/2 |';
const BOOK = 'Book | {2} | Sorcery | | You gain 2 life.';
const CARDS = [ENGINEER, STATUE, VIRTUE, COUNT, COG, DWARF, BOOK];

test('creatures help with convoke, artifacts with improvise, cards in the graveyard with delve (CR 702.51a, 702.66a, 702.126a)', () => {
  const convoke = table(CARDS, [{ battlefield: ['Engineer', 'Grizzly Bears'], hand: ['Cog', 'Book'] }, {}]);
  expect([convoke.ann.can('cast', 'Cog'), convoke.ann.can('cast', 'Book')]).toEqual([true, false]);
  expect(plays(convoke.ann, 'Cog').ann.battlefield).toContain('Cog');
  const improvise = table(CARDS, [{ battlefield: ['Statue', 'Cog'], hand: ['Book', 'Dwarf'] }, {}]);
  expect([improvise.ann.can('cast', 'Book'), improvise.ann.can('cast', 'Dwarf')]).toEqual([true, false]);
  const delve = table(CARDS, [{ battlefield: ['Virtue'], graveyard: ['Shock', 'Shock'], hand: ['Dwarf', 'Book'] }, {}]);
  expect([delve.ann.can('cast', 'Dwarf'), delve.ann.can('cast', 'Book')]).toEqual([true, false]);
  plays(delve.ann, 'Dwarf');
  expect(delve.ann.exile).toEqual(['Shock', 'Shock']);
});

test('affinity makes it cheaper; an opponent has none of it (CR 702.41a)', () => {
  const battlefield = ['Count', 'Grizzly Bears', 'Hill Giant'];
  const game = table(CARDS, [
    { battlefield, hand: ['Dwarf', 'Book'] },
    { battlefield: battlefield.slice(1), hand: ['Dwarf'] },
  ]);
  expect([game.ann.can('cast', 'Dwarf'), game.ann.can('cast', 'Book')]).toEqual([true, false]);
  game.to('PrecombatMain', game.game.turn + 1);
  expect(game.ben.can('cast', 'Dwarf')).toBe(false);
});
