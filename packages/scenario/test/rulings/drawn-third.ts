/** The third batch of rulings drawn at random, from cards with long texts (`rulings-drawn.tsv` of package conformance). Long, because it is one batch. */
import type { Assertion, Scenario } from '../../src/format/scenario.ts';
import {
  A,
  at,
  attached,
  B,
  C,
  colors,
  counters,
  inAnswerTo,
  inExile,
  is,
  keyword,
  refused,
  ruling,
  tapped,
  tappedOf,
  type,
  via,
} from './ruling.ts';
import { drawnThirdLate } from './drawn-third-late.ts';

const top = (card: string, position = 1): Assertion => ({ kind: 'library-card', player: 'A', position, card });

const first: readonly Scenario[] = [
  ruling('Lifted by Clouds', 'spliced once onto a spell, though twice could be paid', {
    A: {
      hand: 'Lava Spike | Lifted by Clouds',
      field: 'Grizzly Bears | Mountain | 4 Island',
      choices: [true],
    },
    play: [A.casts('Lava Spike', B.self, 'Grizzly Bears')],
    then: [B.life(17), keyword('Grizzly Bears', 'flying'), tappedOf('Island', 2), A.hand('Lifted by Clouds')],
  }),
  ruling('Blazing Sunsteel', 'who has left is no opponent', {
    game: { format: 'free-for-all', turnOrder: ['A', 'B', 'C'] },
    A: { field: 'Blazing Sunsteel | Grizzly Bears | 4 Mountain' },
    B: {},
    C: {},
    play: [
      A.activates('Equip {4}', 'Grizzly Bears'),
      A.waits,
      A.checks(is('Grizzly Bears', 4, 2)),
      at(1, 'end', C.concedes),
    ],
    until: [2, 'upkeep'],
    then: [is('Grizzly Bears', 3, 2)],
  }),
  ruling('Zendikar Resurgent', 'one of the two types that the land produced', {
    A: { field: 'Zendikar Resurgent | Simic Growth Chamber', choices: ['Green', 'Blue', 'Blue'] },
    play: [at(3, 'precombat-main', A.taps('{T}: Add {G}{U}')), at(3, 'precombat-main', A.checks(A.mana('U', 2)))],
    until: [3, 'precombat-main'],
    then: [],
  }),
  ruling("Mire's Malice", 'the land has no color', {
    A: { hand: "Mire's Malice", field: '7 Swamp' },
    B: { hand: '3 Forest', choices: ['Forest', 'Forest'] },
    play: [via('awaken', A.casts("Mire's Malice", B.self, 'Swamp'))],
    then: [is('Swamp', 3, 3), colors('Swamp', 'WUBRG', false), B.cardsIn('hand', 1)],
  }),
  ruling('Ajani, Valiant Protector', 'no creature card: all is revealed and goes to the bottom', {
    A: { field: 'Ajani, Valiant Protector', library: '3 Forest' },
    play: [A.activates('+1: Reveal')],
    then: [A.cardsIn('library', 3), A.cardsIn('hand', 0), counters('Ajani, Valiant Protector', 'loyalty', 5)],
  }),
  ruling('Benalish Commander', 'what forbids to cast it forbids to suspend it', {
    A: { hand: 'Benalish Commander', field: '5 Plains' },
    B: { field: 'Meddling Mage', choices: ['Benalish Commander'] },
    play: [refused(A.activates('Suspend X'))],
    then: [],
  }),
  ruling('Benalish Commander', 'suspended in an upkeep where it could be cast then', {
    A: { hand: 'Benalish Commander', field: 'Vedalken Orrery | 5 Plains', choices: [2] },
    play: [at(2, 'upkeep', A.activates('Suspend X'))],
    until: [2, 'draw'],
    then: [inExile('Benalish Commander', 'time', 2)],
  }),
  ruling('Benalish Commander', 'without such help not in an upkeep', {
    A: { hand: 'Benalish Commander', field: '5 Plains', choices: [2] },
    play: [at(2, 'upkeep', refused(A.activates('Suspend X')))],
    until: [2, 'draw'],
    then: [],
  }),
  ruling('Hedge Whisperer', 'the evidence is collected before anyone can act', {
    A: { field: 'Hedge Whisperer | 4 Forest | Swamp', graveyard: 'Hill Giant', choices: ['Hill Giant', true] },
    B: { field: "Tormod's Crypt" },
    play: [
      A.activates('{3}{G}, {T}, Collect evidence 4', 'Swamp'),
      inAnswerTo('target land', B.activates('{T}, Sacrifice', A.self)),
    ],
    then: [is('Swamp', 5, 5), A.exile('Hill Giant'), B.graveyard("Tormod's Crypt")],
  }),
  ruling('Academic Dispute', 'who is told to learn may do nothing', {
    A: { hand: 'Academic Dispute | Island', field: 'Mountain', choices: [false, false, false] },
    B: { field: 'Hill Giant' },
    play: [A.casts('Academic Dispute', 'Hill Giant')],
    then: [A.hand('Island'), A.cardsIn('hand', 1), keyword('Hill Giant', 'reach', false)],
  }),
  ruling('Last Thoughts', 'the creature has left: the card stays exiled, encoded on nothing', {
    A: {
      hand: 'Last Thoughts | Unsummon',
      field: 'Grizzly Bears | 5 Island | 4 Forest',
      choices: [true, 'Grizzly Bears'],
    },
    play: [
      A.casts('Last Thoughts'),
      A.waits,
      A.casts('Unsummon', 'Grizzly Bears'),
      A.waits,
      A.casts('Grizzly Bears'),
      at(3, 'precombat-main', A.attacks('Grizzly Bears')),
    ],
    until: [3, 'end'],
    then: [B.life(18), A.exile('Last Thoughts'), A.cardsIn('hand', 2)],
  }),
  ruling("Karametra's Acolyte", 'hybrid and Phyrexian symbols count', {
    A: { field: "Karametra's Acolyte | Kitchen Finks | Reaper King | Birthing Pod" },
    play: [A.taps('{T}: Add'), A.checks(A.mana('G', 5))],
    until: [1, 'precombat-main'],
    then: [],
  }),
  ruling('Horribly Awry', 'it has no color where it is cast from', {
    A: { hand: 'Horribly Awry', field: '2 Island' },
    B: { hand: 'Grizzly Bears', field: 'Iona, Shield of Emeria | 2 Forest', choices: ['Blue'] },
    play: [
      at(2, 'precombat-main', B.casts('Grizzly Bears')),
      at(2, 'precombat-main', inAnswerTo('Grizzly Bears', A.casts('Horribly Awry', 'Grizzly Bears'))),
    ],
    until: [2, 'precombat-main'],
    then: [B.exile('Grizzly Bears'), A.graveyard('Horribly Awry')],
  }),
  ruling('Rags // Riches', 'the creatures stay after the turn', {
    A: { graveyard: 'Rags // Riches', field: '7 Island' },
    B: { field: 'Grizzly Bears | Hill Giant', choices: ['Hill Giant'] },
    play: [A.casts('Riches')],
    until: [2, 'end'],
    then: [A.field('Hill Giant'), B.field('Grizzly Bears'), A.exile('Rags // Riches')],
  }),
  ruling('Iymrith, Desert Doom', 'untapped in response it is too late for ward', {
    A: { hand: 'Twiddle', field: 'Iymrith, Desert Doom | Island', choices: [true] },
    B: { hand: 'Unsummon', field: 'Island' },
    play: [
      A.attacks('Iymrith, Desert Doom'),
      at(1, 'declare-attackers', B.casts('Unsummon', 'Iymrith, Desert Doom')),
      at(1, 'declare-attackers', inAnswerTo('Unsummon', A.casts('Twiddle', 'Iymrith, Desert Doom'))),
    ],
    until: [1, 'declare-attackers'],
    then: [A.hand('Iymrith, Desert Doom')],
  }),
  ruling('Artful Maneuver', 'two of them are cast again in the upkeep', {
    A: { hand: '2 Artful Maneuver', field: 'Grizzly Bears | 4 Plains', choices: [true, true] },
    play: [
      A.casts('Artful Maneuver', 'Grizzly Bears'),
      A.waits,
      A.casts('Artful Maneuver', 'Grizzly Bears'),
      A.waits,
      A.checks(A.exile('Artful Maneuver', 2)),
    ],
    until: [3, 'upkeep'],
    then: [is('Grizzly Bears', 6, 6), A.graveyard('Artful Maneuver', 2)],
  }),
  ruling("Gideon's Sacrifice", 'with two of them all the damage goes to one permanent', {
    A: {
      hand: "2 Gideon's Sacrifice",
      field: 'Hill Giant | Enormous Baloth | 2 Plains',
      choices: ['Enormous Baloth', 'Hill Giant', "Gideon's Sacrifice", "Gideon's Sacrifice", "Gideon's Sacrifice"],
    },
    B: { hand: 'Earthquake', field: '3 Mountain', choices: [2] },
    play: [
      at(2, 'precombat-main', B.casts('Earthquake')),
      at(2, 'precombat-main', inAnswerTo('Earthquake', A.casts("Gideon's Sacrifice"))),
      at(2, 'precombat-main', inAnswerTo('Earthquake', A.casts("Gideon's Sacrifice"))),
    ],
    until: [2, 'precombat-main'],
    then: [
      A.life(20),
      B.life(18),
      A.field('Enormous Baloth'),
      { kind: 'count', zone: 'battlefield', card: 'Hill Giant', is: 0 },
    ],
  }),
  ruling('Karador, Ghost Chieftain', 'the spell from the graveyard is paid in another way', {
    A: {
      field: 'Karador, Ghost Chieftain | 3 Island',
      graveyard: 'Mulldrifter',
      choices: [{ cost: 'evoke' }, 'When this creature enters, draw'],
    },
    play: [A.casts('Mulldrifter')],
    then: [A.graveyard('Mulldrifter'), A.cardsIn('hand', 2)],
  }),
  ruling('Breeches, Brazen Plunderer', 'one of the two commanders is enough', {
    game: { format: 'commander' },
    A: {
      command: 'Breeches, Brazen Plunderer | Malcolm, Keen-Eyed Navigator',
      field: 'Loyal Guardian | 3 Island',
    },
    play: [A.casts('Malcolm, Keen-Eyed Navigator')],
    then: [counters('Loyal Guardian', '+1/+1', 1)],
  }),
  ruling('Balthor the Defiled', 'its ability does nothing from the graveyard', {
    A: { field: '3 Swamp', graveyard: 'Balthor the Defiled' },
    play: [refused(A.activates('{B}{B}{B}, Exile'))],
    then: [],
  }),
  ruling('The Kami War // O-Kagachi Made Manifest', 'in the graveyard it is no creature card', {
    A: { hand: 'Raise Dead', field: 'Swamp', graveyard: 'The Kami War' },
    play: [A.checks(A.canCast('Raise Dead', false))],
    then: [],
  }),
  ruling('Heaven // Earth', 'a split card counts once', {
    A: { field: 'Enigma Drake', graveyard: 'Heaven // Earth' },
    then: [is('Enigma Drake', 1, 4)],
  }),
  ruling('Road // Ruin', 'in the library it has the mana value of both halves', {
    A: { field: 'Counterbalance', library: '3 Road // Ruin', choices: [true] },
    B: { hand: 'Craw Wurm', field: '6 Forest' },
    play: [at(2, 'precombat-main', B.casts('Craw Wurm'))],
    until: [2, 'precombat-main'],
    then: [B.graveyard('Craw Wurm')],
  }),
  ruling('Silverwing Squadron', 'it counts itself', {
    A: { field: 'Silverwing Squadron' },
    play: [A.checks(is('Silverwing Squadron', 1, 1)), A.attacks('Silverwing Squadron')],
    then: [is('Silverwing Squadron', 2, 2), B.life(18), A.tokens(1)],
  }),
  ruling('Reckless Stormseeker // Storm-Charged Slasher', 'an older card does not transform it', {
    A: {
      hand: 'Moonmist',
      field: 'Reckless Stormseeker | Hanweir Watchkeep | 2 Forest',
      choices: ['Hanweir Watchkeep'],
    },
    play: [A.casts('Moonmist')],
    until: [1, 'precombat-main'],
    then: [A.field('Reckless Stormseeker'), A.field('Bane of Hanweir')],
  }),
  ruling('Towashi Guide-Bot', 'a land with a counter is not modified', {
    A: { field: 'Towashi Guide-Bot | Grizzly Bears | 3 Island' },
    play: [A.puts('+1/+1', 'Island'), refused(A.activates('{4}, {T}: Draw'))],
    then: [],
  }),
  ruling('Towashi Guide-Bot', 'a creature with a counter is', {
    A: { field: 'Towashi Guide-Bot | Grizzly Bears | 3 Island' },
    play: [A.puts('+1/+1', 'Grizzly Bears'), A.activates('{4}, {T}: Draw')],
    then: [A.cardsIn('hand', 1)],
  }),
  ruling('Magus of the Will', 'a creature card is cast only when it could be', {
    A: { field: 'Magus of the Will | 3 Swamp | 2 Forest', graveyard: 'Grizzly Bears' },
    play: [
      A.activates('{2}{B}, {T}, Exile'),
      at(1, 'beginning-of-combat', A.checks(A.canCast('Grizzly Bears', false))),
      at(1, 'postcombat-main', A.casts('Grizzly Bears')),
    ],
    then: [A.field('Grizzly Bears')],
  }),
  ruling('Cream of the Crop', 'of one card one stays', {
    A: {
      hand: 'Llanowar Elves',
      field: 'Cream of the Crop | Forest',
      library: 'Island | 3 Forest',
      choices: [true, 'Island'],
    },
    play: [A.casts('Llanowar Elves')],
    then: [top('Island')],
  }),
];

