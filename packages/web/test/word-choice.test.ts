/** One word out of very many: what is at the table comes first, the others are found by typing. CR 201.4. */
import { describe, expect, test } from 'vitest';
import { MOST_WORDS, shownWords, wordsSeen } from '../src/model/word-choice.ts';
import { creature } from './fixtures/table-parts.ts';

const words = Array.from({ length: 300 }, (_, place) => `Word ${place}`);
const told = (typed: string, seen: ReadonlySet<string> = new Set()): readonly string[] =>
  shownWords(words, typed, seen).places.map((place) => words[place] as string);

describe('of many words', () => {
  test('a few are shown whole, in their order', () => {
    expect(shownWords(['white', 'blue'], '', new Set(['blue']))).toEqual({ places: [0, 1], more: 0 });
  });

  test('so many are shown, and the others counted', () => {
    expect(told('')).toHaveLength(MOST_WORDS);
    expect(shownWords(words, '', new Set()).more).toBe(300 - MOST_WORDS);
  });

  test('what is seen at the table comes first', () => {
    const seen = wordsSeen([creature('Word 250', 'G', 2, 2)]);
    expect(told('', seen).slice(0, 2)).toEqual(['Word 250', 'Word 0']);
  });

  test('what is typed is found anywhere in a word', () => {
    expect(told('RD 299')).toEqual(['Word 299']);
    expect(told('bear')).toEqual([]);
  });

  test('words that begin so come before words that hold it', () => {
    const many = [...words.map((word) => `A ${word}`), 'Word'];
    expect(many[shownWords(many, 'word', new Set()).places[0] as number]).toBe('Word');
  });
});
