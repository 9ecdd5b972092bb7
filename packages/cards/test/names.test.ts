import { expect, test } from 'vitest';
import { indexByName, nameKey } from '../src/deck-lists/names.ts';

const index = indexByName([
  { name: 'Fire // Ice' },
  { name: "Lim-Dûl's Vault" },
  { name: 'Jötun Grunt' },
  { name: 'Æther Vial' },
  { name: 'Delver of Secrets // Insectile Aberration' },
  { name: 'Ice' },
  { name: 'Minsc & Boo, Timeless Heroes' },
]);

test.each([
  ['fire', 'Fire // Ice'],
  ['Fire/Ice', 'Fire // Ice'],
  ['FIRE & ICE', 'Fire // Ice'],
  ["Lim-Dul's Vault", "Lim-Dûl's Vault"],
  ['lim-dûl’s vault', "Lim-Dûl's Vault"],
  ['Jotun Grunt', 'Jötun Grunt'],
  ['Aether Vial', 'Æther Vial'],
  ['delver of secrets', 'Delver of Secrets // Insectile Aberration'],
  ['Insectile Aberration', 'Delver of Secrets // Insectile Aberration'],
  ['Minsc & Boo, Timeless Heroes', 'Minsc & Boo, Timeless Heroes'],
])('%s finds %s (CR 201.2)', (written, found) => {
  expect(index.find(written)?.name).toBe(found);
});

test('a whole name wins over the back half of another card', () => {
  expect(index.find('Ice')?.name).toBe('Ice');
});

test('an unknown name finds nothing', () => {
  expect(index.find('Insectile')).toBeUndefined();
});

test('names that differ in letters stay apart', () => {
  expect(nameKey('Shock')).not.toBe(nameKey('Shocker'));
});
