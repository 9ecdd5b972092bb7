/** Modes, and mana of the kind that pays, as they are told. CR 605.3, 700.2. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'modes: each chosen one has its own target (CR 700.2c)',
    deed: 'Choose two — / • Target player gains 3 life. / • Target player draws a card. / • Target player loses 2 life.',
    answers: [['ann', 'chooseModes', [0, 2]]],
    targets: ['ben', 'ann'],
    happens: [
      'ann 700.2 Choose two for Deed: Target player gains 3 life / Target player draws a card / Target player loses 2 life',
      'ann 601.2c Choose a target for Deed: 1-1 of ann, ben',
      'ann 601.2c Choose a target for Deed: 1-1 of ann, ben',
      '119.3 ben gains 3 life',
      '119.3 ann loses 2 life',
      'ann has 18 life',
      'ben has 23 life',
    ],
  },
  {
    name: 'modes: one chosen twice has two targets (CR 700.2d)',
    deed: 'Choose two. You may choose the same mode more than once. / • Target player gains 3 life. / • Target player draws a card.',
    answers: [['ann', 'chooseModes', [0, 0]]],
    targets: ['ben', 'ann'],
    happens: [
      'ann 700.2 Choose two for Deed: Target player gains 3 life / Target player draws a card',
      'ann 601.2c Choose a target for Deed: 1-1 of ann, ben',
      'ann 601.2c Choose a target for Deed: 1-1 of ann, ben',
      '119.3 ben gains 3 life',
      '119.3 ann gains 3 life',
      'ann has 23 life',
      'ben has 23 life',
    ],
  },
  {
    name: 'modes: one, and the others have nothing to do with it (CR 700.2)',
    deed: 'Choose one — / • Target creature gets +2/+2 until end of turn. / • Destroy target artifact.',
    ann: { battlefield: ['Grizzly Bears'] },
    ben: { battlefield: ['Toy'] },
    cards: ['Toy | {1} | Artifact | |'],
    answers: [['ann', 'chooseModes', [1]]],
    happens: [
      'ann 700.2 Choose one for Deed: Target creature gets +2/+2 until end of turn / You destroy target artifact',
      '701.7a Toy is destroyed and put into the graveyard',
      'ann controls Grizzly Bears 2/2 green Human',
      'ben has in the graveyard Toy',
    ],
  },
  {
    name: 'modes of a triggered ability (CR 700.2b)',
    deed: 'Create a token that’s a copy of target artifact.',
    ann: { battlefield: ['Bell'] },
    cards: [
      'Bell | {1} | Artifact | | When this artifact enters, choose one — / • Target player gains 3 life. / • Target player loses 4 life.',
    ],
    answers: [
      ['ann', 'chooseModes', [1]],
      ['ann', 'targets', [0]],
      ['ann', 'targets', [1]],
    ],
    happens: [
      'ann 700.2 Choose one for Bell: Target player gains 3 life / Target player loses 4 life',
      'ann 601.2c Choose a target for Bell: 1-1 of ann, ben',
      '701.6a ann creates a Bell token',
      '119.3 ann loses 4 life',
      'ann has 16 life',
      'ann controls Bell, Bell',
    ],
  },
  {
    name: 'modes of an activated ability (CR 700.2)',
    uses: 'Bell',
    ann: { battlefield: ['Bell'] },
    cards: ['Bell | {1} | Artifact | | {T}: Choose one — / • You gain 3 life. / • You draw a card.'],
    answers: [['ann', 'chooseModes', [1]]],
    happens: [
      'ann 700.2 Choose one for Bell: You gain 3 life / You draw a card',
      '121.1 ann draws Plains',
      'ann controls Bell (tapped)',
      'ann has in hand Plains',
    ],
  },
  {
    name: 'mana: of several kinds the one is taken that pays (CR 605.3b)',
    cost: '{R}{G}',
    deed: 'You gain 1 life.',
    ann: { battlefield: ['Twins'] },
    cards: ['Twins | | Land | | {T}: Add {R}{R}, {R}{G}, or {G}{G}.'],
    happens: ['119.3 ann gains 1 life', 'ann has 21 life', 'ann controls Twins (tapped)'],
  },
  {
    name: 'mana: of several kinds the last is taken if it pays (CR 605.3b)',
    cost: '{G}{G}',
    deed: 'You gain 1 life.',
    ann: { battlefield: ['Twins'] },
    cards: ['Twins | | Land | | {T}: Add {R}{R}, {R}{G}, or {G}{G}.'],
    happens: ['119.3 ann gains 1 life', 'ann has 21 life', 'ann controls Twins (tapped)'],
  },
  {
    name: 'mana: any color and another color (CR 605.3b)',
    cost: '{U}{B}',
    deed: 'You gain 1 life.',
    ann: { battlefield: ['Prism', 'Prism'] },
    cards: ['Prism | | Land | | {T}: Add one mana of any color.'],
    happens: ['119.3 ann gains 1 life', 'ann has 21 life', 'ann controls Prism (tapped), Prism (tapped)'],
  },
  {
    name: 'mana: what is left over is of a kind that the player may use (CR 605.3b)',
    cost: '{1}',
    deed: 'You gain 1 life.',
    ann: { battlefield: ['Twins'] },
    cards: ['Twins | | Land | | {T}: Add {R}{R}, {R}{G}, or {G}{G}.'],
    happens: ['119.3 ann gains 1 life', 'ann has 21 life', 'ann has R in the mana pool', 'ann controls Twins (tapped)'],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
