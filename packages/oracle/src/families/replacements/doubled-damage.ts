/** Damage dealt double, what is on the battlefield, colors that others choose, and one number in excess of another. CR 107.1b, 614.1. */
import type { Action, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  bare,
  condition,
  expression,
  finalQuality,
  manaOutput,
  noun,
  rule,
  subject,
} from '../categories.ts';
import { sort } from '../verbs/damage.ts';
import { count } from '../values/values.ts';
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const DOUBLED: Action = {
  kind: 'dealDamage',
  amount: { kind: 'times', by: 2, of: { kind: 'amountOf', to: null, words: 'that damage' } },
};
rule.add(
  phrase`double all ${{
    words: terms<'double all' | 'double all that'>('damage', [
      ['damage', 'double all'],
      ['damage that', 'double all that'],
    ]),
  }} ${{ actor: subject }} would deal`.means((s) => ({
    kind: 'replace',
    would: { kind: 'dealDamage', actor: s.actor },
    instead: { kind: 'do', action: DOUBLED },
    words: s.words,
  })),
);
const THAT_SOURCE: Noun = {
  kind: 'reference',
  to: null,
  words: 'that',
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'source' }] } },
};
/** "If a red source would deal an amount of noncombat damage less than ~'s power": no less than that. CR 614.1a. */
rule.add(
  phrase`if ${{ actor: subject }} would deal a amount of ${{ sort }} damage less than ${{ than: expression }} to ${{ to: noun }} , that source deals damage equal to ${{ than: expression }} instead`.means(
    (s) => ({
      kind: 'replace',
      would: {
        kind: 'dealDamage',
        actor: s.actor,
        sort: s.sort,
        amount: { kind: 'lessThan', than: s.than },
        to: s.to,
      },
      instead: { kind: 'do', action: { kind: 'dealDamage', actor: THAT_SOURCE, amount: s.than } },
    }),
  ),
);
condition.add(
  phrase`${{ subject: atomSubject }} be~subject face down`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: {
      kind: 'filter',
      adjectives: [{ kind: 'statusWord', status: 'face-down' }],
      noun: { kind: 'words', words: [] },
    },
    words: 'face down',
  })),
);
finalQuality.add(
  phrase`whose controller was dealt combat damage by ${{ by: atom }} this turn`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'happened',
      event: {
        kind: 'dealDamage',
        to: { kind: 'playerOf', relation: 'controller', of: RELATIVE },
        actor: s.by,
        sort: 'combat',
        passive: true,
      },
      when: { kind: 'thisTurn' },
    },
    words: 'whose controller was dealt',
  })),
);
expression.add(
  phrase`the number of ${{ one: bare }} in excess of the number of ${{ two: bare }}`.means((s) => ({
    kind: 'difference',
    of: [
      { kind: 'count', of: s.one },
      { kind: 'count', of: s.two },
    ],
    words: 'in excess',
  })) as never,
);
manaOutput.add(
  phrase`${{ number: count }} mana of any [!sameColor one] color they choose`.means({
    kind: 'anyColor',
    words: 'they choose',
  }),
);
