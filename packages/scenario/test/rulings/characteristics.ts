/** Rulings on what objects are: copies, types, power and toughness, face-down cards. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, colors, is, keyword, ruling, subtype, type, via } from './ruling.ts';

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
    // The mode that destroys one cannot be chosen.
    A: { hand: 'Sultai Charm', field: 'Swamp | Forest | Island', modes: [{ refused: 1 }] },
    B: { field: 'Ornithopter' },
    play: [A.casts('Sultai Charm')],
    then: [B.field('Ornithopter')],
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
  ruling('Thran Forge', 'the creature is an artifact besides', {
    A: { field: 'Thran Forge | Grizzly Bears | 2 Forest' },
    play: [A.activates('{2}', 'Grizzly Bears')],
    then: [type('Grizzly Bears', 'Artifact'), type('Grizzly Bears', 'Creature'), is('Grizzly Bears', 3, 2)],
  }),
  ruling('Dress Down', 'an ability granted afterwards is kept', {
    A: { hand: 'Dress Down | Jump', field: 'Grizzly Bears | Serra Angel | 3 Island' },
    play: [A.casts('Dress Down'), A.waits, A.casts('Jump', 'Grizzly Bears')],
    until: [1, 'postcombat-main'],
    then: [keyword('Grizzly Bears', 'flying'), keyword('Serra Angel', 'flying', false)],
  }),
  ruling('Evil Presence', 'the land loses its printed abilities', {
    A: { hand: 'Evil Presence', field: 'Swamp' },
    B: { field: 'Mutavault' },
    play: [A.casts('Evil Presence', 'Mutavault')],
    then: [subtype('Mutavault', 'Swamp'), { kind: 'has', card: 'Mutavault', text: '{1}: ~ becomes', is: false }],
  }),
  ruling('Spark Double', 'counters are not copied; it has its own one more', {
    A: { hand: 'Spark Double', field: 'Isamaru, Hound of Konda | 4 Island | Forest', choices: [true] },
    play: [A.casts('Spark Double')],
    then: [
      A.field('Isamaru, Hound of Konda', 2),
      A.has('Isamaru, Hound of Konda', 3, 3),
      A.has('Isamaru, Hound of Konda', 2, 2),
    ],
  }),
  ruling('Mirrorworks', 'the token is what the artifact is', {
    A: { hand: 'Ornithopter', field: 'Mirrorworks | 2 Island', choices: [true] },
    play: [A.casts('Ornithopter')],
    then: [A.tokens(1), A.field('Ornithopter', 2)],
  }),
  ruling('True Polymorph', 'what had been done to the permanent goes on', {
    A: { hand: 'Giant Growth | True Polymorph', field: 'Grizzly Bears | Hill Giant | Forest | 6 Island' },
    play: [A.casts('Giant Growth', 'Grizzly Bears'), A.waits, A.casts('True Polymorph', 'Grizzly Bears', 'Hill Giant')],
    then: [A.field('Hill Giant', 2), A.has('Hill Giant', 6, 6), A.has('Hill Giant', 3, 3)],
  }),
  ruling('Kalonian Twingrove', 'the token, too, changes with the Forests', {
    A: { hand: 'Kalonian Twingrove | Forest', field: '6 Forest' },
    play: [A.casts('Kalonian Twingrove'), A.waits, A.plays('Forest')],
    then: [is('Kalonian Twingrove', 7, 7), is('Treefolk Warrior Token', 7, 7)],
  }),
  ruling("Heliod's Punishment", 'an ability gained afterwards is kept', {
    A: { hand: "Heliod's Punishment | Jump", field: '2 Plains | Island' },
    B: { field: 'Serra Angel' },
    play: [A.casts("Heliod's Punishment", 'Serra Angel'), A.waits, A.casts('Jump', 'Serra Angel')],
    then: [keyword('Serra Angel', 'flying'), keyword('Serra Angel', 'vigilance', false)],
  }),
  ruling('Stonefare Crocodile', 'lifelink twice is lifelink once', {
    A: { field: 'Stonefare Crocodile | 6 Swamp' },
    play: [A.activates('{2}{B}'), A.waits, A.activates('{2}{B}'), A.attacks('Stonefare Crocodile')],
    then: [A.life(23), B.life(17)],
  }),
  ruling('Godhead of Awe', 'two of them make each other 1/1', {
    A: { field: '2 Godhead of Awe' },
    then: [{ kind: 'pt', card: 'Godhead of Awe', power: 1, toughness: 1, every: true }],
  }),
  ruling('Glasspool Mimic', 'the entering trigger of what it copies', {
    A: { hand: 'Glasspool Mimic // Glasspool Shore', field: 'Elvish Visionary | 3 Island', choices: [true] },
    play: [A.casts('Glasspool Mimic')],
    then: [A.field('Elvish Visionary', 2), A.cardsIn('hand', 1)],
  }),
  ruling('Croaking Counterpart', 'a 1/1 Frog with the entering trigger', {
    A: { hand: 'Croaking Counterpart', field: 'Elvish Visionary | Forest | 2 Island' },
    play: [A.casts('Croaking Counterpart', 'Elvish Visionary')],
    then: [A.tokens(1), subtype('Elvish Visionary', 'Frog'), A.cardsIn('hand', 1)],
  }),
  ruling('Clever Impersonator', 'who copies nothing has a 0/0', {
    A: { hand: 'Clever Impersonator', field: '4 Island | Grizzly Bears', choices: [false] },
    play: [A.casts('Clever Impersonator')],
    then: [A.graveyard('Clever Impersonator')],
  }),
];
