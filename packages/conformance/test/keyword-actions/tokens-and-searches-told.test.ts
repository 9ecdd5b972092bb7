/** Tokens of several players, searches, and what is forbidden, as it is told. CR 701.6, 701.19. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'exile for each: so many counters (CR 122.1)',
    deed: 'Exile target card from your graveyard with a time counter on it for each creature you control.',
    ann: { graveyard: ['Shock'], battlefield: ['Grizzly Bears', 'Hill Giant'] },
    happens: [
      '701.10a Shock is exiled',
      '122.1 Shock gets 2 time counters',
      'ann controls Grizzly Bears 2/2 green Human, Hill Giant 3/3 red Human',
      'ann has in exile Shock',
    ],
  },
  {
    name: 'a token copy of a creature of an opponent, tapped (CR 707.2)',
    deed: 'Create a tapped token that’s a copy of target creature.',
    ben: { battlefield: ['Grizzly Bears'] },
    happens: [
      '701.6a ann creates a Grizzly Bears token',
      'ann controls Grizzly Bears 2/2 green Human (tapped)',
      'ben controls Grizzly Bears 2/2 green Human',
    ],
  },
  {
    name: 'two token copies, with haste (CR 707.9a)',
    deed: 'Create two tokens that are copies of target creature, except they have haste.',
    ben: { battlefield: ['Grizzly Bears'] },
    happens: [
      '701.6a ann creates 2 Grizzly Bears tokens',
      'ann controls Grizzly Bears 2/2 green Human with haste, Grizzly Bears 2/2 green Human with haste',
      'ben controls Grizzly Bears 2/2 green Human',
    ],
  },
  {
    name: 'each opponent creates one (CR 101.4)',
    deed: 'Each opponent creates a 1/1 white Elk creature token.',
    cat: {},
    happens: [
      '701.6a ben creates an Elk token',
      '701.6a cat creates an Elk token',
      'ann has in hand Plains',
      'ben controls Elk Token 1/1 white Elk',
      'cat controls Elk Token 1/1 white Elk',
    ],
  },
  {
    name: 'a token for each of several, by whoever controls it (CR 608.2f)',
    deed: 'For each creature, its controller creates a 1/1 white Elk creature token.',
    ann: { battlefield: ['Grizzly Bears'] },
    ben: { battlefield: ['Craw Wurm', 'Hill Giant'] },
    happens: [
      '701.6a ann creates an Elk token',
      '701.6a ben creates an Elk token (2 times)',
      'ann controls Grizzly Bears 2/2 green Human, Elk Token 1/1 white Elk',
      'ben controls Craw Wurm 6/4 green Human, Hill Giant 3/3 red Human, Elk Token 1/1 white Elk, Elk Token 1/1 white Elk',
    ],
  },
  {
    name: 'a process is repeated as often as it says (CR 608.2c)',
    deed: 'You gain 1 life. Repeat this process two more times.',
    happens: ['119.3 ann gains 1 life', '119.3 ann gains 1 life', '119.3 ann gains 1 life', 'ann has 23 life'],
  },
  {
    name: 'surveil that is forbidden is not done (CR 101.2)',
    deed: 'Surveil 2. You gain 1 life.',
    ann: { library: ['Shock', 'Plains'] },
    ben: { battlefield: ['Fog Bank'] },
    cards: ['Fog Bank | {0} | Enchantment | | Your opponents can’t surveil.'],
    happens: [
      '119.3 ann gains 1 life',
      'ann has 21 life',
      'ann has in the library Plains, Shock',
      'ben controls Fog Bank',
    ],
  },
  {
    name: 'a search that is forbidden finds nothing (CR 101.2)',
    deed: 'Search your library for a card, put it into your hand, then shuffle.',
    ann: { library: ['Shock', 'Shock'] },
    ben: { battlefield: ['Closed Book'] },
    cards: ['Closed Book | {0} | Enchantment | | Players can’t search libraries.'],
    happens: ['701.20a ann shuffles their library', 'ann has in the library Shock, Shock', 'ben controls Closed Book'],
  },
  {
    name: 'a search of the library and the graveyard (CR 701.19a)',
    deed: 'Search your library and graveyard for a creature card, reveal it, and put it into your hand. If you search your library this way, shuffle.',
    ann: { library: ['Hill Giant', 'Hill Giant'], graveyard: ['Grizzly Bears', 'Shock'] },
    answers: [['ann', 'chooseObjects', [0]]],
    happens: [
      'ann 701.19a Search: choose what you find: search 0-1 of Hill Giant, Hill Giant, Grizzly Bears, to help, in secret',
      '701.19a ann searches a library',
      '701.16a ann reveals Hill Giant',
      '400.7 Into the hand: Hill Giant',
      '701.20a ann shuffles their library',
      'ann has in hand Hill Giant',
      'ann has in the graveyard Grizzly Bears, Shock',
      'ann has in the library Hill Giant',
    ],
  },
  {
    name: 'a search for one of each: a card is found once (CR 701.19a)',
    deed: 'Search your library for a creature card and a red card, put them into your hand, then shuffle.',
    ann: { library: ['Hill Giant', 'Shock', 'Plains'] },
    answers: [
      ['ann', 'chooseObjects', [0]],
      ['ann', 'chooseObjects', [0]],
    ],
    happens: [
      'ann 701.19a Search: choose what you find: search 0-1 of Hill Giant, to help, in secret',
      'ann 701.19a Search: choose what you find: search 0-1 of Shock, to help, in secret',
      '701.19a ann searches a library',
      '400.7 Into the hand: Hill Giant, Shock',
      '701.20a ann shuffles their library',
      'ann has in hand Hill Giant, Shock',
    ],
  },
  {
    name: 'a search for all of a kind finds them without a question (CR 701.19a)',
    deed: 'Search your library for all creature cards, exile them, then shuffle.',
    ann: { library: ['Hill Giant', 'Shock', 'Grizzly Bears', 'Shock'] },
    happens: [
      '701.19a ann searches a library',
      '701.10a Grizzly Bears is exiled',
      '701.10a Hill Giant is exiled',
      '701.20a ann shuffles their library',
      'ann has in exile Grizzly Bears, Hill Giant',
      'ann has in the library Shock, Shock',
    ],
  },
  {
    name: 'a player loses the game by an effect, and the others play on (CR 104.3e)',
    deed: 'Target opponent loses the game.',
    targets: ['ben'],
    cat: { battlefield: ['Plains'] },
    happens: [
      'ann 601.2c Choose a target for Deed: 1-1 of ben, cat',
      '104.2b ben loses the game: effect',
      'ann has in hand Plains',
      'cat controls Plains Plains',
    ],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
