/** The Attractions that come with the library, and decks of them. CR 717. */
import { describe, expect, test } from 'vitest';
import { createGame } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lower, surfaceOf } from '@kitchen-table/lower';
import { type PrintedCard, printCard } from '@kitchen-table/oracle';
import { attractionCards, attractionDeck, checkDeck, type DeckCard, withAttractionDecks } from '../src/index.ts';
import { table } from '../../conformance/test/support/rules-table.ts';

const opener: Card = lower({
  name: 'Test Opener',
  layout: 'normal',
  faces: [
    {
      name: 'Test Opener',
      manaCost: ['1'],
      supertypes: [],
      types: ['instant'],
      subtypes: [],
      abilities: [
        {
          kind: 'spell',
          clause: {
            kind: 'do',
            action: { kind: 'keywordAction', action: 'open an Attraction', actor: { kind: 'you' } },
          },
        },
      ],
    },
  ],
  colorIdentity: [],
});

test('every Attraction can be played, and says what it does', () => {
  expect(attractionCards().length).toBeGreaterThanOrEqual(20);
  for (const card of attractionCards()) {
    expect(printCard(surfaceOf(card))[0]).toMatch(/^Visit — /);
  }
});

test('who opens Attractions and brings none gets a deck of ours, with numbers lit up (CR 717.1, 717.2)', () => {
  const deck = Array.from({ length: 60 }, () => 'Test Opener');
  const { cards, players } = withAttractionDecks({ 'Test Opener': opener }, [
    { name: 'ann', deck },
    { name: 'ben', deck },
  ]);
  const game = createGame({ format: 'two-player', cards, players, seed: 'x', edition: 'today' });
  if ('kind' in game) throw new Error(game.message);
  expect(game.attractionDecks.map((own) => own.length)).toEqual([attractionDeck().length, attractionDeck().length]);
  for (const { lights } of attractionDeck()) expect(lights).toContain(6);
});

test('each Attraction that was visited counts once, however often it was visited (CR 717.5)', () => {
  const ride = (name: string, lights: readonly number[]): PrintedCard => ({
    name,
    mana_cost: '',
    type_line: 'Artifact — Attraction',
    oracle_text: 'Visit — You gain 10 life.',
    layout: 'normal',
    attraction_lights: lights,
  });
  const game = table(
    [
      ride('Test Ride', [6]),
      ride('Test Wheel', [2, 6]),
      'Stroll | {0} | Instant | | Roll to visit your Attractions.',
      "Tally | {0} | Instant | | You gain life equal to the number of Attractions you've visited this turn.",
    ],
    [{ battlefield: ['Test Ride', 'Test Wheel'], hand: ['Stroll', 'Stroll', 'Tally'] }, []],
  );
  game.alter((at) => {
    at.scripted = () => 6;
  });
  for (const _ of [1, 2]) {
    game.ann.casts('Stroll');
    game.resolveAll();
  }
  const before = game.ann.life;
  game.ann.casts('Tally');
  game.resolveAll();
  expect(game.ann.life - before).toBe(2);
});

test('a roll to visit is a roll of a die: effects that change rolls change it (CR 701.49a, 706.6, 706.2a)', () => {
  const ride: PrintedCard = {
    name: 'Test Ride',
    mana_cost: '',
    type_line: 'Artifact — Attraction',
    oracle_text: 'Visit — You gain 10 life.',
    layout: 'normal',
    attraction_lights: [2],
  };
  const lines = [
    ride,
    'Stroll | {0} | Instant | | Roll to visit your Attractions.',
    'Luck | {0} | Enchantment | | If you would roll one or more dice, instead roll that many dice plus one and ignore the highest roll.',
    'Each Die | {0} | Enchantment | | Whenever you roll a die, you gain 1 life.',
  ];
  for (const [battlefield, life] of [
    [['Test Ride', 'Luck'], 10],
    [['Test Ride', 'Each Die', 'Luck'], 11],
  ] as const) {
    const game = table(lines, [{ battlefield, hand: ['Stroll'] }, []]);
    game.alter((at) => {
      let next = 0;
      at.scripted = () => [5, 2][next++ % 2] as number;
    });
    const before = game.ann.life;
    game.ann.casts('Stroll');
    expect(game.resolveAll().ann.life - before).toBe(life);
  }
});

describe('Attraction decks', () => {
  const card = (name: string, ...subtypes: string[]): DeckCard => ({
    name,
    supertypes: [],
    types: ['artifact'],
    subtypes,
    hasPowerAndToughness: false,
    colorIdentity: [],
    basicLandColors: [],
    canBeCommander: false,
    partner: [],
    companion: false,
    bannedIn: [],
  });
  const names = Array.from({ length: 10 }, (_, index) => `Test Ride ${index}`);
  const complaints = (counts: Readonly<Record<string, number>>, format: 'standard-60' | 'limited') =>
    checkDeck(
      {
        commanders: [],
        main: [{ name: 'Plain', count: 60 }],
        sideboard: [],
        attractions: Object.entries(counts).map(([name, count]) => ({ name, count })),
      } as unknown as Parameters<typeof checkDeck>[0],
      (name) =>
        name === 'Plain'
          ? { ...card(name), supertypes: ['basic'], types: ['land'] }
          : card(name, ...(name.includes('Ride') ? ['attraction'] : [])),
      format,
    ).map(({ rule }) => rule);
  const ten = Object.fromEntries(names.map((name) => [name, 1]));

  test('constructed: at least ten, each with a different name (CR 717.2a)', () => {
    expect(complaints(ten, 'standard-60')).toEqual([]);
    expect(complaints({ 'Test Ride 0': 1, 'Test Ride 1': 1 }, 'standard-60')).toEqual(['717.2a']);
    expect(complaints({ ...ten, 'Test Ride 0': 2 }, 'standard-60')).toEqual(['717.2a']);
  });

  test('limited: at least three, several of one name allowed (CR 717.2b)', () => {
    expect(complaints({ 'Test Ride 0': 3 }, 'limited')).toEqual([]);
    expect(complaints({ 'Test Ride 0': 2 }, 'limited')).toEqual(['717.2b']);
  });

  test('only Attractions, and they do not count as cards of the deck (CR 717.2)', () => {
    expect(complaints({ ...ten, 'Test Other': 1 }, 'standard-60')).toEqual(['717.2']);
    expect(complaints({}, 'standard-60')).toEqual([]);
  });
});
