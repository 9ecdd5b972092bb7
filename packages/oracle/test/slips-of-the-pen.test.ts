/** Slips of the pen in texts: read as what is meant, and restored as they stand. */
import { expect, test } from 'vitest';
import { normalise, readCard, restore } from '../src/index.ts';

function read(oracle_text: string): unknown {
  const card = { name: 'Tin Heron', type_line: 'Creature — Bird', mana_cost: '{3}', power: '2', toughness: '1' };
  const result = readCard({ ...card, oracle_text });
  return 'card' in result ? result.card.faces[0]?.abilities : result.refusals;
}

test.each([
  ["Tin Heron can't attack it's owner.", "Tin Heron can't attack its owner."],
  [
    'When Tin Heron enters, sacrifice a land. If you, draw a card.',
    'When Tin Heron enters, sacrifice a land. If you do, draw a card.',
  ],
  ['{T}: Destroy all lands that plyaer controls.', '{T}: Destroy all lands that player controls.'],
  [
    'You may spend many as though it were mana of any color to cast spells.',
    'You may spend mana as though it were mana of any color to cast spells.',
  ],
  ['Flying When Tin Heron enters, draw a card.', 'Flying\nWhen Tin Heron enters, draw a card.'],
  ['Squad — Sacrifice a land.', 'Squad—Sacrifice a land.'],
])('%s', (slip, meant) => {
  expect(read(slip)).toEqual(read(meant));
  expect(normalise(slip, 'Tin Heron', false).text).toBe(normalise(meant, 'Tin Heron', false).text);
  expect(restore(normalise(slip, 'Tin Heron', false))).toBe(slip);
});

test('a flavor word may hold the name of the card, and end in an apostrophe (CR 207.2c)', () => {
  for (const word of ['Oath of Tin Heron', "Scions' Secretary"])
    expect(read(`${word} — When Tin Heron enters, draw a card.`)).toMatchObject([{ kind: 'triggered' }]);
});
