import { CARD_TYPES } from '@kitchen-table/language/surface';
import { lowerCard } from '@kitchen-table/lower';
import { printCard, readCard } from '@kitchen-table/oracle';
import { describe, expect, test } from 'vitest';
import {
  checkDeck,
  deckCardFromCard,
  missingSupplementary,
  readDeckList,
  starterCard,
  supplementaryCard,
  supplementaryCards,
} from '../src/index.ts';

const KINDS = ['planes', 'phenomena', 'schemes', 'vanguards'] as const;
const all = KINDS.flatMap((kind) => supplementaryCards(kind));

describe('the supplementary cards', () => {
  test('are enough for planar and scheme decks (CR 901.3, 901.15a, 904.3)', () => {
    const count = KINDS.map((kind) => supplementaryCards(kind).length);
    expect(count[0]).toBeGreaterThanOrEqual(40);
    expect(count[1]).toBeGreaterThanOrEqual(6);
    expect(count[2]).toBeGreaterThanOrEqual(40);
    expect(count[3]).toBeGreaterThanOrEqual(16);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('have one planar type each, or no subtypes at all (CR 205.3n, 205.3r, 311.3, 312.3, 313.3, 314.3)', () => {
    for (const card of all) {
      const { types, subtypes } = card.faces[0];
      expect([card.name, subtypes.length]).toEqual([card.name, types.includes('plane') ? 1 : 0]);
    }
  });

  test('have no mana cost, and only schemes may be ongoing (CR 205.4h)', () => {
    expect(all.every(({ faces: [face] }) => face.manaCost === null)).toBe(true);
    const ongoing = all.filter(({ faces: [face] }) => face.supertypes.includes('ongoing'));
    expect(ongoing.length).toBeGreaterThan(2);
    expect(ongoing.every(({ faces: [face] }) => face.types.includes('scheme'))).toBe(true);
  });

  test('planes have chaos abilities, phenomena are encountered, vanguards modify hand and life (CR 311.7, 312.5, 313.6, 313.7)', () => {
    for (const plane of supplementaryCards('planes'))
      expect(JSON.stringify(plane)).toMatch(/"action":"(?:roll chaos|chaos ensues)"/);
    for (const one of supplementaryCards('phenomena')) expect(JSON.stringify(one)).toContain('"action":"encounter"');
    for (const { faces } of supplementaryCards('vanguards')) {
      expect(Number.isInteger(faces[0].handModifier)).toBe(true);
      expect(Number.isInteger(faces[0].lifeModifier)).toBe(true);
    }
  });

  test('are found by name', () => {
    const [first] = supplementaryCards('schemes');
    expect(supplementaryCard((first?.name ?? '').toUpperCase())).toBe(first);
    expect(supplementaryCard('Lightning Bolt')).toBeUndefined();
  });
});

describe('supplementary cards are read', () => {
  test('all words after the dash are one planar type (CR 205.3b, 311.3)', () => {
    const result = readCard({
      name: 'Far Garden',
      layout: 'planar',
      type_line: 'Plane — Nana’s Lost Garden',
      oracle_text: '',
    });
    if (!('card' in result)) throw new Error('not read');
    expect(result.card.faces[0]).toMatchObject({ types: ['plane'], subtypes: ['Nana’s Lost Garden'] });
  });

  test.each([
    ['Plane — Testland', 'When you planeswalk to Spot or at the beginning of your upkeep, draw a card.'],
    ['Plane — Testland', 'Whenever chaos ensues, you gain 2 life. Then planeswalk.'],
    ['Plane — Testland', 'Whenever you roll {CHAOS}, target creature gets +1/+1 until a player planeswalks.'],
    ['Plane — Testland', 'Whenever you roll the planar die, scry 1.'],
    [
      'Phenomenon',
      'When you encounter Spot, each player draws a card, then you flip a coin. If you lose the flip, repeat this process.',
    ],
    ['Scheme', 'When you set this scheme in motion, you gain 2 life.'],
    ['Ongoing Scheme', 'At the beginning of your upkeep, abandon this scheme.'],
    ['Vanguard', '{2}: Spot deals 1 damage to each creature.'],
  ])('%s: %s', (type_line, oracle_text) => {
    const result = readCard({ name: 'Spot', layout: 'planar', type_line, oracle_text });
    if (!('card' in result)) throw new Error(JSON.stringify(result.refusals));
    expect(printCard(result.card)[0]).toBe(oracle_text);
    expect('card' in lowerCard(result.card)).toBe(true);
  });

  test('a vanguard card has its modifiers (CR 211.1, 212.1)', () => {
    const result = readCard({
      name: 'Spot',
      layout: 'vanguard',
      type_line: 'Vanguard',
      oracle_text: '',
      hand_modifier: '+1',
      life_modifier: '-4',
    });
    if (!('card' in result)) throw new Error('not read');
    expect(result.card.faces[0]).toMatchObject({ handModifier: 1, lifeModifier: -4 });
  });
});

describe('who brings no supplementary cards gets some', () => {
  const seats = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `P${i}`, deck: [] as string[] }));

  test('planar decks of ten, one of them a phenomenon, different at each seat (CR 901.3)', () => {
    const decks = missingSupplementary('commander+planechase', seats(4)).map(({ planarDeck }) => planarDeck ?? []);
    for (const deck of decks) {
      expect([deck.length, new Set(deck).size]).toEqual([10, 10]);
      const phenomena = deck.filter((name) => supplementaryCard(name)?.faces[0].types[0] === 'phenomenon');
      expect(phenomena.length).toBe(1);
    }
    expect(new Set(decks.map((deck) => deck[0])).size).toBe(4);
  });

  test('a communal deck of ten for each player, at most forty (CR 901.15a)', () => {
    for (const [count, size] of [
      [2, 20],
      [3, 30],
      [6, 40],
    ] as const) {
      const decks = missingSupplementary('planechase-single-deck', seats(count)).map(({ planarDeck }) => planarDeck);
      expect(decks.slice(1).every((deck) => deck === undefined)).toBe(true);
      expect([decks[0]?.length, new Set(decks[0]).size]).toEqual([size, size]);
    }
  });

  test('schemes for the archenemy, or for everybody; a vanguard each; nothing that is brought (CR 902.3, 904.3, 904.12a)', () => {
    const schemes = (format: string) => missingSupplementary(format, seats(3)).map((seat) => seat.schemes?.length);
    expect(schemes('archenemy')).toEqual([20, undefined, undefined]);
    expect(schemes('archenemy:archenemy=3')).toEqual([undefined, undefined, 20]);
    expect(schemes('supervillain-rumble')).toEqual([20, 20, 20]);
    expect(schemes('commander')).toEqual([undefined, undefined, undefined]);
    const names = missingSupplementary('vanguard', seats(3)).map(({ vanguard }) => vanguard);
    expect(new Set(names).size).toBe(3);
    const own = seats(2).map((seat) => ({ ...seat, vanguard: 'Mine', planarDeck: ['Mine'] }));
    expect(missingSupplementary('vanguard+planechase', own)).toEqual([{}, {}]);
  });
});

