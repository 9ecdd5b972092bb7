/** Names in the card language: there are no others than it lists. */
import { isLabel, type Label } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { find } from '../../src/questions/objects/nouns.ts';
import { evaluate } from '../../src/questions/reading.ts';
import { contextOf } from '../../src/rules/resolving/bindings.ts';
import { NO_OBJECT } from '../../src/vocabulary/ids.ts';
import { scenario } from '../support/scenario.ts';

test('a label is one of those that the language lists, or numbered, or our own', () => {
  expect(['self', 'event.object', 'target1', 'chosen12', 'slot3', '#done', 'opponents'].filter(isLabel)).toHaveLength(
    7,
  );
  expect(['it', 'target', 'event.thing', 'step', 'step1x', ''].filter(isLabel)).toEqual([]);
});

test('a label that is none is a fault of ours, not nothing', () => {
  const { game, ann } = scenario([{}, {}]);
  const context = contextOf(NO_OBJECT, ann.id);
  const to = 'nowhere' as Label;
  expect(() => find(game, { kind: 'reference', to }, context)).toThrow('no such label: nowhere');
  expect(() => evaluate(game, { kind: 'amountOf', to }, context)).toThrow('no such label: nowhere');
  expect(find(game, { kind: 'reference', to: 'target1' }, context)).toEqual([]);
});
