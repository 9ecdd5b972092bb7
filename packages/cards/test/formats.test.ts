import { describe, expect, test } from 'vitest';
import type { CardRecord } from '../src/card-record.ts';
import type { DeckList } from '../src/deck-lists/deck-list.ts';
import { readDeckList } from '../src/deck-lists/files.ts';
import { indexByName } from '../src/deck-lists/names.ts';
import type { DeckRules } from '../src/formats/deck-rules.ts';
import type { DeckComplaint } from '../src/formats/known-deck.ts';
import { checkDeck } from '../src/formats/check-deck.ts';
import { designateCommanders, ledBy, possibleLeaders } from '../src/formats/designate.ts';
import { deckCardFromRecord } from '../src/formats/deck-card.ts';

function card(name: string, type_line: string, color_identity: string, more: Partial<CardRecord> = {}): CardRecord {
  return { name, type_line, color_identity: [...color_identity], ...more };
}

const RECORDS: readonly CardRecord[] = [
  card('Forest', 'Basic Land — Forest', 'G'),
  card('Island', 'Basic Land — Island', 'U'),
  card('Wastes', 'Basic Land', ''),
  card('Elf King', 'Legendary Creature — Elf', 'G'),
  card('Elf Guard', 'Creature — Elf', 'G'),
  card('Sea Bolt', 'Instant', 'U'),
  card('Odd Cost', 'Instant', 'GU'),
  card('Plain Isle', 'Land — Island', ''),
  card('Rat Crowd', 'Creature — Rat', 'G', { oracle_text: 'A deck can have any number of cards named Rat Crowd.' }),
  card('Seven Friends', 'Creature — Dwarf', 'G', {
    oracle_text: 'A deck can have up to seven cards named Seven Friends.',
  }),
  card('Left Hand', 'Legendary Creature — Elf', 'G', { oracle_text: 'Trample\nPartner (Two commanders.)' }),
  card('Right Hand', 'Legendary Creature — Merfolk', 'U', { oracle_text: 'Partner' }),
  card('Old Twin', 'Legendary Creature — Elf', 'G', { oracle_text: 'Partner with Young Twin' }),
  card('Young Twin', 'Legendary Creature — Elf', 'U', { oracle_text: 'Partner with Old Twin (Search.)' }),
  card('Best Friend', 'Legendary Creature — Elf', 'G', { oracle_text: 'Partner—Friends forever' }),
  card('Other Friend', 'Legendary Creature — Elf', 'U', { oracle_text: 'Friends forever' }),
  card('Hero', 'Legendary Creature — Human', 'G', { oracle_text: 'Choose a Background' }),
  card('Sailor Past', 'Legendary Enchantment — Background', 'U'),
  card('The Healer', 'Legendary Creature — Time Lord Doctor', 'U'),
  card('The Half Healer', 'Legendary Creature — Human Time Lord Doctor', 'U'),
  card('Fellow Traveller', 'Legendary Creature — Human', 'G', { oracle_text: "Doctor's companion" }),
  card('Green Walker', 'Legendary Planeswalker — Walker', 'G', { oracle_text: 'Green Walker can be your commander.' }),
  card('Silent Walker', 'Legendary Planeswalker — Walker', 'G'),
  card('Barred Card', 'Sorcery', 'G', { legalities: { commander: 'banned' } }),
  card('Far Plane', 'Plane — Far', ''),
  card('Day // Night', 'Legendary Creature — Elf // Legendary Creature — Elf', 'G', {
    card_faces: [{ name: 'Day' }, { name: 'Night' }],
  }),
];

const index = indexByName(RECORDS.map(deckCardFromRecord));

function complaints(text: string, format: DeckRules): readonly DeckComplaint[] {
  const result = readDeckList(text);
  if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
  return checkDeck(result.list, (name) => index.find(name), format);
}

function rules(text: string, format: DeckRules): readonly string[] {
  return complaints(text, format).map(({ rule }) => rule);
}

