/** What is done for each of several, and what is prevented, as it is told. CR 608.2c, 615. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'for each: life is lost at once (CR 119.3, 608.2c)',
    deed: 'Target opponent loses 1 life for each creature you control.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Plains'] },
    ben: { battlefield: ['Craw Wurm'] },
    happens: [
      '119.3 ben loses 2 life',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 3/3 red Human, Plains Plains',
      'ben has 18 life',
      'ben controls Craw Wurm 6/4 green Human',
    ],
  },
  {
    name: 'for each: cards are milled at once (CR 701.13a, 608.2c)',
    deed: 'Target opponent mills a card for each creature you control.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Crypt'] },
    cards: [
      'Crypt | {0} | Enchantment | | Whenever one or more cards are put into an opponent’s graveyard from anywhere, you gain 1 life.',
    ],
    happens: [
      '701.13a Plains is milled (2 times)',
      '119.3 ann gains 1 life',
      'ann has 21 life',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 3/3 red Human, Crypt',
      'ben has in the graveyard Plains, Plains',
    ],
  },
  {
    name: 'for each: damage is dealt at once (CR 120.3, 608.2c)',
    deed: 'Deed deals 1 damage to target opponent for each creature you control.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    happens: [
      '120.3 Deed deals 2 damage to ben',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 3/3 red Human',
      'ben has 18 life',
    ],
  },
  {
    name: 'for each: counters are put at once (CR 122.1, 608.2c)',
    deed: 'Put two +1/+1 counters on target creature for each creature you control.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    targets: ['Hill Giant'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Grizzly Bears, Hill Giant',
      '122.1 Hill Giant gets 4 +1/+1 counters',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 7/7 red Human (4 +1/+1)',
    ],
  },
  {
    name: 'for each: tokens are created at once (CR 701.6a, 608.2c)',
    deed: 'Create two 1/1 white Elk creature tokens for each creature you control.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    happens: [
      '701.6a ann creates 4 Elk tokens',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 3/3 red Human, Elk Token 1/1 white Elk, Elk Token 1/1 white Elk, Elk Token 1/1 white Elk, Elk Token 1/1 white Elk',
    ],
  },
  {
    name: 'for each: a token for every one (CR 701.6a, 608.2c)',
    deed: 'Create a 1/1 white Elk creature token for each creature you control.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    happens: [
      '701.6a ann creates 2 Elk tokens',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 3/3 red Human, Elk Token 1/1 white Elk, Elk Token 1/1 white Elk',
    ],
  },
  {
    name: 'for each: the one that is meant gets its own (CR 608.2c)',
    deed: 'For each creature you control, put a +1/+1 counter on that creature.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    happens: [
      '122.1 Grizzly Bears gets a +1/+1 counter',
      '122.1 Hill Giant gets a +1/+1 counter',
      'ann controls Grizzly Bears 3/3 green Human (1 +1/+1), Hill Giant 4/4 red Human (1 +1/+1)',
    ],
  },
  {
    name: 'for each kind of counter there is one more of it (CR 122.1)',
    deed: 'Put a +1/+1 counter and a flying counter on target creature. For each kind of counter on that creature, put another counter of that kind on it.',
    ann: { battlefield: ['Grizzly Bears'] },
    happens: [
      '122.1 Grizzly Bears gets a +1/+1 counter',
      '122.1 Grizzly Bears gets a flying counter',
      '122.1 Grizzly Bears gets a +1/+1 counter',
      '122.1 Grizzly Bears gets a flying counter',
      'ann controls Grizzly Bears 4/4 green Human with flying (2 +1/+1) (2 flying)',
    ],
  },
  {
    name: 'prevention of all damage to a target (CR 615.1)',
    deed: 'Prevent all damage that would be dealt to target creature this turn. Deed deals 4 damage to each creature.',
    ann: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    targets: ['Grizzly Bears'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Grizzly Bears, Hill Giant',
      '120.3 Deed deals 4 damage to Hill Giant',
      '704.5g Hill Giant is destroyed and put into the graveyard',
      'ann controls Grizzly Bears 2/2 green Human',
      'ann has in the graveyard Hill Giant',
    ],
  },
  {
    name: 'prevention of so much to a target, and the rest is dealt (CR 615.7)',
    deed: 'Prevent the next 2 damage that would be dealt to target creature this turn. Deed deals 3 damage to each creature.',
    ann: { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
    targets: ['Craw Wurm'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Grizzly Bears, Craw Wurm',
      '120.3 Deed deals 3 damage to Grizzly Bears',
      '120.3 Deed deals 1 damage to Craw Wurm',
      '704.5g Grizzly Bears is destroyed and put into the graveyard',
      'ann controls Craw Wurm 6/4 green Human',
      'ann has in the graveyard Grizzly Bears',
    ],
  },
  {
    name: 'prevention divided among targets (CR 615.7, 601.2d)',
    deed: 'Prevent the next 3 damage that would be dealt this turn to any number of targets, divided as you choose. Deed deals 3 damage to each creature.',
    ann: { battlefield: ['Craw Wurm', 'Hill Giant'] },
    targets: ['Craw Wurm', 'Hill Giant'],
    happens: [
      'ann 601.2c Choose a target for Deed: 0-3 of ann, ben, Craw Wurm, Hill Giant',
      'ann 601.2d Divide for Deed: 3 among Craw Wurm, Hill Giant',
      '120.3 Deed deals 1 damage to Craw Wurm',
      '120.3 Deed deals 2 damage to Hill Giant',
      'ann controls Craw Wurm 6/4 green Human, Hill Giant 3/3 red Human',
    ],
  },
  {
    name: 'prevention of all damage to you (CR 615.1)',
    deed: 'Prevent all damage that would be dealt to you this turn. Deed deals 3 damage to each player.',
    happens: ['120.3 Deed deals 3 damage to ben', 'ben has 17 life'],
  },
  {
    name: 'prevention of all damage of creatures (CR 615.1)',
    deed: 'Prevent all damage that would be dealt this turn by creatures. Deed deals 3 damage to each player.',
    happens: [
      '120.3 Deed deals 3 damage to ann',
      '120.3 Deed deals 3 damage to ben',
      'ann has 17 life',
      'ben has 17 life',
    ],
  },
  {
    name: 'prevention of all damage by a target (CR 615.1)',
    deed: 'Prevent all damage target creature would deal this turn. Target creature you control fights target red creature you don’t control.',
    ann: { battlefield: ['Craw Wurm'] },
    ben: { battlefield: ['Hill Giant'] },
    targets: ['Hill Giant', 'Craw Wurm', 'Hill Giant'],
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of Craw Wurm, Hill Giant',
      '701.12a Craw Wurm deals 6 damage to Hill Giant',
      '701.12a Craw Wurm fights',
      '701.12a Hill Giant fights',
      '704.5g Hill Giant is destroyed and put into the graveyard',
      'ann controls Craw Wurm 6/4 green Human',
      'ben has in the graveyard Hill Giant',
    ],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
