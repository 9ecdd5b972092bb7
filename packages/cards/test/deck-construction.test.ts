/** Deck construction beyond the basics: partners one by one, Brawl, Commander Draft, limited play. CR 100, 702.124, 903. */
import { describe, expect, test } from 'vitest';
import {
  type CardRecord,
  checkDeck,
  type DeckCircumstances,
  deckCardFromRecord,
  type DeckRules,
  indexByName,
  readDeckList,
} from '../src/index.ts';

function card(name: string, type_line: string, identity: string, oracle_text?: string): CardRecord {
  return { name, type_line, color_identity: [...identity], ...(oracle_text === undefined ? {} : { oracle_text }) };
}

const index = indexByName(
  [
    card('Forest', 'Basic Land — Forest', 'G'),
    card('Island', 'Basic Land — Island', 'U'),
    card('Wastes', 'Basic Land', ''),
    card('Elf King', 'Legendary Creature — Elf', 'G'),
    card('Elf Guard', 'Creature — Elf', 'G'),
    card('Sea Bolt', 'Instant', 'U'),
    card('Odd Cost', 'Instant', 'GU'),
    card('Two Faced', 'Legendary Creature — Elf', 'GU'),
    card('Left Hand', 'Legendary Creature — Elf', 'G', 'Partner'),
    card('Right Hand', 'Legendary Creature — Merfolk', 'U', 'Partner'),
    card('Loose Hand', 'Creature — Merfolk', 'U', 'Partner'),
    card('Old Twin', 'Legendary Creature — Elf', 'G', 'Partner with Young Twin'),
    card('Young Twin', 'Legendary Creature — Elf', 'U', 'Partner with Old Twin'),
    card('Third Twin', 'Legendary Creature — Elf', 'U', 'Partner with Old Twin'),
    card('Best Friend', 'Legendary Creature — Elf', 'G', 'Friends forever'),
    card('Other Friend', 'Legendary Creature — Elf', 'U', 'Friends forever'),
    card('Both Ways', 'Legendary Creature — Elf', 'G', 'Partner\nFriends forever'),
    card('The Healer', 'Legendary Creature — Time Lord Doctor', 'U'),
    card('The Half Healer', 'Legendary Creature — Human Time Lord Doctor', 'U'),
    card('Traveller', 'Legendary Creature — Human', 'G', "Doctor's companion"),
    card('Hero', 'Legendary Creature — Human', 'G', 'Choose a Background'),
    card('Sailor Past', 'Legendary Enchantment — Background', 'U'),
    card('Silent Walker', 'Legendary Planeswalker — Walker', 'G'),
    card('Loud Walker', 'Legendary Planeswalker — Walker', 'G', 'Loud Walker can be your commander.'),
    card('Stone Lord', 'Legendary Artifact Creature — Golem', ''),
    card('Gray Piper', 'Legendary Creature — Shapeshifter', '', 'Partner'),
    card('Secret Plan', 'Conspiracy', ''),
  ].map(deckCardFromRecord),
);

function rules(text: string, format: DeckRules, circumstances: DeckCircumstances = {}): readonly string[] {
  const result = readDeckList(text);
  if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
  return checkDeck(result.list, (name) => index.find(name), format, circumstances).map(({ rule }) => rule);
}

const led = (
  commanders: readonly string[],
  main: string,
  format: DeckRules = 'commander',
  more: DeckCircumstances = {},
) => rules(`Commander\n${commanders.map((name) => `1 ${name}`).join('\n')}\nDeck\n${main}`, format, more);

