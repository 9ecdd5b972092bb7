/** Several fights at the same time, each with another creature. CR 701.12a, 608.2d. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const ANOTHER = 'a different one';
const HUNT = `Hunt | {0} | Sorcery | | For each creature your opponents control, create a 3/3 green Beast creature token. Each of those tokens fights ${ANOTHER} of those creatures.`;
const MANY = 'twice that many';
const TWICE = `Twice | {0} | Enchantment | | If one or more tokens would be created under your control, ${MANY} of those tokens are created instead.`;
const FEAST = 'Feast | {0} | Enchantment | | Whenever a creature dies, you gain 1 life.';
const MOUSE = 'Mouse | {9} | Creature — Mouse | 1/1 | Trample';
const OX = 'Ox | {9} | Creature — Ox | 3/3 | Trample';
const WALL = 'Wall | {9} | Creature — Wall | 0/8 | Defender';

function hunt(theirs: readonly string[], mine: readonly string[] = []): Scenario {
  const game = table(
    [HUNT, TWICE, FEAST, MOUSE, OX, WALL],
    [{ hand: ['Hunt'], battlefield: ['Feast', ...mine] }, { battlefield: [...theirs] }],
  );
  return plays(game.ann, 'Hunt');
}

test('each token fights another creature, and all of it is dealt at once (CR 701.12a)', () => {
  const game = hunt(['Mouse', 'Ox', 'Wall']);
  expect(game.ben.battlefield).toEqual(['Wall']);
  expect(game.ben.permanent('Wall').damage).toBe(3);
  expect(game.ann.battlefield.filter((name) => name === 'Beast Token').length).toBe(2);
  expect(game.ann.life).toBe(23);
});

test('tokens for which no creature is left do not fight (CR 701.12b)', () => {
  const game = hunt(['Ox'], ['Twice']);
  expect(game.ben.battlefield).toEqual([]);
  expect(game.ann.battlefield.filter((name) => name === 'Beast Token').length).toBe(1);
});

test('of nobody’s creatures nothing is created, and nothing fights (CR 608.2c)', () => {
  expect(hunt([], ['Ox']).ann.battlefield).toEqual(['Feast', 'Ox']);
});
