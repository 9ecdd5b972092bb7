/** A duration said of several things is that of each thing in the clause that has none of its own. CR 611.2. */
import { type Clause, type Duration, instruct, number, self, you } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { lowerAbility } from '../src/index.ts';

const TURN: Duration = { kind: 'untilEndOfTurn' };
const GROWS = instruct({
  kind: 'gain',
  verb: 'gain',
  object: self,
  abilities: [{ kind: 'keyword', keyword: 'flying' }],
});
const LASTING: Clause = { ...GROWS, during: TURN } as Clause;
const YES = { kind: 'allOf', of: [] } as const;
const FIVE = number(5);

/** The clause lowered, when the duration is said of all of it. */
function lasting(clause: Clause): Clause {
  const [ability] = lowerAbility({ kind: 'spell', clause: { kind: 'during', during: TURN, clause } });
  return (ability as { clause: Clause }).clause;
}

const AROUND: readonly (readonly [string, (clause: Clause) => Clause])[] = [
  ['may', (clause) => ({ kind: 'may', clause })],
  ['if', (clause) => ({ kind: 'if', condition: YES, clause })],
  ['if you do', (clause) => ({ kind: 'ifDone', words: 'if you do', clause })],
  ['unless', (clause) => ({ kind: 'unless', action: { kind: 'loseLife', amount: FIVE }, clause })],
  ['for each', (clause) => ({ kind: 'forEach', of: self, clause })],
  ['where X', (clause) => ({ kind: 'whereX', value: FIVE, clause })],
  ['starting with', (clause) => ({ kind: 'startingWith', clause })],
  ['one after the other', (clause) => ({ kind: 'sequence', steps: [clause, clause], joins: ['.'] })],
  ['the same for', (clause) => ({ kind: 'sameFor', clause, keywords: ['haste'] })],
  ['the same by', (clause) => ({ kind: 'sameBy', clause, by: you })],
  [
    'choose one',
    (clause) => ({
      kind: 'modes',
      choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
      modes: [{ kind: 'mode', clause }],
    }),
  ],
];

test.each(AROUND)('the duration is that of what is done within "%s" (CR 611.2)', (_word, around) => {
  expect(lasting(around(GROWS))).toEqual(around(LASTING));
});

test('a rule that holds for a time has it, too (CR 611.2)', () => {
  const rule: Clause = { kind: 'rule', rule: { kind: 'cant', action: { kind: 'attack', object: self } } };
  expect(lasting(rule)).toEqual({ ...rule, during: TURN });
});

test('what says a duration of its own keeps it (CR 611.2)', () => {
  const own = { ...GROWS, during: { kind: 'untilYourNextTurn' } } as Clause;
  expect(lasting(own)).toEqual(own);
  expect(lasting({ kind: 'during', during: { kind: 'untilYourNextTurn' }, clause: GROWS })).toEqual(own);
});

test('an ability that waits does so until then, unless it says for how long itself (CR 603.7b)', () => {
  const waiting: Clause = { kind: 'delayed', trigger: { kind: 'trigger', word: 'when', events: [] }, clause: GROWS };
  expect(lasting(waiting)).toEqual({ ...waiting, until: TURN });
  const already: Clause = { ...waiting, until: { kind: 'thisTurn' } };
  expect(lasting(already)).toEqual(already);
});
