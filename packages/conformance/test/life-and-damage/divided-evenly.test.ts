/** Damage divided evenly, and sizes lowered twice as much. CR 107.1a, 107.3, 120.4, 601.2d. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const BLAZE =
  'Blaze | {X}{R} | Sorcery | | This spell costs {2} more to cast for each target beyond the first. / Blaze deals X damage divided evenly, rounded down, among any number of targets.';
const WALL = 'Wall | {0} | Creature — Wall | 0/9 |';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const AWAY = 'Away | {0} | Instant | | Return target creature to its owner’s hand.';

function blazing(x: number, targets: readonly string[], mountains = 12): Scenario {
  const battlefield = Array<string>(mountains).fill('Mountain');
  const game = table(
    [BLAZE, WALL, OX, AWAY],
    [
      { battlefield, hand: ['Blaze'] },
      { battlefield: ['Wall', 'Ox'], hand: ['Away'] },
    ],
  );
  game.plan((question) =>
    question.kind === 'targets' && question.legal.length > targets.length
      ? targets.map((name) => game.indexOf(question.legal, name))
      : null,
  );
  game.ann.casts('Blaze', { x });
  return game;
}
const damage = (game: Scenario, name: string): number => game.ben.permanent(name).damage;
const tapped = (game: Scenario): number =>
  game.ann.battlefield.filter((_, index) => (game.ann.permanent('Mountain', index).status & 1) === 1).length;

test('five among three is one each, and four more mana are paid for the second and third target (CR 107.1a, 601.2f)', () => {
  const game = blazing(5, ['Wall', 'Ox', 'ben']);
  expect(tapped(game)).toBe(10);
  game.resolveAll();
  expect([damage(game, 'Wall'), damage(game, 'Ox'), game.ben.life]).toEqual([1, 1, 19]);
});

test('all of it goes to a single target (CR 120.3)', () => {
  const game = blazing(7, ['Wall']);
  game.resolveAll();
  expect(damage(game, 'Wall')).toBe(7);
});

test('it is divided as it is dealt, among the targets that are still legal (CR 608.2b)', () => {
  const game = blazing(6, ['Wall', 'Ox']);
  game.ben.casts('Away', { targets: ['Ox'] });
  game.resolveAll();
  expect(damage(game, 'Wall')).toBe(6);
});

test('among more than there is damage nobody is dealt any; without targets nothing happens (CR 107.1a, 115.6)', () => {
  const game = blazing(2, ['Wall', 'Ox', 'ben']);
  game.resolveAll();
  expect([damage(game, 'Wall'), game.ben.life]).toEqual([0, 20]);
  const none = blazing(4, []);
  none.resolveAll();
  expect([damage(none, 'Wall'), none.ben.life, none.ann.graveyard]).toEqual([0, 20, ['Blaze']]);
});

test('of creatures that are no targets, each is dealt its share (CR 608.2h)', () => {
  const game = table(
    [
      'Catapult | {0} | Instant | | Catapult deals 7 damage divided evenly, rounded down, among all creatures.',
      WALL,
      OX,
    ],
    [{ battlefield: ['Wall'], hand: ['Catapult'] }, { battlefield: ['Wall', 'Ox'] }],
  );
  plays(game.ann, 'Catapult');
  expect([damage(game, 'Wall'), damage(game, 'Ox'), game.ann.permanent('Wall').damage]).toEqual([2, 2, 2]);
});

test('"twice -X/-X" takes two for each (CR 107.3)', () => {
  const fallout =
    'Fallout | {X} | Sorcery | | Each creature gets twice -X/-X until end of turn. Each opponent gets X rad counters.';
  const game = table(
    [fallout, WALL, OX],
    [{ battlefield: ['Island', 'Island'], hand: ['Fallout'] }, { battlefield: ['Wall', 'Ox'] }],
  );
  game.ann.casts('Fallout', { x: 2 });
  game.resolveAll();
  expect([game.ben.battlefield, game.ben.stats('Wall')]).toEqual([['Wall'], '-4/5']);
  expect(game.game.players[1]?.counters['rad']).toBe(2);
  game.to('Upkeep', 2);
  expect(game.ben.stats('Wall')).toBe('0/9');
});
