/** Damage and its prevention. CR 120, 615. */
import type { Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, type WordList } from '../../kernel/words.ts';
import {
  atom,
  condition,
  countedNoun,
  damagedEvent,
  expression,
  lastingVerb,
  noun,
  sourceVerb,
} from '../categories.ts';
import { amount, digits, x } from '../values/values.ts';

/** What kind of damage. CR 120. */
export const sort: WordList<'combat' | 'noncombat'> = terms<'combat' | 'noncombat'>('a sort of damage', [
  ['combat', 'combat'],
  ['noncombat', 'noncombat'],
]);
const THAT_DAMAGE: Value = { kind: 'amountOf', to: null, words: 'that damage' };
/** Damage spoken of, or a multiple of it. */
const thatDamage = terms<Value>('that damage', [
  ['that damage', THAT_DAMAGE],
  ['that amount of damage', { kind: 'amountOf', to: null, words: 'that amount' }],
  ['double that damage', { kind: 'times', by: 2, of: THAT_DAMAGE }],
  ['triple that damage', { kind: 'times', by: 3, of: THAT_DAMAGE }],
]);
/** Who is hurt first: what follows is no part of the description. */
const hurt: Union<Noun> = category<Noun>('an object or player', atom, countedNoun);
type Additional = 'an additional' | 'additional';
const AN_ADDITIONAL = terms<Additional>('an additional', [['a additional', 'an additional']]);
const ADDITIONAL = terms<Additional>('additional', [['additional', 'additional']]);
sourceVerb.add(
  phrase`deal~ ${{ amount }} damage to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`also deal~ ${{ amount }} damage to ${{ to: noun }}`.means({ kind: 'dealDamage', words: 'also' }),
  phrase`deal~ damage equal to ${{ amount: expression }} to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ damage equal to ${{ amount: expression }} to ${{ to: hurt }} and that much damage to ${{ other: noun }}`.means(
    (s) => ({
      kind: 'dealDamage',
      amount: s.amount,
      to: s.to,
      also: { amount: s.amount, to: s.other },
      words: 'that much, too',
    }),
  ),
  phrase`deal~ damage to ${{ to: noun }} equal to ${{ amount: expression }}`.means({
    kind: 'dealDamage',
    words: 'to, amount',
  }),
  phrase`deal~ ${{ amount }} damage divided ${{
    divided: terms('how it is divided', [
      ['as you choose', 'as you choose'],
      ['evenly , rounded down ,', 'evenly'],
    ] as const),
  }} among ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ damage equal to ${{ amount: expression }} divided as you choose among ${{ to: noun }}`.means({
    kind: 'dealDamage',
    divided: 'as you choose',
    words: 'equal to, divided',
  }),
  phrase`deal~ ${{ amount }} damage to ${{ to: hurt }} and ${{ more: amount }} damage to ${{ other: noun }}`.means(
    (s) => ({ kind: 'dealDamage', amount: s.amount, to: s.to, also: { amount: s.more, to: s.other } }),
  ),
  phrase`deal~ ${{ amount }} damage to ${{ to: noun }} and ( ${{ words: AN_ADDITIONAL }} ${{ more: amount }} | ${{ more: amount }} ${{ words: ADDITIONAL }} ) damage to ${{ other: noun }}`.means(
    (s) => ({
      kind: 'dealDamage',
      amount: s.amount,
      to: s.to,
      also: { amount: s.more, to: s.other },
      words: s.words,
    }),
  ),
  phrase`deal~ ( ${{ amount }} damage | damage equal to ${{ amount: expression }} ) to ${{ to: noun }} . ^ [if ${{ excessIf: condition }} ,] excess damage is dealt to ${{ excessTo: noun }} instead`.means(
    { kind: 'dealDamage' },
  ),
  phrase`deal~ ${{ amount }} damage to ${{ to: atom }} , ${{ more: amount }} damage to ${{ other: atom }} , and ${{ most: amount }} damage to ${{ third: noun }}`.means(
    (s) => ({
      kind: 'dealDamage',
      amount: s.amount,
      to: s.to,
      also: { amount: s.more, to: s.other },
      more: { amount: s.most, to: s.third },
    }),
  ),
  phrase`deal~ ${{ amount: thatDamage }} to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ ${{
    amount: category<Value>(
      'how much',
      digits,
      x,
      phrase`X plus ${{ right: digits }}`.means((s) => ({
        kind: 'sum',
        of: [{ kind: 'x' }, s.right],
        words: 'X plus',
      })),
    ),
  }} damage`.means({ kind: 'dealDamage', to: { kind: 'reference', to: null, words: 'as before' } }),
  phrase`deal~ ${{
    by: terms('how often', [
      ['double', 2],
      ['triple', 3],
    ] as const),
  }} that damage`.means((s) => ({
    kind: 'dealDamage',
    amount: { kind: 'times', by: s.by, of: { kind: 'amountOf', to: null, words: 'that damage' } },
  })),
  phrase`deal~ twice that much damage`.means({
    kind: 'dealDamage',
    amount: { kind: 'times', by: 2, of: { kind: 'amountOf', to: null, words: 'that much' } },
  }),
  phrase`deal~ that much damage plus ${{ plus: digits }}`.means((s) => ({
    kind: 'dealDamage',
    amount: { kind: 'sum', of: [{ kind: 'amountOf', to: null, words: 'that much' }, s.plus], words: 'damage plus' },
  })),
  phrase`deal~ that much damage plus ${{ plus: digits }} to ${{ to: noun }}`.means((s) => ({
    kind: 'dealDamage',
    amount: { kind: 'sum', of: [{ kind: 'amountOf', to: null, words: 'that much' }, s.plus], words: 'damage plus' },
    to: s.to,
  })),
  phrase`deal~ damage to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ ${{ sort }} damage to ${{ to: noun }}`.means({ kind: 'dealDamage' }),
  phrase`deal~ ${{ sort }} damage`.means({ kind: 'dealDamage' }),
  phrase`deal~ damage`.means({ kind: 'dealDamage' }),
);
damagedEvent.add(
  phrase`be~ dealt [${{ sort }}] damage by ${{ actor: noun }}`.means({ kind: 'dealDamage', passive: true }),
  phrase`be~ dealt damage by ${{ one: noun }} or by ${{ other: noun }}`.means((s) => ({
    kind: 'dealDamage',
    actor: { kind: 'nounList', of: [s.one, s.other], join: 'or' },
    passive: true,
    words: 'or by',
  })),
  phrase`be~ dealt [${{ sort }}] damage`.means({ kind: 'dealDamage', passive: true }),
);
lastingVerb.add(
  phrase`prevent~ that damage`.means({ kind: 'prevent', amount: { kind: 'amountOf', to: null, words: 'that damage' } }),
  phrase`prevent~ ${{ number: digits }} of that damage`.means((s) => ({
    kind: 'prevent',
    amount: s.number,
    of: 'that damage',
  })),
  phrase`prevent~ all [${{ sort }}] damage that would be dealt [to ${{ to: noun }}] [by ${{ by: noun }}]`.means({
    kind: 'prevent',
    amount: 'all',
  }),
  phrase`prevent~ all [${{ sort }}] damage that would be dealt to and dealt by ${{ by: noun }}`.means({
    kind: 'prevent',
    amount: 'all',
    toToo: true,
  }),
  phrase`prevent~ all [${{ sort }}] damage ${{ by: noun }} would deal [to ${{ to: noun }}]`.means({
    kind: 'prevent',
    amount: 'all',
    words: 'would deal',
  }),
  phrase`prevent~ all [${{ sort }}] damage that ${{ by: noun }} would deal [to ${{ to: noun }}]`.means({
    kind: 'prevent',
    amount: 'all',
    words: 'that would deal',
  }),
  phrase`prevent~ the next ${{ amount }} [${{ sort }}] damage that would be dealt [to ${{ to: noun }}] [by ${{ by: noun }}]`.means(
    {
      kind: 'prevent',
      next: true,
    },
  ),
);
