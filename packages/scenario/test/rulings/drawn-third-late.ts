/** The later half of the third batch, in the order of the draw. */
import type { Scenario } from '../../src/format/scenario.ts';
import {
  A,
  at,
  attached,
  B,
  C,
  counters,
  inAnswerTo,
  inExile,
  is,
  keyword,
  refused,
  ruling,
  subtype,
  tapped,
  tappedOf,
  type,
  via,
} from './ruling.ts';

const second: readonly Scenario[] = [
  ruling('Eye for an Eye', 'the first damage is of its source, the other of the spell', {
    A: { hand: 'Eye for an Eye', field: '2 Plains', choices: ['Vampire Nighthawk'] },
    B: { field: 'Vampire Nighthawk' },
    play: [
      at(2, 'precombat-main', B.attacks('Vampire Nighthawk')),
      at(2, 'declare-blockers', A.casts('Eye for an Eye')),
    ],
    until: [2, 'end'],
    then: [A.life(18), B.life(20)],
  }),
  ruling('Festering Newt', 'the witch is looked for as the ability resolves, and not after', {
    A: { field: 'Festering Newt | Bogbrew Witch', targets: ['Enormous Baloth'] },
    B: { hand: 'Shock | Murder', field: 'Enormous Baloth | Mountain | 3 Swamp' },
    play: [B.casts('Shock', 'Festering Newt'), B.waits, B.casts('Murder', 'Bogbrew Witch')],
    then: [A.graveyard('Bogbrew Witch'), is('Enormous Baloth', 3, 3)],
  }),
  ruling('Bane of the Living', 'turned up for its morph cost', {
    A: { hand: 'Bane of the Living', field: '6 Swamp', choices: [1] },
    B: { field: 'Grizzly Bears' },
    play: [
      via('morph', A.casts('Bane of the Living')),
      A.waits,
      A.activates('{X}{B}{B}: Turn this face-down permanent face up'),
    ],
    then: [is('Grizzly Bears', 1, 1), is('Bane of the Living', 3, 2)],
  }),
  ruling('Bane of the Living', 'shown as it leaves it was not turned up', {
    A: { hand: 'Bane of the Living', field: '3 Swamp' },
    B: { hand: 'Murder', field: 'Grizzly Bears | 3 Swamp' },
    play: [
      via('morph', A.casts('Bane of the Living')),
      A.waits,
      at(1, 'postcombat-main', B.casts('Murder', '(nameless)')),
    ],
    then: [is('Grizzly Bears', 2, 2), A.graveyard('Bane of the Living')],
  }),
  ruling("Jeska's Will", "another player's commander is a commander", {
    game: { format: 'commander' },
    A: { hand: "Act of Treason | Jeska's Will", field: '6 Mountain', modes: [1, 2] },
    B: { command: 'Isamaru, Hound of Konda', hand: '4 Forest', field: 'Plains' },
    play: [
      at(2, 'precombat-main', B.casts('Isamaru, Hound of Konda')),
      at(3, 'precombat-main', A.casts('Act of Treason', 'Isamaru, Hound of Konda'), A.waits),
      at(3, 'precombat-main', A.casts("Jeska's Will", B.self), A.waits, A.checks(A.mana('R', 5))),
    ],
    until: [3, 'precombat-main'],
    then: [A.cardsIn('exile', 3)],
  }),
  ruling('Nihilith', 'a token is no card', {
    A: { hand: 'Nihilith | Murder', field: '5 Swamp', choices: [true] },
    B: { hand: 'Raise the Alarm', field: '2 Plains' },
    play: [at(1, 'upkeep', B.casts('Raise the Alarm')), A.activates('Suspend 7'), A.casts('Murder', 'Soldier Token')],
    then: [inExile('Nihilith', 'time', 7)],
  }),
  ruling('Barrin, Tolarian Archmage', 'two have come back: one card is drawn', {
    A: { hand: '2 Unsummon', field: 'Barrin, Tolarian Archmage | Grizzly Bears | Hill Giant | 2 Island' },
    play: [A.casts('Unsummon', 'Grizzly Bears'), A.waits, A.casts('Unsummon', 'Hill Giant')],
    then: [A.cardsIn('hand', 3)],
  }),
  ruling("Agadeem's Awakening // Agadeem, the Undercrypt", 'only the face that is played is looked at', {
    A: { hand: "Agadeem's Awakening // Agadeem, the Undercrypt", field: '5 Swamp', choices: [false] },
    B: { field: 'Iona, Shield of Emeria', choices: ['Black'] },
    play: [A.checks(A.canCast("Agadeem's Awakening", false)), A.plays('Agadeem, the Undercrypt')],
    then: [A.field('Agadeem, the Undercrypt'), tapped('Agadeem, the Undercrypt')],
  }),
  ruling('Brutal Expulsion', 'given a color it has that color', {
    A: { hand: 'Brutal Expulsion', field: "Painter's Servant | 4 Mountain | 4 Island", choices: ['White'] },
    B: { field: 'Iona, Shield of Emeria', choices: ['White'] },
    play: [A.checks(A.canCast('Brutal Expulsion', false))],
    then: [],
  }),
  ruling('Brutal Expulsion', 'and no other', {
    A: { hand: 'Brutal Expulsion', field: "Painter's Servant | 4 Mountain | 4 Island", choices: ['White'] },
    B: { field: 'Iona, Shield of Emeria', choices: ['Red'] },
    play: [A.checks(A.canCast('Brutal Expulsion'))],
    then: [],
  }),
];

