/** Merged permanents turned face down or up, transformed, flipped. CR 727.2e-727.2j. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import type { GameObject, ObjectId } from '../../src/index.ts';
import { flip } from '../../src/rules/additional-rules/flip-cards.ts';
import { manifest } from '../../src/rules/keyword-actions/manifest.ts';
import { componentsOf } from '../../src/vocabulary/objects/merged.ts';
import { act, card, filter, keyword, target } from '../support/cards.ts';
import { beast, one, whenever } from '../support/merging-cards.ts';
import { grafted, isFaceDown, mutates, statsOf, table, turn, words } from '../support/merging-table.ts';
import type { Scenario } from '../support/scenario.ts';

/** Gives 1000 life when a permanent is turned face up. */
const SENTRY = card('Test Sentry', {
  types: ['artifact'],
  cost: '0',
  abilities: [whenever({ kind: 'turnedFaceUp', object: one({ kind: 'classWord', word: 'permanent' }) }, 1000)],
});

/** A face-down ox of Ann's, with the hawk cast onto it. */
function ontoFaceDown(where: 'Over' | 'Under'): { game: Scenario; id: ObjectId } {
  const game = table([{ battlefield: ['Plain Ox', 'Test Sentry'], hand: ['Grafted Hawk'] }, []], [SENTRY]);
  const { id } = game.ann.permanent('Plain Ox');
  turn(game, id, 'turnFaceDown');
  expect(statsOf(game, id)).toBe(' 2/2');
  mutates(game, 'Grafted Hawk', '', where);
  return { game, id };
}

const MOTH: Card = {
  name: 'Test Larva // Test Moth',
  layout: 'transform',
  colorIdentity: [],
  faces: [
    beast('Test Larva', 1, 1, keyword('reach')).faces[0],
    { ...beast('Test Moth', 5, 5, keyword('lifelink')).faces[0], manaCost: null },
  ],
};

const TURNING = card('Test Turning', {
  types: ['instant'],
  cost: '0',
  abilities: [
    {
      kind: 'spell',
      clause: act({
        kind: 'transform',
        object: target(filter('creature')),
      }),
    },
  ],
});

test('the topmost component decides whether a merged permanent is face down, and merging is not turning face up (CR 727.2e)', () => {
  const over = ontoFaceDown('Over');
  expect(isFaceDown(over.game, over.id)).toBe(false);
  expect(statsOf(over.game, over.id)).toBe('Grafted Hawk 2/2');
  expect(over.game.ann.life).toBe(23); // for mutating, none for turning up
  const under = ontoFaceDown('Under');
  expect(isFaceDown(under.game, under.id)).toBe(true);
  expect(statsOf(under.game, under.id)).toBe(' 2/2');
});

test('turned face down or face up, every component is (CR 727.2f)', () => {
  const { game, id } = ontoFaceDown('Under');
  turn(game, id, 'turnFaceUp');
  expect(componentsOf(game.game.objects[id] as GameObject)?.map(({ faceDown }) => faceDown)).toEqual([false, false]);
  expect(statsOf(game, id)).toBe('Plain Ox 1/5');
  turn(game, id, 'turnFaceDown');
  expect(componentsOf(game.game.objects[id] as GameObject)?.map(({ faceDown }) => faceDown)).toEqual([true, true]);
  expect(statsOf(game, id)).toBe(' 2/2');
});

test('with an instant card in it, a face-down merged permanent is not turned face up, and nothing triggers (CR 727.2g)', () => {
  const game = table([{ battlefield: ['Test Sentry'], hand: ['Grafted Hawk', 'Test Growth'] }, []], [SENTRY]);
  const growth = game.ann.state.hand[1] as ObjectId;
  game.alter((now) => {
    manifest(now, game.ann.id, [growth], false, growth);
  });
  const id = game.game.battlefield.at(-1) as ObjectId;
  mutates(game, 'Grafted Hawk', '', 'Under');
  turn(game, id, 'turnFaceUp');
  expect(isFaceDown(game, id)).toBe(true);
  game.resolveAll();
  expect(game.ann.life).toBeLessThan(1000);
});

test('a face-up merged permanent with a double-faced component can’t be turned face down (CR 727.2j)', () => {
  const game = table([{ battlefield: ['Test Larva // Test Moth'], hand: ['Grafted Hawk'] }, []], [MOTH]);
  mutates(game, 'Grafted Hawk', 'Test Larva', 'Over');
  const { id } = game.ann.permanent('Grafted Hawk');
  turn(game, id, 'turnFaceDown');
  expect(isFaceDown(game, id)).toBe(false);
});

test('transforming it turns its double-faced components, whether on top or not (CR 727.2i)', () => {
  const game = table(
    [{ battlefield: ['Test Larva // Test Moth'], hand: ['Grafted Hawk', 'Test Turning'] }, []],
    [MOTH, TURNING],
  );
  mutates(game, 'Grafted Hawk', 'Test Larva', 'Over');
  const { id } = game.ann.permanent('Grafted Hawk');
  expect(words(game, 'Grafted Hawk')).toContain('reach');
  game.ann.casts('Test Turning', { targets: ['Grafted Hawk'] });
  game.resolveAll();
  expect(statsOf(game, id)).toBe('Grafted Hawk 2/2');
  expect(words(game, 'Grafted Hawk')).toEqual(['flying', 'lifelink', 'mutate']);
  const under = table(
    [{ battlefield: ['Test Larva // Test Moth'], hand: ['Grafted Hawk', 'Test Turning'] }, []],
    [MOTH, TURNING],
  );
  mutates(under, 'Grafted Hawk', 'Test Larva', 'Under');
  under.ann.casts('Test Turning', { targets: ['Test Larva'] });
  under.resolveAll();
  expect(under.ann.stats('Test Moth')).toBe('5/5');
  // It is no double-faced permanent: without such a component, nothing turns.
  const plain = grafted('Over', ['Test Growth']);
  expect(plain.ann.battlefield).toEqual(['Grafted Hawk']);
});

test('flipped, a flip card among its components shows its other half (CR 727.2h)', () => {
  const flipper: Card = {
    name: 'Test Pupil // Test Master',
    layout: 'flip',
    colorIdentity: [],
    faces: [
      beast('Test Pupil', 1, 1, keyword('reach')).faces[0],
      { ...beast('Test Master', 6, 6, keyword('lifelink')).faces[0] },
    ],
  };
  const over = table([{ battlefield: ['Test Pupil // Test Master'], hand: ['Grafted Hawk'] }, []], [flipper]);
  mutates(over, 'Grafted Hawk', 'Test Pupil', 'Over');
  const { id } = over.ann.permanent('Grafted Hawk');
  over.alter((now) => {
    flip(now, id);
  });
  expect(words(over, 'Grafted Hawk')).toEqual(['flying', 'lifelink', 'mutate']);
  const under = table([{ battlefield: ['Test Pupil // Test Master'], hand: ['Grafted Hawk'] }, []], [flipper]);
  mutates(under, 'Grafted Hawk', 'Test Pupil', 'Under');
  under.alter((now) => {
    flip(now, under.ann.permanent('Test Pupil').id);
  });
  expect(under.ann.stats('Test Master')).toBe('6/6');
});
