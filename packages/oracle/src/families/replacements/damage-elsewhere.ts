/** Damage dealt to something else, and to several: "the next 2 damage that a source would deal to you and/or creatures you control". CR 614.9, 615.7. */
import type { Noun, Rule, Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { bare, lastingVerb, noun, pointed, rule, timedRule } from '../categories.ts';
import { amount, digits } from '../values/values.ts';
import { sort } from '../verbs/damage.ts';
import { category, type Union } from '../../kernel/category.ts';
import { terms } from '../../kernel/words.ts';

type Redirected = Pick<Extract<Rule, { kind: 'redirect' }>, 'from' | 'by' | 'words'>;
const YOU: Noun = { kind: 'you' };
noun.add(phrase`you and/or ${{ last: bare }}`.means((s) => ({ kind: 'nounList', join: 'and/or', of: [YOU, s.last] })));
timedRule.add(
  phrase`the next ${{ amount }} damage that ${{ by: noun }} would deal to ${{ from: noun }} this turn is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: s.amount, from: s.from, by: s.by, to: s.to, words: 'that would deal' },
      during: { kind: 'thisTurn' },
    }),
  ),
);
/** The next so much, or all. */
const howMuch: Union<Value | 'all'> = category<Value | 'all'>(
  'how much damage',
  terms<'all'>('all', [['all', 'all']]),
  phrase`the next ${{ amount }}`.means((s) => s.amount),
);
const fromAndBy: Union<Redirected> = category<Redirected>(
  'to and by what',
  phrase`to ${{ from: noun }} this turn [by ${{ by: noun }}]`.means({}),
  phrase`this turn to ${{ from: noun }} [by ${{ by: noun }}]`.means({ words: 'this turn to' }),
  phrase`to ${{ from: noun }} by ${{ by: noun }} this turn`.means({ words: 'to, by' }),
);
timedRule.add(
  phrase`${{ amount: howMuch }} [${{ sort }}] damage that would be dealt ${{ said: fromAndBy }} is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { ...s.said, kind: 'redirect', amount: s.amount, sort: s.sort, to: s.to },
      during: { kind: 'thisTurn' },
    }),
  ),
);
rule.add(
  phrase`all [${{ sort }}] damage that would be dealt to ${{ from: noun }} [by ${{ by: noun }}] is dealt to ${{ to: noun }} instead`.means(
    (s) => ({ kind: 'redirect', amount: 'all', sort: s.sort, from: s.from, by: s.by, to: s.to }),
  ),
  phrase`prevent all ${{ sort }} damage ${{ by: pointed }} would deal`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', sort: s.sort, by: s.by, words: 'would deal' },
  })),
);
lastingVerb.add(
  phrase`prevent~ all but ${{ left: digits }} of that damage`.means((s) => ({
    kind: 'prevent',
    amount: {
      kind: 'difference',
      of: [{ kind: 'amountOf', to: null, words: 'that damage' }, s.left],
      words: 'all but',
    },
  })),
);
