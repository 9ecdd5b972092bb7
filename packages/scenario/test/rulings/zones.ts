/** Rulings on cards that move: libraries, graveyards, exile, hands. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, damage, inAnswerTo, refused, ruling } from './ruling.ts';

export const zones: readonly Scenario[] = [
  ruling('Mirko Vosk, Mind Drinker', 'too few lands: the whole library goes to the graveyard', {
    A: { field: 'Mirko Vosk, Mind Drinker' },
    B: { library: '3 Island | 2 Shock' },
    play: [A.attacks('Mirko Vosk, Mind Drinker')],
    then: [B.graveyard('Island', 3), B.graveyard('Shock', 2), B.cardsIn('library', 0)],
  }),
  ruling('Practical Research', 'one instant is discarded in place of two cards', {
    A: { hand: 'Practical Research | Shock | Hill Giant', field: '4 Island | Mountain', choices: [true, 'Shock'] },
    play: [A.casts('Practical Research')],
    then: [A.graveyard('Shock'), A.hand('Hill Giant'), A.cardsIn('hand', 5)],
  }),
  ruling('Magus of the Wheel', 'both libraries run out at once: a draw', {
    A: { field: 'Magus of the Wheel | 2 Mountain', library: '3 Forest' },
    B: { library: '3 Forest' },
    play: [A.activates('{1}{R}, {T}')],
    then: [{ kind: 'game', property: 'drawn', is: true }],
  }),
  ruling('Necropotence', 'the exiled card comes to the hand though Necropotence has gone', {
    A: { hand: 'Disenchant', field: 'Necropotence | 2 Plains', library: 'Shock | 9 Forest' },
    play: [A.activates('Pay 1 life'), A.waits, A.casts('Disenchant', 'Necropotence')],
    then: [A.hand('Shock'), A.life(19)],
  }),
  ruling('Detention Sphere', 'gone before its first trigger resolves: the exile has no end', {
    A: { hand: 'Detention Sphere', field: '2 Plains | Island', choices: [true] },
    B: { hand: 'Naturalize', field: '2 Forest | 2 Grizzly Bears' },
    play: [
      A.casts('Detention Sphere', 'Grizzly Bears'),
      inAnswerTo('When ~ enters', B.casts('Naturalize', 'Detention Sphere')),
    ],
    then: [B.exile('Grizzly Bears', 2)],
  }),
  ruling('Aggressive Mining', 'a land may still be put onto the battlefield', {
    A: { hand: 'Rampant Growth | Island', field: 'Aggressive Mining | 2 Forest', targets: ['Mountain'] },
    play: [A.casts('Rampant Growth'), A.waits, refused(A.plays('Island'))],
    then: [A.field('Mountain')],
  }),
  ruling('Flickering Spirit', 'it returns as another object: the spell has lost its target', {
    A: { field: 'Flickering Spirit | 4 Plains' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [B.casts('Shock', 'Flickering Spirit'), inAnswerTo('Shock', A.activates('{3}{W}'))],
    then: [A.field('Flickering Spirit'), damage('Flickering Spirit', 0)],
  }),
  ruling("Ob Nixilis's Cruelty", 'later in the turn, too, it is exiled when it would die', {
    A: { hand: "Ob Nixilis's Cruelty | Shock", field: '3 Swamp | Mountain' },
    B: { field: 'Colossal Dreadmaw' },
    play: [A.casts("Ob Nixilis's Cruelty", 'Colossal Dreadmaw'), A.waits, A.casts('Shock', 'Colossal Dreadmaw')],
    then: [B.exile('Colossal Dreadmaw')],
  }),
  ruling("Betrayer's Bargain", 'whatever kills it that turn, it is exiled', {
    A: { hand: "Betrayer's Bargain | Shock", field: '5 Mountain' },
    B: { field: 'Colossal Dreadmaw' },
    play: [A.casts("Betrayer's Bargain", 'Colossal Dreadmaw'), A.waits, A.casts('Shock', 'Colossal Dreadmaw')],
    then: [B.exile('Colossal Dreadmaw')],
  }),
  ruling('Corrupted Zendikon', 'destroyed together with its land it still returns the land card', {
    A: { hand: "Corrupted Zendikon | Akroma's Vengeance", field: 'Swamp | Swamp | 6 Plains' },
    play: [A.casts('Corrupted Zendikon', 'Swamp'), A.waits, A.casts("Akroma's Vengeance")],
    then: [A.hand('Swamp'), A.graveyard('Corrupted Zendikon')],
  }),
  ruling('Skullwinder', 'an opponent without a graveyard may be chosen', {
    A: { hand: 'Skullwinder', field: '3 Forest', graveyard: 'Shock' },
    play: [A.casts('Skullwinder', 'Shock')],
    then: [A.hand('Shock'), B.cardsIn('hand', 0)],
  }),
  ruling("Gishath, Sun's Avatar", 'a library smaller than the damage is revealed as far as it goes', {
    A: {
      field: "Gishath, Sun's Avatar",
      library: '2 Forest | Colossal Dreadmaw',
      choices: ['Colossal Dreadmaw', { done: true }],
    },
    play: [A.attacks("Gishath, Sun's Avatar")],
    then: [
      A.field('Colossal Dreadmaw'),
      A.library('Forest', 2),
      { kind: 'player', player: 'A', property: 'in-game', is: true },
    ],
  }),
  ruling('Humiliate', 'it is cast though there is no creature for the counter', {
    A: { hand: 'Humiliate', field: 'Plains | Swamp' },
    B: { hand: 'Shock | Forest' },
    play: [A.casts('Humiliate', B.self)],
    then: [B.graveyard('Shock'), B.hand('Forest')],
  }),
  ruling('The Infamous Cruelclaw', 'the exiled sorcery is cast at once, in the middle of combat', {
    A: { hand: 'Swamp', field: 'The Infamous Cruelclaw', library: 'Forest | Divination | 9 Island', choices: [true] },
    play: [A.attacks('The Infamous Cruelclaw')],
    until: [1, 'combat-damage'],
    then: [A.graveyard('Divination'), A.graveyard('Swamp'), A.hand('Island', 2), A.exile('Forest')],
  }),
  ruling('Shadowgrange Archfiend', "madness lets a creature be cast in another player's turn", {
    A: { field: 'Grizzly Bears' },
    B: { hand: 'Shadowgrange Archfiend', field: 'Wild Mongrel | 3 Swamp', choices: [true, true, 'Red'] },
    play: [B.activates('Discard a card')],
    then: [B.field('Shadowgrange Archfiend'), A.graveyard('Grizzly Bears'), B.life(14)],
  }),
  ruling('Laboratory Maniac', 'both would draw: the active player draws first and wins', {
    A: { field: 'Laboratory Maniac | Magus of the Wheel | 2 Mountain', library: '' },
    B: { field: 'Laboratory Maniac', library: '' },
    play: [A.activates('{1}{R}, {T}')],
    then: [A.won],
  }),
];
