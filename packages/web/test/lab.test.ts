import { expect, test } from 'vitest';
import { fixtureSnapshot } from './fixtures/snapshot.ts';
import { distance, nearest } from '../src/lab/nearest.ts';
import { type CustomCard, readCustom } from '../src/lab/read-custom.ts';
import { changesOf, contributionWords, sumWords } from '../src/model/why-words.ts';
import type { Contribution } from '../src/model/types.ts';

const card: CustomCard = {
  name: 'Table Wyrm',
  cost: '{3}{G}',
  typeLine: 'Creature — Dragon',
  text: 'Flying\nWhen this creature enters, draw a card.',
  power: '4',
  toughness: '3',
};

test('a card typed by hand is read whole and printed again', () => {
  const reading = readCustom(card);
  expect(reading).toMatchObject({ kind: 'read', missing: [], lines: card.text.split('\n') });
  expect(reading.kind === 'read' && reading.sentences.map(({ kind }) => kind)).toEqual(['keyword', 'triggered']);
});

test('a misspelled word is where the reading stops, and the right one is named first', () => {
  const reading = readCustom({ ...card, text: 'When this creature enters, draw two crads.' });
  if (reading.kind !== 'refused') throw new Error('it was read');
  const [refusal] = reading.refusals;
  expect(refusal?.before).toBe('When Table Wyrm enters, draw two ');
  expect(refusal?.after).toBe('crads.');
  expect(refusal?.hints[0]).toBe('"cards"');
});

test('words are near when few letters differ', () => {
  expect(distance('crad', 'card')).toBe(2);
  expect(distance('card', 'card')).toBe(0);
  expect(nearest('tapp it', ['"untap"', 'a noun', '"tap"'])[0]).toBe('"tap"');
});

test('contributions say what they add, set, give and take (CR 613.1f, 613.4)', () => {
  const one: Contribution = {
    kind: 'effect',
    source: 1 as Contribution['source'],
    name: 'Anthem',
    rule: '613.4c',
    power: 1,
    toughness: -1,
    sets: null,
    gains: [],
    loses: [],
    gained: [],
    lost: [],
    becomes: {},
  };
  expect(contributionWords(one, true)).toBe('+1/−1');
  expect(contributionWords({ ...one, sets: '1/1', loses: ['flying'] }, true)).toBe('becomes 1/1, loses flying');
  expect(contributionWords({ ...one, kind: 'printed', power: 2, toughness: 2, gains: ['reach'] }, true)).toBe(
    '2/2, reach',
  );
  const sum = { object: one.source, power: 3, toughness: 1, keywords: ['reach'], contributions: [one] };
  expect(sumWords(sum)).toBe('3/1, reach');
});

test('what one source gives is one change with all its rules; types, colors and controllers are said (CR 613.1)', () => {
  const none: Contribution = {
    kind: 'effect',
    source: 5 as Contribution['source'],
    name: 'Old Armor',
    rule: '613.1d',
    power: 0,
    toughness: 0,
    sets: null,
    gains: [],
    loses: [],
    gained: [],
    lost: [],
    becomes: {},
  };
  const { view } = fixtureSnapshot(3, 'priority');
  const explanation = {
    object: none.source,
    power: 3,
    toughness: 3,
    keywords: [],
    contributions: [
      { ...none, becomes: { types: { supertypes: [], types: ['artifact', 'creature'], subtypes: ['Golem'] } } },
      { ...none, rule: '613.4c', power: 1, toughness: 1 },
      {
        ...none,
        source: 6 as Contribution['source'],
        name: 'Thief',
        rule: '613.1b',
        becomes: { controller: 1 as never },
      },
      { ...none, source: 7 as Contribution['source'], name: 'Dye', rule: '613.1e', becomes: { colors: 'WU' } },
    ],
  };
  const lines = explanation.contributions.map(() => ({ gained: [], lost: [] }));
  expect(changesOf(view, { explanation, lines })).toEqual([
    { who: 'Old Armor', words: 'is Artifact Creature — Golem, +1/+1', rules: ['613.1d', '613.4c'] },
    { who: 'Thief', words: 'Mira controls it', rules: ['613.1b'] },
    { who: 'Dye', words: 'is white and blue', rules: ['613.1e'] },
  ]);
});
