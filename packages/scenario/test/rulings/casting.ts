/** Rulings on casting, costs and mana. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, attached, inAnswerTo, is, keyword, refused, ruling, tapped, via } from './ruling.ts';

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
    A: { field: 'Cloud Key | 2 Island', graveyard: 'Think Twice', choices: ['Instant'] },
    play: [A.activates('Flashback {2}{U}')],
    then: [A.cardsIn('hand', 1), A.exile('Think Twice')],
  }),
  ruling('Game Trail', 'it is no Forest: another cannot be revealed for it', {
    A: { hand: '2 Game Trail' },
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
];
