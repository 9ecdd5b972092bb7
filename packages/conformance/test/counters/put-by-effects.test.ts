/** "If an effect would put one or more counters": effects, not costs, damage or the game's own rules. CR 118.1, 120.3d, 609.1, 614.1a. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const TWICE = 'it puts twice that many of those counters';
const SEASON = `Season | {0} | Enchantment | | If an effect would put one or more counters on a permanent you control, ${TWICE} on that permanent instead.`;
const OX = 'Ox | {0} | Creature — Ox | 3/3 | Put a -1/-1 counter on this creature: You gain 1 life.';
const ROT = 'Rot | {0} | Creature — Horror | 1/1 | Wither';
const GROWTH = 'Growth | {0} | Instant | | Put two +1/+1 counters on target creature.';
const PILE = 'Pile | {0} | Artifact | | This artifact enters with three charge counters on it.';
const SAGE = {
  name: 'Sage',
  type_line: 'Legendary Planeswalker — Sage',
  mana_cost: '{0}',
  loyalty: '3',
  oracle_text: '+1: You gain 1 life.\n−2: Put a loyalty counter on Sage.',
};
const CARDS = [SEASON, OX, ROT, GROWTH, PILE, SAGE];

function at(battlefield: readonly string[], hand: readonly string[], theirs: readonly string[] = []): Scenario {
  return table(CARDS, [{ battlefield, hand }, { battlefield: theirs }]);
}

test('twice as many are put, of two such effects four times; on those of others as many as ever (CR 614.5)', () => {
  for (const [seasons, count] of [
    [1, 4],
    [2, 8],
  ] as const) {
    const game = plays(at([...Array<string>(seasons).fill('Season'), 'Ox'], ['Growth']).ann, 'Growth', 'Ox');
    expect(game.ann.permanent('Ox').counters).toEqual({ '+1/+1': count });
  }
  const other = plays(at(['Season'], ['Growth'], ['Ox']).ann, 'Growth', 'Ox');
  expect(other.ben.permanent('Ox').counters).toEqual({ '+1/+1': 2 });
});

test('what enters with counters has twice as many, a planeswalker twice its loyalty (CR 122.6, 306.5b)', () => {
  const game = at(['Season'], ['Pile', 'Sage']);
  plays(game.ann, 'Pile');
  plays(game.ann, 'Sage');
  expect([game.ann.permanent('Pile').counters, game.ann.permanent('Sage').counters]).toEqual([
    { charge: 6 },
    { loyalty: 6 },
  ]);
});

test('what a loyalty ability costs is not doubled, what it does is (CR 606.4)', () => {
  const game = at(['Season'], ['Sage']);
  plays(game.ann, 'Sage');
  game.ann.activates('Sage', { ability: 0 });
  game.resolveAll();
  expect(game.ann.permanent('Sage').counters).toEqual({ loyalty: 7 });
  game.to('PrecombatMain', 3);
  game.ann.activates('Sage', { ability: 1 });
  game.resolveAll();
  expect(game.ann.permanent('Sage').counters).toEqual({ loyalty: 7 });
});

test('a counter put there to pay a cost is one (CR 118.1)', () => {
  const game = uses(at(['Season', 'Ox'], []).ann, 'Ox');
  expect([game.ann.life, game.ann.permanent('Ox').counters]).toEqual([21, { '-1/-1': 1 }]);
});

test('counters that damage results in are as many as the damage (CR 120.3d)', () => {
  const game = table(CARDS, [{ battlefield: ['Rot'] }, { battlefield: ['Season', 'Ox'] }]);
  game.ann.attacks('Rot');
  game.ben.blocks([['Ox', 'Rot']]);
  game.throughCombat();
  expect(game.ben.permanent('Ox').counters).toEqual({ '-1/-1': 1 });
});
