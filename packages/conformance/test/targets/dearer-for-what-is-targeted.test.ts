/** "Spells that target you or a permanent you control cost {2} more": asked with the targets chosen. CR 601.2c, 601.2f. */
import { expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const LINES = [
  'Siege | {0} | Enchantment | | Spells your opponents cast that target you or a permanent you control cost {2} more to cast.',
  'Shelter | {0} | Enchantment | | Spells that target you or a creature card in your graveyard cost {1} less to cast.',
  'Bolt | {1} | Instant | | Bolt deals 1 damage to any target.',
  'Dig | {2} | Instant | | Exile target card from a graveyard.',
  'Shield | {0} | Instant | | Counter target instant spell that targets you or a creature you control.',
  'Cub | {1} | Creature — Cat | 2/2',
];
/** What the spell on the stack targets: what can't be paid for is not offered. */
const targeted = (game: Scenario): string | undefined => {
  const spell = game.game.objects[game.game.stack[0] as ObjectId];
  const [target] = spell?.stack?.targets[0]?.chosen ?? [];
  if (target === undefined) return undefined;
  return target < 0 ? game.seats[-1 - target]?.name : characteristics(game.game, target as number as ObjectId).name;
};
const lands = (count: number): string[] => Array.from({ length: count }, () => 'Plains');

test.each([
  ['ben', 1, false],
  ['ben', 3, true],
  ['Cub', 1, false],
  ['Cub', 3, true],
  ['ann', 1, true],
])('at %s with %i lands: %s (CR 601.2f)', (target, mana, can) => {
  const game = table(LINES, [{ hand: ['Bolt'], battlefield: lands(mana) }, { battlefield: ['Siege', 'Cub'] }]);
  game.ann.casts('Bolt', { targets: [target] });
  expect(targeted(game) === target).toBe(can);
});

test('not dearer for the one who controls it', () => {
  const game = table(LINES, [{ hand: ['Bolt'], battlefield: ['Siege', 'Plains'] }, {}]);
  game.ann.casts('Bolt', { targets: ['ann'] });
  expect(targeted(game)).toBe('ann');
});

test.each([
  ['Cub', true],
  ['Bolt', false],
])('cheaper at a %s in the graveyard: %s', (target, can) => {
  const game = table(LINES, [{ hand: ['Dig'], battlefield: ['Shelter', 'Plains'], graveyard: ['Cub', 'Bolt'] }, {}]);
  game.ann.casts('Dig', { targets: [target] });
  expect(targeted(game) === target).toBe(can);
});

test.each([
  ['ben', true],
  ['Cub', true],
  ['ann', false],
])('a spell at %s can be countered by who counters what targets him or his: %s (CR 115.1)', (target, can) => {
  const game = table(LINES, [
    { hand: ['Bolt'], battlefield: lands(1) },
    { hand: ['Shield'], battlefield: ['Cub'] },
  ]);
  game.ann.casts('Bolt', { targets: [target] });
  game.proceed();
  expect(game.ben.can('cast', 'Shield')).toBe(can);
});
