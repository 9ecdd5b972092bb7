/** Deck lists are whatever players paste: every text is read or refused, in time that grows with its length alone. */
import { expect, test } from 'vitest';
import { nameKey, readDeckList } from '../src/index.ts';

/** The longest deck list that the table takes. */
const LENGTH = 40_000;

const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const inside = (before: string, piece: string, after: string): string =>
  `${before}${fill(piece).slice(before.length + after.length)}${after}`;
const lines = (line: (n: number) => string): string => {
  let text = '';
  for (let n = 0; text.length < LENGTH; n++) text += `${line(n)}\n`;
  return text.slice(0, LENGTH);
};

const SHAPES: readonly (readonly [string, string])[] = [
  ['spaces in a card line', inside('1 a', ' ', 'b')],
  ['tabs in a card line', inside('1 a', '\t', 'b')],
  ['slashes', inside('1 a', ' / ', 'b')],
  ['digits', inside('1', '1', ' a')],
  ['open brackets', inside('1 a', '[', ']')],
  ['open braces in a category', inside('1 a [', '{', ']')],
  ['open parentheses', inside('1 a ', '(', ')')],
  ['carets', inside('1 a ', '^ ', '^')],
  ['stars', inside('1 a ', '* ', '*')],
  ['hashes', inside('1 a', ' #', 'b')],
  ['bars of Forge', inside('[Main]\n1 a', ' |', '+')],
  ['spaces in a line of Forge', inside('[Main]\n1 a', ' ', 'b|c')],
  ['a heading with spaces before its number', inside('Deck', ' ', '(1')],
  ['lines of XMage never closed', lines(() => '1 [AB:1')],
  ['many cards', lines((n) => `1 Card ${n}`)],
  ['many lines that are none', lines((n) => `no card ${n}`)],
  ['many of each card', lines((n) => `250 C${n}`)],
  ['empty lines', inside('1 a', '\n', '1 b')],
  ['remarks never closed', inside('<Deck>', '<!-->', '')],
  ['literal text never closed', inside('<Deck>', '<![CDATA[>', '')],
  ['elements never closed', fill('<a>')],
  ['attributes never closed', inside('<Deck', ' a="', '')],
  ['spaces in an element', inside('<Deck', ' ', '<')],
  ['a name of spaces', inside('<Deck><Cards Quantity="1" Name="a', ' ', 'b"/></Deck>')],
  ['a name of slashes', inside('<Deck><Cards Quantity="1" Name="a', ' /', 'b"/></Deck>')],
  ['ampersands', inside('<Deck><Cards Quantity="1" Name="', '&', '"/></Deck>')],
  ['quotes of a table', inside('Name,Count\n"', '"', '')],
  ['columns of a table', inside('Name,Count\n', ',', '')],
  ['columns in the headings', inside('Name,Count', ',', '')],
  ['JSON never closed', inside('{', '{"a":', '')],
  ['piles within piles', inside('{"ObjectStates":[', '{},', '{}]}')],
  ['a zone of spaces', inside('<cockatrice_deck><zone name="main', ' ', '("/></cockatrice_deck>')],
];

test.each(SHAPES)('%s: 40,000 characters are read or refused at once, in few and short sentences', (_, text) => {
  const before = process.cpuUsage();
  const result = readDeckList(text, 'deck');
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(400);
  if (result.kind === 'refused') {
    expect(result.problems.length).toBeLessThanOrEqual(21);
    for (const { sentence } of result.problems) expect(sentence.length).toBeLessThan(300);
  } else expect(result.list.main.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(250);
});

test('so is the key of a name', () => {
  for (const name of [fill(' '), inside('a', ' ', 'b'), inside('a', ' /', 'b'), fill('&'), fill('é')]) {
    const before = process.cpuUsage();
    nameKey(name);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
  }
  expect(nameKey('Fire  //  Ice')).toBe('fire // ice');
  expect(nameKey('Fire/Ice')).toBe(nameKey('Fire & Ice'));
});

test('a deck, a sideboard or a supplementary deck of more than 250 cards is refused with its number; notes are not', () => {
  const sentences = (text: string): readonly string[] => {
    const result = readDeckList(text, 'deck');
    return result.kind === 'read' ? [] : result.problems.map(({ sentence }) => sentence);
  };
  expect(sentences('250 Forest\n')).toEqual([]);
  expect(sentences('200 Forest\n51 Island\n')).toEqual([
    'deck: the deck has 251 cards, and the table takes 250; take out 1.',
  ]);
  expect(sentences('Deck\n60 Forest\n\nSideboard\n200 Island\n100 Swamp\n')[0]).toContain('"sideboard" has 300 cards');
  expect(sentences('Deck\n60 Forest\n\nMaybeboard\n200 Island\n100 Swamp\n')).toEqual([]);
  expect(sentences('251 Forest\n')).toEqual(['deck line 1: 251 copies is not a number of cards from 1 to 250.']);
});
