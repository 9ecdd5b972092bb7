/** "When you remove a counter this way", "When damage is prevented this way": what triggers on a step before, or within a replacement. CR 603.12, 615.5. */
import type { Clause, Condition, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { clause, duration, expression, plainFilter, rule } from '../categories.ts';
import { preventing, timed, timedReplacement } from '../replacements/replacements.ts';
import { whenDone } from './done-clauses.ts';

const ONE: Value = { kind: 'number', number: 1 };
/** The condition is looked at when the step is over, and the rest waits on the stack. */
const reflexive = (condition: Condition, then: Clause): Clause => ({
  kind: 'if',
  condition,
  clause: { kind: 'ifDone', words: 'this way', reflexive: true, asked: true, clause: then },
});
const some = (left: Value, words: string): Condition => ({
  kind: 'compare',
  left,
  comparison: 'atLeast',
  right: ONE,
  words,
});
const EXCESS: Value = { kind: 'amountOf', to: null, words: 'excess damage dealt', what: 'excess' };
whenDone.add(
  phrase`when it deals excess damage this way , ${{ clause }}`.means((s) =>
    reflexive(some(EXCESS, 'when it deals'), s.clause as Clause),
  ) as never,
);
/** Each of them triggers it when it comes back because the exile is over. CR 603.7c, 610.3. */
whenDone.add(
  phrase`when a exiled ${{ filter: plainFilter }} you control enters this way , ${{ clause }}`.means((s) => ({
    kind: 'forEach',
    of: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'each' },
      filter: { ...s.filter, qualities: [{ kind: 'thisWay', done: 'exiled' }] },
    },
    clause: {
      kind: 'delayed',
      trigger: {
        kind: 'trigger',
        word: 'when',
        events: [
          {
            kind: 'enter',
            object: { kind: 'reference', to: null, words: 'that', filter: s.filter },
            from: { kind: 'place', zone: 'exile', words: 'unsaid' },
            under: { kind: 'you' },
          },
        ],
      },
      clause: s.clause,
    },
    leading: true,
    words: 'enters this way',
  })) as never,
);
expression.add(
  phrase`that amount of excess damage`.means({
    kind: 'amountOf',
    to: null,
    words: 'that amount of excess damage',
    what: 'excess',
  }),
);
/** Only where the prevention itself says it: elsewhere it would be asked too soon. */
const whenPrevented: Union<Clause> = category<Clause>(
  'what follows a prevention',
  phrase`when damage is prevented this way , ${{ clause }}`.means((s) => ({
    kind: 'if',
    condition: {
      kind: 'compare',
      left: { kind: 'amountOf', to: null, words: 'damage prevented this way' },
      comparison: 'atLeast',
      right: ONE,
      words: 'when damage is',
    },
    clause: { kind: 'ifDone', words: 'this way', reflexive: true, asked: true, clause: s.clause },
  })) as never,
);
rule.add(
  phrase`if ${{ would: timed }} , ${{ first: preventing }} . ^ ${{ second: whenPrevented }}`.means((s) => ({
    kind: 'replace',
    would: s.would,
    instead: { kind: 'sequence', steps: [s.first, s.second], joins: ['.'] },
    prevents: true,
  })),
);
timedReplacement.add(
  phrase`the next time ${{ would: timed }} ${{ during: duration }} , ${{ first: preventing }} . ^ ${{ second: whenPrevented }}`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'replace',
        would: s.would,
        instead: { kind: 'sequence', steps: [s.first, s.second], joins: ['.'] },
        once: true,
        prevents: true,
      },
      during: s.during,
    }),
  ),
);
