/** Pairs, what is beheld, and what is attached to what, as it is told. CR 301.5, 303.4, 701.3, 702.95. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'soulbond: of two that enter and stay one pair is made (CR 702.95a, 702.95c)',
    uses: 'Kiln',
    ann: { battlefield: ['Kiln', 'Mate', 'Grizzly Bears'] },
    cards: [
      'Kiln | {0} | Artifact | | {T}: Create a token that’s a copy of target non-Wall creature you control. Destroy all creatures named Grizzly Bears.',
      'Mate | {0} | Creature — Human | 2/2 | Soulbond / As long as this creature is paired with another creature, each of those creatures has flying.',
    ],
    targets: ['Mate'],
    answers: [['ann', 'yesNo', [1]]],
    happens: [
      'ann 601.2c Choose a target for Kiln: 1-1 of Mate, Grizzly Bears',
      'ann 603.3b Choose the order in which your triggered abilities are put on the stack: Mate, Mate',
      'ann 608.2d Pair another creature you control such that that creature is not paired with another creature?: Yes or No',
      '701.6a ann creates a Mate token',
      '701.7a Grizzly Bears is destroyed and put into the graveyard',
      '702.95a ann pairs Mate',
      'ann controls Kiln (tapped), Mate 2/2 Human with soulbond with flying, Mate 2/2 Human with soulbond with flying',
      'ann has in the graveyard Grizzly Bears',
    ],
  },
  {
    name: 'soulbond: a paired creature has what the pair has (CR 702.95a)',
    uses: 'Kiln',
    ann: { battlefield: ['Kiln', 'Mate', 'Grizzly Bears', 'Plains'] },
    ben: { battlefield: ['Hill Giant'] },
    cards: [
      'Kiln | {0} | Artifact | | {T}: Create a token that’s a copy of target non-Wall creature you control.',
      'Mate | {0} | Creature — Human | 2/2 | Soulbond / As long as this creature is paired with another creature, each of those creatures has flying.',
    ],
    targets: ['Grizzly Bears'],
    answers: [
      ['ann', 'yesNo', [1]],
      ['ann', 'chooseObjects', [0]],
    ],
    happens: [
      'ann 601.2c Choose a target for Kiln: 1-1 of Mate, Grizzly Bears',
      'ann 608.2d Pair Grizzly Bears?: Yes or No',
      '701.6a ann creates a Grizzly Bears token',
      '702.95a ann pairs Grizzly Bears',
      'ann controls Kiln (tapped), Mate 2/2 Human with soulbond with flying, Grizzly Bears 2/2 green Human, Plains Plains, Grizzly Bears 2/2 green Human with flying',
      'ben controls Hill Giant 3/3 red Human',
    ],
  },
  {
    name: 'behold: two are chosen where two are said (CR 118.3)',
    deed: 'You may behold two Giants. If you do, you gain 3 life.',
    cards: ['Tall One | {2} | Creature — Giant | 3/3 |'],
    ann: { battlefield: ['Tall One', 'Tall One'], hand: ['Tall One'] },
    answers: [
      ['ann', 'yesNo', [1]],
      ['ann', 'chooseObjects', [0, 2]],
    ],
    happens: [
      'ann 608.2d Behold two Giants?: Yes or No',
      'ann 701.1 Choose a permanent, or reveal a card from your hand: reveal 2-2 of Tall One, Tall One, Tall One, to help, in secret',
      '701.1 ann reveals Tall One',
      '701.1 ann beholds',
      '119.3 ann gains 3 life',
      'ann has 23 life',
      'ann controls Tall One 3/3 Giant, Tall One 3/3 Giant',
      'ann has in hand Tall One',
    ],
  },
  {
    name: 'behold: one too few can’t be done (CR 118.3)',
    deed: 'You may behold two Giants. If you do, you gain 3 life.',
    cards: ['Tall One | {2} | Creature — Giant | 3/3 |'],
    ann: { battlefield: ['Tall One'] },
    ben: { battlefield: ['Tall One'] },
    answers: [['ann', 'yesNo', [1]]],
    happens: ['ann controls Tall One 3/3 Giant', 'ben controls Tall One 3/3 Giant'],
  },
  {
    name: 'behold: permanents alone are not revealed (CR 701.16a)',
    deed: 'You may behold a Giant. If you do, you gain 3 life.',
    cards: ['Tall One | {2} | Creature — Giant | 3/3 |'],
    ann: { battlefield: ['Tall One'] },
    answers: [['ann', 'yesNo', [1]]],
    happens: [
      'ann 608.2d Behold a Giant?: Yes or No',
      '701.1 ann beholds',
      '119.3 ann gains 3 life',
      'ann has 23 life',
      'ann controls Tall One 3/3 Giant',
    ],
  },
  {
    name: 'an Equipment is attached to nothing but a creature (CR 301.5c)',
    uses: 'Smith',
    cards: [
      'Smith | {0} | Artifact | | {0}: Attach target Equipment you control to target permanent you control.',
      'Club | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {3}',
    ],
    ann: { battlefield: ['Smith', 'Club', 'Plains'] },
    targets: ['Plains'],
    happens: [
      'ann 601.2c Choose a target for Smith: 1-1 of Smith, Club, Plains',
      'ann controls Smith, Club Equipment with equip, Plains Plains',
    ],
  },
  {
    name: 'an Equipment is not attached to itself (CR 701.3b)',
    uses: 'Smith',
    cards: [
      'Smith | {0} | Artifact | | {0}: Attach target Equipment you control to target permanent you control.',
      'Club | {0} | Artifact Creature — Equipment | 1/1 | Equipped creature gets +2/+0. / Equip {3}',
    ],
    ann: { battlefield: ['Smith', 'Club'] },
    targets: ['Club'],
    happens: [
      'ann 601.2c Choose a target for Smith: 1-1 of Smith, Club',
      'ann controls Smith, Club 1/1 Equipment with equip',
    ],
  },
  {
    name: 'an Equipment that is a creature is attached to nothing (CR 301.5c)',
    uses: 'Smith',
    cards: [
      'Smith | {0} | Artifact | | {0}: Attach target Equipment you control to target creature you control.',
      'Club | {0} | Artifact Creature — Equipment | 1/1 | Equipped creature gets +2/+0. / Equip {3}',
    ],
    ann: { battlefield: ['Smith', 'Club', 'Grizzly Bears'] },
    targets: ['Grizzly Bears'],
    happens: [
      'ann 601.2c Choose a target for Smith: 1-1 of Club, Grizzly Bears',
      'ann controls Smith, Club 1/1 Equipment with equip, Grizzly Bears 2/2 green Human',
    ],
  },
  {
    name: 'an Equipment stays where it is rather than with a creature protected from it (CR 301.5c, 702.16d)',
    uses: 'Smith',
    cards: [
      'Smith | {0} | Land | | {0}: Attach target Equipment you control to target creature you control.',
      'Club | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {3}',
      'Monk | {0} | Creature — Monk | 1/1 | Protection from artifacts',
    ],
    ann: { battlefield: ['Smith', 'Club', 'Monk'] },
    targets: ['Monk'],
    happens: ['ann controls Smith, Club Equipment with equip, Monk 1/1 Monk with protection'],
  },
  {
    name: 'an Aura moves only to what it can enchant (CR 303.4j)',
    deed: 'Return target Aura card from your graveyard to the battlefield. Attach all Auras to target land.',
    cards: ['Veil | {1}{W} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.'],
    ann: { graveyard: ['Veil'], battlefield: ['Grizzly Bears', 'Plains'] },
    happens: [
      '400.7 Veil returns onto the battlefield',
      'ann controls Grizzly Bears 3/3 green Human, Plains Plains, Veil white Aura with enchant',
    ],
  },
  {
    name: 'an Aura is attached to a creature of the player’s choice, of those that it may enchant (CR 303.4k)',
    deed: 'Return target Aura card from your graveyard to the battlefield. Attach it to another permanent you control.',
    cards: ['Veil | {1}{W} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.'],
    ann: { graveyard: ['Veil'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Plains'] },
    happens: [
      'ann 303.4f Choose what it enchants: choose 1-1 of Grizzly Bears, Hill Giant',
      '400.7 Veil returns onto the battlefield',
      '701.3a Veil becomes attached to Hill Giant',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 4/4 red Human, Plains Plains, Veil white Aura with enchant',
    ],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
