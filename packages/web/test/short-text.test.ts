import { describe, expect, test } from 'vitest';
import { shortLine, stopOf, wordsOf } from '../src/model/short-text.ts';

describe('the text of a small card', () => {
  test('an event stands before a colon, a reminder is left out (CR 207.2a)', () => {
    expect(shortLine('When this creature enters, draw a card.')).toBe('Enters: draw a card.');
    expect(shortLine('At the beginning of your upkeep, scry 1.')).toBe('Your upkeep: scry 1.');
    expect(shortLine('Menace (Two must block it.)')).toBe('Menace');
  });

  test('what has a condition, or is said of others, keeps its words', () => {
    for (const line of [
      'When this creature enters, if you cast it, draw a card.',
      'Whenever another creature enters, you gain 1 life.',
      'At the beginning of your next upkeep, you lose the game.',
    ])
      expect(shortLine(line)).toBe(line.replace('When this creature enters, ', 'Enters: '));
  });

  const stop = (text: string, fits: number): string => {
    const lines = text.split('\n').map(wordsOf);
    return lines.flat().slice(0, stopOf(lines, fits)).join(' ');
  };

  test('it stops after a line or a sentence, else after a clause, else after a word', () => {
    expect(stop('Flying\nDraw two cards.', 3)).toBe('Flying');
    expect(stop('Exile a card. Draw two cards.', 5)).toBe('Exile a card.');
    expect(stop('Find a green card, put it into your hand.', 6)).toBe('Find a green card,');
    expect(stop('Then, find every green card in it.', 3)).toBe('Then, find every');
    expect(stop('Draw a card.', 3)).toBe('Draw a card.');
  });
});