describe('Commander (CR 903)', () => {
  const withCommander = (commanders: string, main = '99 Forest'): readonly string[] =>
    rules(`Commander\n${commanders}\nDeck\n${main}`, 'commander');

  test('a hundred cards of the right colors, one of each but basic lands, are legal (CR 903.5)', () => {
    expect(withCommander('1 Elf King', '98 Forest\n1 Elf Guard')).toEqual([]);
  });

  test('exactly 100 cards, commander included (CR 903.5a)', () => {
    expect(withCommander('1 Elf King', '98 Forest')).toEqual(['903.5a']);
    expect(withCommander('1 Elf King', '100 Forest')).toEqual(['903.5a']);
    expect(withCommander('1 Left Hand\n1 Right Hand', '98 Forest')).toEqual([]); // CR 702.124b
  });

  test('two copies of a nonbasic card are one too many (CR 903.5b)', () => {
    expect(complaints('Commander\n1 Elf King\nDeck\n97 Forest\n1 Elf Guard\n1 elf guard', 'commander')).toEqual([
      { rule: '903.5b', text: '2 copies of Elf Guard, and one is allowed; take out 1.', card: 'Elf Guard' },
    ]);
  });

  test('the commander counts as a copy of itself (CR 903.5b)', () => {
    expect(withCommander('1 Elf King', '98 Forest\n1 Elf King')).toEqual(['903.5b']);
  });

  test('a card may say that a deck can have more of it (CR 903.5b + 101.1)', () => {
    expect(withCommander('1 Elf King', '69 Forest\n30 Rat Crowd')).toEqual([]);
    expect(withCommander('1 Elf King', '92 Forest\n7 Seven Friends')).toEqual([]);
    expect(withCommander('1 Elf King', '91 Forest\n8 Seven Friends')).toEqual(['903.5b']);
  });

  test('every color of a card is in the color identity of the commander (CR 903.5c)', () => {
    expect(withCommander('1 Elf King', '97 Forest\n1 Sea Bolt\n1 Odd Cost')).toEqual(['903.5c', '903.5c']);
    expect(withCommander('1 Elf King', '98 Forest\n1 Island')).toEqual(['903.5c']);
    expect(withCommander('1 Elf King', '98 Forest\n1 Wastes')).toEqual([]);
  });

  test('two commanders have their colors together (CR 702.124c)', () => {
    expect(withCommander('1 Left Hand\n1 Right Hand', '97 Forest\n1 Odd Cost')).toEqual([]);
  });

  test('a basic land type makes a color that must be in the identity (CR 903.5d)', () => {
    expect(withCommander('1 Elf King', '98 Forest\n1 Plain Isle')).toEqual(['903.5d']);
  });

  test('the commander is a legendary creature, or says that it can be one (CR 903.3, 903.3a)', () => {
    expect(withCommander('1 Elf Guard')).toEqual(['903.3']);
    expect(withCommander('1 Silent Walker')).toEqual(['903.3']);
    expect(withCommander('1 Green Walker')).toEqual([]);
    expect(withCommander('1 Day')).toEqual([]);
    expect(rules('100 Forest', 'commander')).toEqual(['903.3']);
  });

  test.each([
    ['Left Hand', 'Right Hand', '702.124h'],
    ['Old Twin', 'Young Twin', '702.124i'],
    ['Best Friend', 'Other Friend', '702.124j'],
    ['Hero', 'Sailor Past', '702.124k'],
    ['Fellow Traveller', 'The Healer', '702.124m'],
  ])('%s and %s are partners in either order (CR %s)', (one, other) => {
    expect(withCommander(`1 ${one}\n1 ${other}`, '98 Wastes')).toEqual([]);
    expect(withCommander(`1 ${other}\n1 ${one}`, '98 Wastes')).toEqual([]);
  });

  test.each([
    ['Left Hand', 'Elf King'],
    ['Left Hand', 'Old Twin'],
    ['Old Twin', 'Right Hand'],
    ['Best Friend', 'Right Hand'],
    ['Hero', 'Elf King'],
    ['Fellow Traveller', 'The Half Healer'],
  ])('%s and %s are no partners: kinds of partner do not mix (CR 702.124f)', (one, other) => {
    expect(withCommander(`1 ${one}\n1 ${other}`, '98 Wastes')).toEqual(['702.124a']);
  });

  test('a Background alone is no commander (CR 702.124k)', () => {
    expect(withCommander('1 Sailor Past', '99 Wastes')).toEqual(['903.3']);
  });

  test('never more than two commanders (CR 702.124g)', () => {
    expect(withCommander('1 Left Hand\n1 Right Hand\n1 Best Friend', '97 Wastes')).toContain('702.124g');
  });

  test('a list without headings may keep its commander in the sideboard', () => {
    expect(rules('99 Forest\n\n1 Elf King', 'commander')).toEqual([]);
  });

  test('banned, supplementary and unknown cards are told (CR 100.6, 100.2d, 201.2)', () => {
    expect(withCommander('1 Elf King', '96 Forest\n1 Barred Card\n1 Far Plane\n1 Elk King')).toEqual([
      '201.2',
      '100.2d',
      '100.6',
    ]);
  });
});

