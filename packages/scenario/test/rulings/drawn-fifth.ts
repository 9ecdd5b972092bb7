/** The fifth batch of rulings drawn at random, from cards with long texts (`rulings-drawn.tsv` of package conformance). */
import type { Scenario } from '../../src/format/scenario.ts';
import { drawnFifthLate } from './drawn-fifth-late.ts';
import { A, at, B, C, counters, inAnswerTo, is, keyword, refused, ruling, tapped, tappedOf, via } from './ruling.ts';

const three = { format: 'free-for-all', turnOrder: ['A', 'B', 'C'] } as const;

const first: readonly Scenario[] = [
  ruling('Fall of the Impostor', 'of two chapters at once both targets are chosen before either resolves', {
    A: {
      field: 'Bear Cub | 2 Doubling Season | 2 Forest | Plains',
      hand: 'Fall of the Impostor',
      targets: ['Bear Cub', 'Bear Cub', B.self],
      choices: ['I, II', 'I, II', 'Hill Giant'],
    },
    B: { field: 'Hill Giant | Grizzly Bears' },
    play: [A.casts('Fall of the Impostor')],
    then: [is('Bear Cub', 10, 10), B.exile('Hill Giant')],
  }),
  ruling('Kolaghan Stormsinger', 'turned face up it has its counter before anybody can answer', {
    A: {
      hand: 'Kolaghan Stormsinger',
      field: '5 Mountain',
      targets: ['Kolaghan Stormsinger'],
    },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [
      via('morph', A.casts('Kolaghan Stormsinger')),
      A.waits,
      A.activates('{R}: Turn this face-down permanent face up'),
      A.checks(is('Kolaghan Stormsinger', 2, 2)),
    ],
    then: [is('Kolaghan Stormsinger', 2, 2)],
  }),
  ruling('Demonlord Belzenlok', 'the process ends with a cheap card', {
    A: {
      hand: 'Demonlord Belzenlok',
      field: '6 Swamp',
      library: 'Island | Air Elemental | Island | Grizzly Bears | Hill Giant | Island',
    },
    play: [A.casts('Demonlord Belzenlok')],
    then: [A.hand('Air Elemental'), A.hand('Grizzly Bears'), A.life(18), A.exile('Island', 2), A.cardsIn('library', 2)],
  }),
  ruling('Demonlord Belzenlok', 'it goes on after a dear card, and ends with the library', {
    A: { hand: 'Demonlord Belzenlok', field: '6 Swamp', library: 'Air Elemental | Island | Serra Angel | Island' },
    play: [A.casts('Demonlord Belzenlok')],
    then: [A.hand('Air Elemental'), A.hand('Serra Angel'), A.life(18), A.exile('Island', 2), A.cardsIn('library', 0)],
  }),
  ruling('Sudden Death', 'under it nothing is cast as an ability resolves', {
    A: { hand: 'Lotus Bloom', field: 'Jhoira of the Ghitu', exile: 'Shock' },
    B: { hand: 'Sudden Death', field: '3 Swamp | Hill Giant' },
    play: [B.casts('Sudden Death', 'Jhoira of the Ghitu'), A.checks(A.canCast('Shock', false))],
    then: [A.graveyard('Jhoira of the Ghitu')],
  }),
  ruling("Yawgmoth's Will", 'it exiles itself', {
    A: { hand: "Yawgmoth's Will", field: '3 Swamp | Mountain', graveyard: 'Shock | Island' },
    play: [A.casts("Yawgmoth's Will"), A.waits, A.casts('Shock', B.self), A.waits, A.plays('Island')],
    then: [A.exile("Yawgmoth's Will"), A.exile('Shock'), A.field('Island'), B.life(18), A.cardsIn('graveyard', 0)],
  }),
  ruling('Ukkima, Stalking Shadow', 'without its target no life is gained', {
    game: three,
    A: { field: 'Ukkima, Stalking Shadow', targets: [C.self] },
    B: { hand: 'Murder', field: '3 Swamp' },
    C: { hand: 'Shock', field: 'Mountain' },
    play: [B.casts('Murder', 'Ukkima, Stalking Shadow'), C.passes, C.concedes],
    then: [A.life(20), A.graveyard('Ukkima, Stalking Shadow')],
  }),
  ruling('Borrowed Grace', 'both modes touch the same creatures', {
    A: { hand: 'Borrowed Grace', field: '5 Plains | Grizzly Bears', modes: [1, 2] },
    play: [A.casts('Borrowed Grace')],
    then: [is('Grizzly Bears', 4, 4), tappedOf('Plains', 5)],
  }),
  ruling('Heartfire Immolator', 'its power cannot be lowered between activation and sacrifice', {
    A: { field: 'Heartfire Immolator | Mountain' },
    B: { field: 'Bear Cub | Swamp', hand: 'Disfigure' },
    play: [
      A.activates('{R}, Sacrifice', 'Bear Cub'),
      refused(inAnswerTo('deals damage', B.casts('Disfigure', 'Heartfire Immolator'))),
    ],
    then: [],
  }),
  ruling('Heartfire Immolator', 'it deals damage by the power it had', {
    A: { field: 'Heartfire Immolator | 3 Mountain', hand: 'Brute Strength' },
    B: { field: 'Giant Spider' },
    play: [A.casts('Brute Strength', 'Heartfire Immolator'), A.waits, A.activates('{R}, Sacrifice', 'Giant Spider')],
    then: [B.graveyard('Giant Spider'), A.graveyard('Heartfire Immolator')],
  }),
  ruling('Arcane Endeavor', 'an eight-sided die has eight results', {
    A: {
      hand: 'Arcane Endeavor | Divination',
      field: '7 Island',
      choices: [{ die: 2 }, { die: 8 }, 2, true, 'Divination'],
    },
    play: [A.casts('Arcane Endeavor')],
    then: [A.cardsIn('hand', 4), A.graveyard('Divination')],
  }),
  ruling('Octavia, Living Thesis', 'magecraft of two cards triggers for each', {
    A: {
      field: 'Octavia, Living Thesis | Archmage Emeritus | Mountain | Grizzly Bears',
      hand: 'Shock',
      targets: ['Grizzly Bears'],
      choices: ['Magecraft'],
    },
    play: [A.casts('Shock', B.self)],
    then: [A.cardsIn('hand', 1), is('Grizzly Bears', 8, 8), B.life(18)],
  }),
  ruling("Nature's Chosen", 'it is put into the graveyard when the creature is lost', {
    A: { field: 'Forest | Grizzly Bears', hand: "Nature's Chosen" },
    B: { hand: 'Control Magic', field: '4 Island' },
    play: [
      A.casts("Nature's Chosen", 'Grizzly Bears'),
      at(2, 'precombat-main', B.casts('Control Magic', 'Grizzly Bears')),
    ],
    until: [2, 'end'],
    then: [A.graveyard("Nature's Chosen"), B.field('Grizzly Bears')],
  }),
  ruling("Nature's Chosen", 'tapping a white creature untaps another', {
    A: { field: 'Forest | Savannah Lions | Hill Giant (tapped)', hand: "Nature's Chosen" },
    play: [
      A.casts("Nature's Chosen", 'Savannah Lions'),
      A.waits,
      A.activates('Tap enchanted creature', 'Hill Giant'),
      A.waits,
      refused(A.activates('Tap enchanted creature', 'Savannah Lions')),
    ],
    then: [tapped('Hill Giant', false), tapped('Savannah Lions')],
  }),
  ruling('Toggo, Goblin Weaponsmith', 'two commanders wait in the command zone', {
    game: { format: 'commander' },
    A: { command: 'Toggo, Goblin Weaponsmith | Tymna the Weaver', field: '3 Mountain', hand: 'Forest' },
    play: [A.casts('Toggo, Goblin Weaponsmith'), A.waits, A.plays('Forest')],
    then: [
      A.field('Toggo, Goblin Weaponsmith'),
      A.field('Rock'),
      { kind: 'count', zone: 'command', player: 'A', card: 'Tymna the Weaver', is: 1 },
    ],
  }),
  ruling('Azra Smokeshaper', 'it attacks what the returned creature attacked', {
    A: {
      hand: 'Azra Smokeshaper',
      field: 'Grizzly Bears | 2 Swamp',
      choices: ['Grizzly Bears'],
      targets: ['Azra Smokeshaper'],
    },
    B: { field: 'Jace Beleren' },
    play: [A.attacksAt('Jace Beleren', 'Grizzly Bears'), at(1, 'declare-blockers', A.activates('Ninjutsu'))],
    then: [B.life(20), B.graveyard('Jace Beleren'), A.hand('Grizzly Bears')],
  }),
  ruling('Tenacious Underdog', 'it draws a card however it dies', {
    A: { graveyard: 'Tenacious Underdog', field: '4 Swamp', choices: [{ cost: 'blitz' }] },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [
      via('blitz', A.casts('Tenacious Underdog')),
      at(1, 'beginning-of-combat', B.casts('Shock', 'Tenacious Underdog')),
    ],
    until: [1, 'declare-attackers'],
    then: [A.cardsIn('hand', 1), A.life(18), A.graveyard('Tenacious Underdog')],
  }),
  ruling('Thriving Turtle', 'counters that a player gets are doubled', {
    A: { hand: 'Thriving Turtle', field: 'Island | Vorinclex, Monstrous Raider' },
    play: [A.casts('Thriving Turtle')],
    then: [A.counters('energy', 4)],
  }),
  ruling('Confiscation Coup', 'whoever leaves takes the permanent along', {
    game: three,
    A: { hand: 'Confiscation Coup', field: '5 Island', choices: [true] },
    B: { field: 'Sol Ring' },
    C: {},
    play: [A.casts('Confiscation Coup', 'Sol Ring'), A.waits, at(1, 'postcombat-main', B.concedes)],
    then: [{ kind: 'count', zone: 'battlefield', card: 'Sol Ring', is: 0 }, A.counters('energy', 3)],
  }),
  ruling('Confiscation Coup', 'when the taker leaves it goes back', {
    game: three,
    A: { hand: 'Confiscation Coup', field: '5 Island', choices: [true] },
    B: { field: 'Sol Ring' },
    C: {},
    play: [A.casts('Confiscation Coup', 'Sol Ring'), A.waits, at(1, 'postcombat-main', A.concedes)],
    until: [2, 'upkeep'],
    then: [B.field('Sol Ring')],
  }),
  ruling('Arcbound Overseer', 'modular counts what it had before it left', {
    A: { field: 'Arcbound Overseer | Ornithopter', choices: [true], targets: ['Ornithopter'] },
    B: { hand: 'Grasp of Darkness | Last Gasp', field: '4 Swamp' },
    play: [
      at(1, 'precombat-main', B.casts('Grasp of Darkness', 'Arcbound Overseer')),
      at(1, 'postcombat-main', B.casts('Last Gasp', 'Arcbound Overseer')),
    ],
    then: [is('Ornithopter', 7, 9)],
  }),
  ruling('Abbot of Keral Keep', 'an artifact creature does not make it swift, a spell and a land are played', {
    A: {
      hand: 'Abbot of Keral Keep | Ornithopter',
      field: '3 Mountain',
      library: 'Shock | Island',
    },
    play: [
      A.casts('Abbot of Keral Keep'),
      A.waits,
      A.casts('Ornithopter'),
      A.waits,
      A.checks(is('Abbot of Keral Keep', 2, 1)),
      A.casts('Shock', B.self),
    ],
    then: [is('Abbot of Keral Keep', 3, 2), B.life(18)],
  }),
  ruling('Malignus', 'protection does not prevent its damage', {
    A: { field: 'Malignus' },
    B: { field: 'White Knight | Paladin en-Vec' },
    play: [A.attacks('Malignus'), B.blocks('Paladin en-Vec', 'Malignus')],
    then: [B.graveyard('Paladin en-Vec')],
  }),
  ruling("Mogis's Marauder", 'the number of targets is locked in', {
    A: {
      hand: "Mogis's Marauder",
      field: '3 Swamp | Grizzly Bears | Hill Giant',
      targets: ['Grizzly Bears', { done: true }],
    },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.casts("Mogis's Marauder"), inAnswerTo('When', B.casts('Shock', "Mogis's Marauder"))],
    then: [
      keyword('Grizzly Bears', 'haste'),
      keyword('Grizzly Bears', 'intimidate'),
      keyword('Hill Giant', 'haste', false),
    ],
  }),
  ruling('Nykthos, Shrine to Nyx', 'symbols in texts do not count', {
    A: {
      field: "Nykthos, Shrine to Nyx | 2 Island | Kozilek's Shrieker | Soul of Ravnica | Borderland Ranger",
      choices: ['Blue'],
    },
    play: [A.taps('{2}, {T}'), A.checks(A.mana('U', 2))],
    then: [],
  }),
  ruling('Hedron-Field Purists', 'two of them prevent twice', {
    A: { field: '2 Hedron-Field Purists' },
    B: { hand: 'Lightning Bolt', field: 'Mountain' },
    play: [A.puts('level', 'Hedron-Field Purists', 1), B.casts('Lightning Bolt', A.self)],
    then: [A.life(18)],
  }),
  ruling("Jester's Scepter", 'it counters a spell of a name that it holds', {
    A: { hand: "Jester's Scepter", field: '5 Island', choices: ['Shock'], targets: [B.self] },
    B: { hand: 'Shock', field: 'Mountain', library: 'Shock | Island | Swamp | Plains | Forest | Island | Island' },
    play: [
      A.casts("Jester's Scepter"),
      at(2, 'precombat-main', B.casts('Shock', A.self)),
      at(2, 'precombat-main', inAnswerTo('Shock', A.activates('{2}, {T}, Put a card', 'Shock'))),
    ],
    until: [2, 'end'],
    then: [A.life(20), B.graveyard('Shock', 2), { kind: 'count', zone: 'exile', is: 4, player: 'B' }],
  }),
  ruling("Chemister's Trick", 'overloaded it reaches who cannot be targeted', {
    A: { hand: "Chemister's Trick", field: '3 Island | 2 Mountain' },
    B: { field: 'Gladecover Scout | Hill Giant' },
    play: [via('overload', A.casts("Chemister's Trick"))],
    then: [is('Hill Giant', 1, 3), is('Gladecover Scout', -1, 1)],
  }),
  ruling('Formless Nurturing', 'turned face up it keeps its Aura and does not enter anew', {
    A: {
      hand: 'Formless Nurturing | Holy Strength',
      field: '6 Forest | 3 Plains',
      library: 'Elvish Visionary | Island | Shock',
    },
    play: [
      A.casts('Formless Nurturing'),
      A.waits,
      A.casts('Holy Strength', '(nameless)'),
      A.waits,
      A.activates('{1}{G}: Turn this face-down permanent face up'),
    ],
    then: [is('Elvish Visionary', 3, 4), counters('Elvish Visionary', '+1/+1', 1), A.cardsIn('hand', 0)],
  }),
];

/** All of them. */
export const drawnFifth: readonly Scenario[] = [...first, ...drawnFifthLate];
