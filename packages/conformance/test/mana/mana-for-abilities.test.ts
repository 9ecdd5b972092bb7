/** What mana may be spent on, read from text: abilities of anything, or of some things only. CR 106.6. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  'Spark Bird | {1} | Creature — Bird | 1/1',
  'Spark Idol | {1} | Artifact | |',
  'Spark Spring | {0} | Creature — Elf | 1/1 | {1}: You gain 1 life.',
  'Spark Wheel | {0} | Artifact | | {1}: You gain 1 life.',
];

/** May the mana of that text pay for: the bird, the idol, the ability of the creature, the ability of the artifact? */
function pays(text: string): readonly boolean[] {
  const { ann } = table(
    [...LINES, `Spark Jar | {0} | Enchantment | | {T}: Add {C}. ${text}`],
    [{ battlefield: ['Spark Jar', 'Spark Spring', 'Spark Wheel'], hand: ['Spark Bird', 'Spark Idol'] }, {}],
  );
  return [
    ann.can('cast', 'Spark Bird'),
    ann.can('cast', 'Spark Idol'),
    ann.can('activate', 'Spark Spring'),
    ann.can('activate', 'Spark Wheel'),
  ];
}

test.each([
  ['Spend this mana only to activate abilities.', [false, false, true, true]],
  ['Spend this mana only to cast a Bird spell or activate an ability.', [true, false, true, true]],
  ['Spend this mana only to activate an ability or cast a Bird spell.', [true, false, true, true]],
  ['Spend this mana only to cast Bird spells or activate abilities.', [true, false, true, true]],
  ['Spend this mana only to activate an ability of an Elf.', [false, false, true, false]],
  ['Spend this mana only to cast Bird spells or activate abilities of an artifact.', [true, false, false, true]],
  ['Spend this mana only to cast a Bird spell or to activate an ability of an Elf.', [true, false, true, false]],
] as const)('%s (CR 106.6)', (text, expected) => {
  expect(pays(text)).toEqual(expected);
});
