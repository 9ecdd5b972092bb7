/** What effects on players and permanents ask and tell. CR 119, 701.21, 705. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'draw: up to so many, as the player likes (CR 608.2d)',
    deed: 'Draw up to two cards.',
    answers: [['ann', 'chooseNumber', [1]]],
    happens: ['ann 608.2d Choose how many cards to draw: 0-2', '121.1 ann draws Plains', 'ann has in hand Plains'],
  },
  {
    name: 'mill: more than there are mills all (CR 701.13a)',
    deed: 'Target opponent mills three cards. You gain life equal to the number of cards milled this way.',
    ben: { library: ['Shock', 'Hill Giant'] },
    happens: [
      '701.13a Shock is milled',
      '701.13a Hill Giant is milled',
      '119.3 ann gains 2 life',
      'ann has 22 life',
      'ben has in the graveyard Shock, Hill Giant',
    ],
  },
  {
    name: 'life totals are exchanged (CR 701.10c)',
    deed: 'Exchange life totals with target opponent. If you do, draw a card.',
    ben: { life: 14 },
    happens: [
      '701.10c ann loses 6 life',
      '701.10c ben gains 6 life',
      '121.1 ann draws Plains',
      'ann has 14 life',
      'ann has in hand Plains',
    ],
  },
  {
    name: 'equal life totals can’t be exchanged to any effect (CR 701.10c)',
    deed: 'Exchange life totals with target opponent.',
    happens: [],
  },
  {
    name: 'whose life can’t rise exchanges none (CR 119.7)',
    deed: 'Exchange life totals with target opponent.',
    ann: { life: 9 },
    ben: { battlefield: ['Stale'] },
    cards: ['Stale | {0} | Enchantment | | Your opponents can’t gain life.'],
    happens: ['ann has 9 life', 'ben controls Stale'],
  },
  {
    name: 'whose life can’t fall exchanges none (CR 119.8)',
    deed: 'Exchange life totals with target opponent.',
    ann: { life: 29, battlefield: ['Firm'] },
    cards: ['Firm | {0} | Enchantment | | You can’t lose life.'],
    happens: ['ann has 29 life', 'ann controls Firm'],
  },
  {
    name: 'a life total becomes another (CR 119.5)',
    deed: 'Your life total becomes 7. Draw a card.',
    ann: { life: 12 },
    happens: ['119.5 ann loses 5 life', '121.1 ann draws Plains', 'ann has 7 life', 'ann has in hand Plains'],
  },
  {
    name: 'life totals are redistributed among chosen players (CR 119.5)',
    deed: 'Redistribute any number of players’ life totals.',
    ann: { life: 3 },
    ben: { life: 14 },
    cat: { life: 9 },
    answers: [
      ['ann', 'chooseObjects', [0, 1]],
      ['ann', 'order', [1, 0]],
    ],
    happens: [
      'ann 608.2d Choose the players whose life totals you redistribute: choose 0-3 of ann, ben, cat',
      'ann 119.5 Give these life totals to ann, ben, in order: 3 (of ann), 14 (of ben)',
      '119.5 ann gains 11 life',
      '119.5 ben loses 11 life',
      'ann has 14 life',
      'ann has in hand Plains',
      'ben has 3 life',
      'cat has 9 life',
    ],
  },
  {
    name: 'one life total alone is not redistributed (CR 119.5)',
    deed: 'Redistribute any number of players’ life totals. If you do, draw a card.',
    ann: { life: 3 },
    answers: [['ann', 'chooseObjects', [0]]],
    happens: [
      'ann 608.2d Choose the players whose life totals you redistribute: choose 0-2 of ann, ben',
      'ann has 3 life',
    ],
  },
  {
    name: 'counters on players (CR 122.1)',
    deed: 'Target opponent gets two poison counters. You get {E}{E}.',
    happens: ['122.1 ben gets 2 poison counters', '122.1 ann gets 2 energy counters'],
  },
  {
    name: 'regenerate: once this turn (CR 701.15a)',
    deed: 'Regenerate target creature. Destroy all creatures.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    targets: ['Grizzly Bears'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Grizzly Bears, Hill Giant',
      '701.15a Grizzly Bears regenerates',
      '701.7a Hill Giant is destroyed and put into the graveyard',
      'ann controls Grizzly Bears 2/2 green Human (tapped)',
      'ann has in the graveyard Hill Giant',
    ],
  },
  {
    name: 'tap or untap, as the player likes (CR 701.21)',
    deed: 'Tap or untap target creature.',
    ben: { battlefield: ['Craw Wurm'] },
    happens: [
      'ann 701.21 Tap or untap it: tap, untap',
      '701.21a Craw Wurm becomes tapped',
      'ben controls Craw Wurm 6/4 green Human (tapped)',
    ],
  },
  {
    name: 'untap: what is tapped (CR 701.21b)',
    deed: 'Tap or untap target creature.',
    ben: { battlefield: [{ card: 'Craw Wurm', tapped: true }] },
    answers: [['ann', 'chooseOption', [1]]],
    happens: [
      'ann 701.21 Tap or untap it: tap, untap',
      '701.21b Craw Wurm becomes untapped',
      'ben controls Craw Wurm 6/4 green Human',
    ],
  },
  {
    name: 'tap: what is tapped already is not tapped (CR 701.21a)',
    deed: 'Tap all creatures. You gain 1 life for each creature tapped this way.',
    ann: { battlefield: ['Grizzly Bears'] },
    ben: { battlefield: [{ card: 'Craw Wurm', tapped: true }, 'Hill Giant', 'Plains'] },
    happens: [
      '701.21a Grizzly Bears becomes tapped',
      '701.21a Hill Giant becomes tapped',
      '119.3 ann gains 2 life',
      'ann has 22 life',
      'ann controls Grizzly Bears 2/2 green Human (tapped)',
      'ben controls Craw Wurm 6/4 green Human (tapped), Hill Giant 3/3 red Human (tapped), Plains Plains',
    ],
  },
  {
    name: 'phase out (CR 702.26b)',
    deed: 'Target creature phases out. Destroy all creatures.',
    ben: { battlefield: ['Craw Wurm', 'Hill Giant'] },
    targets: ['Craw Wurm'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Craw Wurm, Hill Giant',
      '702.26b Craw Wurm phases out',
      '701.7a Hill Giant is destroyed and put into the graveyard',
      'ben controls Craw Wurm 6/4 green Human',
      'ben has in the graveyard Hill Giant',
    ],
  },
  {
    name: 'attach: an Equipment to a creature of the player’s choice (CR 701.3a)',
    deed: 'Attach target Equipment you control to a creature you control.',
    ann: { battlefield: ['Club', 'Grizzly Bears', 'Hill Giant', 'Plains'] },
    ben: { battlefield: ['Craw Wurm'] },
    cards: ['Club | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {3}'],
    answers: [['ann', 'chooseObjects', [1]]],
    happens: [
      'ann 701.3a Choose what to attach: attach 1-1 of Grizzly Bears, Hill Giant',
      '701.3a Club becomes attached to Hill Giant',
      'ann controls Club Equipment with equip, Grizzly Bears 2/2 green Human, Hill Giant 5/3 red Human, Plains Plains',
      'ben controls Craw Wurm 6/4 green Human',
    ],
  },
  {
    name: 'unattach (CR 701.3d)',
    deed: 'Attach target Equipment you control to target creature you control. Unattach all Equipment from target creature you control.',
    ann: { battlefield: ['Club', 'Grizzly Bears'] },
    cards: ['Club | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {3}'],
    happens: [
      '701.3a Club becomes attached to Grizzly Bears',
      '701.3d Club becomes unattached',
      'ann controls Club Equipment with equip, Grizzly Bears 2/2 green Human',
    ],
  },
  {
    name: 'the monarch (CR 722.1)',
    deed: 'You become the monarch.',
    happens: ['722.1 ann gets this designation: monarch'],
  },
  {
    name: 'an extra turn (CR 500.7)',
    deed: 'Target opponent takes an extra turn after this one.',
    happens: ['ben has 1 extra turns to come'],
  },
  {
    name: 'a coin: two are flipped, one after the other (CR 705.2)',
    deed: 'Flip two coins. You gain 3 life for each flip you win.',
    happens: [
      '705.2 ann flips a coin and loses the flip',
      '705.2 ann flips a coin and wins the flip',
      '119.3 ann gains 3 life',
      'ann has 23 life',
    ],
  },
  {
    name: 'a coin until a flip is lost (CR 705.2)',
    deed: 'Flip a coin until you lose a flip. You gain 3 life for each flip you won.',
    happens: ['705.2 ann flips a coin and loses the flip'],
  },
  {
    name: 'a vote for words (CR 701.32a)',
    deed: 'Starting with you, each player votes for death or taxes. For each death vote, you gain 3 life. For each taxes vote, each opponent loses 2 life.',
    answers: [
      ['ann', 'vote', [0]],
      ['ben', 'vote', [1]],
    ],
    happens: [
      'ann 701.32a Vote: death, taxes',
      'ben 701.32a Vote: death, taxes',
      '701.32a The players finish voting',
      '119.3 ann gains 3 life',
      '119.3 ben loses 2 life',
      'ann has 23 life',
      'ben has 18 life',
    ],
  },
  {
    name: 'a vote for a creature (CR 701.32b)',
    deed: 'Starting with you, each player votes for a creature. Destroy each creature with the most votes or tied for most votes.',
    ann: { battlefield: ['Grizzly Bears'] },
    ben: { battlefield: ['Craw Wurm', 'Hill Giant'] },
    answers: [
      ['ann', 'chooseObjects', [1]],
      ['ben', 'chooseObjects', [0]],
    ],
    happens: [
      'ann 701.32a Vote: choose 1-1 of Grizzly Bears, Craw Wurm, Hill Giant',
      'ben 701.32a Vote: choose 1-1 of Grizzly Bears, Craw Wurm, Hill Giant',
      '701.32a The players finish voting',
      '701.7a Grizzly Bears is destroyed and put into the graveyard',
      '701.7a Craw Wurm is destroyed and put into the graveyard',
      'ann has in the graveyard Grizzly Bears',
      'ben controls Hill Giant 3/3 red Human',
      'ben has in the graveyard Craw Wurm',
    ],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
