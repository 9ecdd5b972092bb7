/** Halves that are rounded as a sentence behind them says. CR 107.1a. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const abyss =
  'Deep Look | {0} | Sorcery | | Target opponent draws cards equal to half the number of cards in their hand and loses half their life. Round RR each time.';
const THAT = 'that creature';
const saw = `Bad Saw | {0} | Instant | | Destroy target creature. If ${THAT} dies this way, its controller creates two tokens that are copies of ${THAT}, except their power is half ${THAT}'s power and their toughness is half ${THAT}'s toughness. Round up each time.`;
const waste =
  'Long Waste | {0} | Sorcery | | Each opponent loses half their life, then sacrifices half the Oxen they control, then discards half the cards in their hand. Round up each time.';
const ox = 'Odd Ox | {0} | Creature — Ox | 3/5 | Vigilance';
const wall = 'Whole Wall | {0} | Creature — Wall | 0/4 | Indestructible';

test('each half is rounded, up or down, as the last sentence says (CR 107.1a)', () => {
  for (const [rounding, drawn, life] of [
    ['up', 8, 8],
    ['down', 7, 9],
  ] as const) {
    const game = table(
      [abyss.replace('RR', rounding)],
      [{ hand: ['Deep Look'] }, { life: 17, hand: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'] }],
    );
    plays(game.ann, 'Deep Look', 'ben');
    expect([game.ben.hand.length, game.ben.life]).toEqual([drawn, life]);
  }
});

test('tokens of half the size, as it last was; none if it does not die (CR 608.2h, 707.9)', () => {
  const game = table([saw, ox, wall], [{ hand: ['Bad Saw', 'Bad Saw'] }, ['Odd Ox', 'Whole Wall']]);
  plays(game.ann, 'Bad Saw', 'Odd Ox');
  expect(game.ben.battlefield).toEqual(['Whole Wall', 'Odd Ox', 'Odd Ox']);
  for (const index of [0, 1]) {
    const { power, toughness } = now(game.ben, 'Odd Ox', index);
    expect([power, toughness]).toEqual([2, 3]);
  }
  plays(game.ann, 'Bad Saw', 'Whole Wall');
  expect(game.ben.battlefield).toEqual(['Whole Wall', 'Odd Ox', 'Odd Ox']);
});

test('cards and creatures are halved too (CR 107.1a, 608.2c)', () => {
  const game = table(
    [waste, ox],
    [
      { hand: ['Long Waste', 'Forest'], battlefield: ['Odd Ox'] },
      { hand: ['Forest'], battlefield: ['Odd Ox', 'Odd Ox', 'Odd Ox'], life: 3 },
    ],
  );
  plays(game.ann, 'Long Waste');
  expect([game.ann.life, game.ann.hand.length, game.ann.battlefield]).toEqual([20, 1, ['Odd Ox']]);
  expect([game.ben.life, game.ben.hand.length, game.ben.battlefield]).toEqual([1, 0, ['Odd Ox']]);
});
