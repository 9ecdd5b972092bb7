/** Rulings drawn at random, by batch (`rulings-drawn.tsv` of package conformance), in the order of the draw. */
import type { Scenario } from '../../src/format/scenario.ts';
import {
  A,
  B,
  at,
  attached,
  counters,
  damage,
  inAnswerTo,
  is,
  refused,
  ruling,
  subtype,
  tapped,
  type,
  via,
} from './ruling.ts';

const early: readonly Scenario[] = [
  ruling('Matter Reshaper', 'an Aura that comes so enchants what its player chooses', {
    A: { field: 'Matter Reshaper | 3 Swamp', hand: 'Murder', library: '3 Pacifism', choices: [true, 'Hill Giant'] },
    B: { field: 'Hill Giant' },
    play: [A.casts('Murder', 'Matter Reshaper')],
    then: [attached('Pacifism', 'Hill Giant')],
  }),
  ruling('Silverflame Squire // On Alert', 'exiled in another way it is not on an adventure', {
    A: { exile: 'Silverflame Squire', field: '2 Plains' },
    play: [refused(A.casts('Silverflame Squire'))],
    then: [],
  }),
  ruling('Kindred Charge', 'the tokens see each other come', {
    A: { hand: 'Kindred Charge', field: '2 Soul Warden | 6 Mountain', choices: ['Human'] },
    play: [A.casts('Kindred Charge')],
    until: [1, 'precombat-main'],
    then: [A.life(26), A.tokens(2)],
  }),
  ruling('Syr Gwyn, Hero of Ashvale', 'the Equipment still has its other equip ability', {
    A: { field: 'Syr Gwyn, Hero of Ashvale | Bonesplitter | Grizzly Bears | Mountain' },
    play: [A.activates('Equip {1}', 'Grizzly Bears')],
    then: [attached('Bonesplitter', 'Grizzly Bears')],
  }),
  ruling('Flamewake Phoenix', 'it comes before combat and attacks', {
    A: { field: 'Craw Wurm | Mountain', graveyard: 'Flamewake Phoenix', choices: [true] },
    play: [A.attacks('Flamewake Phoenix')],
    then: [B.life(18)],
  }),
  ruling('Triumph of Gerrard', 'the third counter makes only the third chapter trigger', {
    A: { hand: 'Triumph of Gerrard', field: '2 Plains | Grizzly Bears', library: '5 Plains' },
    B: { library: '5 Plains' },
    play: [A.casts('Triumph of Gerrard')],
    until: [5, 'precombat-main'],
    then: [is('Grizzly Bears', 4, 4), A.graveyard('Triumph of Gerrard')],
  }),
  ruling('Phantom Nomad', 'damage from two at once costs one counter', {
    A: { field: 'Phantom Nomad', choices: [2, 0] },
    B: { field: '2 Grizzly Bears' },
    play: [
      A.attacks('Phantom Nomad'),
      B.blocks('Grizzly Bears', 'Phantom Nomad'),
      B.blocks('Grizzly Bears', 'Phantom Nomad'),
    ],
    then: [counters('Phantom Nomad', '+1/+1', 1)],
  }),
  ruling('Graveyard Shift', 'its own mana value counts before it leaves the graveyard', {
    A: {
      hand: 'Snapcaster Mage',
      graveyard: 'Graveyard Shift | Ornithopter | Savannah Lions | Grizzly Bears | Hill Giant',
      field: '2 Island | 5 Swamp',
      library: '3 Island',
    },
    B: { library: '3 Island' },
    play: [
      at(2, 'upkeep', A.casts('Snapcaster Mage')),
      at(2, 'upkeep', A.waits),
      at(2, 'upkeep', via('flashback', A.casts('Graveyard Shift', 'Hill Giant'))),
    ],
    until: [2, 'draw'],
    then: [A.field('Hill Giant')],
  }),
  ruling('Consecrated Sphinx', 'two of them answer each other until one draws no more', {
    A: {
      field: 'Consecrated Sphinx | Island',
      hand: 'Reach Through Mists',
      library: '9 Island',
      choices: [false, false],
    },
    B: { field: 'Consecrated Sphinx', library: '9 Island', choices: [true] },
    play: [A.casts('Reach Through Mists')],
    then: [A.cardsIn('hand', 1), B.cardsIn('hand', 2)],
  }),
  ruling('Runaway Trash-Bot', 'a card that is artifact and enchantment counts once', {
    A: { field: 'Runaway Trash-Bot', graveyard: 'Bident of Thassa | Ornithopter' },
    then: [is('Runaway Trash-Bot', 2, 4)],
  }),
  ruling('Zareth San, the Trickster', 'before blocks no attacker is unblocked', {
    A: { field: 'Whirler Rogue | 3 Island | 2 Swamp', hand: 'Zareth San, the Trickster' },
    play: [
      A.attacks('Whirler Rogue'),
      at(1, 'declare-attackers', refused(A.activates('{2}{U}{B}, Return an unblocked'))),
    ],
    then: [],
  }),
  ruling('Blood Reckoning', 'what comes attacking was never declared', {
    A: { field: 'Hero of Bladehold', choices: ['Battle cry'] },
    B: { field: 'Blood Reckoning' },
    play: [A.attacks('Hero of Bladehold')],
    then: [A.life(19)],
  }),
  ruling('Woe Strider', 'escaped, it goes to the graveyard again when it dies', {
    A: { graveyard: 'Woe Strider | 4 Forest', hand: 'Murder', field: '8 Swamp' },
    play: [via('escape', A.casts('Woe Strider')), A.waits, A.casts('Murder', 'Woe Strider')],
    then: [A.graveyard('Woe Strider'), A.cardsIn('exile', 4)],
  }),
  ruling('Inspiring Statuary', 'an Equipment that is tapped taps not what it equips', {
    A: {
      field: 'Inspiring Statuary | Bonesplitter | Grizzly Bears | 2 Island',
      hand: 'Divination',
      library: '5 Island',
    },
    play: [A.activates('Equip {1}', 'Grizzly Bears'), A.waits, A.casts('Divination')],
    then: [tapped('Bonesplitter'), tapped('Grizzly Bears', false), A.cardsIn('hand', 2)],
  }),
  ruling('Prava of the Steel Legion', 'she leaves, and damage that was not lethal is', {
    A: {
      field: 'Prava of the Steel Legion | 2 Plains | 2 Mountain | Island',
      hand: 'Raise the Alarm | Pyroclasm | Unsummon',
    },
    play: [
      A.casts('Raise the Alarm'),
      A.waits,
      A.casts('Pyroclasm'),
      A.waits,
      A.checks(A.tokens(2)),
      A.casts('Unsummon', 'Prava of the Steel Legion'),
    ],
    then: [A.tokens(0)],
  }),
  ruling('Muck Drubb', 'no legal target for that spell: nothing is changed', {
    A: { hand: 'Terror', field: '2 Swamp' },
    B: { hand: 'Muck Drubb', field: 'Hill Giant | 5 Swamp' },
    play: [A.casts('Terror', 'Hill Giant'), inAnswerTo('Terror', B.casts('Muck Drubb'))],
    then: [B.graveyard('Hill Giant'), B.field('Muck Drubb')],
  }),
  ruling('Greenwheel Liberator', 'a permanent returned to hand has left', {
    A: { hand: 'Unsummon | Greenwheel Liberator', field: 'Island | 2 Forest | Grizzly Bears' },
    play: [A.casts('Unsummon', 'Grizzly Bears'), A.waits, A.casts('Greenwheel Liberator')],
    then: [counters('Greenwheel Liberator', '+1/+1', 2)],
  }),
  ruling('Gilded Cerodon', 'the Desert may go to the graveyard meanwhile', {
    A: { field: 'Gilded Cerodon | Ramunap Ruins | 4 Mountain', targets: ['Grizzly Bears'] },
    B: { field: 'Grizzly Bears' },
    play: [
      A.attacks('Gilded Cerodon'),
      at(1, 'declare-attackers', inAnswerTo('Whenever Gilded Cerodon attacks', A.activates('{2}{R}{R}'))),
      refused(B.blocks('Grizzly Bears', 'Gilded Cerodon')),
    ],
    then: [],
  }),
  ruling('Bone Dancer', 'the top card is the one put there last', {
    A: { field: 'Bone Dancer | 3 Swamp', hand: 'Murder', choices: [true] },
    B: { field: 'Hill Giant', graveyard: 'Grizzly Bears' },
    play: [A.casts('Murder', 'Hill Giant'), A.attacks('Bone Dancer')],
    then: [A.field('Hill Giant'), B.life(20)],
  }),
  ruling('Banisher Priest', 'an Equipment of what is exiled stays behind', {
    A: { hand: 'Banisher Priest', field: '3 Plains', library: '3 Plains' },
    B: { field: 'Bonesplitter | Grizzly Bears | Mountain', library: '3 Plains' },
    play: [
      at(2, 'precombat-main', B.activates('Equip {1}', 'Grizzly Bears')),
      at(3, 'precombat-main', A.casts('Banisher Priest')),
    ],
    until: [3, 'end'],
    then: [B.field('Bonesplitter'), B.exile('Grizzly Bears')],
  }),
  ruling('Ricochet Trap', 'no other legal target: the target stays', {
    A: { hand: 'Unsummon', field: 'Island' },
    B: { hand: 'Ricochet Trap', field: 'Hill Giant | 4 Mountain' },
    play: [A.casts('Unsummon', 'Hill Giant'), inAnswerTo('Unsummon', B.casts('Ricochet Trap', 'Unsummon'))],
    then: [B.hand('Hill Giant')],
  }),
  ruling('Ad Nauseam', 'it goes on below no life', {
    A: { life: 3, hand: 'Ad Nauseam', field: '5 Swamp', library: '5 Hill Giant', choices: [true, false] },
    play: [A.casts('Ad Nauseam')],
    then: [A.lost(), A.life(-5)],
  }),
  ruling('Disciple of Deceit', 'untapping in the untap step inspires', {
    A: {
      field: 'Disciple of Deceit (tapped)',
      hand: 'Shock',
      library: '2 Forest | Lightning Bolt | Forest',
      choices: [true, 'Shock', 'Lightning Bolt'],
    },
    B: { library: '3 Forest' },
    until: [3, 'upkeep'],
    then: [A.hand('Lightning Bolt')],
  }),
];

