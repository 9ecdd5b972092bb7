/** Rulings on casting, costs and mana. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, attached, at, damage, inAnswerTo, is, keyword, refused, ruling, tapped, via } from './ruling.ts';

export const casting: readonly Scenario[] = [
  ruling('Kydele, Chosen of Kruphix', 'cards drawn before it came are counted', {
    A: { hand: 'Divination | Kydele, Chosen of Kruphix', field: 'Fervor | 4 Forest | 5 Island' },
    play: [
      A.casts('Divination'),
      A.waits,
      A.casts('Kydele, Chosen of Kruphix'),
      A.waits,
      A.taps('{T}: Add {C} for each'),
      A.checks({ kind: 'mana', player: 'A', type: 'C', is: 2 }),
    ],
    then: [],
  }),
  ruling('Breaking // Entering', 'the half on the stack has its own mana value only', {
    A: { hand: 'Breaking // Entering', field: 'Island | Swamp' },
    B: { hand: 'Disdainful Stroke', field: '2 Island' },
    play: [
      A.casts('Breaking', B.self),
      inAnswerTo('Breaking', refused(B.casts('Disdainful Stroke', 'Breaking'))[0] as never),
    ],
    then: [],
  }),
  ruling('Iron-Shield Elf', 'a tapped one may still pay with a card', {
    A: { hand: 'Forest', field: 'Iron-Shield Elf (tapped)' },
    play: [A.activates('Discard a card')],
    then: [keyword('Iron-Shield Elf', 'indestructible'), A.graveyard('Forest')],
  }),
  ruling('Swarm Intelligence', 'a spell without targets is copied, too', {
    A: { hand: 'Divination', field: 'Swarm Intelligence | 3 Island', choices: [true] },
    play: [A.casts('Divination')],
    then: [A.hand('Mountain', 4)],
  }),
  ruling('Case of the Locked Hothouse', 'two of them: three lands a turn, no fourth', {
    A: { hand: '4 Forest', field: '2 Case of the Locked Hothouse' },
    play: [A.plays('Forest'), A.plays('Forest'), A.plays('Forest'), refused(A.plays('Forest'))],
    then: [A.field('Forest', 3)],
  }),
  ruling('In the Eye of Chaos', 'who does not pay sees the instant countered', {
    A: { hand: 'Shock', field: 'In the Eye of Chaos | 2 Mountain', choices: [false] },
    play: [A.casts('Shock', B.self)],
    then: [B.life(20), A.graveyard('Shock')],
  }),
  ruling('In the Eye of Chaos', 'who pays the mana value keeps the spell', {
    A: { hand: 'Shock', field: 'In the Eye of Chaos | 2 Mountain', choices: [true] },
    play: [A.casts('Shock', B.self)],
    then: [B.life(18)],
  }),
  ruling('Rashmi, Eternities Crafter', 'it does not see itself being cast', {
    A: { hand: 'Rashmi, Eternities Crafter', field: '3 Forest | Island' },
    play: [A.casts('Rashmi, Eternities Crafter')],
    then: [A.cardsIn('hand', 0), A.field('Rashmi, Eternities Crafter')],
  }),
  ruling('Herald of the Pantheon', 'a bestow cost is reduced, too', {
    A: { hand: 'Celestial Archon', field: 'Herald of the Pantheon | 6 Plains' },
    play: [via('bestow', A.casts('Celestial Archon', 'Herald of the Pantheon'))],
    then: [attached('Celestial Archon', 'Herald of the Pantheon'), is('Herald of the Pantheon', 6, 6), A.life(21)],
  }),
  ruling('Cloud Key', 'a flashback cost is reduced, too', {
    A: { field: 'Cloud Key | 2 Island', graveyard: 'Think Twice', choices: ['instant'] },
    play: [A.activates('Flashback {2}{U}')],
    then: [A.cardsIn('hand', 1), A.exile('Think Twice')],
  }),
  ruling('Game Trail', 'it is no Forest: another cannot be revealed for it', {
    A: { hand: '2 Game Trail', choices: [true] },
    play: [A.plays('Game Trail')],
    then: [tapped('Game Trail')],
  }),
  ruling('Not of This World', 'free against a spell aimed at a creature of great power', {
    A: { hand: 'Not of This World', field: 'Enormous Baloth' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [B.casts('Murder', 'Enormous Baloth'), inAnswerTo('Murder', A.casts('Not of This World', 'Murder'))],
    then: [A.field('Enormous Baloth'), B.graveyard('Murder')],
  }),
  ruling('Tender Wildguide', 'the offspring token is a 1/1 copy', {
    A: { hand: 'Tender Wildguide', field: '4 Forest', choices: [true] },
    play: [A.casts('Tender Wildguide')],
    then: [A.tokens(1), A.has('Tender Wildguide', 1, 1), A.has('Tender Wildguide', 2, 2)],
  }),
  ruling('Spellwild Ouphe', 'the two less count when it is the target', {
    A: { field: 'Spellwild Ouphe | Grizzly Bears' },
    B: { hand: 'Murder', field: '2 Swamp' },
    play: [B.casts('Murder', 'Spellwild Ouphe')],
    then: [A.graveyard('Spellwild Ouphe')],
  }),
  ruling('Soul Spike', 'two black cards in place of the mana', {
    A: { hand: 'Soul Spike | 2 Murder | Forest' },
    play: [A.casts('Soul Spike', B.self)],
    then: [B.life(16), A.life(24), A.exile('Murder', 2), A.hand('Forest')],
  }),
  ruling('Resourceful Return', 'without a creature card there it cannot be cast', {
    A: { hand: 'Resourceful Return', field: '2 Swamp | Ornithopter', graveyard: 'Shock' },
    play: [refused(A.casts('Resourceful Return'))],
    then: [],
  }),
  ruling('Mad Prophet', 'without a card in hand it cannot be activated', {
    A: { field: 'Mad Prophet' },
    play: [refused(A.activates('{T}, Discard'))],
    then: [],
  }),
  ruling('Rough // Tumble', 'one half is cast, and only that happens', {
    A: { hand: 'Rough // Tumble', field: '8 Mountain | Serra Angel | Grizzly Bears' },
    play: [A.casts('Rough')],
    then: [A.graveyard('Grizzly Bears'), damage('Serra Angel', 0)],
  }),
  ruling('Enigma Thief', 'prowl after a Rogue has dealt combat damage', {
    A: {
      hand: 'Enigma Thief',
      field: 'Faerie Vandal | 4 Island',
      choices: [{ cost: 'prowl' }],
      targets: ['Grizzly Bears'],
    },
    B: { field: 'Grizzly Bears' },
    play: [A.attacks('Faerie Vandal'), at(1, 'postcombat-main', A.casts('Enigma Thief'))],
    then: [A.field('Enigma Thief'), B.hand('Grizzly Bears')],
  }),
  ruling('Enigma Thief', 'without that damage there is no prowl', {
    A: { hand: 'Enigma Thief', field: 'Faerie Vandal | 4 Island' },
    play: [refused(A.casts('Enigma Thief'))],
    then: [],
  }),
  ruling('Scale the Heights', 'two of them: three lands', {
    A: { hand: '2 Scale the Heights | 3 Forest', field: '6 Forest' },
    play: [
      A.casts('Scale the Heights'),
      A.waits,
      A.casts('Scale the Heights'),
      A.waits,
      A.plays('Forest'),
      A.plays('Forest'),
      A.plays('Forest'),
      refused(A.plays('Mountain')),
    ],
    then: [A.field('Forest', 9), A.life(24)],
  }),
  ruling('Persistent Petitioners', 'an Advisor that just came may be tapped', {
    A: { hand: 'Persistent Petitioners', field: '3 Persistent Petitioners | 2 Island' },
    play: [A.casts('Persistent Petitioners'), A.waits, A.activates('Tap four untapped', B.self)],
    then: [B.cardsIn('graveyard', 12)],
  }),
  ruling('Patron Wizard', 'it taps itself in the turn in which it came', {
    A: { hand: 'Patron Wizard', field: '3 Island' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [
      A.casts('Patron Wizard'),
      B.waits,
      B.casts('Shock', A.self),
      inAnswerTo('Shock', A.activates('Tap an untapped Wizard', 'Shock')),
    ],
    then: [A.life(20), B.graveyard('Shock')],
  }),
  ruling('Icefall Regent', 'an opponent pays two more to aim at it', {
    A: { field: 'Icefall Regent' },
    B: { hand: 'Murder', field: '4 Swamp' },
    play: [refused(B.casts('Murder', 'Icefall Regent'))],
    then: [B.hand('Murder')],
  }),
  ruling('Sea Drake', 'only one land: it stays where it is', {
    A: { hand: 'Sea Drake', field: 'Island | 2 Silver Myr' },
    play: [A.casts('Sea Drake')],
    then: [A.field('Island'), A.field('Sea Drake')],
  }),
  ruling('Sea Drake', 'with two lands both return', {
    A: { hand: 'Sea Drake', field: '3 Island' },
    play: [A.casts('Sea Drake', 'Island', 'Island')],
    then: [A.field('Island', 1), A.hand('Island', 2)],
  }),
];
