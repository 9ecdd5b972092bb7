/** The second batch of rulings drawn at random, from cards with long texts (`rulings-drawn.tsv` of package conformance). Long, because it is one batch. */
import type { Scenario } from '../../src/format/scenario.ts';
import {
  A,
  at,
  attached,
  B,
  counters,
  inAnswerTo,
  is,
  keyword,
  refused,
  ruling,
  subtype,
  tapped,
  type,
  via,
} from './ruling.ts';

const monarch = (seat: 'A' | 'B') => ({ kind: 'game', property: 'monarch', is: seat }) as const;

const first: readonly Scenario[] = [
  ruling('Arbor Colossus', 'gone as it would become monstrous: nothing triggers', {
    A: { field: 'Arbor Colossus | 6 Forest' },
    B: { hand: 'Murder', field: '3 Swamp | Air Elemental' },
    play: [A.activates('{3}{G}{G}{G}'), inAnswerTo('Monstrosity', B.casts('Murder', 'Arbor Colossus'))],
    then: [B.field('Air Elemental'), A.graveyard('Arbor Colossus')],
  }),
  ruling('Primal Amulet // Primal Wellspring', 'reductions come after increases', {
    A: { hand: 'Shock', field: 'Primal Amulet | Sphere of Resistance | Mountain' },
    play: [A.casts('Shock', B.self)],
    then: [B.life(18)],
  }),
  ruling(
    'Fable of the Mirror-Breaker // Reflection of Kiki-Jiki',
    'the token does what the creature does as it enters',
    {
      A: { field: 'Reflection of Kiki-Jiki | Elvish Visionary | Mountain', library: '3 Forest' },
      play: [A.activates('{1}, {T}', 'Elvish Visionary')],
      until: [1, 'precombat-main'],
      then: [A.cardsIn('hand', 1), A.tokens(1)],
    },
  ),
  ruling('Trash the Town', 'what is paid for its modes does not count for its mana value', {
    A: { hand: 'Trash the Town', field: 'Grizzly Bears | 4 Forest', modes: [1, 2] },
    B: { hand: 'Mental Misstep', field: 'Island', choices: [false] },
    play: [
      A.casts('Trash the Town', 'Grizzly Bears', 'Grizzly Bears'),
      inAnswerTo('Trash the Town', B.casts('Mental Misstep', 'Trash the Town')),
    ],
    then: [A.graveyard('Trash the Town'), is('Grizzly Bears', 2, 2)],
  }),
  ruling('Oath of Gideon', 'a second one has its effect though only one is kept', {
    A: { hand: 'Oath of Gideon', field: 'Oath of Gideon | 3 Plains', choices: ['Oath of Gideon'] },
    play: [A.casts('Oath of Gideon')],
    then: [A.tokens(2), A.field('Oath of Gideon'), A.graveyard('Oath of Gideon')],
  }),
  ruling('Unmake the Graves', 'creatures help with what is added to the cost', {
    A: { hand: 'Unmake the Graves', field: 'Grizzly Bears | 5 Swamp', graveyard: 'Hill Giant' },
    B: { field: 'Sphere of Resistance' },
    play: [A.casts('Unmake the Graves', 'Hill Giant')],
    then: [A.hand('Hill Giant'), tapped('Grizzly Bears')],
  }),
  ruling('Combustible Gearhulk', 'X of a milled card is 0', {
    A: { hand: 'Combustible Gearhulk', field: '6 Mountain', library: '3 Fireball | 3 Forest' },
    B: { choices: [false] },
    play: [A.casts('Combustible Gearhulk')],
    then: [B.life(17), A.graveyard('Fireball', 3)],
  }),
  ruling('Crown of Doom', 'the owner does not get it back', {
    A: { field: 'Crown of Doom | 2 Island' },
    B: { field: '2 Island' },
    play: [A.activates('{2}', B.self), at(2, 'precombat-main', refused(B.activates('{2}', A.self)))],
    until: [2, 'end'],
    then: [B.field('Crown of Doom')],
  }),
  ruling('Fleetfeather Cockatrice', 'monstrous once and no more', {
    A: { field: 'Fleetfeather Cockatrice | 7 Forest | 7 Island' },
    play: [A.activates('{5}{G}{U}'), A.waits, A.activates('{5}{G}{U}')],
    then: [counters('Fleetfeather Cockatrice', '+1/+1', 3)],
  }),
  ruling('Isolation Zone', 'the Aura on what is exiled goes to the graveyard', {
    A: { hand: 'Pacifism | Isolation Zone', field: '6 Plains' },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('Pacifism', 'Grizzly Bears'), A.waits, A.casts('Isolation Zone')],
    then: [A.graveyard('Pacifism'), B.exile('Grizzly Bears')],
  }),
  ruling('Elspeth Conquers Death', 'the chapter goes on without the Saga', {
    A: { hand: 'Elspeth Conquers Death', field: '5 Plains' },
    B: { hand: 'Disenchant', field: 'Hill Giant | 2 Plains' },
    play: [
      A.casts('Elspeth Conquers Death'),
      inAnswerTo('Exile target permanent', B.casts('Disenchant', 'Elspeth Conquers Death')),
    ],
    then: [B.exile('Hill Giant'), A.graveyard('Elspeth Conquers Death')],
  }),
  ruling('Farm // Market', 'only the half that is cast is looked at', {
    A: { hand: 'Farm // Market', field: '3 Plains' },
    B: { field: 'Void Winnower | Grizzly Bears' },
    play: [
      at(2, 'precombat-main', B.attacks('Grizzly Bears')),
      at(2, 'declare-attackers', A.casts('Farm', 'Grizzly Bears')),
    ],
    until: [2, 'end-of-combat'],
    then: [B.graveyard('Grizzly Bears')],
  }),
  ruling('Blood Aspirant', 'it pays with itself', {
    A: { field: 'Blood Aspirant | 2 Mountain' },
    B: { field: 'Llanowar Elves' },
    play: [A.activates('{1}{R}, {T}, Sacrifice', 'Llanowar Elves')],
    then: [A.graveyard('Blood Aspirant'), B.graveyard('Llanowar Elves')],
  }),
  ruling('The Triumph of Anax', 'the Saga has gone: its counters are those it had', {
    A: { hand: 'The Triumph of Anax', field: 'Grizzly Bears | 3 Mountain' },
    B: { hand: 'Disenchant', field: '2 Plains' },
    play: [
      A.casts('The Triumph of Anax'),
      inAnswerTo('target creature gains', B.casts('Disenchant', 'The Triumph of Anax')),
    ],
    then: [is('Grizzly Bears', 3, 2), keyword('Grizzly Bears', 'trample')],
  }),
  ruling('Court of Ire', 'one monarch at a time', {
    A: { hand: 'Court of Ire', field: '5 Mountain', library: '5 Mountain' },
    B: { field: 'Hill Giant', library: '5 Mountain' },
    play: [A.casts('Court of Ire'), A.waits, A.checks(monarch('A')), at(2, 'precombat-main', B.attacks('Hill Giant'))],
    until: [2, 'end-of-combat'],
    then: [monarch('B')],
  }),
  ruling('Lutri, the Spellchaser', 'the copy is kicked as well', {
    A: { hand: 'Burst Lightning | Lutri, the Spellchaser', field: '8 Mountain', choices: [true, false] },
    play: [A.casts('Burst Lightning', B.self), inAnswerTo('Burst Lightning', A.casts('Lutri, the Spellchaser'))],
    then: [B.life(12)],
  }),
  ruling('Aphotic Wisps', 'another color does not change the text', {
    A: { hand: 'Aphotic Wisps', field: 'Wilt-Leaf Liege | Grizzly Bears | Swamp', library: '3 Swamp' },
    play: [A.casts('Aphotic Wisps', 'Wilt-Leaf Liege')],
    then: [is('Grizzly Bears', 3, 3), keyword('Wilt-Leaf Liege', 'fear')],
  }),
  ruling('Crab Umbra', 'a spell that destroys takes only the Aura', {
    A: { hand: 'Crab Umbra', field: 'Grizzly Bears | Island' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [A.casts('Crab Umbra', 'Grizzly Bears'), at(2, 'precombat-main', B.casts('Murder', 'Grizzly Bears'))],
    until: [2, 'end'],
    then: [A.field('Grizzly Bears'), A.graveyard('Crab Umbra')],
  }),
  ruling('Storm Fleet Swashbuckler', 'the tenth permanent blesses at once', {
    A: { hand: 'Mountain', field: 'Storm Fleet Swashbuckler | 8 Mountain' },
    play: [A.plays('Mountain'), A.checks(keyword('Storm Fleet Swashbuckler', 'double strike'))],
    then: [],
  }),
  ruling('Discontinuity', 'what is added is paid before what is taken off', {
    A: { hand: 'Discontinuity', field: 'Sphere of Resistance | 3 Island' },
    play: [A.casts('Discontinuity')],
    then: [A.exile('Discontinuity')],
  }),
  ruling('Archghoul of Thraben', 'for itself and for another that dies with it', {
    A: {
      hand: 'Damnation',
      field: 'Archghoul of Thraben | Walking Corpse | 4 Swamp',
      library: '4 Walking Corpse',
      choices: [true, true],
    },
    play: [A.casts('Damnation')],
    then: [A.hand('Walking Corpse', 2)],
  }),
  ruling('Steam Augury', 'no opponent is targeted', {
    A: { hand: 'Steam Augury', field: '2 Island | 2 Mountain', library: '8 Forest', choices: [{ done: true }] },
    B: { field: 'Leyline of Sanctity', choices: [true] },
    play: [A.casts('Steam Augury')],
    then: [A.cardsIn('library', 3)],
  }),
  ruling('Robe of Mirrors', 'Auras that are there stay', {
    A: { hand: 'Rancor | Robe of Mirrors', field: 'Grizzly Bears | Forest | Island' },
    play: [A.casts('Rancor', 'Grizzly Bears'), A.waits, A.casts('Robe of Mirrors', 'Grizzly Bears')],
    then: [
      attached('Rancor', 'Grizzly Bears'),
      attached('Robe of Mirrors', 'Grizzly Bears'),
      is('Grizzly Bears', 4, 2),
    ],
  }),
  ruling('Mimic Vat', 'two die at once: one of them is kept', {
    A: {
      hand: 'Damnation',
      field: 'Mimic Vat | Grizzly Bears | Hill Giant | 4 Swamp',
      choices: ['Mimic Vat', true, true],
    },
    play: [A.casts('Damnation')],
    then: [A.cardsIn('exile', 1), A.cardsIn('graveyard', 2)],
  }),
  ruling('Confirm Suspicions', 'a Clue that paid for something else draws nothing', {
    A: {
      hand: 'Confirm Suspicions | Angelic Purge',
      field: '5 Island | 3 Plains',
      choices: ['Clue Token'],
      library: '5 Island',
    },
    B: { hand: 'Shock', field: 'Hill Giant | Mountain' },
    play: [
      B.casts('Shock', A.self),
      inAnswerTo('Shock', A.casts('Confirm Suspicions', 'Shock')),
      A.waits,
      A.casts('Angelic Purge', 'Hill Giant'),
    ],
    then: [B.exile('Hill Giant'), A.tokens(2), A.cardsIn('hand', 0)],
  }),
  ruling("Smuggler's Copter", 'the copy of a Vehicle that is a creature is none', {
    A: {
      hand: 'Phyrexian Metamorph',
      field: "Smuggler's Copter | Grizzly Bears | 4 Island",
      choices: ['Grizzly Bears', false, true, "Smuggler's Copter"],
    },
    play: [A.activates('Crew 1'), A.waits, A.casts('Phyrexian Metamorph')],
    then: [A.field("Smuggler's Copter", 2), type("Smuggler's Copter", 'creature', false)],
  }),
  ruling('Slippery Scoundrel', 'nine permanents are left, and the blessing with them', {
    A: { hand: 'Unsummon', field: 'Slippery Scoundrel | Grizzly Bears | 8 Island' },
    play: [A.casts('Unsummon', 'Grizzly Bears')],
    then: [keyword('Slippery Scoundrel', 'hexproof')],
  }),
];