const third: readonly Scenario[] = [
  ruling('Wizard Class', 'a level after the other, and what each gives', {
    A: { hand: 'Wizard Class', field: 'Grizzly Bears | 4 Island', library: '9 Island', targets: ['Grizzly Bears'] },
    play: [
      A.casts('Wizard Class'),
      A.waits,
      A.checks(A.canActivate('{4}{U}: Level 3', false)),
      A.activates('{2}{U}: Level 2'),
      A.waits,
      A.checks(A.cardsIn('hand', 2)),
    ],
    then: [counters('Grizzly Bears', '+1/+1', 0)],
  }),
  ruling('Grist, the Hunger Tide', 'it is a commander', {
    game: { format: 'commander' },
    A: { command: 'Grist, the Hunger Tide', field: 'Swamp | 2 Forest', library: '9 Forest' },
    play: [A.casts('Grist, the Hunger Tide'), A.waits, A.activates('+1: Create')],
    then: [
      A.tokens(1),
      counters('Grist, the Hunger Tide', 'loyalty', 4),
      type('Grist, the Hunger Tide', 'creature', false),
    ],
  }),
  ruling('Adriana, Captain of the Guard', 'for each opponent attacked, however many attack them', {
    game: { format: 'free-for-all', turnOrder: ['A', 'B', 'C'] },
    A: { field: 'Adriana, Captain of the Guard | Grizzly Bears | Hill Giant', choices: ['Melee', 'Melee', 'Melee'] },
    B: {},
    C: {},
    play: [A.attacksAt(B.self, 'Adriana, Captain of the Guard'), A.attacksAt(C.self, 'Grizzly Bears', 'Hill Giant')],
    then: [B.life(14), C.life(11)],
  }),
  ruling('Earwig Squad', 'three cards are exiled, and known by name', {
    A: {
      hand: 'Earwig Squad',
      field: 'Goblin Piker | 3 Swamp',
      choices: [{ cost: 'prowl' }],
      targets: [B.self, 'Island', 'Island', 'Forest'],
    },
    B: { library: '3 Island | 3 Forest' },
    play: [A.attacks('Goblin Piker'), at(1, 'postcombat-main', A.casts('Earwig Squad'))],
    then: [B.exile('Island', 2), B.exile('Forest'), A.field('Earwig Squad')],
  }),
  ruling('Kaho, Minamo Historian', 'who takes it casts what was exiled with it', {
    A: {
      hand: 'Kaho, Minamo Historian',
      field: '4 Island',
      library: 'Shock | 5 Island',
      targets: ['Shock', { done: true }],
    },
    B: { hand: 'Act of Treason', field: '4 Mountain', choices: [1, true, 'Shock'], targets: [A.self] },
    play: [
      A.casts('Kaho, Minamo Historian'),
      at(2, 'precombat-main', B.casts('Act of Treason', 'Kaho, Minamo Historian'), B.waits),
      at(2, 'precombat-main', B.activates('{X}, {T}')),
    ],
    until: [2, 'precombat-main'],
    then: [A.life(18), A.graveyard('Shock')],
  }),
  ruling('Synthesizer Labship', 'reaching the threshold does not give back the printed size', {
    A: { field: 'Synthesizer Labship | Wurmwall Sweeper | Hill Giant', targets: ['Wurmwall Sweeper'] },
    play: [
      A.puts('charge', 'Synthesizer Labship', 2),
      at(1, 'beginning-of-combat', A.waits, A.checks(is('Wurmwall Sweeper', 2, 2))),
    ],
    then: [is('Wurmwall Sweeper', 2, 2)],
  }),
  ruling('Synthesizer Labship', 'a 5/4 that would be one stays 2/2', {
    A: {
      field: 'Atmospheric Greenhouse | Synthesizer Labship | Enormous Baloth',
      targets: ['Atmospheric Greenhouse', 'Enormous Baloth'],
    },
    play: [
      A.puts('charge', 'Synthesizer Labship', 2),
      A.puts('charge', 'Atmospheric Greenhouse', 2),
      at(1, 'postcombat-main', A.activates('Station')),
    ],
    then: [
      counters('Atmospheric Greenhouse', 'charge', 9),
      is('Atmospheric Greenhouse', 2, 2),
      keyword('Atmospheric Greenhouse', 'trample'),
    ],
  }),
  ruling('Vesuvan Doppelganger', 'a changed word is changed in the new text too', {
    A: {
      hand: 'Mind Bend',
      field: 'Grizzly Bears | Bog Wraith | Vesuvan Doppelganger | Island',
      choices: [true, 'Grizzly Bears', false, 'basic land type', 'Swamp', 'Island', true],
      targets: ['Bog Wraith', 'Bog Wraith'],
    },
    B: { field: 'Island | Hill Giant' },
    play: [
      A.casts('Mind Bend', { card: 'Grizzly Bears', index: 1 }),
      { turn: 3, player: 'A', do: 'attack', card: { card: 'Bog Wraith', index: 1 } },
      {
        turn: 3,
        player: 'B',
        do: 'block',
        card: 'Hill Giant',
        attacker: { card: 'Bog Wraith', index: 1 },
        refused: true,
      },
    ],
    until: [3, 'end'],
    then: [],
  }),
  ruling('Give // Take', 'the left half is done first', {
    A: { hand: 'Give // Take', field: 'Grizzly Bears | 3 Forest | 3 Island' },
    play: [via('fuse', A.casts('Give // Take', 'Grizzly Bears', 'Grizzly Bears'))],
    then: [A.cardsIn('hand', 3), counters('Grizzly Bears', '+1/+1', 0)],
  }),
  ruling('Mystic Veil', 'cast when no sorcery could be it goes in the cleanup step', {
    A: { hand: 'Mystic Veil', field: 'Grizzly Bears | 2 Island' },
    play: [at(1, 'beginning-of-combat', A.casts('Mystic Veil', 'Grizzly Bears'))],
    until: [2, 'upkeep'],
    then: [A.graveyard('Mystic Veil')],
  }),
  ruling('Narset, Enlightened Master', 'what is cast for nothing may be kicked', {
    A: {
      field: 'Narset, Enlightened Master | 4 Mountain',
      library: 'Burst Lightning | 5 Forest',
      choices: [true],
    },
    play: [A.attacks('Narset, Enlightened Master'), at(1, 'declare-blockers', A.casts('Burst Lightning', B.self))],
    then: [B.life(13)],
  }),
  ruling("Curse of Fool's Wisdom", 'no life for a moment, and two again', {
    A: { life: 2, hand: "Curse of Fool's Wisdom", field: '6 Swamp' },
    play: [A.casts("Curse of Fool's Wisdom", A.self)],
    until: [3, 'draw'],
    then: [A.life(2), A.lost(false)],
  }),
  ruling('Tel-Jilad Fallen', 'no artifact blocks it', {
    A: { field: 'Tel-Jilad Fallen' },
    B: { field: 'Ornithopter' },
    play: [A.attacks('Tel-Jilad Fallen'), refused(B.blocks('Ornithopter', 'Tel-Jilad Fallen'))],
    then: [],
  }),
  ruling('Tel-Jilad Fallen', 'no Equipment is put on it', {
    A: { field: 'Tel-Jilad Fallen | Bonesplitter | Forest' },
    play: [refused(A.activates('Equip {1}', 'Tel-Jilad Fallen'))],
    then: [],
  }),
  ruling('Tel-Jilad Fallen', 'an artifact deals it no damage', {
    A: { field: 'Tel-Jilad Fallen' },
    B: { field: 'Juggernaut' },
    play: [
      at(2, 'precombat-main', B.attacks('Juggernaut')),
      at(2, 'precombat-main', A.blocks('Tel-Jilad Fallen', 'Juggernaut')),
    ],
    until: [2, 'end'],
    then: [A.field('Tel-Jilad Fallen'), B.graveyard('Juggernaut')],
  }),
  ruling("Titan's Presence", 'grown in response it is not exiled', {
    A: { hand: "Titan's Presence | Bottle Gnomes", field: '3 Island', choices: ['Bottle Gnomes'] },
    B: { hand: 'Giant Growth', field: 'Llanowar Elves | Forest' },
    play: [
      A.casts("Titan's Presence", 'Llanowar Elves'),
      inAnswerTo("Titan's Presence", B.casts('Giant Growth', 'Llanowar Elves')),
    ],
    then: [B.field('Llanowar Elves'), A.graveyard("Titan's Presence")],
  }),
  ruling('Maelstrom Colossus', 'what is cast so is cast, and its own cascade triggers', {
    A: {
      hand: 'Maelstrom Colossus',
      field: '8 Mountain',
      library: 'Bloodbraid Elf | Shock | 5 Forest',
      choices: [true, true],
      targets: [B.self],
    },
    play: [A.casts('Maelstrom Colossus')],
    then: [B.life(18), A.field('Bloodbraid Elf'), A.field('Maelstrom Colossus')],
  }),
  ruling('The Mirari Conjecture', 'two chapters at once, their targets chosen before either resolves', {
    A: {
      hand: 'The Mirari Conjecture',
      field: 'Doubling Season | 5 Island',
      graveyard: 'Shock | Divination',
      choices: ['I -', 'II -'],
    },
    play: [A.casts('The Mirari Conjecture')],
    until: [1, 'precombat-main'],
    then: [A.hand('Shock'), A.hand('Divination'), counters('The Mirari Conjecture', 'lore', 2)],
  }),
  ruling('Transmogrifying Licid', 'an Aura and nothing else', {
    A: { field: 'Transmogrifying Licid | Grizzly Bears | 2 Mountain' },
    play: [A.activates('{1}, {T}', 'Grizzly Bears')],
    then: [
      attached('Transmogrifying Licid', 'Grizzly Bears'),
      type('Transmogrifying Licid', 'artifact', false),
      type('Transmogrifying Licid', 'creature', false),
      type('Transmogrifying Licid', 'enchantment'),
      subtype('Transmogrifying Licid', 'Aura'),
      subtype('Transmogrifying Licid', 'Licid', false),
      type('Grizzly Bears', 'artifact'),
      is('Grizzly Bears', 3, 3),
    ],
  }),
  ruling('Crush of Tentacles', 'what its surge cost gives besides', {
    A: { hand: 'Shock | Crush of Tentacles', field: 'Mountain | 5 Island' },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('Shock', B.self), A.waits, via('surge', A.casts('Crush of Tentacles'))],
    then: [A.tokens(1), B.hand('Grizzly Bears'), is('Octopus Token', 8, 8)],
  }),
  ruling('Hideous Visage', 'blocked it stays, though it changes color', {
    A: { hand: 'Hideous Visage | Crimson Wisps', field: 'Grizzly Bears | 3 Swamp | Mountain' },
    B: { field: 'Runeclaw Bear' },
    play: [
      A.casts('Hideous Visage'),
      A.attacks('Grizzly Bears'),
      B.blocks('Runeclaw Bear', 'Grizzly Bears'),
      at(1, 'declare-blockers', A.casts('Crimson Wisps', 'Grizzly Bears')),
    ],
    then: [B.life(20), B.graveyard('Runeclaw Bear'), A.graveyard('Grizzly Bears')],
  }),
  ruling('Eternal Dragon', 'a nonbasic Plains is found', {
    A: { hand: 'Eternal Dragon', field: '2 Island', library: 'Temple Garden | 3 Forest', targets: ['Temple Garden'] },
    play: [A.activates('Plainscycling {2}')],
    then: [A.hand('Temple Garden'), A.graveyard('Eternal Dragon')],
  }),
  ruling('Eternal Dragon', 'none need be found', {
    A: { hand: 'Eternal Dragon', field: '2 Island', library: 'Plains | 3 Forest', targets: [{ done: true }] },
    play: [A.activates('Plainscycling {2}')],
    then: [A.cardsIn('hand', 0), A.graveyard('Eternal Dragon'), A.cardsIn('library', 4)],
  }),
  ruling("Huatli's Raptor", 'a permanent of an opponent, but no card in exile', {
    A: {
      hand: "Huatli's Raptor | Nihilith",
      field: '2 Swamp | Forest | Plains',
      targets: ['Hill Giant', { done: true }],
    },
    B: { field: 'Hill Giant' },
    play: [A.activates('Suspend 7'), B.puts('+1/+1', 'Hill Giant'), A.casts("Huatli's Raptor")],
    then: [counters('Hill Giant', '+1/+1', 2), inExile('Nihilith', 'time', 7)],
  }),
  ruling('Turn // Burn', 'either half names the card', {
    A: { hand: 'Cranial Extraction', field: '4 Swamp', choices: ['Burn'], targets: ['Turn // Burn', 'Turn // Burn'] },
    B: { hand: 'Turn // Burn', library: 'Turn // Burn | 4 Forest' },
    play: [A.casts('Cranial Extraction', B.self)],
    then: [B.exile('Turn // Burn', 2)],
  }),
  ruling('Fleetwheel Cruiser', 'paid for it becomes a creature whatever happens to its crew', {
    A: { field: 'Fleetwheel Cruiser | Grizzly Bears', choices: ['Grizzly Bears'] },
    B: { hand: 'Unsummon', field: 'Island' },
    play: [
      A.activates('Crew 2'),
      { ...B.casts('Unsummon', 'Grizzly Bears'), when: { onStack: 'Crew' } } as ReturnType<typeof B.casts>,
    ],
    then: [A.hand('Grizzly Bears'), type('Fleetwheel Cruiser', 'creature')],
  }),
  ruling('Blacksnag Buzzard', 'plotted without the stack', {
    A: { hand: 'Blacksnag Buzzard', field: '2 Swamp' },
    play: [A.activates('Plot'), A.checks(A.exile('Blacksnag Buzzard')), A.checks(A.cardsIn('stack', 0))],
    then: [],
  }),
  ruling('Hundred-Talon Strike', 'spliced once, for one creature tapped', {
    A: {
      hand: 'Lava Spike | Hundred-Talon Strike',
      field: 'Grizzly Bears | 2 Savannah Lions | Mountain',
      choices: [true, 'Savannah Lions'],
    },
    play: [A.casts('Lava Spike', B.self, 'Grizzly Bears')],
    then: [B.life(17), is('Grizzly Bears', 3, 2), tappedOf('Savannah Lions', 1), A.hand('Hundred-Talon Strike')],
  }),
  ruling('Sleep of the Dead', 'an increase is paid, and the mana value stays', {
    A: {
      graveyard: 'Sleep of the Dead | 3 Forest',
      field: '4 Island',
      choices: [['Forest', 'Forest', 'Forest']],
    },
    B: { hand: 'Mental Misstep', field: 'Sphere of Resistance | Grizzly Bears | 2 Island', choices: [false] },
    play: [
      via('escape', A.casts('Sleep of the Dead', 'Grizzly Bears')),
      inAnswerTo('Sleep of the Dead', B.casts('Mental Misstep', 'Sleep of the Dead')),
    ],
    then: [A.graveyard('Sleep of the Dead'), tapped('Grizzly Bears', false), tappedOf('Island', 6)],
  }),
];

export const drawnThirdLate: readonly Scenario[] = [...second, ...third];