describe('partners', () => {
  test('a partner ability lets two legendary cards lead; without one, two may not (CR 702.124a)', () => {
    expect(led(['Left Hand', 'Right Hand'], '98 Wastes')).toEqual([]);
    expect(led(['Elf King', 'Two Faced'], '98 Wastes')).toEqual(['702.124a']);
  });

  test('the deck has 100 cards with both (CR 702.124b)', () => {
    expect(led(['Left Hand', 'Right Hand'], '99 Wastes')).toEqual(['903.5a']);
  });

  test('partner: both must be legendary creatures with partner (CR 702.124h)', () => {
    expect(led(['Left Hand', 'Right Hand'], '98 Wastes')).toEqual([]);
    expect(led(['Left Hand', 'Loose Hand'], '98 Wastes')).not.toEqual([]);
    expect(led(['Left Hand', 'Elf King'], '98 Wastes')).toEqual(['702.124a']);
  });

  test('partner with: each must name the other (CR 702.124i)', () => {
    expect(led(['Old Twin', 'Young Twin'], '98 Wastes')).toEqual([]);
    expect(led(['Old Twin', 'Third Twin'], '98 Wastes')).toEqual(['702.124a']);
  });

  test('friends forever: both must have it (CR 702.124j)', () => {
    expect(led(['Best Friend', 'Other Friend'], '98 Wastes')).toEqual([]);
    expect(led(['Best Friend', 'Right Hand'], '98 Wastes')).toEqual(['702.124a']);
  });

  test("Doctor's companion: the other is a Time Lord Doctor and nothing else (CR 702.124m)", () => {
    expect(led(['Traveller', 'The Healer'], '98 Wastes')).toEqual([]);
    expect(led(['Traveller', 'The Half Healer'], '98 Wastes')).toEqual(['702.124a']);
    expect(led(['Traveller', 'Elf King'], '98 Wastes')).toEqual(['702.124a']);
  });

  test('of two partner abilities one is used, never both for three commanders (CR 702.124g)', () => {
    expect(led(['Both Ways', 'Right Hand'], '98 Wastes')).toEqual([]);
    expect(led(['Both Ways', 'Other Friend'], '98 Wastes')).toEqual([]);
    expect(led(['Both Ways', 'Right Hand', 'Other Friend'], '97 Wastes')).toContain('702.124g');
  });

  test('"partner" by that name is partner alone: other partner abilities are not counted as it (CR 702.124n, 702.124f)', () => {
    expect(index.find('Left Hand')?.partner).toEqual([{ kind: 'partner' }]);
    for (const name of ['Best Friend', 'Hero', 'Traveller'])
      expect(index.find(name)?.partner.some(({ kind }) => kind === 'partner' || kind === 'partnerWith')).toBe(false);
    expect(led(['Left Hand', 'Best Friend'], '98 Wastes')).toEqual(['702.124a']);
  });

  test('a Background leads only beside one who chooses it (CR 702.124k)', () => {
    expect(led(['Hero', 'Sailor Past'], '98 Wastes')).toEqual([]);
    expect(led(['Hero', 'Elf King'], '98 Wastes')).toEqual(['702.124a']);
    expect(led(['Sailor Past'], '99 Wastes')).toEqual(['903.3']);
  });
});

describe('Brawl', () => {
  test('a legendary planeswalker may lead, in Commander only one that says so (CR 903.12c, 903.3a)', () => {
    expect(led(['Silent Walker'], '59 Forest', 'brawl')).toEqual([]);
    expect(led(['Elf King'], '59 Forest', 'brawl')).toEqual([]);
    expect(led(['Silent Walker'], '99 Forest')).toEqual(['903.3']);
    expect(led(['Loud Walker'], '99 Forest')).toEqual([]);
    expect(led(['Elf Guard'], '59 Forest', 'brawl')).toEqual(['903.3']);
  });

  test('sixty cards, no more, no fewer (CR 903.12d)', () => {
    expect(led(['Elf King'], '58 Forest', 'brawl')).toEqual(['903.12d']);
    expect(led(['Elf King'], '60 Forest', 'brawl')).toEqual(['903.12d']);
    expect(led(['Elf King'], '57 Forest\n2 Elf Guard', 'brawl')).toEqual(['903.5b']);
  });

  test('a colorless commander allows basic lands of one type, not of two; in Commander of none (CR 903.12e)', () => {
    expect(led(['Stone Lord'], '59 Forest', 'brawl')).toEqual([]);
    expect(led(['Stone Lord'], '30 Forest\n29 Island', 'brawl')).toEqual(['903.5c']);
    expect(led(['Elf King'], '30 Forest\n29 Island', 'brawl')).toEqual(['903.5c']);
    expect(led(['Stone Lord'], '99 Forest')).toEqual(['903.5c']);
  });
});

