import { expect, test } from 'vitest';
import { printCard, readCard, readCorpus, type PrintedCard } from '../src/index.ts';

const made = (oracle_text: string, more: Partial<PrintedCard> = {}): PrintedCard => ({ name: 'Brass Heron', type_line: 'Artifact Creature — Bird', mana_cost: '{3}', power: '2', toughness: '1', oracle_text, ...more });

test('a made-up card is read and printed again', () => {
  const result = readCard(made('Flying\nWhen this creature enters, draw a card.'));
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  expect(result.card.faces[0]).toMatchObject({ types: ['artifact', 'creature'], subtypes: ['Bird'], manaCost: ['3'], power: '2' });
  expect(printCard(result.card)).toEqual(['Flying\nWhen this creature enters, draw a card.']);
});
test('a spell calls itself by name, a legend by the first part of it (CR 201.5)', () => {
  const spell = readCard({ name: 'Loud Spark', type_line: 'Instant', mana_cost: '{R}', oracle_text: 'Loud Spark deals 2 damage to any target.' });
  if (!('card' in spell)) throw new Error('not read');
  expect(printCard(spell.card)).toEqual(['Loud Spark deals 2 damage to any target.']);
  const legend = readCard(made('Ula attacks each combat if able.', { name: 'Ula, the Lost', type_line: 'Legendary Creature — Bird' }));
  if (!('card' in legend)) throw new Error('not read');
  expect(printCard(legend.card)).toEqual(['Ula attacks each combat if able.']);
});
test('a card that is not understood is refused with the place and what would have been understood there', () => {
  const result = readCard(made('Flying\nWhenever this creature yodels, draw a card.'));
  expect(result).toMatchObject({ refusals: [{ face: 'Brass Heron', text: 'Whenever ~ yodels, draw a card.', offset: 11, problem: 'declined' }] });
});
test('color identity counts costs and symbols in text, not reminders (CR 903.4)', () => {
  const result = readCard(made('{G}: This creature gains reach until end of turn. (It is {U}.)', { mana_cost: '{2}{R}' }));
  expect('card' in result && result.card.colorIdentity).toEqual(['red', 'green']);
});
test('abilities after a class level belong to it (CR 716.2)', () => {
  const result = readCard({ name: 'Tinker School', type_line: 'Enchantment — Class', mana_cost: '{R}', oracle_text: 'Creatures you control have haste.\n{2}{R}: Level 2\nWhen this Class enters, draw a card.' });
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  expect(result.card.faces[0].abilities.map((ability) => ability.kind)).toEqual(['static', 'classLevel']);
  expect(printCard(result.card)[0]).toBe('Creatures you control have haste.\n{2}{R}: Level 2\nWhen this Class enters, draw a card.');
});
test('the ledger has a line for every card, and equal readings have equal hashes', () => {
  const report = readCorpus([made('Flying'), made('Flying', { name: 'Tin Heron' }), made('Yodel.', { name: 'Lead Heron' })]);
  const lines = report.ledger.map((line) => line.split('\t'));
  expect(report).toMatchObject({ cards: 3, read: 2, ambiguous: 0, wrong: 0 });
  expect(lines[0]![2]).toBe(lines[1]![2]);
  expect(lines[2]).toEqual(['Lead Heron', 'declined', '']);
});