const second: readonly Scenario[] = [
  ruling('Deadlock Trap', 'a tapped planeswalker is attacked all the same', {
    A: { hand: 'Deadlock Trap', field: 'Grizzly Bears | 3 Island' },
    B: { field: 'Jace Beleren' },
    play: [
      A.casts('Deadlock Trap'),
      at(3, 'precombat-main', A.activates('{T}, Pay {E}', 'Jace Beleren')),
      at(3, 'precombat-main', A.attacksAt('Jace Beleren', 'Grizzly Bears')),
    ],
    until: [3, 'end'],
    then: [tapped('Jace Beleren'), counters('Jace Beleren', 'loyalty', 1), B.life(20)],
  }),
  ruling('Thistledown Duo', 'both abilities trigger on a spell of both colors', {
    A: {
      hand: 'Azorius Guildmage',
      field: 'Thistledown Duo | 2 Plains',
      choices: ['Whenever you cast a white spell', 'Whenever you cast a blue spell'],
    },
    play: [A.casts('Azorius Guildmage')],
    then: [is('Thistledown Duo', 3, 3), keyword('Thistledown Duo', 'flying')],
  }),
  ruling('Buried in the Garden', 'it returns without what was on it', {
    A: {
      hand: 'Pacifism | Buried in the Garden',
      field: '6 Plains | Forest',
      targets: ['Grizzly Bears'],
    },
    B: { hand: 'Disenchant', field: 'Grizzly Bears | Bonesplitter | 3 Plains' },
    play: [
      A.casts('Pacifism', 'Grizzly Bears'),
      at(2, 'precombat-main', B.puts('+1/+1', 'Grizzly Bears', 2), B.activates('Equip {1}', 'Grizzly Bears')),
      at(3, 'precombat-main', A.casts('Buried in the Garden', 'Forest'), A.waits),
      at(3, 'precombat-main', A.checks(A.graveyard('Pacifism')), A.checks(B.exile('Grizzly Bears'))),
      at(4, 'precombat-main', B.casts('Disenchant', 'Buried in the Garden')),
    ],
    until: [4, 'precombat-main'],
    then: [is('Grizzly Bears', 2, 2), B.field('Bonesplitter'), attached('Bonesplitter', 'Grizzly Bears', false)],
  }),
  ruling('Kazandu Tuskcaller', 'what was there before the level counts', {
    A: { hand: 'Giant Growth', field: 'Kazandu Tuskcaller | Glorious Anthem | 5 Forest' },
    play: [
      A.casts('Giant Growth', 'Kazandu Tuskcaller'),
      A.waits,
      A.activates('Level up'),
      A.waits,
      A.activates('Level up'),
    ],
    then: [is('Kazandu Tuskcaller', 5, 5), counters('Kazandu Tuskcaller', 'level', 2)],
  }),
  ruling('Ancestral Katana', 'left alone later it did not attack alone', {
    A: { field: 'Ancestral Katana | Devoted Retainer | Grizzly Bears | Plains' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [
      A.attacks('Devoted Retainer', 'Grizzly Bears'),
      at(1, 'declare-attackers', B.casts('Murder', 'Grizzly Bears')),
    ],
    then: [B.life(19), attached('Ancestral Katana', 'Devoted Retainer', false)],
  }),
  ruling('Ruin Crab', 'a land played and a land put', {
    A: {
      hand: 'Forest | Rampant Growth',
      field: 'Ruin Crab | Forest',
      library: '3 Island',
      targets: ['Island'],
    },
    play: [A.plays('Forest'), A.waits, A.casts('Rampant Growth')],
    then: [B.cardsIn('graveyard', 6)],
  }),
  ruling('Ingenious Infiltrator', 'it attacks what the returned creature attacked', {
    A: { hand: 'Ingenious Infiltrator', field: 'Grizzly Bears | Island | Swamp', choices: ['Grizzly Bears'] },
    B: { field: 'Jace Beleren' },
    play: [A.attacksAt('Jace Beleren', 'Grizzly Bears'), at(1, 'declare-blockers', A.activates('Ninjutsu'))],
    then: [counters('Jace Beleren', 'loyalty', 1), B.life(20), A.hand('Grizzly Bears'), A.cardsIn('hand', 1)],
  }),
  ruling('Resolute Watchdog', 'it may be its own target', {
    A: { field: 'Resolute Watchdog | Plains' },
    play: [A.activates('{1}, Sacrifice', 'Resolute Watchdog')],
    then: [A.graveyard('Resolute Watchdog')],
  }),
  ruling('Armguard Familiar', 'it is never attached to itself', {
    A: { hand: 'Magnetic Theft', field: 'Armguard Familiar | Mountain' },
    play: [A.casts('Magnetic Theft', 'Armguard Familiar', 'Armguard Familiar')],
    then: [
      { kind: 'attached', card: 'Armguard Familiar', is: false },
      is('Armguard Familiar', 2, 1),
      type('Armguard Familiar', 'creature'),
    ],
  }),
  ruling('Resilient Khenra', 'a power below 0 gives nothing', {
    A: {
      hand: 'Resilient Khenra',
      field: 'Grizzly Bears | 2 Forest',
      choices: [true],
      targets: ['Grizzly Bears'],
    },
    B: { hand: 'Shrink', field: 'Forest' },
    play: [A.casts('Resilient Khenra'), inAnswerTo('you may have', B.casts('Shrink', 'Resilient Khenra'))],
    then: [is('Grizzly Bears', 2, 2), is('Resilient Khenra', -3, 2)],
  }),
  ruling('Sweet Oblivion', 'cast again at once, before anyone can act', {
    A: {
      hand: 'Sweet Oblivion',
      field: '6 Island',
      library: '4 Forest | 5 Island',
      choices: [['Forest', 'Forest', 'Forest', 'Forest']],
    },
    B: { field: "Tormod's Crypt" },
    play: [
      A.casts('Sweet Oblivion', A.self),
      A.waits,
      via('escape', A.casts('Sweet Oblivion', B.self)),
      { ...B.activates('{T}, Sacrifice', A.self), when: { notOnStack: 'Sweet Oblivion' } } as ReturnType<
        typeof B.activates
      >,
    ],
    then: [B.cardsIn('graveyard', 5), A.exile('Forest', 4)],
  }),
  ruling('Temple of Triumph', 'what is looked at goes to the bottom, or stays', {
    A: { hand: 'Temple of Triumph', library: 'Island | 2 Forest', targets: ['Island'] },
    play: [A.plays('Temple of Triumph')],
    then: [top('Forest'), top('Island', 3)],
  }),
  ruling('Dungeon Descent', 'first a dungeon from outside the game, then its next room', {
    A: {
      field: 'Dungeon Descent | Isamaru, Hound of Konda | 4 Swamp',
      choices: ['Lost Mine of Phandelver', { done: true }, 'Goblin Lair'],
    },
    play: [
      at(3, 'precombat-main', A.activates('{4}, {T}, Tap an untapped')),
      at(5, 'precombat-main', A.activates('{4}, {T}, Tap an untapped')),
    ],
    until: [5, 'end'],
    then: [A.tokens(1), is('Goblin Token', 1, 1)],
  }),
  ruling('Brain Maggot', 'it has left before its ability resolves: nothing is exiled', {
    A: { hand: 'Brain Maggot', field: '2 Swamp', choices: ['Grizzly Bears'] },
    B: { hand: 'Shock | Grizzly Bears', field: 'Mountain' },
    play: [
      A.casts('Brain Maggot'),
      { ...B.casts('Shock', 'Brain Maggot'), when: { onStack: 'reveals their hand' } } as ReturnType<typeof B.casts>,
    ],
    then: [B.hand('Grizzly Bears'), A.graveyard('Brain Maggot')],
  }),
  ruling('Yorion, Sky Nomad', 'what is controlled but not owned cannot be exiled', {
    A: {
      hand: 'Act of Treason | Yorion, Sky Nomad',
      field: '5 Plains | 3 Mountain | Bonesplitter',
      choices: [{ refused: 'Grizzly Bears' }],
    },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('Act of Treason', 'Grizzly Bears'), A.waits, A.casts('Yorion, Sky Nomad')],
    then: [],
  }),
  ruling('Kessig Naturalist // Lord of the Ulvenwald', 'nothing else transforms it', {
    A: {
      hand: 'Waxing Moon',
      field: 'Kessig Naturalist | 2 Forest',
    },
    play: [A.casts('Waxing Moon', 'Kessig Naturalist')],
    until: [1, 'precombat-main'],
    then: [A.field('Kessig Naturalist'), keyword('Kessig Naturalist', 'trample')],
  }),
  ruling('Kess, Dissident Mage', 'bought back it is a new object, and not exiled later', {
    A: { field: 'Kess, Dissident Mage | 9 Island', graveyard: 'Capsize', choices: [true, false] },
    B: { field: 'Grizzly Bears | Hill Giant' },
    play: [A.casts('Capsize', 'Grizzly Bears'), A.waits, A.casts('Capsize', 'Hill Giant')],
    then: [B.hand('Grizzly Bears'), B.hand('Hill Giant'), A.graveyard('Capsize')],
  }),
];

export const drawnThird: readonly Scenario[] = [...first, ...second, ...drawnThirdLate];
