import { describe, expect, test } from 'vitest';
import { fromList, toFormat } from '../src/editor/exchange.ts';
import {
  asked,
  asList,
  byKind,
  countOf,
  difference,
  type EditedDeck,
  kindOf,
  movedTo,
  NO_DECK,
  withMore,
} from '../src/editor/deck-editing.ts';
import type { CardLine } from '../src/model/types.ts';

const line = (name: string, manaCost: string, typeLine: string): CardLine => ({
  name,
  asked: name,
  manaCost,
  typeLine,
  lines: [],
  corner: '',
  colorIdentity: [],
  read: true,
});
const KNOWN = Object.fromEntries(
  [
    line('Big Elf', '{4}{G}{G}', 'Creature — Elf'),
    line('Small Elf', '{G}', 'Creature — Elf'),
    line('Elf Song', '{1}{G/W}', 'Instant'),
    line('Elf Wood', '', 'Land Creature — Forest Dryad'),
  ].map((card) => [card.name, card]),
);

function deckOf(...cards: [string, number][]): EditedDeck {
  return cards.reduce((deck, [name, count]) => withMore(deck, 'main', name, count), NO_DECK);
}

describe('a deck in the editor', () => {
  test('copies are added, taken away and moved whole', () => {
    const deck = deckOf(['Big Elf', 2], ['Small Elf', 1]);
    expect(countOf(withMore(deck, 'main', 'Big Elf', 1), 'main', 'Big Elf')).toBe(3);
    expect(withMore(deck, 'main', 'Small Elf', -1).parts.main).toEqual([{ name: 'Big Elf', count: 2 }]);
    const moved = movedTo(deck, 'main', 'maybeboard', 'Big Elf');
    expect([countOf(moved, 'main', 'Big Elf'), countOf(moved, 'maybeboard', 'Big Elf')]).toEqual([0, 2]);
  });

  test('cards stand by kind, cheap ones first; a land that is a creature is a land', () => {
    const { main } = deckOf(['Big Elf', 2], ['Elf Song', 1], ['Small Elf', 4], ['Elf Wood', 1]).parts;
    expect(byKind(main, KNOWN).map(({ kind, copies }) => [kind, ...copies.map(({ name }) => name)])).toEqual([
      ['Creature', 'Small Elf', 'Big Elf'],
      ['Instant', 'Elf Song'],
      ['Land', 'Elf Wood'],
    ]);
    expect(kindOf('Artifact Creature — Golem // Land')).toBe('Creature');
    expect(asked(main, KNOWN)).toEqual({ G: 9, W: 1 });
  });

  test('a list that is written is read again as the same deck, in every format', () => {
    const deck = movedTo(deckOf(['Big Elf', 1], ['Small Elf', 98]), 'main', 'commanders', 'Big Elf');
    const again = fromList(asList(deck), NO_DECK);
    expect(again).toEqual(deck);
    expect(fromList(toFormat(deck, 'moxfield'), NO_DECK)).toEqual(deck);
    expect(fromList('4 ', NO_DECK)).toMatch(/^The list/);
  });

  test('two versions differ by what was put in and taken out; what may be played does not count', () => {
    const before = deckOf(['Big Elf', 2], ['Elf Song', 1]);
    const after = withMore(deckOf(['Big Elf', 1], ['Small Elf', 3], ['Elf Song', 1]), 'maybeboard', 'Elf Wood', 1);
    expect(difference(before, after)).toEqual([
      { name: 'Small Elf', by: 3 },
      { name: 'Big Elf', by: -1 },
    ]);
  });
});
