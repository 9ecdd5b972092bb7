/** The fifth batch of rulings drawn at random: from afflict to the last. */
import type { Scenario } from '../../src/format/scenario.ts';
import {
  A,
  at,
  B,
  C,
  counters,
  damage,
  inAnswerTo,
  is,
  keyword,
  refused,
  ruling,
  subtype,
  tapped,
  tappedOf,
  via,
} from './ruling.ts';

const three = { format: 'free-for-all', turnOrder: ['A', 'B', 'C'] } as const;

/** The later part of the batch. */
export const drawnFifthLate: readonly Scenario[] = [
  ruling('Neheb, the Eternal', 'afflict comes before the damage that would save with lifelink', {
    A: { field: 'Neheb, the Eternal' },
    B: { life: 3, field: "Ajani's Sunstriker" },
    play: [A.attacks('Neheb, the Eternal'), B.blocks("Ajani's Sunstriker", 'Neheb, the Eternal')],
    then: [B.lost()],
  }),
  ruling('Fervent Paincaster', 'to tap and hold is not to exert', {
    A: { hand: 'Decision Paralysis', field: '4 Island | Fervent Paincaster' },
    B: { field: 'Hill Giant' },
    play: [A.casts('Decision Paralysis', 'Fervent Paincaster', 'Hill Giant')],
    until: [3, 'upkeep'],
    then: [tapped('Hill Giant'), tapped('Fervent Paincaster')],
  }),
  ruling('Infernal Genesis', 'for a land there are no Minions', {
    A: { field: 'Infernal Genesis', library: 'Island | Swamp | Swamp' },
    B: { library: 'Hill Giant | Swamp | Swamp' },
    until: [2, 'upkeep'],
    then: [A.tokens(0), B.tokens(4), A.graveyard('Island'), B.graveyard('Hill Giant')],
  }),
  ruling('Exploding Borders', 'many of one type are one', {
    A: { hand: 'Exploding Borders', field: '4 Mountain | 5 Forest', library: 'Island | Swamp', targets: ['Island'] },
    play: [A.casts('Exploding Borders', B.self)],
    then: [B.life(17), tapped('Island')],
  }),
  ruling("Kozilek's Shrieker", 'gained after blocks menace changes nothing', {
    A: { field: "Kozilek's Shrieker | Wastes" },
    B: { field: 'Hill Giant' },
    play: [
      A.attacks("Kozilek's Shrieker"),
      B.blocks('Hill Giant', "Kozilek's Shrieker"),
      at(1, 'declare-blockers', A.activates('{C}')),
    ],
    then: [B.life(20), B.graveyard('Hill Giant'), A.graveyard("Kozilek's Shrieker")],
  }),
  ruling('Theater of Horrors', 'damage to an opponent opens it', {
    A: { field: 'Theater of Horrors | Mountain', hand: 'Shock', library: 'Island | Swamp' },
    play: [
      A.checks({ kind: 'can', player: 'A', play: 'Island', is: false }),
      A.casts('Shock', B.self),
      A.waits,
      A.plays('Island'),
    ],
    then: [A.field('Island'), B.life(18)],
  }),
  ruling('Octopus Umbra', 'it saves from several destructions at once', {
    A: { field: 'Grizzly Bears | 5 Island', hand: 'Octopus Umbra', targets: ['Gray Ogre'], choices: [false] },
    B: { field: 'Gray Ogre | Deadly Recluse' },
    play: [
      A.casts('Octopus Umbra', 'Grizzly Bears'),
      A.waits,
      A.attacks('Grizzly Bears'),
      B.blocks('Deadly Recluse', 'Grizzly Bears'),
    ],
    then: [
      A.field('Grizzly Bears'),
      A.graveyard('Octopus Umbra'),
      is('Grizzly Bears', 2, 2),
      damage('Grizzly Bears', 0),
    ],
  }),
  ruling('Brood of Cockroaches', 'life is lost and it returns at once', {
    A: { field: 'Brood of Cockroaches' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [
      B.casts('Shock', 'Brood of Cockroaches'),
      at(1, 'postcombat-main', A.checks(A.life(20))),
      at(1, 'postcombat-main', A.checks(A.graveyard('Brood of Cockroaches'))),
    ],
    then: [A.life(19), A.hand('Brood of Cockroaches')],
  }),
  ruling('Revolutionist', 'a cost that is dearer is added to madness', {
    A: {
      field: 'Merfolk Looter | 5 Mountain',
      hand: 'Revolutionist',
      graveyard: 'Shock',
      library: 'Island | Island',
      choices: ['Revolutionist', true, true],
      targets: ['Shock'],
    },
    B: { field: 'Sphere of Resistance' },
    play: [A.activates('{T}: Draw a card, then discard')],
    then: [A.field('Revolutionist'), A.hand('Shock'), tappedOf('Mountain', 5)],
  }),
  ruling('Soul of Ravnica', 'without colors no card', {
    A: { graveyard: 'Soul of Ravnica', field: '7 Island | Ornithopter' },
    play: [A.activates('{5}{U}{U}, Exile')],
    then: [A.cardsIn('hand', 0), A.exile('Soul of Ravnica')],
  }),
  ruling('Soul of Ravnica', 'colors are counted as it resolves', {
    A: { field: 'Soul of Ravnica | 8 Island | Savannah Lions | Llanowar Elves', hand: 'Unsummon' },
    play: [A.activates('{5}{U}{U}: Draw'), inAnswerTo('Draw a card', A.casts('Unsummon', 'Llanowar Elves'))],
    then: [A.cardsIn('hand', 3)],
  }),
  ruling('Shivan Sand-Mage', 'with nothing to count the first mode is chosen, for nothing', {
    A: { hand: 'Shivan Sand-Mage', field: '4 Mountain', targets: ['Shivan Sand-Mage'], modes: [1] },
    play: [A.casts('Shivan Sand-Mage')],
    then: [A.field('Shivan Sand-Mage')],
  }),
  ruling('Boros Mastiff', 'they need not attack the same', {
    A: { field: 'Boros Mastiff | Grizzly Bears | Bear Cub' },
    B: { field: 'Jace Beleren' },
    play: [A.attacksAt(B.self, 'Boros Mastiff'), A.attacksAt('Jace Beleren', 'Grizzly Bears', 'Bear Cub')],
    then: [A.life(22), B.life(18), B.graveyard('Jace Beleren')],
  }),
  ruling('Wretched Gryff', 'what is sacrificed can still be tapped for mana', {
    A: { hand: 'Wretched Gryff', field: '4 Island | Llanowar Elves', choices: ['Llanowar Elves'] },
    play: [via('emerge', A.casts('Wretched Gryff'))],
    then: [A.field('Wretched Gryff'), A.graveyard('Llanowar Elves'), A.cardsIn('hand', 1)],
  }),
  ruling('Thornscape Battlemage', 'put onto the battlefield it is not kicked', {
    A: {
      hand: 'Thornscape Battlemage',
      field: 'Elvish Piper | Forest | 2 Mountain',
      choices: ['Thornscape Battlemage'],
    },
    B: { field: 'Sol Ring' },
    play: [A.activates('{G}, {T}')],
    then: [A.field('Thornscape Battlemage'), B.field('Sol Ring'), B.life(20)],
  }),
  ruling('Felhide Spiritbinder', 'the token is what was printed, and an enchantment', {
    A: { field: 'Felhide Spiritbinder (tapped) | 2 Mountain', choices: [true], targets: ['Hill Giant'] },
    B: { field: 'Hill Giant', hand: 'Giant Growth | Forest' },
    play: [at(1, 'upkeep', B.puts('+1/+1', 'Hill Giant', 2))],
    until: [1, 'precombat-main'],
    then: [A.tokens(1), A.has('Hill Giant', 3, 3), B.has('Hill Giant', 5, 5), keyword('Hill Giant', 'haste')],
  }),
  ruling('Nine Lives', 'it loses the game however it leaves', {
    A: { field: 'Nine Lives' },
    B: { hand: 'Tranquility', field: '3 Forest' },
    play: [at(2, 'precombat-main', B.casts('Tranquility'))],
    until: [2, 'end'],
    then: [A.lost()],
  }),
  ruling('Nine Lives', 'exiled by its ninth counter too', {
    A: { field: 'Nine Lives' },
    B: { hand: 'Shock', field: 'Mountain' },
    play: [A.puts('incarnation', 'Nine Lives', 8), B.casts('Shock', A.self)],
    then: [A.lost(), A.life(20)],
  }),
  ruling('Veil of Summer', 'it can be countered', {
    A: { hand: 'Veil of Summer', field: 'Forest' },
    B: { hand: 'Counterspell', field: '2 Island' },
    play: [A.casts('Veil of Summer'), inAnswerTo('Veil', B.casts('Counterspell', 'Veil of Summer'))],
    then: [A.cardsIn('hand', 0), A.graveyard('Veil of Summer')],
  }),
  ruling('Cultivator Colossus', 'it goes on until no land is put', {
    A: {
      hand: 'Cultivator Colossus | Island | Swamp',
      field: '7 Forest',
      library: 'Shock | Plains | Opt | Opt',
      choices: ['Island', 'Swamp', { done: true }],
    },
    play: [A.casts('Cultivator Colossus')],
    then: [
      is('Cultivator Colossus', 9, 9),
      A.hand('Shock'),
      A.hand('Plains'),
      A.cardsIn('hand', 2),
      tappedOf('Island', 1),
    ],
  }),
  ruling('Amphin Mutineer', 'each token attacks its own opponent', {
    game: three,
    A: { graveyard: 'Amphin Mutineer', field: '6 Island', targets: [{ done: true }, { done: true }] },
    B: {},
    C: {},
    play: [A.activates('Encore'), A.attacksAt(B.self, 'Amphin Mutineer'), A.attacksAt(C.self, 'Amphin Mutineer')],
    then: [B.life(17), C.life(17)],
  }),
  ruling('Mathas, Fiend Seeker', 'a bounty counter from elsewhere gives nothing', {
    A: { field: 'Mathas, Fiend Seeker', hand: 'Shock', targets: ['Hill Giant'] },
    B: { field: 'Grizzly Bears | Hill Giant | Mountain', hand: 'Shock' },
    play: [A.puts('bounty', 'Grizzly Bears', 1), at(2, 'upkeep', B.casts('Shock', 'Grizzly Bears'))],
    until: [2, 'upkeep'],
    then: [B.life(20), B.cardsIn('hand', 0), counters('Hill Giant', 'bounty', 1)],
  }),
  ruling('Mathas, Fiend Seeker', 'two counters at once give it once', {
    A: { field: 'Mathas, Fiend Seeker | Vorinclex, Monstrous Raider', targets: ['Grizzly Bears'] },
    B: { field: 'Grizzly Bears | Mountain', hand: 'Shock' },
    play: [at(2, 'upkeep', B.casts('Shock', 'Grizzly Bears'))],
    until: [2, 'upkeep'],
    then: [A.life(22), B.life(20), A.cardsIn('hand', 1)],
  }),
  ruling('Inscription of Ruin', 'kicked it is seen before it resolves, and though it is countered', {
    A: {
      hand: 'Inscription of Ruin',
      field: '7 Swamp | Hallar, the Firefletcher',
      choices: [true],
      modes: [3],
      targets: ['Hill Giant'],
    },
    B: { hand: 'Cancel', field: '3 Island | Grizzly Bears' },
    play: [
      A.casts('Inscription of Ruin', 'Grizzly Bears'),
      inAnswerTo('Whenever', B.casts('Cancel', 'Inscription of Ruin')),
    ],
    then: [counters('Hallar, the Firefletcher', '+1/+1', 1), B.life(19), B.field('Grizzly Bears')],
  }),
  ruling('Riparian Tiger', 'with one energy it is not paid', {
    A: { field: 'Riparian Tiger' },
    play: [A.attacks('Riparian Tiger')],
    then: [B.life(16)],
  }),
  ruling("Raffine's Silencer", 'without a card to discard no counter', {
    A: { hand: "Raffine's Silencer", field: '3 Swamp' },
    B: { field: 'Spirit of the Labyrinth' },
    play: [A.casts("Raffine's Silencer")],
    then: [is("Raffine's Silencer", 1, 1)],
  }),
  ruling("Raffine's Silencer", 'its last power is what it takes', {
    A: { field: "Raffine's Silencer", targets: ['Grizzly Bears'] },
    B: { field: 'Grizzly Bears | Mountain', hand: 'Shock' },
    play: [A.puts('+1/+1', "Raffine's Silencer", 1), B.casts('Shock', "Raffine's Silencer")],
    then: [B.graveyard('Grizzly Bears')],
  }),
  ruling('Trickbind', 'it cannot counter turning face up', {
    A: { hand: 'Battering Craghorn', field: '6 Mountain' },
    B: { hand: 'Trickbind', field: '2 Island' },
    play: [
      via('morph', A.casts('Battering Craghorn')),
      at(3, 'precombat-main', A.activates('{1}{R}{R}: Turn this face-down permanent face up')),
      at(3, 'precombat-main', A.checks({ kind: 'can', player: 'B', cast: 'Trickbind', is: false })),
    ],
    until: [3, 'end'],
    then: [A.field('Battering Craghorn')],
  }),
  ruling('Trickbind', 'abilities of the permanent are not activated any more', {
    A: { field: 'Prodigal Pyromancer | Fervent Paincaster' },
    B: { hand: 'Trickbind', field: '2 Island' },
    play: [
      A.activates('{T}: This creature deals 1 damage to any target', B.self),
      inAnswerTo('deals 1 damage', B.casts('Trickbind', { ability: '{T}: This creature deals 1 damage' })),
    ],
    then: [B.life(20)],
  }),
  ruling("Smuggler's Copter", 'who crewed is not touched by what happens to it', {
    A: { field: "Smuggler's Copter | Grizzly Bears", choices: ['Grizzly Bears', false] },
    B: { hand: 'Shatter', field: '2 Mountain' },
    play: [A.activates('Crew 1'), at(1, 'beginning-of-combat', B.casts('Shatter', "Smuggler's Copter"))],
    then: [A.graveyard("Smuggler's Copter"), A.field('Grizzly Bears'), tapped('Grizzly Bears')],
  }),
  ruling('Enthralling Victor', 'taken it stays taken though it grows', {
    A: { hand: 'Enthralling Victor', field: '4 Mountain | Forest', targets: ['Grizzly Bears'] },
    B: { field: 'Grizzly Bears | Forest', hand: 'Giant Growth' },
    play: [
      A.casts('Enthralling Victor'),
      A.waits,
      at(1, 'beginning-of-combat', B.casts('Giant Growth', 'Grizzly Bears')),
      A.attacks('Grizzly Bears'),
    ],
    then: [B.life(15), A.field('Grizzly Bears')],
  }),
  ruling('Enthralling Victor', 'grown in response it is not taken', {
    A: { hand: 'Enthralling Victor', field: '4 Mountain', targets: ['Grizzly Bears'] },
    B: { field: 'Grizzly Bears | Forest', hand: 'Giant Growth' },
    play: [A.casts('Enthralling Victor'), inAnswerTo('When', B.casts('Giant Growth', 'Grizzly Bears'))],
    then: [B.field('Grizzly Bears')],
  }),
  ruling('Cloudfin Raptor', 'two enter at once, it evolves once', {
    A: { hand: "Captain's Call | Raise the Alarm", field: 'Cloudfin Raptor | 2 Plains' },
    play: [A.casts('Raise the Alarm')],
    then: [is('Cloudfin Raptor', 1, 2)],
  }),
  ruling('Warden of the First Tree', 'earlier growth counts on the new base', {
    A: { field: 'Warden of the First Tree | 2 Forest | Plains', hand: 'Giant Growth' },
    play: [A.casts('Giant Growth', 'Warden of the First Tree'), A.waits, A.activates('{1}{W/B}')],
    then: [is('Warden of the First Tree', 6, 6), subtype('Warden of the First Tree', 'Warrior')],
  }),
  ruling('Warden of the First Tree', 'without Warrior its second ability does nothing', {
    A: { field: 'Warden of the First Tree | 2 Forest | 2 Plains' },
    play: [A.activates('{2}{W/B}{W/B}')],
    then: [is('Warden of the First Tree', 1, 1), keyword('Warden of the First Tree', 'trample', false)],
  }),
  ruling('Relentless Skaabs', 'it returns without a card being exiled', {
    A: { field: 'Relentless Skaabs', graveyard: 'Grizzly Bears' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [B.casts('Murder', 'Relentless Skaabs')],
    then: [A.field('Relentless Skaabs'), A.graveyard('Grizzly Bears'), is('Relentless Skaabs', 5, 5)],
  }),
  ruling('Relentless Skaabs', 'without a creature card it is not cast', {
    A: { hand: 'Relentless Skaabs', field: '5 Island', graveyard: 'Shock' },
    play: [refused(A.casts('Relentless Skaabs'))],
    then: [],
  }),
];
