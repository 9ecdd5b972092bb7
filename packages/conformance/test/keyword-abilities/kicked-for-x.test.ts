/** "Kicker {X}. X can't be 0": whoever kicks it pays at least one, and may do without. CR 107.3, 702.33. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const THIEF =
  'Thief | {1} | Creature — Merfolk | 2/1 | Kicker {X}. X can’t be 0. / When this creature enters, if it was kicked, gain control of target noncreature artifact with mana value X or less.';
const PEBBLE = 'Pebble | {0} | Artifact | |';
const GEAR = 'Gear | {2} | Artifact | |';

function kicking(islands: number, x: number | null): Scenario {
  const game = table(
    [THIEF, PEBBLE, GEAR],
    [{ hand: ['Thief'], battlefield: Array<string>(islands).fill('Island') }, { battlefield: ['Pebble', 'Gear'] }],
  );
  game.plan((question) =>
    question.kind === 'yesNo'
      ? [x === null ? 0 : 1]
      : question.kind === 'chooseNumber'
        ? [x ?? 0]
        : question.kind === 'targets'
          ? [question.legal.length - 1]
          : null,
  );
  game.ann.casts('Thief');
  return game;
}

test('X is what was paid for the kicker, and its ability reads it (CR 107.3m)', () => {
  const game = kicking(3, 2).resolveAll();
  expect(game.ann.battlefield).toContain('Gear');
});

test('of one, only what costs one or less is taken (CR 202.3)', () => {
  const game = kicking(3, 1).resolveAll();
  expect([game.ann.battlefield.includes('Pebble'), game.ben.battlefield]).toEqual([true, ['Gear']]);
});

test('none can be announced that is 0 (CR 107.3)', () => {
  expect(() => kicking(3, 0)).toThrow('illegal');
});

test('with mana for the spell alone it is cast without being kicked (CR 601.2b)', () => {
  const game = kicking(1, null).resolveAll();
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([
    ['Island', 'Thief'],
    ['Pebble', 'Gear'],
  ]);
});
