/** Damage to each of several, of an amount that speaks of the one it is dealt to: to each their own. CR 608.2c, 120.4. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const APE = 'Ape | {0} | Creature — Ape | 4/4';
const spell = (text: string): string => `Deed | {0} | Sorcery | | ${text}`;

test('to each player equal to the number of lands they control', () => {
  const game = table(
    [spell('Deed deals damage to each player equal to the number of lands they control.')],
    [{ hand: ['Deed'], battlefield: ['Plains'] }, { battlefield: ['Plains', 'Plains', 'Plains'] }],
  );
  plays(game.ann, 'Deed');
  expect([game.ann.life, game.ben.life]).toEqual([19, 17]);
});

test('to each opponent equal to the number of cards in their hand', () => {
  const game = table(
    [spell('Deed deals damage to each opponent equal to the number of cards in that player’s hand.'), CUB],
    [{ hand: ['Deed', 'Cub'] }, { hand: ['Cub', 'Cub'], library: [] }, { hand: ['Cub'] }],
  );
  const hands = [game.ben.hand.length, game.cat.hand.length];
  plays(game.ann, 'Deed');
  expect([game.ben.life, game.cat.life]).toEqual(hands.map((cards) => 20 - cards));
});

test('to each creature equal to its power', () => {
  const game = table(
    [spell('Deed deals damage to each creature equal to its power.'), CUB, APE, 'Wall | {0} | Creature — Wall | 1/3'],
    [{ hand: ['Deed'], battlefield: ['Cub', 'Wall'] }, { battlefield: ['Ape'] }],
  );
  plays(game.ann, 'Deed');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Wall'], []]);
});

test('so much for each of what is attached to it', () => {
  const aura = 'Veil | {0} | Enchantment — Aura | | Enchant creature';
  const game = table(
    [spell('Deed deals 2 damage to each creature for each Aura attached to that creature.'), CUB, APE, aura],
    [{ hand: ['Deed', 'Veil'], battlefield: ['Cub', 'Ape'] }, { battlefield: ['Cub'] }],
  );
  plays(game.ann, 'Veil', 'Cub');
  const [veiled] = game.ann.battlefield.includes('Veil') ? ['ann'] : ['ben'];
  plays(game.ann, 'Deed');
  expect([veiled, game.ann.battlefield, game.ben.battlefield]).toEqual(['ann', ['Ape'], ['Cub']]);
});
