/** How much happened this turn, and how much there is in all of several things. CR 107, 608.2h. */
import type { Filter, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { counters } from '../counters/counters.ts';
import { atom, atomSubject, bare, expression, filter, noun, plainFilter, pointed, quality } from '../categories.ts';
import { terms, words } from '../../kernel/words.ts';
import { stat } from './values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
const lifeOf = terms('what happened to the life', [
  ['lost', 'loseLife'],
  ['gained', 'gainLife'],
] as const);
expression.add(
  phrase`${{
    words: terms<string>('how much life', [
      ['the amount of life', 'the amount of life, perfect'],
      ['the life', 'the life, perfect'],
    ]),
  }} you've ${{ did: lifeOf }} this turn`.means((s) => ({
    kind: 'history',
    event: { kind: s.did, actor: { kind: 'you' } },
    what: 'amount',
    when: 'this turn',
    words: s.words,
  })),
  phrase`${{ words: words('how much life', ['the amount of life', 'the life']) }} ${{ actor: atomSubject }} ${{ did: lifeOf }} this turn`.means(
    (s) => ({
      kind: 'history',
      event: { kind: s.did, actor: s.actor },
      what: 'amount',
      when: 'this turn',
      words: s.words,
    }),
  ),
);
expression.add(
  phrase`${{
    words: terms<string>('the damage', [
      ['the damage', 'the damage'],
      ['the amount of damage', 'the amount of damage'],
      ['the damage already', 'already'],
    ]),
  }} dealt to ${{ to: atom }} this turn`.means((s) => ({
    kind: 'history',
    event: { kind: 'dealDamage', to: s.to, passive: true },
    what: 'amount',
    when: 'this turn',
    words: s.words,
  })),
  phrase`the total ${{ stat }} of ${{ of: pointed }}`.means({ kind: 'total' }),
  phrase`the number of ${{ counter: counters }}!plural among ${{ on: bare }}`.means({ kind: 'countersOn' }),
);
quality.add(
  phrase`who was dealt combat damage [by ${{ by: atom }}] this turn`.means((s) => ({
    kind: 'that',
    event: { kind: 'dealDamage', to: RELATIVE, sort: 'combat', actor: s.by, passive: true },
    when: { kind: 'thisTurn' },
  })),
);
/** So many of them, rounded as is said. CR 107.1a. */
const halfOf = (filter: Filter, rounded: 'up' | 'down'): Value => ({
  kind: 'half',
  of: { kind: 'count', of: filter },
  rounded,
});
const upOrDown = words('how it is rounded', ['up', 'down']);
const half: Union<Noun> = category<Noun>(
  'half of them',
  phrase`half the ${{ filter }}!plural , rounded ${{ rounded: upOrDown }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'number', number: halfOf(s.filter, s.rounded), words: 'half the' },
    filter: s.filter,
  })),
  phrase`half the ${{ filter }}!plural of their choice , rounded ${{ rounded: upOrDown }}`.means((s) => ({
    kind: 'select',
    quantifier: {
      kind: 'quantifier',
      amount: 'number',
      number: halfOf(s.filter, s.rounded),
      chooser: THEY,
      words: 'half the',
    },
    filter: s.filter,
  })),
  phrase`half the ${{ filter: plainFilter }}!plural of their choice they control , rounded ${{ rounded: upOrDown }}`.means(
    (s) => {
      const filter: Filter = { ...s.filter, qualities: [{ kind: 'controlledBy', player: THEY }] };
      return {
        kind: 'select',
        quantifier: {
          kind: 'quantifier',
          amount: 'number',
          number: halfOf(filter, s.rounded),
          chooser: THEY,
          words: 'half the, choice first',
        },
        filter,
      };
    },
  ),
);
noun.add(half);
