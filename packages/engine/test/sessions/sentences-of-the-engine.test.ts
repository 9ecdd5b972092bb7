/** Sentences that no text reaches through the grammar alone: what a reference stands for, and kinds that few cards have. */
import type { Ability, CardFace, Clause } from '@kitchen-table/language/surface';
import { lowerFace } from '@kitchen-table/lower';
import { expect, test } from 'vitest';
import { type Line, paraphraseFace } from '../../src/index.ts';

function told(ability: Ability): readonly string[] {
  const face: CardFace = {
    name: 'Paper Owl',
    manaCost: ['U'],
    supertypes: [],
    types: ['creature'],
    subtypes: ['Bird'],
    power: '1',
    toughness: '1',
    abilities: [ability],
  };
  const rows = (lines: readonly Line[], indent: string): string[] =>
    lines.flatMap(({ text, steps }) => [indent + text, ...rows(steps, `${indent}  `)]);
  return paraphraseFace(lowerFace(face)).flatMap(({ lines }) => rows(lines, ''));
}

function spell(clause: Clause): Ability {
  return { kind: 'spell', clause };
}

const draw = (amount: number): Clause => ({
  kind: 'do',
  action: { kind: 'draw', amount: { kind: 'number', number: amount }, label: 'step1' },
});

test('a counter counted on the drawn card is told so: the binding can be seen (CR 608.2c)', () => {
  const counted: Clause = {
    kind: 'do',
    action: {
      kind: 'gainLife',
      amount: { kind: 'countersOn', counter: 'charge', on: { kind: 'reference', to: 'step1', words: 'it' } },
    },
  };
  expect(told(spell({ kind: 'sequence', steps: [draw(1), counted], joins: ['.'] }))).toEqual([
    'You draw a card.',
    'You gain life equal to the number of charge counters on the card drawn this way.',
  ]);
});

test('a reference that nothing introduces shows its label (CR 608.2c)', () => {
  const lost: Clause = {
    kind: 'do',
    action: { kind: 'destroy', object: { kind: 'reference', to: 'chosen9', words: 'it' } },
  };
  expect(told(spell(lost))).toEqual(['You destroy “chosen9”.']);
});

test('the role of an event is that of the innermost event that has it (CR 603.7c)', () => {
  const returned: Clause = {
    kind: 'do',
    action: {
      kind: 'move',
      verb: 'return',
      object: { kind: 'reference', to: 'outer event.object', words: 'it' },
      to: { kind: 'place', zone: 'battlefield' },
    },
  };
  const later: Clause = {
    kind: 'delayed',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', next: true } }],
    },
    clause: returned,
  };
  const dies: Ability = {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'die', object: { kind: 'self' } }] },
    clause: later,
  };
  expect(told(dies)).toEqual([
    'Whenever this creature dies, later: At the beginning of the next end step, you return this creature onto the battlefield.',
  ]);
});

test('nobody said to do it: told to, you do; spoken of, it is done to the object (CR 109.5)', () => {
  const object = { kind: 'self' } as const;
  expect(told(spell({ kind: 'do', action: { kind: 'destroy', object } }))).toEqual(['You destroy this creature.']);
  expect(told({ kind: 'static', rules: [{ kind: 'cant', action: { kind: 'counter', object } }] })).toEqual([
    "This creature can't be countered.",
  ]);
});