describe('Commander Draft', () => {
  test('at least sixty cards, as many as one likes, any number of a drafted card (CR 903.13f)', () => {
    expect(led(['Elf King'], '58 Forest', 'commander-draft')).toEqual(['903.13f']);
    expect(led(['Elf King'], '55 Forest\n4 Elf Guard', 'commander-draft')).toEqual([]);
    expect(led(['Elf King'], '200 Forest', 'commander-draft')).toEqual([]);
    expect(led(['Elf King'], '58 Forest\n1 Sea Bolt', 'commander-draft')).toEqual(['903.5c']);
  });

  test('in some drafts leaders of at most one color are partners (CR 903.13f)', () => {
    const partners = { fewColorsArePartners: true };
    expect(led(['Elf King', 'The Healer'], '58 Forest', 'commander-draft', partners)).toEqual([]);
    expect(led(['Elf King', 'The Healer'], '58 Forest', 'commander-draft')).toEqual(['702.124a']);
    expect(led(['Elf King', 'Two Faced'], '58 Forest', 'commander-draft', partners)).toEqual(['702.124a']);
  });

  test('a color chosen for the commander counts as its identity (CR 903.4b)', () => {
    expect(led(['Gray Piper'], '99 Forest')).toEqual(['903.5c']);
    expect(led(['Gray Piper'], '99 Forest', 'commander', { chosenColors: ['green'] })).toEqual([]);
  });

  test('up to two pipers may be added to the pool, as commanders only (CR 903.13e)', () => {
    const pool = { pool: ['Elf Guard'], extraCommanders: ['Gray Piper'] };
    expect(led(['Gray Piper'], '59 Wastes', 'commander-draft', pool)).toEqual([]);
    expect(led(['Gray Piper'], '58 Wastes\n1 Gray Piper', 'commander-draft', pool)).toEqual(['100.2b']);
    expect(led(['Elf King'], '59 Wastes', 'commander-draft', pool)).toEqual(['100.2b']);
  });
});

describe('limited play', () => {
  test('forty cards or more, as many copies as the pool has (CR 100.2b, 100.5)', () => {
    expect(rules('39 Forest', 'limited')).toEqual(['100.2b']);
    expect(rules('30 Forest\n10 Elf Guard', 'limited')).toEqual([]);
    expect(rules('250 Forest', 'limited')).toEqual([]);
  });

  test('only cards of the pool, and basic lands (CR 100.2b, 905.1d)', () => {
    const pool = ['Elf Guard', 'Elf Guard', 'Sea Bolt'];
    expect(rules('38 Forest\n2 Elf Guard', 'limited', { pool })).toEqual([]);
    expect(rules('37 Forest\n3 Elf Guard', 'limited', { pool })).toEqual(['100.2b']);
    expect(rules('38 Forest\n2 Elf Guard\n\n1 Odd Cost', 'limited', { pool })).toEqual(['100.2b']);
  });

  test('a card that makes the minimum smaller is obeyed (CR 100.5, 113.6n)', () => {
    expect(rules('35 Forest', 'limited', { smallerBy: 5 })).toEqual([]);
    expect(rules('34 Forest', 'limited', { smallerBy: 5 })).toEqual(['100.2b']);
  });
});

test('a sideboard of constructed play has fifteen cards at most, with a commander too (CR 100.4a)', () => {
  expect(led(['Elf King'], '99 Forest\nSideboard\n15 Forest')).toEqual([]);
  expect(led(['Elf King'], '99 Forest\nSideboard\n16 Forest')).toEqual(['100.4a']);
});

describe('conspiracies', () => {
  test('belong to limited play: not in a constructed sideboard, and in no deck (CR 315.1, 315.3)', () => {
    expect(rules('60 Forest\n\n1 Secret Plan', 'standard-60')).toEqual(['315.1']);
    expect(led(['Elf King'], '99 Forest\nSideboard\n1 Secret Plan')).toEqual(['315.1']);
    expect(rules('40 Forest\n\n1 Secret Plan', 'limited')).toEqual([]);
    expect(rules('40 Forest\n1 Secret Plan', 'limited')).toEqual(['100.2d']);
  });
});
