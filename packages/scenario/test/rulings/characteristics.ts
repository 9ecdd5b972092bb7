/** Rulings on what objects are: copies, types, power and toughness, face-down cards. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, colors, is, keyword, refused, ruling, subtype, type, via } from './ruling.ts';

export const characteristics: readonly Scenario[] = [
  ruling('Mobilizer Mech', 'the other Vehicle has its printed power and toughness', {
    A: {
      field: 'Mobilizer Mech | Aradara Express | Hill Giant',
      choices: ['Hill Giant', { done: true }],
      targets: ['Aradara Express'],
    },
    play: [A.activates('Crew 3')],
    then: [is('Aradara Express', 8, 6), type('Aradara Express', 'Creature')],
  }),
  ruling('Consuming Blob', 'card types are counted, not cards', {
    A: { field: 'Consuming Blob', graveyard: '5 Ornithopter' },
    then: [is('Consuming Blob', 2, 3)],
  }),
  ruling('Faerie Snoop', 'face down it is a 2/2 with ward and without a name', {
    A: { hand: 'Faerie Snoop', field: '3 Island' },
    play: [via('disguise', A.casts('Faerie Snoop'))],
    then: [
      is('(nameless)', 2, 2),
      keyword('(nameless)', 'ward'),
      colors('(nameless)', 'U', false),
      keyword('(nameless)', 'flying', false),
    ],
  }),
  ruling('Startling Development', 'what adds to power and toughness goes on', {
    A: { hand: 'Startling Development | Giant Growth', field: 'Grizzly Bears | Forest | 2 Island' },
    play: [A.casts('Giant Growth', 'Grizzly Bears'), A.waits, A.casts('Startling Development', 'Grizzly Bears')],
    then: [is('Grizzly Bears', 7, 7), colors('Grizzly Bears', 'U'), subtype('Grizzly Bears', 'Bear', false)],
  }),
  ruling('Fractured Identity', 'the token of a copy has its entering trigger', {
    A: { hand: 'Fractured Identity', field: '3 Plains | 2 Island' },
    B: { field: 'Elvish Visionary' },
    play: [A.casts('Fractured Identity', 'Elvish Visionary')],
    then: [B.exile('Elvish Visionary'), A.tokens(1), A.cardsIn('hand', 1)],
  }),
  ruling('Lumbering Falls', 'a land that was a creature already becomes 3/3; what adds goes on', {
    A: { hand: 'Giant Growth', field: 'Lumbering Falls | Kamahl, Fist of Krosa | 4 Forest | Island' },
    play: [
      A.activates('{G}: Target land', 'Lumbering Falls'),
      A.waits,
      A.casts('Giant Growth', 'Lumbering Falls'),
      A.waits,
      A.activates('{2}{G}{U}'),
    ],
    then: [is('Lumbering Falls', 6, 6), type('Lumbering Falls', 'Land')],
  }),
  ruling('Den of the Bugbear', 'animated twice it has the trigger twice', {
    A: { field: 'Den of the Bugbear | 8 Mountain' },
    play: [A.activates('{3}{R}'), A.waits, A.activates('{3}{R}'), A.attacks('Den of the Bugbear')],
    then: [A.tokens(2)],
  }),
  ruling('Ivory Guardians', 'two of them: the bonuses add up', {
    A: { field: '2 Ivory Guardians' },
    B: { field: 'Hill Giant' },
    then: [{ kind: 'pt', card: 'Ivory Guardians', power: 5, toughness: 5, every: true }],
  }),
  ruling('Sultai Charm', 'a colorless creature is not monocolored', {
    A: { hand: 'Sultai Charm', field: 'Swamp | Forest | Island', modes: [1] },
    B: { field: 'Ornithopter' },
    play: [refused(A.casts('Sultai Charm', { mode: 1, target: 'Ornithopter' }))],
    then: [],
  }),
  ruling('Master of the Veil', 'it turns itself face down again', {
    A: { hand: 'Master of the Veil', field: '6 Island', choices: [true], targets: ['Master of the Veil'] },
    play: [via('morph', A.casts('Master of the Veil')), A.waits, A.activates('{2}{U}: Turn')],
    then: [is('(nameless)', 2, 2)],
  }),
  ruling('Birthing Pod', 'a land that is a creature has mana value 0', {
    A: {
      field: 'Birthing Pod | Mutavault | 3 Forest',
      library: 'Grizzly Bears | Llanowar Elves | 5 Forest',
      choices: [false, 'Mutavault'],
      targets: ['Llanowar Elves'],
    },
    play: [A.activates('{1}: ~ becomes'), A.waits, A.activates('{1}{G/P}, {T}')],
    then: [A.field('Llanowar Elves'), A.graveyard('Mutavault')],
  }),
];
