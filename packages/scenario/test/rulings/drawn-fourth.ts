/** The fourth batch of rulings drawn at random, from cards with long texts (`rulings-drawn.tsv` of package conformance). */
import type { Assertion, Scenario } from '../../src/format/scenario.ts';
import { drawnFourthLate } from './drawn-fourth-late.ts';
import { A, at, B, C, counters, inAnswerTo, is, keyword, refused, ruling, tappedOf, via } from './ruling.ts';

const top = (card: string): Assertion => ({ kind: 'library-card', player: 'A', position: 1, card });
const three = { format: 'free-for-all', turnOrder: ['A', 'B', 'C'] } as const;

const first: readonly Scenario[] = [
  ruling('Call the Coppercoats', 'the copy has as many targets, and they may be others', {
    game: three,
    A: {
      hand: 'Call the Coppercoats | Twincast',
      field: '3 Plains | 2 Island',
      targets: [B.self, { done: true }, C.self],
      choices: [true],
    },
    B: { field: 'Grizzly Bears | Bear Cub' },
    C: { field: 'Hill Giant' },
    play: [A.casts('Call the Coppercoats'), inAnswerTo('Coppercoats', A.casts('Twincast', 'Call the Coppercoats'))],
    then: [A.tokens(3)],
  }),
  ruling('Zurzoth, Chaos Rider', 'attacking a planeswalker makes nobody draw', {
    A: { field: 'Zurzoth, Chaos Rider' },
    B: { field: 'Jace Beleren' },
    play: [A.attacksAt('Jace Beleren', 'Zurzoth, Chaos Rider')],
    then: [A.cardsIn('hand', 0), B.cardsIn('graveyard', 0), counters('Jace Beleren', 'loyalty', 1)],
  }),
  ruling('Failure // Comply', 'in the hand its mana value is that of both halves', {
    A: { hand: 'Isochron Scepter | Failure // Comply', field: '2 Island', choices: [true] },
    play: [A.casts('Isochron Scepter')],
    then: [A.hand('Failure // Comply')],
  }),
  ruling('Prepare // Fight', 'in the library its mana value is that of both halves', {
    A: { field: 'Dark Confidant', library: 'Prepare // Fight | Island | Island' },
    until: [1, 'upkeep'],
    then: [A.life(14), A.hand('Prepare // Fight')],
  }),
  ruling('Insult // Injury', 'the second half is not cast from the hand', {
    A: { hand: 'Insult // Injury', field: '3 Mountain' },
    B: { field: 'Grizzly Bears' },
    play: [refused(A.casts('Injury'))],
    then: [],
  }),
  ruling('Brazen Borrower', 'a copy that returned to the hand is what it was', {
    A: { hand: 'Clone', field: 'Brazen Borrower | 6 Island', choices: [true, 'Brazen Borrower'] },
    B: { hand: 'Unsummon', field: 'Island | Sol Ring' },
    play: [
      A.casts('Clone'),
      A.waits,
      at(1, 'postcombat-main', B.casts('Unsummon', { card: 'Brazen Borrower', index: 1 })),
      at(1, 'end', A.checks(A.canCast('Petty Theft', false))),
    ],
    then: [A.hand('Clone'), A.field('Brazen Borrower')],
  }),
  ruling('Elspeth, Knight-Errant', 'the emblem stays when she has gone', {
    A: { field: 'Elspeth, Knight-Errant | Grizzly Bears' },
    B: { hand: 'Wrath of God', field: '4 Plains | Hill Giant' },
    play: [
      A.puts('loyalty', 'Elspeth, Knight-Errant', 4),
      A.activates('-8:'),
      at(2, 'precombat-main', B.casts('Wrath of God')),
    ],
    until: [2, 'end'],
    then: [A.field('Grizzly Bears'), A.graveyard('Elspeth, Knight-Errant'), B.field('Hill Giant', 0)],
  }),
  ruling('Forceful Denial', 'cascade looks at its mana value, whatever was paid', {
    A: {
      hand: 'Forceful Denial',
      field: '6 Island',
      library: 'Mountain | Air Elemental | Grizzly Bears | Island | Island',
      choices: [true],
    },
    B: { hand: 'Shock', field: '2 Mountain | Thalia, Guardian of Thraben' },
    play: [B.casts('Shock', A.self), inAnswerTo('Shock', A.casts('Forceful Denial', 'Shock'))],
    then: [A.field('Grizzly Bears'), A.field('Air Elemental', 0), A.life(20), A.cardsIn('library', 4)],
  }),
  ruling('Tezzeret, Master of the Bridge', 'two instances of affinity both apply', {
    A: { hand: 'Thought Monitor', field: 'Tezzeret, Master of the Bridge | 3 Ornithopter | Island' },
    play: [A.casts('Thought Monitor')],
    then: [A.field('Thought Monitor'), A.cardsIn('hand', 2)],
  }),
  ruling('Prosperous Thief', 'no ninjutsu before blocks', {
    A: { hand: 'Prosperous Thief', field: 'Grizzly Bears | 2 Island' },
    play: [A.attacks('Grizzly Bears'), at(1, 'declare-attackers', refused(A.activates('Ninjutsu')))],
    then: [],
  }),
  ruling('Prosperous Thief', 'discarded in response it does not enter', {
    A: { hand: 'Prosperous Thief', field: 'Grizzly Bears | 2 Island', choices: ['Prosperous Thief'] },
    B: { hand: 'Funeral Charm', field: 'Swamp', modes: [1] },
    play: [
      A.attacks('Grizzly Bears'),
      at(1, 'declare-blockers', A.activates('Ninjutsu')),
      at(1, 'declare-blockers', inAnswerTo('Ninjutsu', B.casts('Funeral Charm', A.self))),
    ],
    then: [A.graveyard('Prosperous Thief'), A.hand('Grizzly Bears'), B.life(20)],
  }),
  ruling('Mudbutton Clanger', 'the card that was looked at stays on top', {
    A: { field: 'Mudbutton Clanger', library: 'Mogg Fanatic | Island', choices: [true, true] },
    until: [1, 'upkeep'],
    then: [is('Mudbutton Clanger', 2, 2), top('Mogg Fanatic')],
  }),
  ruling('Mnemonic Betrayal', 'a spell that was exiled stays there', {
    A: { hand: 'Mnemonic Betrayal', field: '2 Island | 3 Swamp' },
    B: { hand: 'Dissipate', field: '3 Island', graveyard: 'Lightning Bolt | Grizzly Bears' },
    play: [
      A.casts('Mnemonic Betrayal'),
      A.waits,
      A.casts('Lightning Bolt', B.self),
      inAnswerTo('Bolt', B.casts('Dissipate', 'Lightning Bolt')),
      at(1, 'postcombat-main', A.checks(A.canCast('Lightning Bolt', false))),
    ],
    then: [B.exile('Lightning Bolt'), B.graveyard('Grizzly Bears'), A.exile('Mnemonic Betrayal'), B.life(20)],
  }),
  ruling('Tectonic Giant', 'it does what it does though the spell is countered', {
    A: { hand: 'Counterspell', field: 'Tectonic Giant | 2 Island', modes: [1] },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [B.casts('Shock', 'Tectonic Giant'), inAnswerTo('Shock', A.casts('Counterspell', 'Shock'))],
    then: [B.life(17), B.graveyard('Shock')],
  }),
  ruling('Sarkhan Vol', 'who comes later gets nothing', {
    A: { hand: 'Ambush Viper', field: 'Sarkhan Vol | Grizzly Bears | 2 Forest' },
    play: [A.activates('+1:'), A.waits, A.casts('Ambush Viper')],
    then: [is('Ambush Viper', 2, 1), is('Grizzly Bears', 3, 3), keyword('Ambush Viper', 'haste', false)],
  }),
  ruling('Food Coma', 'without the creature no Food', {
    A: { hand: 'Food Coma', field: '4 Plains', targets: ['Mogg Fanatic'] },
    B: { field: 'Mogg Fanatic' },
    play: [A.casts('Food Coma'), inAnswerTo('exile target creature', B.activates('Sacrifice ~', A.self))],
    then: [A.tokens(0), A.field('Food Coma'), A.life(19)],
  }),
  ruling('Jerren, Corrupted Bishop', 'lifelink twice is lifelink once', {
    A: { field: 'Jerren, Corrupted Bishop | 4 Swamp' },
    play: [
      A.activates('{2}: Target Human', 'Jerren, Corrupted Bishop'),
      A.activates('{2}: Target Human', 'Jerren, Corrupted Bishop'),
      A.waits,
      A.attacks('Jerren, Corrupted Bishop'),
    ],
    then: [A.life(22), B.life(18)],
  }),
  ruling('Chief Engineer', 'who is tapped for mana does not convoke as well', {
    A: { hand: 'Darksteel Ingot', field: 'Chief Engineer | Llanowar Elves' },
    play: [refused(A.casts('Darksteel Ingot'))],
    then: [],
  }),
  ruling('Nim Deathmantle', 'paid twice, both return', {
    A: { field: 'Nim Deathmantle | Grizzly Bears | Bear Cub | 8 Island', choices: [true, true] },
    B: { hand: 'Pyroclasm', field: '2 Mountain' },
    play: [at(2, 'precombat-main', B.casts('Pyroclasm'))],
    until: [2, 'end'],
    then: [A.field('Grizzly Bears'), A.field('Bear Cub'), tappedOf('Island', 8)],
  }),
  ruling('Gavony Dawnguard', 'a turn without spells makes it night', {
    A: { field: 'Gavony Dawnguard' },
    until: [2, 'upkeep'],
    then: [{ kind: 'game', property: 'day-night', is: 'night' }],
  }),
  ruling('Tymna the Weaver', 'one of two commanders is enough', {
    game: { format: 'commander' },
    A: { command: 'Tymna the Weaver | Brinelin, the Moon Kraken', field: '2 Plains | Swamp | Loyal Apprentice' },
    play: [A.casts('Tymna the Weaver')],
    until: [1, 'combat-damage'],
    then: [A.tokens(1)],
  }),
  ruling('Kylox, Visionary Inventor', 'kicked, though cast without paying its mana cost', {
    A: {
      field: 'Kylox, Visionary Inventor | Hill Giant | 4 Mountain',
      library: 'Burst Lightning | Island | Island | Swamp',
      choices: ['Hill Giant', 'Burst Lightning', true],
      targets: [B.self],
    },
    play: [A.attacks('Kylox, Visionary Inventor')],
    then: [B.life(12), A.exile('Island', 2), tappedOf('Mountain', 4)],
  }),
  ruling('Brinelin, the Moon Kraken', 'the commanders are taxed apart', {
    game: { format: 'commander' },
    A: {
      command: 'Tymna the Weaver | Brinelin, the Moon Kraken',
      field: '8 Island | 2 Plains | Swamp',
      targets: ['Tymna the Weaver'],
      choices: [false],
    },
    play: [A.casts('Tymna the Weaver'), A.waits, A.casts('Brinelin, the Moon Kraken')],
    until: [1, 'precombat-main'],
    then: [A.field('Tymna the Weaver'), A.field('Brinelin, the Moon Kraken')],
  }),
  ruling('Vigorspore Wurm', 'artifact creatures count', {
    A: {
      hand: 'Vigorspore Wurm',
      field: '6 Forest',
      graveyard: 'Ornithopter | Grizzly Bears | Shock',
      targets: ['Vigorspore Wurm'],
    },
    play: [A.casts('Vigorspore Wurm')],
    until: [1, 'combat-damage'],
    then: [is('Vigorspore Wurm', 8, 6)],
  }),
  ruling('Meteoric Mace', 'what cascade casts can be kicked', {
    A: {
      hand: 'Meteoric Mace',
      field: '6 Mountain | 3 Forest',
      library: 'Kavu Titan | Island | Island',
      choices: [true, true],
    },
    play: [A.casts('Meteoric Mace')],
    then: [is('Kavu Titan', 5, 5), tappedOf('Forest', 3)],
  }),
  ruling('Break of Day', 'who comes later is not indestructible', {
    A: { life: 5, hand: 'Break of Day | Ambush Viper', field: '2 Plains | 2 Forest | Grizzly Bears' },
    play: [A.casts('Break of Day'), A.waits, A.casts('Ambush Viper')],
    until: [1, 'combat-damage'],
    then: [
      is('Ambush Viper', 2, 1),
      keyword('Ambush Viper', 'indestructible', false),
      keyword('Grizzly Bears', 'indestructible'),
    ],
  }),
  ruling('Crush of Tentacles', 'its mana value is six though less was paid', {
    A: {
      hand: 'Crush of Tentacles | Ornithopter',
      field: 'Brinelin, the Moon Kraken | 6 Island',
      choices: [true],
      targets: ['Sol Ring'],
    },
    B: { field: 'Sol Ring | Grizzly Bears' },
    play: [
      A.casts('Ornithopter'),
      A.waits,
      via('surge', A.casts('Crush of Tentacles')),
      A.passes,
      A.checks(B.hand('Sol Ring')),
    ],
    then: [A.tokens(1), B.cardsIn('hand', 2)],
  }),
];

/** The rulings that were drawn, as scenarios. */
export const drawnFourth: readonly Scenario[] = [...first, ...drawnFourthLate];
