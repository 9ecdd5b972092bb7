import { expect, test } from 'vitest';
import { corpusReader, printCard, readCard, readCorpus, type PrintedCard } from '../src/index.ts';

const made = (oracle_text: string, more: Partial<PrintedCard> = {}): PrintedCard => ({
  name: 'Brass Heron',
  type_line: 'Artifact Creature — Bird',
  mana_cost: '{3}',
  power: '2',
  toughness: '1',
  oracle_text,
  ...more,
});

test('a made-up card is read and printed again', () => {
  const result = readCard(made('Flying\nWhen this creature enters, draw a card.'));
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  expect(result.card.faces[0]).toMatchObject({
    types: ['artifact', 'creature'],
    subtypes: ['Bird'],
    manaCost: ['3'],
    power: '2',
  });
  expect(printCard(result.card)).toEqual(['Flying\nWhen this creature enters, draw a card.']);
});
test('a spell calls itself by name, a legend by the first part of it (CR 201.5)', () => {
  const spell = readCard({
    name: 'Loud Spark',
    type_line: 'Instant',
    mana_cost: '{R}',
    oracle_text: 'Loud Spark deals 2 damage to any target.',
  });
  if (!('card' in spell)) throw new Error('not read');
  expect(printCard(spell.card)).toEqual(['Loud Spark deals 2 damage to any target.']);
  const legend = readCard(
    made('Ula attacks each combat if able.', { name: 'Ula, the Lost', type_line: 'Legendary Creature — Bird' }),
  );
  if (!('card' in legend)) throw new Error('not read');
  expect(printCard(legend.card)).toEqual(['Ula attacks each combat if able.']);
});
test('a card that is not understood is refused with the place and what would have been understood there', () => {
  const result = readCard(made('Flying\nWhenever this creature yodels, draw a card.'));
  expect(result).toMatchObject({
    refusals: [{ face: 'Brass Heron', text: 'Whenever ~ yodels, draw a card.', offset: 11, problem: 'declined' }],
  });
});
test('color identity counts costs and symbols in text, not reminders (CR 903.4)', () => {
  const result = readCard(
    made('{G}: This creature gains reach until end of turn. (It is {U}.)', { mana_cost: '{2}{R}' }),
  );
  expect('card' in result && result.card.colorIdentity).toEqual(['red', 'green']);
});
test('abilities after a class level belong to it (CR 716.2)', () => {
  const result = readCard({
    name: 'Tinker School',
    type_line: 'Enchantment — Class',
    mana_cost: '{R}',
    oracle_text: 'Creatures you control have haste.\n{2}{R}: Level 2\nWhen this Class enters, draw a card.',
  });
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  expect(result.card.faces[0].abilities.map((ability) => ability.kind)).toEqual(['static', 'classLevel']);
  expect(printCard(result.card)[0]).toBe(
    'Creatures you control have haste.\n{2}{R}: Level 2\nWhen this Class enters, draw a card.',
  );
});
test('the lines after a level symbol belong to it (CR 711.2)', () => {
  const text = 'Level up {1}\nLEVEL 1-4\n2/2\nFlying\nLEVEL 5+\n4/4\nFlying, haste\n{T}: Draw a card.';
  const result = readCard(made(text, { layout: 'leveler' }));
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  expect(result.card.faces[0].abilities).toMatchObject([
    { kind: 'keyword', keyword: 'level up' },
    { kind: 'level', from: 1, to: 4, power: '2', toughness: '2', abilities: [{ keyword: 'flying' }] },
    {
      kind: 'level',
      from: 5,
      to: null,
      abilities: [{ keyword: 'flying' }, { keyword: 'haste' }, { kind: 'activated' }],
    },
  ]);
  expect(printCard(result.card)).toEqual([text]);
});
test('what stands beside a station symbol and below it needs so many charge counters (CR 721.2)', () => {
  const text =
    'Station\n3+ | Whenever this Spacecraft attacks, draw a card.\n8+ | Flying, haste\nWhenever this Spacecraft attacks, scry 1.';
  const result = readCard(made(text, { type_line: 'Artifact — Spacecraft' }));
  if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
  const [, , last] = result.card.faces[0].abilities;
  expect(last).toMatchObject({
    condition: { counter: 'charge', to: { number: 8 } },
    rules: [{ action: { abilities: [{ keyword: 'flying' }, { keyword: 'haste' }, { kind: 'triggered' }] } }],
  });
  expect(printCard(result.card)).toEqual([text]);
});
test('without explanations a refusal has the same place', () => {
  const card = made('Whenever this creature yodels, draw a card.');
  const [plain, explained] = [readCard(card, { explain: false }), readCard(card)];
  expect(plain).toMatchObject({ refusals: [{ offset: 11, expected: [] }] });
  expect('refusals' in explained && explained.refusals[0]!.offset).toBe(11);
  expect('refusals' in explained && explained.refusals[0]!.expected.length).toBeGreaterThan(0);
});
test('the ledger has a line for every card, and equal readings have equal hashes', () => {
  const report = readCorpus([
    made('Flying'),
    made('Flying', { name: 'Tin Heron' }),
    made('Yodel.', { name: 'Lead Heron' }),
  ]);
  const lines = report.ledger.map((line) => line.split('\t'));
  expect(report).toMatchObject({ cards: 3, read: 2, ambiguous: 0, wrong: 0 });
  expect(lines[0]![2]).toBe(lines[1]![2]);
  expect(lines[2]).toEqual(['Lead Heron', 'declined', '']);
});

test('however many cards there are, all are read, in their order', () => {
  const cards = Array.from({ length: 1_201 }, (_, index) =>
    made(index % 3 === 0 ? 'Yodel.' : 'Flying', { name: `Heron ${index}` }),
  );
  const seen: string[] = [];
  const reader = corpusReader({ onRead: (card) => seen.push(card.name) });
  for (const card of cards) reader.add(card);
  const report = reader.report();
  expect(report).toMatchObject({ cards: 1_201, read: 800 });
  expect(report.ledger.map((line) => line.split('\t')[0])).toEqual(cards.map((card) => card.name));
  expect(seen).toEqual(cards.map((card) => card.name).filter((_, index) => index % 3 !== 0));
});

test('a sentence that begins with the object itself begins with a capital, and reads as before (CR 201.5)', () => {
  const gate: PrintedCard = {
    name: 'Slow Gate',
    type_line: 'Land',
    oracle_text: 'This land enters tapped.\n{T}: Add {G}.',
  };
  const result = readCard(gate);
  if (!('card' in result)) throw new Error('not read');
  expect(printCard(result.card)).toEqual([gate.oracle_text]);
  expect(readCard({ ...gate, oracle_text: printCard(result.card)[0] ?? '' })).toEqual(result);
});
