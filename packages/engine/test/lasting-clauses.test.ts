/** A duration said of several things is that of each thing in the clause that has none of its own. CR 611.2. */
import type { Clause, Duration } from '@kitchen-table/language';
import { expect, test } from 'vitest';
import { meldsInto } from '../src/index.ts';
import { lasting } from '../src/rules/effects/lasting-clauses.ts';
import { act, card, self, you } from './cards.ts';

const TURN: Duration = { kind: 'untilEndOfTurn' };
const GROWS = act({ kind: 'gain', verb: 'gain', object: self, abilities: [{ kind: 'keyword', keyword: 'flying' }] });
const LASTING: Clause = { ...GROWS, during: TURN } as Clause;
const YES = { kind: 'allOf', of: [] } as const;
const FIVE = { kind: 'number', number: 5 } as const;

const AROUND: readonly (readonly [string, (clause: Clause) => Clause])[] = [
  ['may', (clause) => ({ kind: 'may', clause })],
  ['if', (clause) => ({ kind: 'if', condition: YES, clause })],
  ['if you do', (clause) => ({ kind: 'ifDone', words: 'if you do', clause })],
  ['unless', (clause) => ({ kind: 'unless', action: { kind: 'loseLife', amount: FIVE }, clause })],
  ['for each', (clause) => ({ kind: 'forEach', of: self, clause })],
  ['where X', (clause) => ({ kind: 'whereX', value: FIVE, clause })],
  ['starting with', (clause) => ({ kind: 'startingWith', clause })],
  ['one after the other', (clause) => ({ kind: 'sequence', steps: [clause, clause], joins: ['.'] })],
];

test.each(AROUND)('the duration is that of what is done within "%s" (CR 611.2)', (_word, around) => {
  expect(lasting(around(GROWS), TURN)).toEqual(around(LASTING));
});

test('a rule that holds for a time has it, too (CR 611.2)', () => {
  const rule: Clause = { kind: 'rule', rule: { kind: 'cant', action: { kind: 'attack', object: self } } };
  expect(lasting(rule, TURN)).toEqual({ ...rule, during: TURN });
});

test('what says a duration of its own keeps it (CR 611.2)', () => {
  const own = { ...GROWS, during: { kind: 'untilYourNextTurn' } } as Clause;
  expect(lasting(own, TURN)).toBe(own);
});

const KEPT: readonly Clause[] = [
  { kind: 'during', during: { kind: 'untilYourNextTurn' }, clause: GROWS },
  { kind: 'modes', min: 1, max: 1, modes: [{ clause: GROWS }] } as unknown as Clause,
  { kind: 'repeat', times: null, words: 'repeat this process' } as Clause,
  { kind: 'sameFor', clause: GROWS, keywords: ['haste'] },
  { kind: 'sameBy', clause: GROWS, by: you },
  { kind: 'separatePiles', of: self, chosen: GROWS } as unknown as Clause,
];

test.each(KEPT.map((clause) => [clause.kind, clause] as const))(
  'what is within "%s" has times of its own (CR 611.2)',
  (_kind, clause) => {
    expect(lasting(clause, TURN)).toBe(clause);
  },
);

test('an ability that waits does so until then, unless it says for how long itself (CR 603.7b)', () => {
  const waiting: Clause = { kind: 'delayed', trigger: { kind: 'trigger', word: 'when', events: [] }, clause: GROWS };
  expect(lasting(waiting, TURN)).toEqual({ ...waiting, until: TURN });
  const already: Clause = { ...waiting, until: { kind: 'thisTurn' } };
  expect(lasting(already, TURN)).toBe(already);
});

test('the same words last as long as they are said to, whenever they are carried out (CR 611.2)', () => {
  expect(lasting(GROWS, TURN)).toBe(lasting(GROWS, TURN));
});

test('a card of a meld pair names what it melds into, once (CR 701.37a, 712.4)', () => {
  const melds = (into: string): Clause => act({ kind: 'meld', object: self, into });
  const into = (...names: string[]): readonly string[] =>
    meldsInto(
      card('Half', {
        types: ['creature'],
        abilities: names.map((name) => ({ kind: 'spell', clause: melds(name) })),
      }),
    );
  expect([into(), into('Whole'), into('Whole', 'Whole', 'Other')]).toEqual([[], ['Whole'], ['Whole', 'Other']]);
  const named = card('Maker', { types: ['creature'], abilities: [{ kind: 'spell', clause: GROWS }] });
  expect(meldsInto(named)).toEqual([]);
});
