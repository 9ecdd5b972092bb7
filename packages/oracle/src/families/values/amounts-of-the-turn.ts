/** How much happened this turn, and how much there is in all of several things. CR 107, 608.2h. */
import type { Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { atom, atomSubject, bare, expression, filter, noun, plainFilter, pointed, quality } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { stat } from './values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
for (const [past, kind] of [
  ['lost', 'loseLife'],
  ['gained', 'gainLife'],
] as const) {
  for (const said of ['the amount of life', 'the life'] as const) {
    expression.add(
      phrase`${said} you've ${past} this turn`.means({
        kind: 'history',
        event: { kind, actor: { kind: 'you' } },
        what: 'amount',
        when: 'this turn',
        words: `${said}, perfect`,
      }),
      phrase`${said} ${{ actor: atomSubject }} ${past} this turn`.means((s) => ({
        kind: 'history',
        event: { kind, actor: s.actor },
        what: 'amount',
        when: 'this turn',
        words: said,
      })),
    );
  }
}
expression.add(
  phrase`the damage dealt to ${{ to: atom }} this turn`.means((s) => ({
    kind: 'history',
    event: { kind: 'dealDamage', to: s.to, passive: true },
    what: 'amount',
    when: 'this turn',
    words: 'the damage',
  })),
  phrase`the amount of damage dealt to ${{ to: atom }} this turn`.means((s) => ({
    kind: 'history',
    event: { kind: 'dealDamage', to: s.to, passive: true },
    what: 'amount',
    when: 'this turn',
    words: 'the amount of damage',
  })),
  phrase`the number of cards ${{ actor: atomSubject }} have~actor drawn this turn`.means((s) => ({
    kind: 'history',
    event: { kind: 'draw', actor: s.actor },
    what: 'amount',
    when: 'this turn',
    words: 'perfect',
  })),
  phrase`the total ${{ stat }} of ${{ of: pointed }}`.means({ kind: 'total' }),
  phrase`the number of ${{ counter: counterName }} counters among ${{ on: bare }}`.means({ kind: 'countersOn' }),
  phrase`the number of counters among ${{ on: bare }}`.means({ kind: 'countersOn', counter: null }),
);
quality.add(
  phrase`who was dealt combat damage [by ${{ by: atom }}] this turn`.means((s) => ({
    kind: 'that',
    event: { kind: 'dealDamage', to: RELATIVE, sort: 'combat', actor: s.by, passive: true },
    when: { kind: 'thisTurn' },
  })),
);
const half: Union<Noun> = category<Noun>(
  'half of them',
  ...(['up', 'down'] as const).map((rounded) =>
    phrase`half the ${{ filter }}!plural , rounded ${rounded}`.means((s) => ({
      kind: 'select' as const,
      quantifier: {
        kind: 'quantifier' as const,
        amount: 'number' as const,
        number: { kind: 'half' as const, of: { kind: 'count' as const, of: s.filter }, rounded },
        words: 'half the' as const,
      },
      filter: s.filter,
    })),
  ),
  ...(['up', 'down'] as const).flatMap((rounded) => [
    phrase`half the ${{ filter }}!plural of their choice , rounded ${rounded}`.means((s) => ({
      kind: 'select' as const,
      quantifier: {
        kind: 'quantifier' as const,
        amount: 'number' as const,
        number: { kind: 'half' as const, of: { kind: 'count' as const, of: s.filter }, rounded },
        chooser: { kind: 'reference' as const, to: null, words: 'they' as const },
        words: 'half the' as const,
      },
      filter: s.filter,
    })),
    phrase`half the ${{ filter: plainFilter }}!plural of their choice they control , rounded ${rounded}`.means((s) => {
      const filter = {
        ...s.filter,
        qualities: [
          { kind: 'controlledBy' as const, player: { kind: 'reference' as const, to: null, words: 'they' as const } },
        ],
      };
      return {
        kind: 'select' as const,
        quantifier: {
          kind: 'quantifier' as const,
          amount: 'number' as const,
          number: { kind: 'half' as const, of: { kind: 'count' as const, of: filter }, rounded },
          chooser: { kind: 'reference' as const, to: null, words: 'they' as const },
          words: 'half the, choice first' as const,
        },
        filter,
      };
    }),
  ]),
);
noun.add(half);
