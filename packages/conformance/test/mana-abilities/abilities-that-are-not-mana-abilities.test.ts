/** "An ability of a creature that isn't a mana ability": what is said is said of the ability. CR 605.1. */
import { printFace } from '@kitchen-table/oracle';
import { expect, test } from 'vitest';
import { readPrinted } from '../support/read-cards.ts';
import { table, uses } from '../support/text-table.ts';

const TEXT = "Whenever you activate an ability of an artifact or creature that isn't a mana ability, you gain 2 life.";
const LINES = [
  `Gauge | {0} | Enchantment | | ${TEXT}`,
  'Seer | {0} | Creature — Elf | 1/1 | {0}: This creature gets +1/+0 until end of turn.',
  'Sprout | {0} | Creature — Elf | 1/1 | {T}: Add {G}.',
  'Shrine | {0} | Enchantment | | {0}: You lose 1 life.',
  'Need | {G} | Sorcery | | You gain 1 life.',
];

test('a mana ability of a creature does not make it trigger, another ability does (CR 605.1a + 603.2)', () => {
  const game = table(LINES, [{ battlefield: ['Gauge', 'Seer', 'Sprout', 'Shrine'], hand: ['Need'] }, {}]);
  expect(uses(game.ann, 'Seer').ann.life).toBe(22);
  game.ann.casts('Need');
  game.resolveAll();
  expect(game.ann.permanent('Sprout').status).not.toBe(0);
  expect(game.ann.life).toBe(23);
  expect(uses(game.ann, 'Shrine').ann.life).toBe(22);
});

test('it is printed as it was read', () => {
  const [gauge] = readPrinted(LINES[0] as string);
  expect(printFace(gauge!.faces[0]!)).toBe(TEXT);
});
