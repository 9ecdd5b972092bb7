/** What effects leave to a player’s choice, and what they tell. CR 608.2d, 700.3, 118.12a. */
import { expect, test } from 'vitest';

import { type Deed, happening } from '../support/accounts.ts';

const DEEDS: readonly Deed[] = [
  {
    name: 'piles: one player makes them, the other chooses (CR 700.3)',
    deed: 'Separate all creatures target opponent controls into two piles. That opponent sacrifices all permanents in the pile of their choice.',
    ben: { battlefield: ['Craw Wurm', 'Hill Giant', 'Grizzly Bears'] },
    answers: [
      ['ann', 'chooseObjects', [0]],
      ['ben', 'chooseOption', [1]],
    ],
    happens: [
      'ann 700.3 Choose the first pile: choose 0-3 of Craw Wurm, Hill Giant, Grizzly Bears',
      'ben 700.3 Choose a pile: Craw Wurm, Hill Giant, Grizzly Bears',
      '701.17a Hill Giant is sacrificed',
      '701.17a Grizzly Bears is sacrificed',
      'ben controls Craw Wurm 6/4 green Human',
      'ben has in the graveyard Hill Giant, Grizzly Bears',
    ],
  },
  {
    name: 'piles of revealed cards (CR 700.3)',
    deed: 'Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your graveyard and the other into your hand.',
    ann: { library: ['Shock', 'Hill Giant', 'Craw Wurm', 'Grizzly Bears', 'Plains'] },
    answers: [
      ['ben', 'chooseObjects', [0, 2]],
      ['ann', 'chooseOption', [0]],
    ],
    happens: [
      'ben 700.3 Choose the first pile: choose 0-5 of Shock, Hill Giant, Craw Wurm, Grizzly Bears, Plains',
      'ann 700.3 Choose a pile: Shock, Craw Wurm, Hill Giant, Grizzly Bears, Plains',
      '701.16a ann reveals Shock, Hill Giant, Craw Wurm, Grizzly Bears and Plains',
      '400.7 Shock is put into the graveyard',
      '400.7 Craw Wurm is put into the graveyard',
      '400.7 Into the hand: Hill Giant, Grizzly Bears, Plains',
      'ann has in hand Hill Giant, Grizzly Bears, Plains',
      'ann has in the graveyard Shock, Craw Wurm',
    ],
  },
  {
    name: 'piles: a long pile is told with five names (CR 700.3b)',
    deed: 'Reveal the top seven cards of your library. An opponent separates those cards into two piles. Put one pile into your graveyard and the other into your hand.',
    ann: { library: ['Shock', 'Hill Giant', 'Craw Wurm', 'Grizzly Bears', 'Plains', 'Shock', 'Plains'] },
    answers: [
      ['ben', 'chooseObjects', [6]],
      ['ann', 'chooseOption', [1]],
    ],
    happens: [
      'ben 700.3 Choose the first pile: choose 0-7 of Shock, Hill Giant, Craw Wurm, Grizzly Bears, Plains, Shock, Plains',
      'ann 700.3 Choose a pile: Plains, Shock, Hill Giant, Craw Wurm, Grizzly Bears, Plains and 1 more',
      '701.16a ann reveals Shock, Hill Giant, Craw Wurm, Grizzly Bears, Plains, Shock and Plains',
      '400.7 Shock is put into the graveyard (2 times)',
      '400.7 Hill Giant is put into the graveyard',
      '400.7 Craw Wurm is put into the graveyard',
      '400.7 Grizzly Bears is put into the graveyard',
      '400.7 Plains is put into the graveyard',
      '400.7 Into the hand: Plains',
      'ann has in hand Plains',
      'ann has in the graveyard Shock, Hill Giant, Craw Wurm, Grizzly Bears, Plains, Shock',
    ],
  },
  {
    name: 'a color of the player’s choice (CR 608.2d)',
    deed: 'Target creature gains protection from the color of your choice until end of turn.',
    ann: { battlefield: ['Grizzly Bears'] },
    answers: [['ann', 'chooseOption', [3]]],
    happens: [
      'ann 608.2d Choose a color: white, blue, black, red, green',
      'ann controls Grizzly Bears 2/2 green Human with protection',
    ],
  },
  {
    name: 'it becomes the color of the player’s choice (CR 105.3)',
    deed: 'Target creature becomes the color of your choice until end of turn.',
    ann: { battlefield: ['Grizzly Bears'] },
    answers: [['ann', 'chooseOption', [3]]],
    happens: ['ann 608.2d Choose a color: white, blue, black, red, green', 'ann controls Grizzly Bears 2/2 red Human'],
  },
  {
    name: 'a land becomes the basic land type of the player’s choice (CR 305.7)',
    deed: 'Target land becomes the basic land type of your choice until end of turn.',
    ann: { battlefield: ['Plains'] },
    answers: [['ann', 'chooseOption', [3]]],
    happens: ['ann 608.2d Choose a type: Plains, Island, Swamp, Mountain, Forest', 'ann controls Plains Mountain'],
  },
  {
    name: 'one or more colors (CR 105.3)',
    deed: 'Target creature becomes the color or colors of your choice until end of turn.',
    ann: { battlefield: ['Grizzly Bears'] },
    answers: [
      ['ann', 'chooseOption', [3]],
      ['ann', 'chooseOption', [2]],
    ],
    happens: [
      'ann 608.2d Choose a color: white, blue, black, red, green',
      'ann 608.2d Choose a color: no more, white, blue, black, green',
      'ann 608.2d Choose a color: no more, white, black, green',
      'ann controls Grizzly Bears 2/2 blue red Human',
    ],
  },
  {
    name: 'one of two bonuses (CR 608.2d)',
    deed: 'Target creature gets +3/-1 or -1/+3 until end of turn.',
    ann: { battlefield: ['Grizzly Bears'] },
    answers: [['ann', 'chooseOption', [1]]],
    happens: ['ann 608.2d Choose what it gets: +3/-1, -1/+3', 'ann controls Grizzly Bears 1/5 green Human'],
  },
  {
    name: 'mana: of one of two kinds (CR 106.4)',
    uses: 'Font',
    cards: ['Font | {0} | Artifact | | {T}: Add {B} or {R}. You gain 1 life.'],
    ann: { battlefield: ['Font'] },
    happens: [
      'ann 106.4 Choose the mana to add: {B}, {R}',
      'ann has 21 life',
      'ann has B in the mana pool',
      'ann controls Font (tapped)',
    ],
  },
  {
    name: 'a source of damage is chosen: permanents and spells of that color (CR 609.7a)',
    deed: 'The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
    ann: { battlefield: ['Embers', 'Grizzly Bears'] },
    ben: { battlefield: ['Embers', 'Coals'] },
    cards: ['Embers | {R} | Creature — Spirit | 1/1 |', 'Coals | {R} | Enchantment | |'],
    answers: [['ann', 'chooseObjects', [2]]],
    happens: [
      'ann 609.7a Choose a source of damage: choose 1-1 of Embers, Embers, Coals, to harm',
      'ann controls Embers 1/1 red Spirit, Grizzly Bears 2/2 green Human',
      'ben controls Embers 1/1 red Spirit, Coals red',
    ],
  },
  {
    name: 'a villainous choice is made by the opponent (CR 701.53a)',
    deed: 'Each opponent faces a villainous choice — That player loses 4 life, or you gain 5 life.',
    answers: [['ben', 'chooseModes', [1]]],
    cat: {},
    happens: [
      'ben 701.53a Face a villainous choice: That opponent loses 4 life / You gain 5 life',
      'cat 701.53a Face a villainous choice: That opponent loses 4 life / You gain 5 life',
      '119.3 ann gains 5 life',
      '701.53a ben faces a villainous choice',
      '119.3 cat loses 4 life',
      '701.53a cat faces a villainous choice',
      'ann has 25 life',
      'ann has in hand Plains',
      'cat has 16 life',
    ],
  },
  {
    name: 'prevention: the next so much to a target, and the rest is dealt (CR 615.7)',
    deed: 'Prevent the next 3 damage that would be dealt to target creature this turn. Draw a card.',
    ann: { battlefield: ['Grizzly Bears'] },
    happens: ['121.1 ann draws Plains', 'ann controls Grizzly Bears 2/2 green Human', 'ann has in hand Plains'],
  },
  {
    name: 'unless: the player is asked whether to pay (CR 118.12a)',
    deed: 'You gain 3 life unless target opponent pays 2 life.',
    answers: [['ben', 'yesNo', [1]]],
    happens: ['ben 118.12a Pay 2 life?: Pay or Do not pay', '118.12 ben pays 2 life', 'ben has 18 life'],
  },
  {
    name: 'unless: who does not pay lets it happen (CR 118.12a)',
    deed: 'You gain 3 life unless target opponent discards a card.',
    ben: { hand: ['Shock'] },
    answers: [['ben', 'yesNo', [0]]],
    happens: [
      'ben 118.12a Discard a card?: Pay or Do not pay',
      '119.3 ann gains 3 life',
      'ann has 23 life',
      'ben has in hand Shock',
    ],
  },
  {
    name: 'unless: who can’t pay is not asked (CR 118.3)',
    deed: 'You gain 3 life unless target opponent discards a card.',
    happens: ['119.3 ann gains 3 life', 'ann has 23 life'],
  },
  {
    name: 'a copy with other exceptions (CR 707.9)',
    deed: 'Create a token that’s a copy of target creature, except it’s a 4/4 blue Fish in addition to its other colors and types.',
    ben: { battlefield: ['Grizzly Bears'] },
    happens: [
      '701.6a ann creates a Grizzly Bears token',
      'ann controls Grizzly Bears 4/4 blue green Human Fish',
      'ben controls Grizzly Bears 2/2 green Human',
    ],
  },
  {
    name: 'a choice of counters as it enters (CR 614.12)',
    deed: 'Return target creature card from your graveyard to the battlefield with your choice of a flying counter or a lifelink counter on it.',
    ann: { graveyard: ['Hill Giant'] },
    answers: [['ann', 'chooseOption', [1]]],
    happens: [
      'ann 614.12 Choose a kind of counter: flying, lifelink',
      '400.7 Hill Giant returns onto the battlefield',
      'ann controls Hill Giant 3/3 red Human with lifelink (1 lifelink)',
    ],
  },
];

test.each(DEEDS)('$name', (deed) => {
  expect(happening(deed)).toEqual(deed.happens);
});
