/** "For each player, choose friend or foe": those chosen are friends, all others foes. CR 101.4. */
import { expect, test } from 'vitest';
import { chooses, plays, table } from '../support/text-table.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const SAID = 'For each player, choose friend or foe.';
const RITE = `Rite | {0} | Sorcery | | ${SAID} Each friend returns a ${'creature'} card from their graveyard to their hand. Each foe sacrifices a creature they control.`;
const seat = { battlefield: ['Tin Bear'], graveyard: ['Hill Giant'] };

test('friends get theirs back, foes lose one; who chooses may be either (CR 101.4, 608.2c)', () => {
  const game = table([RITE, BEAR], [{ ...seat, hand: ['Rite'] }, seat, seat]);
  chooses(game.ann, 'ann', 'cat');
  plays(game.ann, 'Rite');
  expect([game.ann, game.ben, game.cat].map(({ battlefield }) => battlefield)).toEqual([
    ['Tin Bear'],
    [],
    ['Tin Bear'],
  ]);
  expect([game.ann, game.ben, game.cat].map(({ hand }) => hand.includes('Hill Giant'))).toEqual([true, false, true]);
});

test('nobody need be a friend (CR 608.2d)', () => {
  const game = table([RITE, BEAR], [{ ...seat, hand: ['Rite'] }, seat]);
  chooses(game.ann);
  plays(game.ann, 'Rite');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], []]);
});
