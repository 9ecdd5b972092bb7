/** Tokens with a name that says it all. CR 111.10. */
import type { Ability, CardFace, Cost, Noun } from '@kitchen-table/language/core';
import { ROLE_TOKENS } from './role-tokens.ts';

const SELF: Noun = { kind: 'self' };
const SACRIFICE_SELF: Cost[number] = { kind: 'actionCost', action: { kind: 'sacrifice', object: SELF } };
const TAP: Cost[number] = { kind: 'tapCost' };
const ONE = { kind: 'number', number: 1 } as const;

function mana(symbol: string): Cost[number] {
  return { kind: 'manaCost', symbols: [symbol] };
}

function artifact(name: string, abilities: readonly Ability[]): CardFace {
  return { name, manaCost: null, supertypes: [], types: ['artifact'], subtypes: [name], text: null, abilities };
}

const DISCARD_CARD: Cost[number] = {
  kind: 'actionCost',
  action: {
    kind: 'discard',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
    },
  },
};

const TARGET_CREATURE: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', target: true },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};

/** What the named token is: CR 111.10a-z. */
export const PREDEFINED_TOKENS: Readonly<Record<string, CardFace>> = {
  ...ROLE_TOKENS,
  Treasure: artifact('Treasure', [
    {
      kind: 'activated',
      cost: [TAP, SACRIFICE_SELF],
      clause: { kind: 'do', action: { kind: 'addMana', mana: { kind: 'anyColor', number: ONE } } },
    },
  ]),
  Food: artifact('Food', [
    {
      kind: 'activated',
      cost: [mana('2'), TAP, SACRIFICE_SELF],
      clause: { kind: 'do', action: { kind: 'gainLife', amount: { kind: 'number', number: 3 } } },
    },
  ]),
  Clue: artifact('Clue', [
    {
      kind: 'activated',
      cost: [mana('2'), SACRIFICE_SELF],
      clause: { kind: 'do', action: { kind: 'draw', amount: ONE } },
    },
  ]),
  Blood: artifact('Blood', [
    {
      kind: 'activated',
      cost: [mana('1'), TAP, DISCARD_CARD, SACRIFICE_SELF],
      clause: { kind: 'do', action: { kind: 'draw', amount: ONE } },
    },
  ]),
  Gold: artifact('Gold', [
    {
      kind: 'activated',
      cost: [SACRIFICE_SELF],
      clause: { kind: 'do', action: { kind: 'addMana', mana: { kind: 'anyColor', number: ONE } } },
    },
  ]),
  Powerstone: artifact('Powerstone', [
    {
      kind: 'activated',
      cost: [TAP],
      clause: {
        kind: 'do',
        action: {
          kind: 'addMana',
          mana: { kind: 'symbols', symbols: ['C'] },
          spendOnly: {
            castFilter: {
              kind: 'filter',
              adjectives: [{ kind: 'typeAdjective', type: 'artifact' }],
              noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
            },
          },
        },
      },
    },
  ]),
  // Newer rules add more to CR 111.10.
  Lander: artifact('Lander', [
    {
      kind: 'activated',
      cost: [mana('2'), TAP, SACRIFICE_SELF],
      clause: {
        kind: 'sequence',
        steps: [
          {
            kind: 'do',
            action: {
              kind: 'search',
              of: { kind: 'you' },
              zones: ['library'],
              object: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: {
                  kind: 'filter',
                  adjectives: [{ kind: 'supertypeWord', supertype: 'basic' }],
                  noun: {
                    kind: 'words',
                    words: [
                      { kind: 'typeWord', type: 'land' },
                      { kind: 'classWord', word: 'card' },
                    ],
                  },
                },
                label: 'chosen1',
              },
            },
          },
          {
            kind: 'do',
            action: {
              kind: 'move',
              verb: 'put',
              object: { kind: 'reference', to: 'chosen1' },
              to: { kind: 'place', zone: 'battlefield' },
              entering: { kind: 'entering', tapped: true },
            },
          },
          { kind: 'do', action: { kind: 'shuffle' } },
        ],
      },
    },
  ]),
  Mutagen: artifact('Mutagen', [
    {
      kind: 'activated',
      cost: [mana('1'), TAP, SACRIFICE_SELF],
      clause: {
        kind: 'do',
        action: { kind: 'putCounters', number: ONE, counter: '+1/+1', on: TARGET_CREATURE },
      },
      limits: [{ kind: 'onlyAsSorcery' }],
    },
  ]),
  Map: artifact('Map', [
    {
      kind: 'activated',
      cost: [mana('1'), TAP, SACRIFICE_SELF],
      clause: {
        kind: 'do',
        action: {
          kind: 'keywordAction',
          action: 'explore',
          object: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'a', target: true },
            filter: {
              kind: 'filter',
              noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
              qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
            },
          },
        },
      },
      limits: [{ kind: 'onlyAsSorcery' }],
    },
  ]),
  Junk: artifact('Junk', [
    {
      kind: 'activated',
      cost: [TAP, SACRIFICE_SELF],
      clause: {
        kind: 'sequence',
        steps: [
          {
            kind: 'do',
            action: {
              kind: 'exile',
              object: { kind: 'libraryCards', position: 'top', count: ONE, library: { kind: 'you' }, label: 'chosen1' },
            },
          },
          {
            kind: 'may',
            clause: {
              kind: 'do',
              action: { kind: 'play', object: { kind: 'reference', to: 'chosen1' } },
              during: { kind: 'thisTurn' },
            },
          },
        ],
      },
      limits: [{ kind: 'onlyAsSorcery' }],
    },
  ]),
  Shard: {
    ...artifact('Shard', [
      {
        kind: 'activated',
        cost: [mana('2'), SACRIFICE_SELF],
        clause: {
          kind: 'sequence',
          steps: [
            { kind: 'do', action: { kind: 'scry', amount: ONE } },
            { kind: 'do', action: { kind: 'draw', amount: ONE } },
          ],
        },
      },
    ]),
    types: ['enchantment'],
  },
  Walker: {
    name: 'Walker',
    manaCost: null,
    supertypes: [],
    types: ['creature'],
    subtypes: ['Zombie'],
    text: null,
    colorIndicator: ['black'],
    power: '2',
    toughness: '2',
    abilities: [],
  },
};
