/** Parts of what was found, cards of a zone described behind it, players by their seats. CR 101.4, 400.1, 608.2c. */
import type { Comparison, Condition, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import {
  condition,
  destination,
  entering,
  expression,
  noun,
  origin,
  plainFilter,
  playerVerb,
  pointed,
  possessive,
  quality,
  subject,
  timedRule,
} from '../categories.ts';
import { IT } from '../conditions/condition-words.ts';
import { counterName } from '../counters/counters.ts';
import { keywordName } from '../abilities/keywords.ts';
import { comparedRight, comparedToValue } from '../values/comparisons.ts';
import { q, quantifier } from '../nouns/quantifiers.ts';
import { UNSAID } from '../clauses/sequences.ts';
import { digits, several, x } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
const NOTHING = { kind: 'words', words: [] } as const;
const CARD = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } } as const;
const ONE: Value = { kind: 'number', number: 1 };
const found = (number: Value, words: 'one' | 'number'): Noun => ({
  kind: 'select',
  quantifier: { ...q, amount: 'number', number },
  filter: { ...CARD, qualities: [{ kind: 'among', noun: THEY, words }] },
});
const someFound: Union<Noun> = category<Noun>(
  'some of what was found',
  terms<Noun>('one', [['one', found(ONE, 'one')]]),
  phrase`${{ number: several }}`.means((s) => found(s.number, 'number')),
);
const theRest = terms<Noun>('the rest', [
  ['the rest', { kind: 'reference', to: null, words: 'the rest', rest: true }],
  ['the other', { kind: 'reference', to: null, words: 'the other', rest: true }],
]);
/** "put one into your hand and the rest into your graveyard", "put two onto the battlefield tapped and the other into your hand". */
playerVerb.add(
  phrase`put~ ${{ object: someFound }} ${{ to: destination }} [${{ entering }}] and ${{ rest: theRest }} ${{ place: destination }}`.means(
    (s) => ({
      kind: 'move',
      verb: 'put',
      object: s.object,
      to: s.to,
      entering: s.entering,
      also: { object: s.rest, to: s.place },
    }),
  ),
  phrase`put~ one ${{ to: destination }}`.means((s) => ({
    kind: 'move',
    verb: 'put',
    object: found(ONE, 'one'),
    to: s.to,
  })),
  phrase`put~ ${{ object: noun }} ${{ to: destination }} [${{ entering }}] and ${{ rest: noun }} ${{ place: destination }} ${{ how: entering }}`.means(
    (s) => ({
      kind: 'move',
      verb: 'put',
      object: s.object,
      to: s.to,
      entering: s.entering,
      also: { object: s.rest, to: s.place, entering: s.how },
    }),
  ),
  phrase`discard~ their hands`.means({
    kind: 'discard',
    object: { kind: 'zoneOfPlayer', zone: ['hand'], player: THEY },
    words: 'hands',
  }),
  phrase`${{
    action: verbs('something to do', [
      ['manifest~', 'manifest'],
      ['cloak~', 'cloak'],
    ] as const),
  }}^ ${{ quantifier }} ${{ filter: plainFilter }}@quantifier from ${{ of: possessive }} hand`.means((s) => ({
    kind: 'keywordAction',
    action: s.action,
    object: {
      kind: 'select',
      quantifier: s.quantifier,
      filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: ['hand'], of: s.of, words: 'from' }] },
    },
  })),
);
for (const [said, comparison] of [
  ['less than', 'under'],
  ['greater than', 'over'],
] as const satisfies readonly (readonly [string, Comparison])[]) {
  const number: Union<Value> = category<Value>('a number', digits, x);
  comparedToValue.add(phrase`${said} ${{ to: number }}`.means({ comparison }));
  comparedRight.add(phrase`${said} ${{ right: number }}`.means({ comparison }));
}
/** How something was cast, or from where. */
type HowCast = Pick<Extract<Condition, { kind: 'castFact' }>, 'fact' | 'words'>;
quality.add(
  phrase`cast from ${{ from: origin }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'castFact', fact: 'cast from', subject: RELATIVE, from: s.from },
    words: 'cast from',
  })),
  phrase`that wasn't ( ${{ how: terms<HowCast>('how', [['cast', { fact: 'cast', words: 'was cast' }]]) }} | ${{
    how: terms<HowCast>('how', [['cast from', { fact: 'cast from' }]]),
  }} ${{ from: origin }} )`.means((s) => ({
    kind: 'whose',
    condition: { ...s.how, kind: 'castFact', subject: RELATIVE, from: s.from, not: true },
  })),
  phrase`with no abilities`.means({ kind: 'noAbilities' }),
  phrase`with ${{ keyword: keywordName }} abilities`.means({ kind: 'withKeyword', words: 'abilities' }),
);
/** "the player to your left", "the owners of those cards". */
const besides: Union<Noun> = category<Noun>(
  'a player',
  phrase`the player to ${{ of: possessive }} ${{ relation: words('a side', ['left', 'right']) }}`.means({
    kind: 'playerOf',
  }),
  phrase`the ${{
    relation: terms<'controller' | 'owner'>('controllers or owners', [
      ['controllers', 'controller'],
      ['owners', 'owner'],
    ]),
  }} of ${{ of: pointed }}`.means({ kind: 'playerOf', words: 'the, several' }),
);
noun.add(besides);
subject.add(besides);
noun.add(
  phrase`all the cards from ${{ player: possessive }} ${{ zone: words('a zone', ['graveyard', 'library']) }}`.means(
    (s) => ({ kind: 'zoneOfPlayer', zone: [s.zone], player: s.player, words: 'all the cards from' }),
  ),
);
const self = terms<Noun>('~', [
  ['~', { kind: 'self' }],
  ['it', IT],
]);
condition.add(
  phrase`${{ subject: self }} is exiled with a ${{ counter: counterName }} counter on it`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: {
      kind: 'filter',
      noun: NOTHING,
      qualities: [
        { kind: 'inZone', zone: ['exile'] },
        { kind: 'withCounters', counter: s.counter, comparison: 'atLeast', to: ONE },
      ],
    },
    words: 'is exiled with',
  })),
  phrase`${{ subject: self }} is ${{
    where: terms('where it is', [
      ['exiled', { zone: 'exile', words: 'is exiled' }],
      ['still on the battlefield', { zone: 'battlefield', words: 'still' }],
    ] as const),
  }}`.means((s) => ({ ...s.where, kind: 'inZone', subject: s.subject })),
);
/** "gain life and draw cards equal to its power": the same amount twice. */
const changedLife = verbs('something to do', [
  ['gain~', 'gainLife'],
  ['lose~', 'loseLife'],
] as const);
timedRule.add(
  phrase`${{ actor: subject }} ${{ life: changedLife }}@actor life and draw~actor cards equal to ${{ amount: expression }}`.means(
    (s) => ({
      kind: 'sequence',
      steps: [
        { kind: 'do', action: { kind: s.life, actor: s.actor, amount: s.amount } },
        { kind: 'do', action: { kind: 'draw', actor: UNSAID, amount: s.amount, words: 'the same amount' } },
      ],
      joins: ['and'],
    }),
  ),
  phrase`${{ actor: subject }} draw~actor cards and ${{ life: changedLife }}@actor life equal to ${{ amount: expression }}`.means(
    (s) => ({
      kind: 'sequence',
      steps: [
        { kind: 'do', action: { kind: 'draw', actor: s.actor, amount: s.amount, words: 'the same amount' } },
        { kind: 'do', action: { kind: s.life, actor: UNSAID, amount: s.amount } },
      ],
      joins: ['and'],
    }),
  ),
);
