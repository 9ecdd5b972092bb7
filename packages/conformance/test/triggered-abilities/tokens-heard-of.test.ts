/** "Whenever you create a Blood token": abilities that trigger on one kind of predefined token. CR 111.10, 603.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const HOST =
  'Night Host | {0} | Creature — Vampire | 2/1 | Whenever you create a Blood token, if you control two or more Blood tokens, put a +1/+1 counter on Night Host.';
const CUP = 'Red Cup | {0} | Sorcery | | Create a Blood token.';
const CUPS = 'Red Cups | {0} | Sorcery | | Create two Blood tokens.';
const MEAL = 'Meal | {0} | Sorcery | | Create three Food tokens.';

test('once for each such token, and the condition is asked as it is created (CR 603.2c, 603.4)', () => {
  const game = table(
    [HOST, CUP, CUPS, MEAL],
    [{ battlefield: ['Night Host'], hand: ['Red Cup', 'Red Cups', 'Meal'] }, {}],
  );
  plays(game.ann, 'Meal');
  plays(game.ann, 'Red Cup');
  expect(game.ann.stats('Night Host')).toBe('2/1');
  plays(game.ann, 'Red Cups');
  expect(game.ann.stats('Night Host')).toBe('4/3');
});

test('what another player creates is not heard of (CR 109.5)', () => {
  const game = table([HOST, CUPS], [{ hand: ['Red Cups'] }, { battlefield: ['Night Host'] }]);
  plays(game.ann, 'Red Cups');
  expect(game.ben.stats('Night Host')).toBe('2/1');
});
