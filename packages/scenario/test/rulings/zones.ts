/** Rulings on cards that move: libraries, graveyards, exile, hands. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, damage, inAnswerTo, refused, ruling, tapped, via } from './ruling.ts';

export const zones: readonly Scenario[] = [
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
  ruling('Flux', 'a player may discard no card', {
    A: { hand: 'Flux | Forest', field: '3 Island', choices: [{ done: true }] },
    B: { hand: 'Swamp', choices: [{ done: true }] },
    play: [A.casts('Flux')],
    then: [A.hand('Forest'), A.cardsIn('hand', 2), B.hand('Swamp')],
  }),
  ruling('Dust Elemental', 'fewer than three creatures: all return, it too', {
    A: { hand: 'Dust Elemental', field: 'Grizzly Bears | 4 Plains' },
    play: [A.casts('Dust Elemental')],
    then: [A.hand('Dust Elemental'), A.hand('Grizzly Bears')],
  }),
  ruling('Gift of the Gargantuan', 'a creature land and another land', {
    A: {
      hand: 'Gift of the Gargantuan',
      field: '3 Forest',
      library: 'Dryad Arbor | Forest | 2 Shock | 5 Island',
      choices: [true, 'Dryad Arbor', 'Forest', 'Shock', 'Shock'],
    },
    play: [A.casts('Gift of the Gargantuan')],
    then: [A.hand('Dryad Arbor'), A.hand('Forest')],
  }),
  ruling('Primeval Titan', 'any lands, not only basic ones', {
    A: {
      hand: 'Primeval Titan',
      field: '6 Forest',
      library: 'Mutavault | Shock | Lumbering Falls | 5 Shock',
      choices: [true],
      targets: ['Mutavault', 'Lumbering Falls'],
    },
    play: [A.casts('Primeval Titan')],
    then: [A.field('Mutavault'), A.field('Lumbering Falls'), tapped('Mutavault')],
  }),
  ruling("Ashnod's Cylix", 'two cards: one back, the other exiled', {
    A: { field: "Ashnod's Cylix | 3 Island" },
    B: { library: 'Shock | Forest', choices: ['Shock'] },
    play: [A.activates('{3}, {T}', B.self)],
    then: [B.library('Shock'), B.exile('Forest')],
  }),
  ruling("Bontu's Last Reckoning", 'no land untaps, whether it was tapped for the spell or not', {
    A: { hand: "Bontu's Last Reckoning", field: '3 Swamp | Plains' },
    play: [
      A.casts("Bontu's Last Reckoning"),
      at(2, 'upkeep', A.taps('{T}: Add {W}')),
      at(3, 'upkeep', A.checks(tapped('Swamp')), A.checks(tapped('Plains'))),
    ],
    until: [3, 'draw'],
    then: [],
  }),
  ruling('Saffi Eriksdotter', 'the returned creature is another one and dies for good', {
    A: { field: 'Saffi Eriksdotter | Grizzly Bears' },
    B: { hand: '2 Shock', field: '2 Mountain' },
    play: [
      A.activates('Sacrifice', 'Grizzly Bears'),
      A.waits,
      B.waits,
      B.casts('Shock', 'Grizzly Bears'),
      B.waits,
      B.checks(A.field('Grizzly Bears')),
      B.casts('Shock', 'Grizzly Bears'),
    ],
    then: [A.graveyard('Grizzly Bears'), A.graveyard('Saffi Eriksdotter')],
  }),
  ruling('All Is Dust', 'what has no color stays', {
    A: { hand: 'All Is Dust', field: '7 Forest | Ornithopter | Dryad Arbor' },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('All Is Dust')],
    then: [A.field('Ornithopter'), A.graveyard('Dryad Arbor'), A.field('Forest', 7), B.graveyard('Grizzly Bears')],
  }),
  ruling('Venser, Shaper Savant', 'a spell goes back to the hand', {
    A: { hand: 'Hill Giant', field: '4 Mountain' },
    B: { hand: 'Venser, Shaper Savant', field: '4 Island', targets: ['Hill Giant'] },
    play: [A.casts('Hill Giant'), inAnswerTo('Hill Giant', B.casts('Venser, Shaper Savant'))],
    then: [A.hand('Hill Giant'), B.field('Venser, Shaper Savant')],
  }),
  ruling('Kor Skyfisher', 'it may return itself', {
    A: { hand: 'Kor Skyfisher', field: '2 Plains', choices: ['Kor Skyfisher'] },
    play: [A.casts('Kor Skyfisher')],
    then: [A.hand('Kor Skyfisher'), A.field('Plains', 2)],
  }),
  ruling('Lantern Bearer', 'cast with disturb and countered it is exiled', {
    A: { field: 'Grizzly Bears | 3 Island', graveyard: "Lantern Bearer // Lanterns' Lift" },
    B: { hand: 'Counterspell', field: '2 Island' },
    play: [via('disturb', A.casts("Lanterns' Lift", 'Grizzly Bears')), B.casts('Counterspell', "Lanterns' Lift")],
    then: [A.cardsIn('exile', 1), A.cardsIn('graveyard', 0)],
  }),
  ruling('Yarok, the Desecrated', 'two more triggers for two creatures that see it enter', {
    A: { hand: 'Grizzly Bears', field: 'Yarok, the Desecrated | Soul Warden | 2 Forest' },
    play: [A.casts('Grizzly Bears')],
    then: [A.life(22)],
  }),
  ruling('Saffi Eriksdotter', 'nothing returns when the creature goes to the hand', {
    A: { field: 'Saffi Eriksdotter | Grizzly Bears' },
    B: { hand: 'Unsummon', field: 'Island' },
    play: [A.activates('Sacrifice', 'Grizzly Bears'), A.waits, B.waits, B.casts('Unsummon', 'Grizzly Bears')],
    then: [A.hand('Grizzly Bears')],
  }),
  ruling('Graceful Reprieve', 'the card returns when the creature dies later in the turn', {
    A: { hand: 'Graceful Reprieve', field: 'Grizzly Bears | 2 Plains' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.casts('Graceful Reprieve', 'Grizzly Bears'), at(1, 'postcombat-main', B.casts('Shock', 'Grizzly Bears'))],
    then: [A.field('Grizzly Bears')],
  }),
  ruling('Gift of the Gargantuan', 'a creature card alone may be revealed where no land is', {
    A: {
      hand: 'Gift of the Gargantuan',
      field: '3 Forest',
      library: 'Grizzly Bears | 3 Shock | 5 Island',
      choices: [true],
    },
    play: [A.casts('Gift of the Gargantuan')],
    then: [A.hand('Grizzly Bears'), A.cardsIn('hand', 1)],
  }),
];