const late: readonly Scenario[] = [
  ruling('Turf Wound', 'a land may still be put onto the battlefield', {
    A: {
      hand: 'Turf Wound | Rampant Growth',
      field: '3 Mountain | 2 Forest',
      library: '3 Island',
      choices: ['Island'],
    },
    play: [A.casts('Turf Wound', A.self), A.waits, A.casts('Rampant Growth')],
    then: [A.field('Island')],
  }),
  ruling('Vile Aggregate', 'ingest from an empty library does nothing', {
    A: { field: 'Vile Aggregate' },
    B: { library: '' },
    play: [A.attacks('Vile Aggregate')],
    then: [B.life(19), B.lost(false)],
  }),
  ruling('Hidden Herd', 'a nonbasic land wakes it', {
    A: { hand: 'Rishadan Port' },
    B: { field: 'Hidden Herd' },
    play: [A.plays('Rishadan Port')],
    then: [is('Hidden Herd', 3, 3), type('Hidden Herd', 'enchantment', false)],
  }),
  ruling('Proud Wildbonder', 'it gives the ability to itself', {
    A: { field: 'Proud Wildbonder', choices: [true] },
    B: { field: 'Hill Giant' },
    play: [A.attacks('Proud Wildbonder'), B.blocks('Hill Giant', 'Proud Wildbonder')],
    then: [B.life(16), damage('Hill Giant', 0)],
  }),
  ruling('Curious Pair // Treats to Share', 'from exile too the creature is cast at its own time', {
    A: { hand: 'Curious Pair', field: '3 Forest', library: '3 Forest' },
    B: { library: '3 Forest' },
    play: [A.casts('Treats to Share'), at(2, 'upkeep', refused(A.casts('Curious Pair')))],
    until: [2, 'draw'],
    then: [],
  }),
  ruling('Blessed Wind', 'a life total that rises so is life gained', {
    A: { life: 10, field: "Ajani's Pridemate | 9 Plains", hand: 'Blessed Wind' },
    play: [A.casts('Blessed Wind', A.self)],
    then: [A.life(20), counters("Ajani's Pridemate", '+1/+1', 1)],
  }),
  ruling('Kill Switch', 'what was tapped stays tapped, what came later does not', {
    A: { field: 'Kill Switch | 2 Island', library: '3 Island' },
    B: { field: 'Ornithopter', hand: 'Bonesplitter', library: '3 Island' },
    play: [A.activates('{2}, {T}')],
    until: [2, 'draw'],
    then: [tapped('Ornithopter')],
  }),
  ruling('Copy Artifact', 'with nothing to copy it is an enchantment', {
    A: { hand: 'Copy Artifact', field: '2 Island' },
    play: [A.casts('Copy Artifact')],
    then: [type('Copy Artifact', 'enchantment')],
  }),
  ruling('Lavinia, Azorius Renegade', 'X counts in the mana value', {
    A: { field: 'Lavinia, Azorius Renegade', library: '3 Island' },
    B: { hand: 'Blaze', field: '2 Mountain | 2 Mox Ruby', library: '3 Island', choices: [2] },
    play: [at(2, 'precombat-main', refused(B.casts('Blaze', A.self)))],
    until: [2, 'end'],
    then: [],
  }),
  ruling('Lavinia, Azorius Renegade', 'a small X may be cast', {
    A: { field: 'Lavinia, Azorius Renegade', library: '3 Island' },
    B: { hand: 'Blaze', field: '2 Mountain | 2 Mox Ruby', library: '3 Island', choices: [1] },
    play: [at(2, 'precombat-main', B.casts('Blaze', A.self))],
    until: [2, 'end'],
    then: [A.life(19)],
  }),
  ruling('Crusader of Odric', 'others leave, and its damage is lethal', {
    A: { field: 'Crusader of Odric | 2 Grizzly Bears | Mountain | Island', hand: 'Shock | Unsummon' },
    play: [A.casts('Shock', 'Crusader of Odric'), A.waits, A.casts('Unsummon', 'Grizzly Bears')],
    then: [A.graveyard('Crusader of Odric')],
  }),
  ruling('Moonmist', 'a Human that is no Werewolf is transformed too', {
    A: { field: 'Cloistered Youth | 2 Forest', hand: 'Moonmist', choices: [false] },
    play: [A.casts('Moonmist')],
    then: [A.field('Unholy Fiend')],
  }),
  ruling('Ruinous Path', 'without a creature it is not cast, awakened or not', {
    A: { hand: 'Ruinous Path', field: '8 Swamp' },
    play: [A.checks(A.canCast('Ruinous Path', false))],
    then: [],
  }),
  ruling('Admonition Angel', 'gone before, it exiles for good', {
    A: { field: 'Admonition Angel | Island', hand: 'Forest | Unsummon', choices: [true] },
    B: { field: 'Hill Giant' },
    play: [A.plays('Forest'), inAnswerTo('Landfall', A.casts('Unsummon', 'Admonition Angel'))],
    then: [B.exile('Hill Giant')],
  }),
  ruling('Answered Prayers', 'as a creature it goes on gaining life', {
    A: { field: 'Answered Prayers', hand: '2 Ornithopter' },
    play: [A.casts('Ornithopter'), A.waits, A.casts('Ornithopter')],
    until: [1, 'precombat-main'],
    then: [A.life(22), is('Answered Prayers', 3, 3)],
  }),
  ruling('Molting Snakeskin', 'only the creature’s controller regenerates it', {
    A: { hand: 'Molting Snakeskin', field: '4 Swamp' },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('Molting Snakeskin', 'Grizzly Bears'), A.waits, refused(A.activates('{2}{B}: Regenerate'))],
    then: [],
  }),
  ruling('Awakening of Vitu-Ghazi', 'the land stays tapped', {
    A: { hand: 'Awakening of Vitu-Ghazi', field: '5 Forest' },
    play: [A.casts('Awakening of Vitu-Ghazi', 'Forest')],
    then: [is('Vitu-Ghazi', 9, 9), tapped('Vitu-Ghazi')],
  }),
  ruling('Counterbalance', 'half of a split card has not the mana value of the card', {
    A: { field: 'Counterbalance', library: '3 Fire // Ice', choices: [true] },
    B: { hand: 'Fire // Ice', field: '2 Island', library: '3 Island' },
    play: [B.casts('Ice', 'Counterbalance')],
    then: [tapped('Counterbalance')],
  }),
  ruling('Blade Juggler', 'damage is life lost', {
    A: { hand: 'Shock | Blade Juggler', field: '3 Swamp | Mountain', library: '3 Swamp' },
    play: [A.casts('Shock', B.self), A.waits, via('spectacle', A.casts('Blade Juggler'))],
    then: [A.life(19), A.field('Blade Juggler')],
  }),
  ruling('Uncage the Menagerie', 'with X 0 nothing is found', {
    A: { hand: 'Uncage the Menagerie', field: '2 Forest', library: '3 Ornithopter', choices: [0] },
    play: [A.casts('Uncage the Menagerie')],
    then: [A.cardsIn('hand', 0), A.cardsIn('library', 3)],
  }),
  ruling('Scytheclaw', 'the Germ is equipped before it could die', {
    A: { hand: 'Scytheclaw', field: '5 Swamp' },
    play: [A.casts('Scytheclaw')],
    then: [A.tokens(1)],
  }),
  ruling('Flaxen Intruder // Welcome Home', 'a countered Adventure is not exiled', {
    A: { hand: 'Flaxen Intruder', field: '7 Forest' },
    B: { hand: 'Counterspell', field: '2 Island' },
    play: [A.casts('Welcome Home'), inAnswerTo('Welcome Home', B.casts('Counterspell', 'Welcome Home'))],
    then: [A.graveyard('Flaxen Intruder'), A.cardsIn('exile', 0)],
  }),
  ruling('Drana, the Last Bloodchief', 'one is chosen and comes back at once', {
    A: { field: 'Drana, the Last Bloodchief', graveyard: 'Grizzly Bears | Hill Giant' },
    B: { choices: ['Grizzly Bears'] },
    play: [A.attacks('Drana, the Last Bloodchief')],
    then: [is('Grizzly Bears', 3, 3), subtype('Grizzly Bears', 'Vampire')],
  }),
  ruling('Sylvan Awakening', 'no land is untapped', {
    A: { hand: 'Sylvan Awakening', field: '3 Forest' },
    play: [A.casts('Sylvan Awakening')],
    then: [tapped('Forest'), is('Forest', 2, 2)],
  }),
  ruling('Reminisce', 'it is not shuffled in itself', {
    A: { hand: 'Reminisce', field: '3 Island', graveyard: '2 Forest', library: '3 Island' },
    play: [A.casts('Reminisce', A.self)],
    then: [A.graveyard('Reminisce'), A.cardsIn('graveyard', 1), A.cardsIn('library', 5)],
  }),
  ruling('Invocation of Saint Traft', 'the token was never declared as an attacker', {
    A: { hand: 'Invocation of Saint Traft', field: 'Grizzly Bears | Plains | 2 Island' },
    B: { field: 'Blood Reckoning' },
    play: [A.casts('Invocation of Saint Traft', 'Grizzly Bears'), A.attacks('Grizzly Bears')],
    then: [A.life(19), B.life(14)],
  }),
  ruling('Mirrorpool', 'a spell without targets may be copied', {
    A: { field: 'Mirrorpool | 3 Island | 3 Wastes', hand: 'Divination', library: '6 Island' },
    play: [
      ...[1, 2, 3].map(() => A.taps('{T}: Add {U}')),
      A.casts('Divination'),
      inAnswerTo('Divination', A.activates('{2}{C}', 'Divination')),
    ],
    then: [A.cardsIn('hand', 4)],
  }),
  ruling('Kaboom!', 'nothing but lands: no damage', {
    A: { hand: 'Kaboom!', field: '5 Mountain', library: '3 Forest' },
    play: [A.casts('Kaboom!', B.self)],
    then: [B.life(20)],
  }),
  ruling('Arixmethes, Slumbering Isle', 'it is not played as a land', {
    A: { hand: 'Arixmethes, Slumbering Isle', field: '4 Forest' },
    play: [refused(A.plays('Arixmethes, Slumbering Isle'))],
    then: [],
  }),
];

export const drawn: readonly Scenario[] = [...early, ...late];
