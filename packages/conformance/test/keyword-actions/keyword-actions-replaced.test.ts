/** A keyword action that is replaced is never done: what stands in its place is. CR 614.6, 616.1, 701. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const FARSIGHT = 'Farsight | {0} | Enchantment | | If you would scry a number of cards, instead draw that many cards.';
const DEEPSIGHT =
  'Deepsight | {0} | Enchantment | | If you would scry a number of cards, instead scry that many cards plus one.';
const SLEUTH = 'Sleuth | {0} | Enchantment | | If you would investigate, draw a card instead.';
const TWO_CLUES = 'Two Clues | {0} | Enchantment | | If you would investigate, investigate twice instead.';
const SPREADING = 'Spreading | {0} | Enchantment | | If you would proliferate, proliferate twice instead.';
const PATHS =
  'Paths | {0} | Enchantment | | If a green creature you control would explore, instead it explores, then it explores again.';
const LOOKOUT =
  'Lookout | {0} | Enchantment | | If a creature you control would explore, instead you gain 1 life, then that creature explores.';
const WATCHER = 'Watcher | {0} | Enchantment | | Whenever you scry, you gain 5 life.';
const TRACKER = 'Tracker | {0} | Enchantment | | Whenever a creature you control explores, you gain 1 life.';

const UNDERTOW =
  'Undertow | {0} | Enchantment | | If another player would mill one or more cards, they mill that many cards plus four instead.';
const SHOCKS = Array.from({ length: 12 }, () => 'Shock');
const HYDRA = 'Hydra | {0} | Creature — Hydra | 1/1 | Hydra enters with a +1/+1 counter on it.';
/** The bears explore, and the card stays where it is. */
const EXPLORES = [
  '701.40a ann reveals Shock',
  '701.40a Grizzly Bears gets a +1/+1 counter',
  '701.40a Grizzly Bears explores',
];