describe('sixty-card decks (CR 100)', () => {
  test('sixty cards, four of each, fifteen in the sideboard are legal (CR 100.2a, 100.4a)', () => {
    expect(rules('56 Forest\n4 Elf Guard\n\n15 Island', 'standard-60')).toEqual([]);
  });

  test('fifty-nine are too few, two hundred are not too many (CR 100.2a, 100.5)', () => {
    expect(rules('59 Forest', 'standard-60')).toEqual(['100.2a']);
    expect(rules('200 Forest', 'standard-60')).toEqual([]);
  });

  test('a fifth copy in the deck breaks CR 100.2a, one in the sideboard CR 100.4a', () => {
    expect(rules('55 Forest\n5 Elf Guard', 'standard-60')).toEqual(['100.2a']);
    expect(rules('56 Forest\n4 Elf Guard\n\n1 Elf Guard', 'standard-60')).toEqual(['100.4a']);
  });

  test('a sideboard of sixteen is too big (CR 100.4a)', () => {
    expect(rules('60 Forest\n\n16 Island', 'standard-60')).toEqual(['100.4a']);
  });

  test('a companion needs the ability (CR 702.139a)', () => {
    expect(rules('Companion\n1 Elf Guard\nDeck\n60 Forest', 'standard-60')).toEqual(['702.139a']);
  });
});

test('a deck list is not changed by being checked', () => {
  const result = readDeckList('99 Forest\n\n1 Elf King');
  const list = (result as { list: DeckList }).list;
  const before = JSON.stringify(list);
  checkDeck(list, (name) => index.find(name), 'commander');
  expect(JSON.stringify(list)).toBe(before);
});

describe('a list that names no commander (CR 903.3)', () => {
  const leader = (text: string, format: DeckRules = 'commander'): readonly string[] => {
    const result = readDeckList(text);
    if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
    return designateCommanders(result.list, (name) => index.find(name), format).commanders.map(({ name }) => name);
  };

  test('is led by the card that it begins or ends with, where the deck is in its colors', () => {
    expect(leader('1 Elf King\n98 Forest\n1 Elf Guard')).toEqual(['Elf King']);
    expect(leader('99 Forest\n1 Elf King')).toEqual(['Elf King']);
    expect(leader('99 Island\n1 Elf King')).toEqual([]);
    expect(rules('99 Forest\n1 Elf King', 'commander')).toEqual([]);
  });

  test('is led by the only one in whose colors it is, wherever that stands', () => {
    expect(leader('50 Forest\n1 Elf King\n49 Forest\n1 Elf Guard')).toEqual(['Elf King']);
    expect(leader('1 Elf Guard\n1 Elf King\n1 Hero\n96 Forest\n1 Wastes')).toEqual([]);
  });

  test('has none while a card of it is unknown, or where no commander leads', () => {
    expect(leader('1 Elf King\n98 Forest\n1 Who Knows')).toEqual([]);
    expect(leader('1 Elf King\n59 Forest', 'standard-60')).toEqual([]);
  });

  test('may be led by a planeswalker in Brawl alone (CR 903.12c)', () => {
    expect(leader('1 Silent Walker\n59 Forest', 'brawl')).toEqual(['Silent Walker']);
    expect(leader('1 Silent Walker\n99 Forest')).toEqual([]);
  });

  test('another leader makes the one before a card like the others', () => {
    const result = readDeckList('Commander\n1 Elf King\nDeck\n98 Forest\n1 Hero');
    if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
    const led = ledBy(result.list, ['Hero']);
    expect(led.commanders.map(({ name }) => name)).toEqual(['Hero']);
    expect(led.main.map(({ name }) => name)).toEqual(['Forest', 'Elf King']);
  });

  test('offers whoever can lead it, the ones in whose colors it is first', () => {
    const result = readDeckList('1 Right Hand\n1 Elf Guard\n1 Elf King\n97 Forest');
    if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
    const found = possibleLeaders(result.list, (name) => index.find(name), 'commander');
    expect(found.map(({ name }) => name)).toEqual(['Right Hand', 'Elf King']);
  });
});
