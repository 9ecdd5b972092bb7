import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardRecord } from '../src/card-record.ts';
import { matches } from '../src/search/match.ts';
import { parseQuery } from '../src/search/query.ts';

const CARDS: readonly CardRecord[] = [
  {
    name: 'Ann',
    type_line: 'Legendary Creature — Elf Druid',
    mana_cost: '{1}{G}{W}',
    oracle_text: 'Vigilance\nDraw a card.',
    power: '3',
    toughness: '2',
    colors: ['G', 'W'],
    color_identity: ['G', 'W'],
    keywords: ['Vigilance'],
    legalities: { commander: 'legal' },
  },
  {
    name: 'Big Ben',
    type_line: 'Creature — Giant',
    mana_cost: '{4}{R}',
    oracle_text: '',
    power: '6',
    toughness: '6',
    colors: ['R'],
    color_identity: ['R'],
    legalities: { commander: 'banned' },
  },
  {
    name: 'Cup',
    type_line: 'Artifact',
    mana_cost: '{2}',
    oracle_text: '{T}: Add {U}. Cup is full.',
    colors: [],
    color_identity: ['U'],
  },
  {
    name: 'Dish // Knife',
    layout: 'split',
    type_line: 'Instant // Instant',
    color_identity: ['U', 'R'],
    colors: ['U', 'R'],
    card_faces: [
      { name: 'Dish', mana_cost: '{U}', oracle_text: 'Choose one —\n• Scry 1.\n• Scry 2.' },
      { name: 'Knife', mana_cost: '{1}{R}', oracle_text: 'Scry 3.' },
    ],
  },
  { name: 'Élan', type_line: 'Basic Land — Forest', oracle_text: '', colors: [], color_identity: ['G'] },
];

function search(text: string): string {
  const result = parseQuery(text);
  if (result.kind === 'refused') return result.sentence;
  return CARDS.filter((card) => matches(result.query, card))
    .map((card) => card.name[0])
    .join('');
}

test.each([
  ['', 'ABCDÉ'],
  ['big', 'B'],
  ['elan', 'É'],
  ['!cup', 'C'],
  ['!"Big"', ''],
  ['!Knife', 'D'],
  ['t:creature', 'AB'],
  ['t:"legendary elf"', 'A'],
  ['-t:creature', 'CDÉ'],
  ['c:g', 'A'],
  ['c=g', ''],
  ['c:c', 'CÉ'],
  ['c:m', 'AD'],
  ['c=2', 'AD'],
  ['id:izzet', 'BCD'],
  ['id<=gw', 'AÉ'],
  ['id>r', 'D'],
  ['o:"draw a card"', 'A'],
  ['o:"~ is full"', 'C'],
  ['o:/scry \\d/', 'D'],
  ['kw:vigilance', 'A'],
  ['mv=3', 'AD'],
  ['mv:odd', 'ABD'],
  ['pow>tou', 'A'],
  ['pow>=6', 'B'],
  ['tou<6', 'A'],
  ['m:{R}', 'BD'],
  ['m=2', 'C'],
  ['is:commander', 'A'],
  ['is:vanilla', 'B'],
  ['not:vanilla t:creature', 'A'],
  ['is:permanent', 'ABCÉ'],
  ['is:spell', 'ABCD'],
  ['is:modal', 'D'],
  ['f:commander', 'A'],
  ['banned:commander', 'B'],
  ['t:creature or t:artifact', 'ABC'],
  ['t:creature (c:r or c:w) pow<6', 'A'],
  ['-(t:creature or t:land)', 'CD'],
])('%s finds %j', (query, found) => {
  expect(search(query)).toBe(found);
});

test.each([
  ['t:elf )', 'column 7: this parenthesis closes nothing; take it out.'],
  ['(t:elf', 'column 1: this parenthesis is never closed.'],
  ['t:elf "ha', 'column 7: this quotation mark is never closed.'],
  ['pow:big', 'column 5: "big" is not a number.'],
  ['c:xyz', 'column 3: "xyz" is no color; use letters of wubrg, a name such as "izzet", or a number.'],
  ['t:elf or', 'column 9: "or" needs something on both sides.'],
  ['pow>', 'column 5: "pow>" needs a value after it.'],
  ['o:/(/', 'column 3: this is not a regular expression.'],
])('%s is refused: %s', (query, sentence) => {
  expect(search(query)).toBe(sentence);
});

test('an unknown field is told with the fields there are', () => {
  expect(search('x wobble:3')).toMatch(/^column 3: there is no search field "wobble"; fields are c, id, t/);
});

test('no text makes the parser throw', () => {
  const scraps = fc.constantFrom(
    't:',
    'elf',
    '(',
    ')',
    '-',
    'or',
    'and',
    '"',
    '/',
    ' ',
    'pow',
    '>',
    '=',
    '!',
    'c:',
    'is:',
    '{',
    '\\',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(scraps, { maxLength: 30 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const result = parseQuery(text);
        return result.kind === 'refused'
          ? result.offset >= 0 && result.offset <= text.length && /^column \d+: .+\.$/s.test(result.sentence)
          : CARDS.every((card) => typeof matches(result.query, card) === 'boolean');
      },
    ),
    { numRuns: 3000 },
  );
});
