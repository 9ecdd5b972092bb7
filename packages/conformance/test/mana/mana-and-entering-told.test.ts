/** What effects add, and how they put objects where they say. CR 106.4, 400.7, 401.4. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'two extra turns (CR 500.7)',
    deed: 'Take two extra turns after this one.',
    happens: ['ann has 2 extra turns to come'],
  },
  {
    name: 'an emblem (CR 114.1)',
    deed: 'You get an emblem with "Creatures you control get +1/+1."',
    ann: { battlefield: ['Grizzly Bears'] },
    happens: ['ann controls Grizzly Bears 3/3 green Human', 'ann has in the command zone Deed Emblem'],
  },
  {
    name: 'it becomes night, and then day (CR 728.1)',
    deed: 'It becomes night. It becomes day.',
    happens: ['728.1 It becomes night', '728.1 It becomes day'],
  },
  {
    name: 'mana of any one color is of one color (CR 106.4)',
    uses: 'Font',
    cards: ['Font | {0} | Artifact | | {T}: Add three mana of any one color. You gain 1 life.'],
    ann: { battlefield: ['Font'] },
    answers: [['ann', 'chooseOption', [3]]],
    happens: [
      'ann 106.4 Choose a color of mana: white, blue, black, red, green',
      'ann has 21 life',
      'ann has RRR in the mana pool',
      'ann controls Font (tapped)',
    ],
  },
  {
    name: 'mana in any combination of colors (CR 106.4)',
    uses: 'Font',
    cards: ['Font | {0} | Artifact | | {T}: Add two mana in any combination of {W} and/or {R}. You gain 1 life.'],
    ann: { battlefield: ['Font'] },
    answers: [
      ['ann', 'chooseOption', [1]],
      ['ann', 'chooseOption', [0]],
    ],
    happens: [
      'ann 106.4 Choose a color of mana: white, red',
      'ann 106.4 Choose a color of mana: white, red',
      'ann has 21 life',
      'ann has WR in the mana pool',
      'ann controls Font (tapped)',
    ],
  },
  {
    name: 'mana of a hybrid symbol is of one half (CR 106.8)',
    uses: 'Font',
    cards: ['Font | {0} | Artifact | | {T}: Add {W/U}. You gain 1 life.'],
    ann: { battlefield: ['Font'] },
    answers: [['ann', 'chooseOption', [1]]],
    happens: [
      'ann 106.4 Choose a color of mana: white, blue',
      'ann has 21 life',
      'ann has U in the mana pool',
      'ann controls Font (tapped)',
    ],
  },
  {
    name: 'a creature enters attacking whom its controller says (CR 508.4)',
    uses: 'Horn',
    cards: ['Horn | {0} | Artifact | | {0}: Create a 1/1 red Goblin creature token that’s tapped and attacking.'],
    ann: { battlefield: ['Horn'] },
    happens: ['701.6a ann creates a Goblin token', 'ann controls Horn, Goblin Token 1/1 red Goblin (tapped)'],
  },
  {
    name: 'an Aura returns attached to what its controller chooses (CR 303.4f)',
    deed: 'Return target Aura card from your graveyard to the battlefield.',
    cards: ['Veil | {1}{W} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.'],
    ann: { graveyard: ['Veil'], battlefield: ['Grizzly Bears'] },
    ben: { battlefield: ['Craw Wurm'] },
    answers: [['ann', 'chooseObjects', [1]]],
    happens: [
      'ann 303.4f Choose what it enchants: choose 1-1 of Grizzly Bears, Craw Wurm',
      '400.7 Veil returns onto the battlefield',
      'ann controls Grizzly Bears 2/2 green Human, Veil white Aura with enchant',
      'ben controls Craw Wurm 7/5 green Human',
    ],
  },
  {
    name: 'an Aura without anything to enchant stays where it is (CR 303.4i)',
    deed: 'Return target Aura card from your graveyard to the battlefield.',
    cards: ['Veil | {1}{W} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.'],
    ann: { graveyard: ['Veil'] },
    happens: ['ann has in the graveyard Veil'],
  },
  {
    name: 'put: on top in an order that the owner says (CR 401.4)',
    deed: 'Put all creatures on top of their owners’ libraries.',
    ann: { battlefield: ['Grizzly Bears'] },
    ben: { battlefield: ['Craw Wurm', 'Hill Giant'] },
    answers: [['ben', 'order', [1, 0]]],
    happens: [
      'ben 401.4 Choose the order; the last one is put last: Craw Wurm, Hill Giant',
      '400.7 Grizzly Bears is put into the library',
      '400.7 Hill Giant is put into the library',
      '400.7 Craw Wurm is put into the library',
      'ann has in the library Plains, Plains, Plains, Plains, Plains, Grizzly Bears',
      'ben has in the library Plains, Plains, Plains, Plains, Plains, Hill Giant, Craw Wurm',
    ],
  },
  {
    name: 'put: just beneath so many cards (CR 401.7)',
    deed: 'Put target creature into its owner’s library just beneath the top X cards of that library, where X is the number of creatures you control.',
    ann: { battlefield: ['Grizzly Bears'] },
    ben: { battlefield: ['Craw Wurm'], library: ['Shock', 'Hill Giant'] },
    targets: ['Craw Wurm'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Grizzly Bears, Craw Wurm',
      '400.7 Craw Wurm is put into the library',
      'ann controls Grizzly Bears 2/2 green Human',
      'ben has in the library Hill Giant, Craw Wurm, Shock',
    ],
  },
  {
    name: 'return under its owner’s control (CR 110.2a)',
    deed: 'Exile target creature, then return it to the battlefield under its owner’s control.',
    ben: { battlefield: ['Craw Wurm'] },
    happens: [
      '701.10a Craw Wurm is exiled',
      '400.7 Craw Wurm returns onto the battlefield',
      'ben controls Craw Wurm 6/4 green Human',
    ],
  },
  {
    name: 'return under the control of the player of the spell (CR 110.2a)',
    deed: 'Put target creature card from an opponent’s graveyard onto the battlefield under your control tapped.',
    ben: { graveyard: ['Craw Wurm'] },
    happens: ['400.7 Craw Wurm is put onto the battlefield', 'ann controls Craw Wurm 6/4 green Human (tapped)'],
  },
  {
    name: 'a creature that enters with counters, one for each (CR 122.1)',
    deed: 'Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it for each creature you control.',
    ann: { graveyard: ['Hill Giant'], battlefield: ['Grizzly Bears', 'Grizzly Bears'] },
    happens: [
      '400.7 Hill Giant returns onto the battlefield',
      'ann controls Grizzly Bears 2/2 green Human, Grizzly Bears 2/2 green Human, Hill Giant 5/5 red Human (2 +1/+1)',
    ],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
