/** What is filled in to have the board fixed makes a proposal that the wire lets through, or none while something is missing. */
import { readClientMessage } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { type Draft, draftOf, fixOf, KINDS, type Kind, kindsFor } from '../src/fix/fix-draft.ts';
import type { ObjectView } from '../src/model/types.ts';

const bears = { id: 7, tapped: false, faceDown: false, types: ['Creature'] } as unknown as ObjectView;
const filled = (kind: Kind, more: Partial<Draft> = {}): Draft => ({
  ...draftOf(kind, 1, ''),
  subtypes: 'Bear',
  ...more,
});

test('everything that can be filled in is understood at the wire', () => {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const fix = fixOf(filled(kind), bears);
    expect(fix, kind).not.toBeNull();
    const message = { kind: 'proposeFix', game: 'abc', fix };
    expect(readClientMessage(message)).toEqual({ kind: 'read', message });
  }
});

test('nothing is proposed while a number or a word is missing, and nothing about an object where there is none', () => {
  expect(fixOf(filled('life', { change: '0' }), null)).toBeNull();
  expect(fixOf(filled('life', { change: 'two' }), null)).toBeNull();
  expect(fixOf(filled('counters', { counter: ' ' }), bears)).toBeNull();
  expect(fixOf(filled('creature token', { subtypes: ' , ' }), null)).toBeNull();
  expect(fixOf(filled('creature token', { power: '-1' }), null)).toBeNull();
  expect(fixOf(filled('move'), null)).toBeNull();
  expect(fixOf(filled('player counters', { change: '-3', counter: 'energy' }), null)).toEqual({
    kind: 'counters',
    on: -2,
    counter: 'energy',
    change: -3,
  });
});

test('what is tapped can be untapped, and what is not on the battlefield neither', () => {
  expect(kindsFor(bears, true)).toContain('tap');
  expect(kindsFor({ ...bears, tapped: true }, true)).toContain('untap');
  expect(kindsFor(bears, false).some((kind) => kind === 'tap' || kind === 'untap')).toBe(false);
  expect(kindsFor(null, false)).not.toContain('move');
});

test('a Role is for a creature on the battlefield, and what is face down is not copied (CR 303.7, 708.2)', () => {
  expect(kindsFor(bears, true)).toEqual(expect.arrayContaining(['role token', 'copy token']));
  expect(kindsFor(bears, false)).not.toContain('role token');
  expect(kindsFor({ ...bears, types: ['Land'] }, true)).not.toContain('role token');
  expect(kindsFor({ ...bears, faceDown: true }, true)).not.toContain('copy token');
});
