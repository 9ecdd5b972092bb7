/** Rulings on counters, tokens and life totals. */
import type { Scenario } from '../../src/format/scenario.ts';
import { A, B, at, counters, is, keyword, ruling, tapped } from './ruling.ts';

export const tokensAndCounters: readonly Scenario[] = [
  ruling('Forsaken Wastes', 'a draw replaced by gaining life is replaced by nothing', {
    A: { hand: 'Divination', field: 'Forsaken Wastes | Words of Worship | Plains | 3 Island' },
    play: [A.activates('{1}: The next'), A.waits, A.casts('Divination')],
    then: [A.cardsIn('hand', 1), A.life(19)],
  }),
  ruling('Branching Evolution', 'one more first, then twice as many', {
    A: {
      hand: 'Battlegrowth',
      field: 'Branching Evolution | Hardened Scales | Grizzly Bears | Forest',
      choices: ['Hardened Scales'],
    },
    play: [A.casts('Battlegrowth', 'Grizzly Bears')],
    then: [counters('Grizzly Bears', '+1/+1', 4)],
  }),
  ruling('Branching Evolution', 'twice as many first, then one more', {
    A: {
      hand: 'Battlegrowth',
      field: 'Branching Evolution | Hardened Scales | Grizzly Bears | Forest',
      choices: ['Branching Evolution'],
    },
    play: [A.casts('Battlegrowth', 'Grizzly Bears')],
    then: [counters('Grizzly Bears', '+1/+1', 3)],
  }),
  ruling('Veteran Warleader', 'an Ally that just came may be tapped for it', {
    A: { hand: 'Kor Scythemaster', field: 'Veteran Warleader | 3 Plains', choices: ['trample', 'Kor Scythemaster'] },
    play: [A.casts('Kor Scythemaster'), A.waits, A.activates('Tap another untapped Ally')],
    then: [keyword('Veteran Warleader', 'trample'), is('Veteran Warleader', 2, 2), tapped('Kor Scythemaster')],
  }),
  ruling('Trollhide', 'regeneration does not help against toughness 0', {
    A: { hand: 'Trollhide', field: 'Grizzly Bears | 5 Forest' },
    B: { hand: 'Grasp of Darkness', field: '2 Swamp' },
    play: [
      A.casts('Trollhide', 'Grizzly Bears'),
      A.waits,
      A.activates('{1}{G}: Regenerate'),
      A.waits,
      B.waits,
      at(1, 'postcombat-main', B.casts('Grasp of Darkness', 'Grizzly Bears')),
    ],
    then: [A.graveyard('Grizzly Bears')],
  }),
  ruling('Sporogenesis', 'one of two leaves: all fungus counters go', {
    A: {
      field: '2 Sporogenesis | Grizzly Bears',
      choices: [false, false],
      targets: ['Grizzly Bears', 'Grizzly Bears'],
    },
    B: { hand: 'Naturalize', field: '2 Forest' },
    play: [
      {
        turn: 1,
        step: 'precombat-main',
        player: 'A',
        do: 'add-counters',
        card: 'Grizzly Bears',
        counter: 'fungus',
        count: 3,
      },
      B.casts('Naturalize', 'Sporogenesis'),
    ],
    then: [counters('Grizzly Bears', 'fungus', 0)],
  }),
  ruling('Unholy Indenture', 'the counter comes on top of those it enters with', {
    A: { hand: 'Unholy Indenture | Murder', field: '6 Swamp' },
    B: { field: 'Clockwork Beetle' },
    play: [A.casts('Unholy Indenture', 'Clockwork Beetle'), A.waits, A.casts('Murder', 'Clockwork Beetle')],
    then: [A.field('Clockwork Beetle'), counters('Clockwork Beetle', '+1/+1', 3)],
  }),
  ruling('Luxknight Breacher', 'what enters together with it is not counted', {
    A: {
      hand: 'Rally the Ancestors',
      field: 'Ornithopter | 6 Plains',
      graveyard: 'Luxknight Breacher | Grizzly Bears',
      choices: [4],
    },
    play: [A.casts('Rally the Ancestors')],
    then: [counters('Luxknight Breacher', '+1/+1', 1)],
  }),
  ruling('Myr Battlesphere', 'X is chosen as the trigger resolves', {
    A: { field: 'Myr Battlesphere | 3 Silver Myr', choices: [2, ['Silver Myr', 'Silver Myr'], true] },
    play: [A.attacks('Myr Battlesphere')],
    then: [B.life(12)],
  }),
  ruling('Invade the City', 'amassing 0 makes an Army that dies', {
    A: { hand: 'Invade the City', field: 'Blood Artist | Plains | Island | Mountain', targets: [B.self] },
    play: [A.casts('Invade the City')],
    then: [A.tokens(0), B.life(19), A.life(21)],
  }),
  ruling('Batterskull', 'two Germs: the one without the Equipment dies', {
    A: { hand: 'Batterskull', field: 'Parallel Lives | 5 Plains', choices: ['Phyrexian Germ Token'] },
    play: [A.casts('Batterskull')],
    then: [A.tokens(1), is('Phyrexian Germ Token', 4, 4)],
  }),
  ruling('Sanctuary Warden', 'any kind of counter may be removed', {
    A: { field: 'Sanctuary Warden | Clockwork Beetle', choices: [true, 'Clockwork Beetle'] },
    play: [A.attacks('Sanctuary Warden')],
    then: [
      counters('Clockwork Beetle', '+1/+1', 1),
      A.tokens(1),
      A.cardsIn('hand', 1),
      counters('Sanctuary Warden', 'shield', 2),
    ],
  }),
  ruling('Jaya, Venerated Firemage', 'her own damage is not raised, that of other red sources is', {
    A: { hand: 'Shock', field: 'Jaya, Venerated Firemage | Mountain' },
    play: [A.activates('-2', B.self), A.waits, A.checks(B.life(18)), A.casts('Shock', B.self)],
    then: [B.life(15)],
  }),
  ruling('Renegade Krasis', 'a counter that does not come from evolve is nothing to it', {
    A: { hand: 'Battlegrowth', field: 'Renegade Krasis | Clockwork Beetle | Forest' },
    play: [A.casts('Battlegrowth', 'Renegade Krasis')],
    then: [counters('Clockwork Beetle', '+1/+1', 2), counters('Renegade Krasis', '+1/+1', 1)],
  }),
  ruling('Renegade Krasis', 'evolving gives the others a counter', {
    A: { hand: 'Craw Wurm', field: 'Renegade Krasis | Clockwork Beetle | 6 Forest' },
    play: [A.casts('Craw Wurm')],
    then: [counters('Clockwork Beetle', '+1/+1', 3), counters('Craw Wurm', '+1/+1', 0)],
  }),
  ruling('Thornmantle Striker', 'it is an Elf and counts itself', {
    A: { hand: 'Thornmantle Striker', field: '5 Swamp', modes: [2] },
    B: { field: 'Hill Giant' },
    play: [A.casts('Thornmantle Striker', 'Hill Giant')],
    then: [is('Hill Giant', 2, 2)],
  }),
  ruling('Sengir Autocrat', 'one leaves: the Serfs of another go, too', {
    A: { hand: 'Sengir Autocrat', field: 'Sengir Autocrat | 4 Swamp' },
    B: { hand: 'Murder', field: '3 Swamp' },
    play: [
      A.casts('Sengir Autocrat'),
      B.waits,
      B.checks(A.tokens(3)),
      B.casts('Murder', { card: 'Sengir Autocrat', index: 0 }),
    ],
    then: [A.tokens(0), A.field('Sengir Autocrat')],
  }),
  ruling('Gruesome Scourger', 'it counts itself', {
    A: { hand: 'Gruesome Scourger', field: 'Grizzly Bears | 5 Swamp', targets: [B.self] },
    play: [A.casts('Gruesome Scourger')],
    then: [B.life(18)],
  }),
  ruling("Melira's Keepers", 'no counter can be put on it', {
    A: { hand: 'Battlegrowth', field: "Melira's Keepers | Forest" },
    play: [A.casts('Battlegrowth', "Melira's Keepers")],
    then: [is("Melira's Keepers", 4, 4), counters("Melira's Keepers", '+1/+1', 0)],
  }),
  ruling('Lena, Selfless Champion', 'her power as she was sacrificed is what counts', {
    A: { hand: 'Giant Growth', field: 'Lena, Selfless Champion | Craw Wurm | Hill Giant | Forest' },
    play: [A.casts('Giant Growth', 'Lena, Selfless Champion'), A.waits, A.activates('Sacrifice')],
    then: [keyword('Hill Giant', 'indestructible'), keyword('Craw Wurm', 'indestructible', false)],
  }),
];
