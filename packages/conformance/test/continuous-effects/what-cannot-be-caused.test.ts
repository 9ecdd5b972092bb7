/** What opponents control "can't cause you to sacrifice" what is named. CR 101.2, 609.1, 701.17a. */
import { expect, test } from 'vitest';
import { chooses, plays, table, uses } from '../support/text-table.ts';

const ANGEL =
  "Mild Angel | {0} | Creature — Angel | 5/5 | Spells and abilities your opponents control can't cause you to discard cards or sacrifice creatures.";
const EDICT = 'Edict | {0} | Sorcery | | Each player sacrifices a creature.';
const ROT = 'Mind Rot | {0} | Sorcery | | Each player discards a card.';
const THEFT =
  'Mind Theft | {0} | Sorcery | | Target player reveals their hand. You choose a card from it. That player discards that card.';
const TOLL = 'Toll | {0} | Sorcery | | Each opponent may sacrifice a creature. Each opponent who doesn’t loses 4 life.';
const ALTAR = 'Altar | {0} | Artifact | | Sacrifice a creature: You gain 1 life.';
const CARDS = [ANGEL, EDICT, ROT, THEFT, TOLL, ALTAR];

test('an opponent’s spell makes nobody else do less: the protected player just does not (CR 101.2)', () => {
  const game = table(CARDS, [
    { battlefield: ['Grizzly Bears'], hand: ['Edict', 'Mind Rot', 'Mind Theft'] },
    { battlefield: ['Mild Angel'], hand: ['Shock'] },
  ]);
  plays(game.ann, 'Edict');
  plays(game.ann, 'Mind Theft', 'ben');
  plays(game.ann, 'Mind Rot');
  expect([game.ann.battlefield, game.ben.battlefield, game.ben.hand]).toEqual([[], ['Mild Angel'], ['Shock']]);
});

test('what an opponent’s spell offers is not offered (CR 608.2d)', () => {
  const game = table(CARDS, [{ hand: ['Toll'] }, { battlefield: ['Mild Angel'] }]);
  game.ben.answers('yesNo', [1]);
  plays(game.ann, 'Toll');
  expect([game.ben.battlefield, game.ben.life]).toEqual([['Mild Angel'], 16]);
});

test('own costs are paid, and own spells obeyed (CR 118.3)', () => {
  const game = table(CARDS, [
    { battlefield: ['Mild Angel', 'Altar', 'Grizzly Bears', 'Hill Giant'], hand: ['Edict', 'Mind Rot', 'Shock'] },
    { hand: ['Shock'] },
  ]);
  uses(game.ann, 'Altar');
  plays(game.ann, 'Edict');
  plays(game.ann, 'Mind Rot');
  expect([game.ann.life, game.ann.battlefield.length, game.ann.hand, game.ben.hand]).toEqual([21, 2, [], []]);
});

test('a legend that goes is not sacrificed, and neither is a hand that is too large (CR 704.5j, 514.1)', () => {
  const hand = Array.from({ length: 9 }, () => 'Shock');
  const game = table(CARDS, [{ battlefield: ['Mild Angel', 'Isamaru', 'Isamaru'], hand }, {}]);
  game.to('Upkeep');
  expect([game.ann.battlefield, game.ann.hand.length]).toEqual([['Mild Angel', 'Isamaru'], 7]);
});

test('only abilities of the kind that is named: those that trigger, and own ones (CR 113.3c)', () => {
  const master =
    "Many Faces | {0} | Creature — Shapeshifter | 4/3 | Triggered abilities you control can't cause you to sacrifice or exile Soldier tokens you control.";
  const maker =
    'Hasty Maker | {0} | Enchantment | | When Hasty Maker enters, create a 1/1 white Soldier creature token. Exile it at the beginning of the next end step.';
  const away = 'Away | {0} | Sorcery | | Exile target creature you control.';
  const game = table(
    [master, maker, away],
    [{ battlefield: ['Many Faces'], hand: ['Hasty Maker', 'Away', 'Away'] }, {}],
  );
  plays(game.ann, 'Hasty Maker');
  game.to('Upkeep');
  expect(game.ann.battlefield).toContain('Soldier Token');
  game.to('PrecombatMain', game.game.turn + 1);
  plays(game.ann, 'Away', 'Soldier Token');
  expect(game.ann.battlefield).not.toContain('Soldier Token');
});

test('"their controller to search their library": not by what they control; they shuffle all the same (CR 101.2, 701.19)', () => {
  const dream =
    'Dream | {0} | Enchantment | | Spells and activated abilities your opponents control can’t cause their controller to search their library.';
  const seek = 'Seek | {0} | Sorcery | | Search your library for a land card, put it into your hand, then shuffle.';
  const offer =
    'Offer | {0} | Sorcery | | You may search your library for a land card, put it into your hand, then shuffle.';
  const gift =
    'Gift | {0} | Sorcery | | Target opponent searches their library for a land card and puts it into their hand. Then that player shuffles.';
  const pry =
    'Pry | {0} | Sorcery | | Search target opponent’s library for a land card and put it into that player’s hand. Then that player shuffles.';
  const cards = [dream, seek, offer, gift, pry];
  const library = ['Island', 'Island', 'Island'];
  const opponent = table(cards, [
    { hand: ['Seek', 'Offer', 'Pry'], library },
    { battlefield: ['Dream'], library },
  ]);
  chooses(opponent.ann, 'Island');
  plays(opponent.ann, 'Seek');
  opponent.unplan();
  expect([opponent.ann.hand.length, opponent.game.log.some(({ rule }) => rule === '701.20a')]).toEqual([2, true]);
  opponent.ann.answers('yesNo', [1]);
  plays(opponent.ann, 'Offer');
  expect(opponent.ann.hand).toEqual(['Pry']);
  // A library that is not their own.
  chooses(opponent.ann, 'Island');
  plays(opponent.ann, 'Pry', 'ben');
  expect(opponent.ben.hand).toEqual(['Island']);
  // What Dream's controller would have others or themselves do.
  const own = table(cards, [{ hand: ['Seek', 'Gift'], battlefield: ['Dream'], library }, { library }]);
  chooses(own.ann, 'Island');
  plays(own.ann, 'Seek');
  chooses(own.ben, 'Island');
  plays(own.ann, 'Gift', 'ben');
  expect([own.ann.hand, own.ben.hand]).toEqual([['Island'], ['Island']]);
});