describe('supplementary decks in a deck list', () => {
  const names = (kind: (typeof KINDS)[number]) => supplementaryCards(kind).map(({ name }) => name);
  const lookup = (name: string) => {
    const card = supplementaryCard(name) ?? starterCard(name);
    return card && deckCardFromCard(card);
  };
  const complaints = (extra: string) => {
    const result = readDeckList(`Deck\n60 Island\n\n${extra}`, 'deck.txt');
    if (result.kind === 'refused') throw new Error(result.problems[0]?.sentence);
    return checkDeck(result.list, lookup, 'standard-60').map(({ rule, text }) => `${text} (${rule})`);
  };
  const lines = (cards: readonly string[], count = 1) => cards.map((name) => `${count} ${name}`).join('\n');

  test('ten planes or more, each once, at most two phenomena (CR 901.3)', () => {
    const planes = names('planes');
    expect(complaints(`Planes\n${lines(planes.slice(0, 10))}`)).toEqual([]);
    expect(complaints(`Planes\n${lines(planes.slice(0, 9))}`)).toEqual([
      'the planar deck has 9 cards; it needs at least ten. (901.3)',
    ]);
    expect(complaints(`Planes\n${lines(planes.slice(0, 10))}\n2 ${planes[11]}`).join()).toMatch(/2 of/);
    const strange = names('phenomena').slice(0, 3);
    expect(complaints(`Planes\n${lines([...planes.slice(0, 10), ...strange])}`).join()).toMatch(/3 phenomena/);
    expect(complaints(`Planes\n${lines([...planes.slice(0, 10), 'Opt'])}`).join()).toMatch(/Opt does not belong/);
  });

  test('twenty schemes or more, at most two of each (CR 904.3); one vanguard (CR 902.3)', () => {
    const schemes = names('schemes');
    expect(complaints(`Schemes\n${lines(schemes.slice(0, 10), 2)}`)).toEqual([]);
    expect(complaints(`Schemes\n${lines(schemes.slice(0, 9), 2)}`).join()).toMatch(/18 cards.*twenty/);
    expect(complaints(`Schemes\n${lines(schemes.slice(0, 7), 3)}`).join()).toMatch(/3 of/);
    expect(complaints(`Vanguard\n${lines(names('vanguards').slice(0, 1))}`)).toEqual([]);
    expect(complaints(`Vanguard\n${lines(names('vanguards').slice(0, 2))}`).join()).toMatch(/2 vanguard cards/);
  });
});

test('the card types, those of supplementary cards among them (CR 205.2a, 300.1)', () => {
  // "Tribal" is called kindred now.
  const types =
    'artifact battle conspiracy creature dungeon enchantment instant kindred land phenomenon plane planeswalker';
  expect([...CARD_TYPES].sort()).toEqual([...types.split(' '), 'scheme', 'sorcery', 'vanguard']);
  for (const type of CARD_TYPES) {
    if (type === 'dungeon') continue; // needs rooms
    const word = type === 'kindred' ? 'tribal instant' : type;
    const result = readCard({
      name: 'Spot',
      type_line: word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      oracle_text: '',
    });
    expect('card' in result && result.card.faces[0].types.includes(type)).toBe(true);
  }
});