const second: readonly Scenario[] = [
  ruling('Vengeful Rebirth', 'the permanent has gone: the card returns all the same', {
    A: { hand: 'Vengeful Rebirth', field: '5 Mountain | Forest', graveyard: 'Hill Giant' },
    B: { hand: 'Unsummon', field: 'Grizzly Bears | Island' },
    play: [
      A.casts('Vengeful Rebirth', 'Hill Giant', 'Grizzly Bears'),
      inAnswerTo('Vengeful Rebirth', B.casts('Unsummon', 'Grizzly Bears')),
    ],
    then: [A.hand('Hill Giant'), A.exile('Vengeful Rebirth'), B.life(20)],
  }),
  ruling('Angel of Condemnation', 'exerted twice it stays tapped once', {
    A: { hand: 'Twiddle', field: 'Angel of Condemnation | 6 Plains | Island', choices: [true, true] },
    B: { field: 'Hill Giant | Grizzly Bears' },
    play: [
      A.activates('{2}{W}, {T}, Exert', 'Hill Giant'),
      A.waits,
      A.casts('Twiddle', 'Angel of Condemnation'),
      A.waits,
      A.activates('{2}{W}, {T}, Exert', 'Grizzly Bears'),
      at(3, 'upkeep', A.checks(tapped('Angel of Condemnation'))),
    ],
    until: [5, 'upkeep'],
    then: [tapped('Angel of Condemnation', false)],
  }),
  ruling('Augur il-Vec', 'blocked it stays, though it loses shadow', {
    A: { hand: 'Snakeform', field: 'Augur il-Vec | 3 Forest', library: '3 Forest' },
    B: { field: 'Soltari Foot Soldier' },
    play: [
      A.attacks('Augur il-Vec'),
      B.blocks('Soltari Foot Soldier', 'Augur il-Vec'),
      at(1, 'declare-blockers', A.casts('Snakeform', 'Augur il-Vec')),
    ],
    then: [B.life(20), A.graveyard('Augur il-Vec'), B.graveyard('Soltari Foot Soldier')],
  }),
  ruling('Lich', 'less than no life', {
    A: { hand: 'Lich', field: '4 Swamp | 5 Forest', choices: [['Forest', 'Forest', 'Forest']] },
    B: { hand: 'Lightning Bolt', field: 'Mountain' },
    play: [A.casts('Lich'), at(2, 'precombat-main', B.casts('Lightning Bolt', A.self))],
    until: [2, 'end'],
    then: [A.life(-3), A.lost(false), A.graveyard('Forest', 3)],
  }),
  ruling('War Oracle', 'its controller is dealt the damage: it is renowned', {
    A: { field: 'War Oracle' },
    B: { hand: "Captain's Maneuver", field: '4 Mountain | Plains', choices: [3] },
    play: [A.attacks('War Oracle'), at(1, 'declare-blockers', B.casts("Captain's Maneuver", B.self, A.self))],
    then: [A.life(20), B.life(20), counters('War Oracle', '+1/+1', 1)],
  }),
  ruling('Nagging Thoughts', 'the last card comes to the hand, and the game goes on', {
    A: { hand: 'Nagging Thoughts', field: '2 Island', library: 'Forest' },
    play: [A.casts('Nagging Thoughts')],
    then: [A.hand('Forest'), A.lost(false)],
  }),
  ruling('Winged Boots', 'one of two is not paid for: the spell is countered', {
    A: { field: 'Winged Boots | Grizzly Bears | Waterfall Aerialist | Island', choices: ['Grizzly Bears'] },
    B: {
      hand: 'Electrolyze',
      field: '3 Island | 2 Mountain',
      choices: [true],
      targets: [
        { target: 'Grizzly Bears', amount: 1 },
        { target: 'Waterfall Aerialist', amount: 1 },
      ],
    },
    play: [A.activates('Equip {1}', 'Grizzly Bears'), at(2, 'precombat-main', B.casts('Electrolyze'))],
    until: [2, 'end'],
    then: [A.field('Waterfall Aerialist'), B.graveyard('Electrolyze')],
  }),
  ruling('Phthisis', 'to suspend it is not to cast it', {
    A: { hand: 'Phthisis', field: 'Guttersnipe | 2 Swamp' },
    play: [A.activates('Suspend 5')],
    then: [B.life(20), A.exile('Phthisis')],
  }),
  ruling('Spitting Image', 'cast again with a land from the hand', {
    A: { hand: 'Island', graveyard: 'Spitting Image', field: 'Grizzly Bears | 6 Island' },
    play: [via('retrace', A.casts('Spitting Image', 'Grizzly Bears'))],
    then: [A.tokens(1), A.graveyard('Island'), A.graveyard('Spitting Image')],
  }),
  ruling('Rite of Belzenlok', 'sacrificed once its last chapter is done', {
    A: { hand: 'Rite of Belzenlok', field: '4 Swamp' },
    play: [A.casts('Rite of Belzenlok')],
    until: [5, 'precombat-main'],
    then: [A.tokens(5), A.graveyard('Rite of Belzenlok')],
  }),
  ruling('Sedris, the Traitor King', 'the ability is of the card in the graveyard', {
    A: { field: 'Sedris, the Traitor King | 3 Swamp', graveyard: 'Grizzly Bears' },
    B: { field: 'Pithing Needle', choices: ['Grizzly Bears'] },
    play: [refused(A.activates('Unearth'))],
    then: [],
  }),
  ruling('Sedris, the Traitor King', 'it is not of what gives it', {
    A: { field: 'Sedris, the Traitor King | 3 Swamp', graveyard: 'Grizzly Bears' },
    B: { field: 'Pithing Needle', choices: ['Sedris, the Traitor King'] },
    play: [A.activates('Unearth')],
    until: [1, 'precombat-main'],
    then: [A.field('Grizzly Bears')],
  }),
  ruling('Odric, Master Tactician', 'a creature may be kept from blocking', {
    A: { field: 'Odric, Master Tactician | 3 Grizzly Bears' },
    B: { field: 'Hill Giant' },
    play: [A.attacks('Odric, Master Tactician', 'Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears')],
    then: [B.life(11)],
  }),
  ruling('Street Spasm', 'for nothing it is not overloaded', {
    A: { hand: 'Street Spasm', field: 'Omniscience' },
    B: { field: 'Grizzly Bears' },
    play: [refused(via('overload', A.casts('Street Spasm')))],
    then: [],
  }),
  ruling('Fervent Mastery', 'the copy counts as paid for so, too', {
    A: {
      hand: 'Fervent Mastery | Reverberate',
      field: '6 Mountain',
      library: '8 Island',
      choices: [{ cost: 'alternative', text: '{2}{R}{R}' }],
      targets: [{ done: true }, { done: true }],
    },
    B: { hand: '2 Forest', library: '5 Island', choices: ['Forest', { done: true }, 'Forest', { done: true }] },
    play: [A.casts('Fervent Mastery'), inAnswerTo('Fervent Mastery', A.casts('Reverberate', 'Fervent Mastery'))],
    then: [B.graveyard('Forest', 2), B.hand('Island', 2)],
  }),
  ruling('Marchesa, the Black Rose', 'dethrone twice triggers twice', {
    A: { field: 'Marchesa, the Black Rose | Treasonous Ogre' },
    play: [A.attacks('Treasonous Ogre')],
    then: [counters('Treasonous Ogre', '+1/+1', 2)],
  }),
  ruling('Appeal // Authority', 'in a library it has the mana value of both', {
    A: { field: 'Counterbalance', library: '3 Appeal // Authority', choices: [true] },
    B: { hand: 'Divination', field: '3 Island', library: '5 Island' },
    play: [at(2, 'precombat-main', B.casts('Divination'))],
    until: [2, 'end'],
    then: [B.graveyard('Divination'), B.cardsIn('hand', 1)],
  }),
  ruling('Animate Dead', 'a card with shroud is a target', {
    A: { hand: 'Animate Dead', field: '2 Swamp', graveyard: 'Deadly Insect' },
    play: [A.casts('Animate Dead', 'Deadly Insect')],
    then: [attached('Animate Dead', 'Deadly Insect'), is('Deadly Insect', 5, 1)],
  }),
  ruling('Marjhan', 'untapped as often as is paid for', {
    A: {
      field: 'Marjhan (tapped) | 2 Grizzly Bears | 5 Island',
      choices: ['Grizzly Bears', 'Grizzly Bears'],
    },
    play: [
      at(1, 'upkeep', A.activates('{U}{U}, Sacrifice')),
      at(1, 'upkeep', A.waits),
      at(1, 'upkeep', A.activates('{U}{U}, Sacrifice')),
    ],
    until: [1, 'draw'],
    then: [A.graveyard('Grizzly Bears', 2), tapped('Marjhan', false)],
  }),
  ruling('The Bears of Littjara', 'a counter counts besides the new size', {
    A: {
      hand: 'The Bears of Littjara | Battlegrowth',
      field: '3 Forest | Island',
      targets: ['Shapeshifter Token', { done: true }],
    },
    play: [A.casts('The Bears of Littjara'), A.waits, A.casts('Battlegrowth', 'Shapeshifter Token')],
    until: [3, 'precombat-main'],
    then: [is('Shapeshifter Token', 5, 5)],
  }),
  ruling('Emet-Selch, Unsundered // Hades, Sorcerer of Eld', 'a discarded card is cast for its madness cost', {
    A: {
      hand: 'Fiery Temper',
      field: 'Hades, Sorcerer of Eld | Wild Mongrel | Mountain',
      choices: ['Fiery Temper', 'Fiery Temper', true, 'Red'],
      targets: [B.self],
    },
    play: [A.activates('Discard a card')],
    then: [B.life(17), A.exile('Fiery Temper')],
  }),
  ruling('The Bears of Littjara', 'the token is of every creature type', {
    A: { hand: 'The Bears of Littjara', field: '2 Forest | Island' },
    play: [A.casts('The Bears of Littjara')],
    then: [subtype('Shapeshifter Token', 'Sliver'), subtype('Shapeshifter Token', 'Coward')],
  }),
  ruling('Murk Strider', 'it has no color in the hand either', {
    A: { hand: 'Murk Strider', field: '4 Island', targets: ['Murk Strider'] },
    B: { field: 'Iona, Shield of Emeria', choices: ['Blue'] },
    play: [A.casts('Murk Strider')],
    then: [A.field('Murk Strider')],
  }),
  ruling('Cryptic Pursuit', 'two face-down creatures have no name in common', {
    A: { hand: '2 Shock', field: 'Cryptic Pursuit | 2 Mountain', library: '4 Forest' },
    B: { hand: 'Echoing Decay', field: '2 Swamp' },
    play: [
      A.casts('Shock', B.self),
      A.waits,
      A.casts('Shock', B.self),
      at(2, 'precombat-main', B.casts('Echoing Decay', '(nameless)')),
    ],
    until: [2, 'end'],
    then: [A.cardsIn('battlefield', 4), A.cardsIn('graveyard', 3)],
  }),
  ruling('Ingenuity Engine', 'what it cost does not matter to cascade', {
    A: {
      hand: 'Ingenuity Engine',
      field: 'Foundry Inspector | 6 Island',
      library: 'Craw Wurm | 3 Forest',
      choices: [true],
    },
    play: [A.casts('Ingenuity Engine')],
    then: [A.field('Craw Wurm'), A.field('Ingenuity Engine')],
  }),
  ruling('Esika, God of the Tree // The Prismatic Bridge', 'vigilance lost while attacking changes nothing', {
    A: { field: 'Esika, God of the Tree | Isamaru, Hound of Konda' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [
      A.attacks('Isamaru, Hound of Konda'),
      at(1, 'declare-attackers', B.casts('Murder', 'Esika, God of the Tree')),
    ],
    then: [tapped('Isamaru, Hound of Konda', false), B.life(18)],
  }),
  ruling('Twilight Prophet', 'a land counts for nothing', {
    A: { field: 'Twilight Prophet | 9 Swamp', library: '6 Forest' },
    until: [3, 'draw'],
    then: [A.life(20), B.life(20), A.hand('Forest', 3)],
  }),
  ruling('Consumed by Greed', 'of several with the greatest power its player chooses', {
    A: { hand: 'Consumed by Greed', field: '3 Swamp', choices: [false] },
    B: { field: 'Grizzly Bears | Runeclaw Bear | Llanowar Elves', choices: ['Runeclaw Bear'] },
    play: [A.casts('Consumed by Greed')],
    then: [B.graveyard('Runeclaw Bear'), B.field('Grizzly Bears'), B.field('Llanowar Elves')],
  }),
];

export const drawnSecond: readonly Scenario[] = [...first, ...second];
