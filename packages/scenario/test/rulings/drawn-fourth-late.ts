/** The second half of the fourth batch of rulings drawn at random. */
import type { Assertion, Scenario } from '../../src/format/scenario.ts';
import { A, at, B, C, damage, inAnswerTo, is, refused, ruling, tapped, tappedOf } from './ruling.ts';

const top = (card: string): Assertion => ({ kind: 'library-card', player: 'A', position: 1, card });
const three = { format: 'free-for-all', turnOrder: ['A', 'B', 'C'] } as const;

/** The rulings of the second half, as scenarios. */
export const drawnFourthLate: readonly Scenario[] = [
  ruling('Nylea, Keen-Eyed', 'with too little devotion no creature entered', {
    A: { hand: 'Nylea, Keen-Eyed', field: 'Essence Warden | 4 Forest' },
    play: [A.casts('Nylea, Keen-Eyed')],
    then: [A.life(20), A.field('Nylea, Keen-Eyed')],
  }),
  ruling('Nylea, Keen-Eyed', 'its own symbol counts as it enters', {
    A: { hand: 'Nylea, Keen-Eyed', field: 'Essence Warden | Leatherback Baloth | 4 Forest' },
    play: [A.casts('Nylea, Keen-Eyed')],
    then: [A.life(21)],
  }),
  ruling('Rescue from the Underworld', 'exiled as it resolves, and both cards return later', {
    A: {
      hand: 'Rescue from the Underworld',
      field: 'Grizzly Bears | 5 Swamp',
      graveyard: 'Hill Giant',
      targets: ['Hill Giant', 'Grizzly Bears'],
    },
    play: [
      A.casts('Rescue from the Underworld'),
      at(1, 'end', A.checks(A.exile('Rescue from the Underworld'))),
      at(1, 'end', A.checks(A.graveyard('Grizzly Bears'))),
    ],
    until: [3, 'upkeep'],
    then: [A.field('Hill Giant'), A.field('Grizzly Bears')],
  }),
  ruling('Beluna Grandsquall', 'a permanent spell costs less', {
    A: { hand: 'Brazen Borrower', field: 'Beluna Grandsquall | 2 Island' },
    play: [A.casts('Brazen Borrower')],
    then: [A.field('Brazen Borrower')],
  }),
  ruling('Beluna Grandsquall', 'cast as an Adventure it is no permanent spell', {
    A: { hand: 'Brazen Borrower', field: 'Beluna Grandsquall | Island' },
    B: { field: 'Sol Ring' },
    play: [refused(A.casts('Petty Theft', 'Sol Ring'))],
    then: [],
  }),
  ruling('Feasting Troll King', 'cast as a Clone it was cast from the hand', {
    A: { hand: 'Clone', field: 'Feasting Troll King | 4 Island', choices: [true, 'Feasting Troll King'] },
    play: [A.casts('Clone')],
    then: [A.tokens(3), A.field('Feasting Troll King', 2)],
  }),
  ruling('Jhoira of the Ghitu', 'the target is chosen when the spell is cast at last', {
    A: {
      hand: 'Lightning Bolt',
      field: 'Jhoira of the Ghitu | 2 Island',
      choices: [true],
      targets: ['Lightning Bolt', 'Hill Giant'],
    },
    B: { hand: 'Hill Giant', field: '4 Mountain' },
    play: [A.activates('{2}, Exile a nonland'), at(2, 'precombat-main', B.casts('Hill Giant'))],
    until: [9, 'upkeep'],
    then: [B.graveyard('Hill Giant'), A.graveyard('Lightning Bolt')],
  }),
  ruling('Kazuul, Tyrant of the Cliffs', 'only for the creature that attacks its controller', {
    game: three,
    A: { field: 'Kazuul, Tyrant of the Cliffs' },
    B: { field: 'Grizzly Bears | Bear Cub | Runeclaw Bear' },
    C: {},
    play: [
      at(2, 'declare-attackers', B.attacksAt(A.self, 'Grizzly Bears')),
      at(2, 'declare-attackers', B.attacksAt(C.self, 'Bear Cub', 'Runeclaw Bear')),
    ],
    until: [2, 'end'],
    then: [A.tokens(1), C.life(16), A.life(18)],
  }),
  ruling('Hoarding Dragon', 'dead before the search, the card stays exiled', {
    A: {
      hand: 'Hoarding Dragon',
      field: '5 Mountain',
      library: 'Sol Ring | Island | Island',
      choices: [true],
      targets: ['Sol Ring'],
    },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [A.casts('Hoarding Dragon'), inAnswerTo('search your library', B.casts('Murder', 'Hoarding Dragon'))],
    then: [A.exile('Sol Ring'), A.graveyard('Hoarding Dragon')],
  }),
  ruling('Aligned Hedron Network', 'gone before the exile, nothing is exiled', {
    A: { hand: 'Aligned Hedron Network', field: '4 Island' },
    B: { hand: 'Naturalize', field: '2 Forest | Shivan Dragon' },
    play: [
      A.casts('Aligned Hedron Network'),
      inAnswerTo('exile all creatures', B.casts('Naturalize', 'Aligned Hedron Network')),
    ],
    then: [B.field('Shivan Dragon'), A.graveyard('Aligned Hedron Network')],
  }),
  ruling('Smitten Swordmaster', 'in the graveyard it is no sorcery card', {
    A: { hand: 'Mystic Sanctuary', field: '3 Island', graveyard: 'Smitten Swordmaster', choices: [true] },
    play: [A.plays('Mystic Sanctuary')],
    then: [A.graveyard('Smitten Swordmaster'), A.field('Mystic Sanctuary')],
  }),
  ruling('Smitten Swordmaster', 'a sorcery card beside it is the only target', {
    A: {
      hand: 'Mystic Sanctuary',
      field: '3 Island',
      graveyard: 'Smitten Swordmaster | Divination',
      choices: [true],
    },
    play: [A.plays('Mystic Sanctuary')],
    then: [A.graveyard('Smitten Swordmaster'), top('Divination')],
  }),
  ruling('Ram Through', 'both shares of the damage can be replaced', {
    A: { hand: 'Ram Through', field: 'Stampeding Rhino | 2 Forest | Furnace of Rath' },
    B: { field: 'Grizzly Bears' },
    play: [A.casts('Ram Through', 'Stampeding Rhino', 'Grizzly Bears')],
    then: [B.life(16), B.graveyard('Grizzly Bears')],
  }),
  ruling('Hellkite Charger', 'one more combat each time it is paid for', {
    A: { field: 'Hellkite Charger | 14 Mountain', choices: [true, true] },
    play: [A.attacks('Hellkite Charger'), A.attacks('Hellkite Charger'), A.attacks('Hellkite Charger')],
    then: [B.life(5)],
  }),
  ruling('Hindering Touch', 'countering the copy leaves the spell', {
    A: { hand: 'Shock | Counterspell', field: 'Mountain | 2 Island' },
    B: { hand: 'Hindering Touch', field: '4 Island', choices: [false] },
    play: [
      A.casts('Shock', B.self),
      inAnswerTo('Shock', B.casts('Hindering Touch', 'Shock')),
      {
        ...A.casts('Counterspell', { card: 'Hindering Touch', copy: true }),
        when: { copyOnStack: 'Hindering Touch' },
      } as never,
    ],
    then: [B.life(20), A.graveyard('Counterspell'), B.graveyard('Hindering Touch')],
  }),
  ruling('Patagia Viper', 'put onto the battlefield it is sacrificed', {
    A: { hand: 'Patagia Viper', field: 'Elvish Piper | Forest', choices: ['Patagia Viper', 'When ~ enters, create'] },
    play: [A.activates('{G}, {T}: You may put')],
    then: [A.tokens(2), A.graveyard('Patagia Viper')],
  }),
  ruling('Ethereal Ambush', 'turned up though it has lost all abilities', {
    A: { hand: 'Ethereal Ambush', field: '6 Forest | Island', library: 'Grizzly Bears | Mountain | Island' },
    B: { field: 'Humility' },
    play: [A.casts('Ethereal Ambush'), A.waits, A.activates('{1}{G}: Turn this face-down')],
    then: [A.field('Grizzly Bears'), A.library('Island')],
  }),
  ruling("Trystan's Command", 'the token is as the Elf is printed', {
    A: {
      hand: "Trystan's Command",
      field: 'Llanowar Elves | 3 Swamp | 3 Forest',
      modes: [1, 4],
      targets: ['Llanowar Elves', B.self],
    },
    play: [A.puts('+1/+1', 'Llanowar Elves', 2), A.casts("Trystan's Command")],
    then: [A.tokens(1), is('Llanowar Elves', 1, 1), is('Llanowar Elves', 3, 3)],
  }),
  ruling('Providence', 'revealed from the hand kept at the start', {
    A: { hand: 'Providence | Island', choices: [true] },
    until: [1, 'upkeep'],
    then: [A.life(26), A.hand('Providence')],
  }),
  ruling('Zurgo Bellstriker', 'dashed it need not attack', {
    A: { hand: 'Zurgo Bellstriker', field: '2 Mountain', choices: [{ cost: 'dash' }] },
    play: [A.casts('Zurgo Bellstriker')],
    then: [A.hand('Zurgo Bellstriker'), B.life(20)],
  }),
  ruling('Kitesail Cleric', 'kicker and an increase are paid together', {
    A: {
      hand: 'Kitesail Cleric',
      field: '5 Plains | Sphere of Resistance',
      choices: [true],
      targets: ['Grizzly Bears', 'Hill Giant'],
    },
    B: { field: 'Grizzly Bears | Hill Giant' },
    play: [A.casts('Kitesail Cleric')],
    then: [tapped('Grizzly Bears'), tapped('Hill Giant'), tappedOf('Plains', 5)],
  }),
  ruling('Magus of the Arena', 'the second target can become another creature of that opponent', {
    A: { field: 'Magus of the Arena | Hill Giant | 3 Mountain' },
    B: { field: 'Grizzly Bears | Spellskite', choices: ['Grizzly Bears', true], targets: ['Grizzly Bears'] },
    play: [
      A.activates('{3}, {T}: Tap', 'Hill Giant'),
      inAnswerTo('fight each other', B.activates('{U/P}: Change', { ability: '{3}, {T}: Tap' })),
    ],
    then: [damage('Spellskite', 3), tapped('Spellskite'), tapped('Grizzly Bears', false)],
  }),
  ruling('Siege Striker', 'untapped by vigilance it can be tapped for itself', {
    A: { field: "Siege Striker | Serra's Blessing", choices: ['Siege Striker'] },
    play: [A.attacks('Siege Striker')],
    then: [B.life(16), tapped('Siege Striker')],
  }),
  ruling('Emry, Lurker of the Loch', 'a land is not cast', {
    A: { field: 'Emry, Lurker of the Loch', graveyard: 'Seat of the Synod' },
    play: [
      A.activates('{T}: Choose target', 'Seat of the Synod'),
      A.waits,
      A.checks({ kind: 'can', player: 'A', play: 'Seat of the Synod', is: false }),
    ],
    then: [A.graveyard('Seat of the Synod')],
  }),
  ruling('Rags // Riches', 'what went in response is not chosen', {
    A: { graveyard: 'Rags // Riches', field: '7 Island' },
    B: { field: 'Mogg Fanatic | Grizzly Bears' },
    play: [A.casts('Riches'), inAnswerTo('Riches', B.activates('Sacrifice ~', A.self))],
    then: [A.field('Grizzly Bears'), A.field('Mogg Fanatic', 0)],
  }),
  ruling('Cyclone Sire', 'a land creature has base size 0/0 then', {
    A: { field: 'Cyclone Sire | Dryad Arbor', choices: [true], targets: ['Dryad Arbor'] },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [B.casts('Murder', 'Cyclone Sire')],
    then: [is('Dryad Arbor', 3, 3)],
  }),
  ruling('Skophos Reaver', 'the madness cost and an increase', {
    A: { hand: 'Skophos Reaver', field: 'Putrid Imp | Sphere of Resistance | 3 Mountain', choices: [true] },
    play: [A.activates('Discard a card')],
    then: [A.field('Skophos Reaver'), tappedOf('Mountain', 3)],
  }),
  ruling('Appeal // Authority', 'cast from the graveyard it is no longer there', {
    A: { graveyard: 'Appeal // Authority', field: '2 Plains' },
    B: { field: "Tormod's Crypt | Grizzly Bears" },
    play: [A.casts('Authority', 'Grizzly Bears'), inAnswerTo('Authority', B.activates('{T}, Sacrifice', A.self))],
    then: [tapped('Grizzly Bears'), A.exile('Appeal // Authority')],
  }),
  ruling('Mycoloth', 'what enters together shares no creature devoured', {
    A: {
      hand: 'Tooth and Nail | 2 Mycoloth',
      field: '7 Forest | Grizzly Bears | Bear Cub',
      modes: [2],
      choices: ['Mycoloth', 'Mycoloth', 'Grizzly Bears', { done: true }, 'Bear Cub'],
    },
    play: [A.casts('Tooth and Nail')],
    then: [{ kind: 'pt', card: 'Mycoloth', power: 6, toughness: 6, every: true }, A.field('Mycoloth', 2)],
  }),
  ruling('Duskmantle Guildmage', 'a token is no card', {
    A: { hand: 'Shock', field: 'Duskmantle Guildmage | Island | 2 Swamp | Mountain' },
    B: { hand: 'Raise the Alarm', field: '2 Plains' },
    play: [
      at(1, 'upkeep', B.casts('Raise the Alarm')),
      A.activates('{1}{U}{B}: Whenever'),
      A.waits,
      A.casts('Shock', 'Soldier Token'),
    ],
    then: [B.life(20), B.tokens(1)],
  }),
];
