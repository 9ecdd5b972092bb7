/** Looking through the nodes of a text. */
import { holdsWord, sameTree, some } from '@kitchen-table/language/core';
import { describe, expect, it } from 'vitest';

const draw = { kind: 'draw', actor: { kind: 'you' }, amount: { kind: 'number', value: 2 } };

describe('two nodes say the same', () => {
  it('in whatever order their fields were written, and whether a field is missing or left open', () => {
    expect(sameTree(draw, { amount: { value: 2, kind: 'number' }, actor: { kind: 'you' }, kind: 'draw' })).toBe(true);
    expect(sameTree({ ...draw, again: undefined }, draw)).toBe(true);
  });

  it('not with another value, a field more, or a list in place of a node', () => {
    expect(sameTree(draw, { ...draw, amount: { kind: 'number', value: 3 } })).toBe(false);
    expect(sameTree(draw, { ...draw, again: true })).toBe(false);
    expect(sameTree({ ...draw, again: true }, draw)).toBe(false);
    expect(sameTree([], {})).toBe(false);
    expect(sameTree([draw], [draw, draw])).toBe(false);
    expect(sameTree(null, {})).toBe(false);
  });
});

describe('what is within', () => {
  it('is found at any depth, by its node', () => {
    expect(some({ steps: [draw] }, ({ kind }) => kind === 'you')).toBe(true);
    expect(some({ steps: [draw] }, ({ kind }) => kind === 'discard')).toBe(false);
  });

  it('is found by a word, as a value or as the name of a field, whole', () => {
    expect(holdsWord([draw], new Set(['you']))).toBe(true);
    expect(holdsWord([draw], new Set(['actor']))).toBe(true);
    expect(holdsWord([draw], new Set(['yo', 'drawn']))).toBe(false);
  });
});