const DEEDS: readonly Deed[] = [
  {
    name: 'who would scry and draws instead looks at nothing first, and nothing hears of a scry (CR 614.6)',
    deed: 'Scry 2.',
    ann: { battlefield: ['Farsight', 'Watcher'], library: ['Shock', 'Hill Giant', 'Craw Wurm'] },
    cards: [FARSIGHT, WATCHER],
    happens: [
      '121.1 ann draws Shock',
      '121.1 ann draws Hill Giant',
      'ann controls Farsight, Watcher',
      'ann has in hand Shock, Hill Giant',
      'ann has in the library Craw Wurm',
    ],
  },
  {
    name: 'to scry 0 is no event: it can not be replaced, and nothing hears of it (CR 701.18b)',
    deed: 'Scry X, where X is the number of creatures you control.',
    ann: { battlefield: ['Farsight', 'Watcher'] },
    cards: [FARSIGHT, WATCHER],
    happens: ['ann controls Farsight, Watcher'],
  },
  {
    name: 'a scry made larger is one scry (CR 614.6)',
    deed: 'Scry 1.',
    ann: { battlefield: ['Deepsight', 'Watcher'], library: ['Shock', 'Hill Giant'] },
    cards: [DEEPSIGHT, WATCHER],
    happens: [
      'ann 701.18a Scry 2: Shock, Hill Giant to top or bottom',
      '701.18a ann scries 2',
      '119.3 ann gains 5 life',
      'ann has 25 life',
      'ann controls Deepsight, Watcher',
      'ann has in the library Hill Giant, Shock',
    ],
  },
  {
    name: 'of two effects the player chooses the one to apply first: one more, then as many drawn (CR 616.1)',
    deed: 'Scry 1.',
    ann: { battlefield: ['Deepsight', 'Farsight'], library: ['Shock', 'Hill Giant', 'Craw Wurm'] },
    cards: [DEEPSIGHT, FARSIGHT],
    answers: [['ann', 'chooseOption', [0]]],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Deepsight, Farsight',
      '121.1 ann draws Shock',
      '121.1 ann draws Hill Giant',
      'ann controls Deepsight, Farsight',
      'ann has in hand Shock, Hill Giant',
      'ann has in the library Craw Wurm',
    ],
  },
  {
    name: 'or a draw in its place, which is no scry any more (CR 616.1f)',
    deed: 'Scry 1.',
    ann: { battlefield: ['Deepsight', 'Farsight'], library: ['Shock', 'Hill Giant', 'Craw Wurm'] },
    cards: [DEEPSIGHT, FARSIGHT],
    answers: [['ann', 'chooseOption', [1]]],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Deepsight, Farsight',
      '121.1 ann draws Shock',
      'ann controls Deepsight, Farsight',
      'ann has in hand Shock',
      'ann has in the library Craw Wurm, Hill Giant',
    ],
  },
  {
    name: 'each of two such effects has one opportunity (CR 614.5)',
    deed: 'Scry 1.',
    ann: { battlefield: ['Deepsight', 'Deepsight'], library: ['Shock', 'Hill Giant', 'Craw Wurm'] },
    cards: [DEEPSIGHT],
    answers: [['ann', 'arrange', [0, 0, 0, 0, 1, 2]]],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Deepsight, Deepsight',
      'ann 701.18a Scry 3: Shock, Hill Giant, Craw Wurm to top or bottom',
      '701.18a ann scries 3',
      'ann controls Deepsight, Deepsight',
      'ann has in the library Craw Wurm, Hill Giant, Shock',
    ],
  },
  {
    name: 'who would investigate and draws instead gets no Clue (CR 614.6)',
    deed: 'Investigate.',
    ann: { battlefield: ['Sleuth'] },
    cards: [SLEUTH],
    happens: ['121.1 ann draws Plains', 'ann controls Sleuth', 'ann has in hand Plains'],
  },
  {
    name: 'twice as often, twice over, is four times (CR 614.5)',
    deed: 'Investigate.',
    ann: { battlefield: ['Two Clues', 'Two Clues'] },
    cards: [TWO_CLUES],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Two Clues, Two Clues',
      ...Array.from({ length: 4 }, () => ['701.6a ann creates a Clue token', '701.36a ann investigates']).flat(),
      'ann controls Two Clues, Two Clues, Clue Clue, Clue Clue, Clue Clue, Clue Clue',
    ],
  },
  {
    name: 'each of two investigations can be replaced by itself (CR 616.1f)',
    deed: 'Investigate.',
    ann: { battlefield: ['Two Clues', 'Sleuth'] },
    cards: [TWO_CLUES, SLEUTH],
    answers: [['ann', 'chooseOption', [0]]],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Two Clues, Sleuth',
      '121.1 ann draws Plains',
      '121.1 ann draws Plains',
      'ann controls Two Clues, Sleuth',
      'ann has in hand Plains, Plains',
    ],
  },
  {
    name: 'proliferating twice in place of once is twice, not three times (CR 614.6, 701.27a)',
    deed: 'Proliferate.',
    ann: { battlefield: ['Spreading', 'Hydra'] },
    cards: [SPREADING, HYDRA],
    answers: [
      ['ann', 'chooseObjects', [0]],
      ['ann', 'chooseObjects', [0]],
    ],
    happens: [
      'ann 701.27a Choose what to proliferate: counters 0-1 of Hydra',
      'ann 701.27a Choose what to proliferate: counters 0-1 of Hydra',
      '701.27a Hydra gets a +1/+1 counter',
      '701.27a ann proliferates',
      '701.27a Hydra gets a +1/+1 counter',
      '701.27a ann proliferates',
      'ann controls Spreading, Hydra 4/4 Hydra (3 +1/+1)',
    ],
  },
  {
    name: 'what is done before exploring is done before each of two explorations (CR 608.2c, 616.1)',
    deed: 'Target creature you control explores.',
    targets: ['Grizzly Bears'],
    ann: { battlefield: ['Paths', 'Lookout', 'Tracker', 'Grizzly Bears'], library: ['Shock', 'Plains'] },
    cards: [PATHS, LOOKOUT, TRACKER],
    answers: [['ann', 'chooseOption', [0]]],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Paths, Lookout',
      'ann 701.40a Put the revealed card into your graveyard?: Graveyard or Leave it on top',
      'ann 701.40a Put the revealed card into your graveyard?: Graveyard or Leave it on top',
      ...Array.from({ length: 2 }, () => ['119.3 ann gains 1 life', ...EXPLORES]).flat(),
      '119.3 ann gains 1 life',
      '119.3 ann gains 1 life',
      'ann has 24 life',
      'ann controls Paths, Lookout, Tracker, Grizzly Bears 4/4 green Human (2 +1/+1)',
      'ann has in the library Plains, Shock',
    ],
  },
  {
    name: 'or once before both, as the player chooses (CR 616.1)',
    deed: 'Target creature you control explores.',
    targets: ['Grizzly Bears'],
    ann: { battlefield: ['Paths', 'Lookout', 'Tracker', 'Grizzly Bears'], library: ['Shock', 'Plains'] },
    cards: [PATHS, LOOKOUT, TRACKER],
    answers: [['ann', 'chooseOption', [1]]],
    happens: [
      'ann 616.1 Several effects would change this: choose the one to apply first: Paths, Lookout',
      'ann 701.40a Put the revealed card into your graveyard?: Graveyard or Leave it on top',
      'ann 701.40a Put the revealed card into your graveyard?: Graveyard or Leave it on top',
      '119.3 ann gains 1 life',
      ...EXPLORES,
      ...EXPLORES,
      '119.3 ann gains 1 life',
      '119.3 ann gains 1 life',
      'ann has 23 life',
      'ann controls Paths, Lookout, Tracker, Grizzly Bears 4/4 green Human (2 +1/+1)',
      'ann has in the library Plains, Shock',
    ],
  },
  {
    name: 'milling is changed as a whole: four more cards, not four more for each (CR 614.6, 701.13a)',
    deed: 'Target opponent mills two cards.',
    targets: ['ben'],
    ann: { battlefield: ['Undertow'] },
    ben: { library: SHOCKS },
    cards: [UNDERTOW],
    happens: [
      '701.13a Shock is milled (6 times)',
      'ann controls Undertow',
      `ben has in the graveyard ${SHOCKS.slice(6).join(', ')}`,
      `ben has in the library ${SHOCKS.slice(0, 6).join(', ')}`,
    ],
  },
  {
    name: 'and in the order that its player chooses: twice as many of four more (CR 616.1)',
    deed: 'Target opponent mills two cards.',
    targets: ['ben'],
    ann: { battlefield: ['Undertow', 'Maelstrom'] },
    ben: { library: SHOCKS },
    cards: [
      UNDERTOW,
      'Maelstrom | {0} | Enchantment | | If another player would mill one or more cards, they mill twice that many cards instead.',
    ],
    answers: [['ben', 'chooseOption', [0]]],
    happens: [
      'ben 616.1 Several effects would change this: choose the one to apply first: Undertow, Maelstrom',
      '701.13a Shock is milled (12 times)',
      'ann controls Undertow, Maelstrom',
      `ben has in the graveyard ${SHOCKS.join(', ')}`,
    ],
  },
  {
    name: 'a villainous choice is faced once more for each of two effects (CR 701.53c)',
    deed: 'Target opponent faces a villainous choice — They lose 1 life, or you gain 1 life.',
    targets: ['ben'],
    ann: { battlefield: ['Villain', 'Villain'] },
    cards: [
      'Villain | {0} | Enchantment | | If another player would face a villainous choice, they face that choice an additional time.',
    ],
    happens: [
      'ben 616.1 Several effects would change this: choose the one to apply first: Villain, Villain',
      ...Array.from(
        { length: 3 },
        () => 'ben 701.53a Face a villainous choice: The target opponent loses 1 life / You gain 1 life',
      ),
      ...Array.from({ length: 3 }, () => ['119.3 ben loses 1 life', '701.53a ben faces a villainous choice']).flat(),
      'ann controls Villain, Villain',
      'ben has 17 life',
    ],
  },
  {
    name: 'nobody is asked whether to mill more cards than there are (CR 608.2d, 701.13b)',
    deed: 'You may mill two cards. If you do, you gain 2 life.',
    ann: { library: ['Shock'] },
    happens: ['ann has in the library Shock'],
  },
  {
    name: 'who was told to scry has done so, whatever came of it (CR 118.11, 118.12)',
    deed: 'You may scry 1. If you do, you gain 2 life.',
    ann: { battlefield: ['Farsight'] },
    cards: [FARSIGHT],
    answers: [['ann', 'yesNo', [1]]],
    happens: [
      'ann 608.2d Scry 1?: Yes or No',
      '121.1 ann draws Plains',
      '119.3 ann gains 2 life',
      'ann has 22 life',
      'ann controls Farsight',
      'ann has in hand Plains',
    ],
  },
  {
    name: 'what players can not do they do not do, and nothing replaces it (CR 101.2, 614.17c)',
    deed: 'Investigate. Scry 1.',
    ann: { battlefield: ['Ban', 'Sleuth', 'Farsight'] },
    cards: ["Ban | {0} | Enchantment | | Players can't investigate. / Players can't scry.", SLEUTH, FARSIGHT],
    happens: ['ann controls Ban, Sleuth, Farsight'],
  },
  {
    name: 'nor are they asked about it (CR 608.2d)',
    deed: 'You may investigate. If you do, you gain 2 life.',
    ann: { battlefield: ['Ban'] },
    cards: ["Ban | {0} | Enchantment | | Players can't investigate."],
    happens: ['ann controls Ban'],
  },
  {
    name: 'nobody is asked whether to suspect what is suspected already (CR 608.2d, 701.58d)',
    deed: 'Suspect target creature. You may suspect it.',
    targets: ['Craw Wurm'],
    ben: { battlefield: ['Craw Wurm'] },
    happens: ['701.58a Craw Wurm becomes suspected', 'ben controls Craw Wurm 6/4 green Human with menace'],
  },
  {
    name: 'nor whether to collect evidence that is not there (CR 608.2d, 701.57b)',
    deed: 'You may collect evidence 4. If you do, you gain 2 life.',
    ann: { graveyard: ['Shock'] },
    happens: ['ann has in the graveyard Shock'],
  },
  {
    name: 'nor whether to scry 0 (CR 608.2d, 701.18b)',
    deed: 'You may scry X, where X is the number of creatures you control.',
    happens: [],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
