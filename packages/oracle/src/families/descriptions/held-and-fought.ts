/** What is said of things by their mana abilities, fights and counters, and of players by what they cast. CR 605.1, 608.2i, 701.12. */
import type { Noun, NounWords, Quality } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atomSubject, bare, condition, filter, finalQuality, noun, quality } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { numberWord } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const ABILITY: NounWords = { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] };
quality.add(
  terms<Quality>('with what abilities and costs', [
    ['with a mana ability', { kind: 'withManaAbility' }],
    ['with mana abilities', { kind: 'withManaAbility', words: 'several' }],
    ['without mana abilities', { kind: 'withManaAbility', not: true, words: 'several' }],
    ['with a mana cost that contains {X}', { kind: 'withSymbol', symbol: 'X', words: 'contains' }],
    ['with {X} in its activation cost', { kind: 'withSymbol', symbol: 'X', of: 'activation cost' }],
  ]),
  phrase`with the same mana value`.means({
    kind: 'withStat',
    stat: 'mana value',
    comparison: 'equal',
    to: { kind: 'stat', stat: 'mana value', of: { kind: 'reference', to: null, words: 'it' } },
    words: 'the same as it',
  }) as never,
  phrase`${{ words: words('who', ['who were', 'who was']) }} dealt combat damage by ~ or ${{ by: noun }} this turn`.means(
    (s) => ({
      kind: 'that',
      event: {
        kind: 'dealDamage',
        to: RELATIVE,
        sort: 'combat',
        actor: { kind: 'nounList', join: 'or', of: [{ kind: 'self' }, s.by] },
        passive: true,
      },
      when: THIS_TURN,
      words: s.words,
    }),
  ),
);
finalQuality.add(phrase`other than ${{ noun: bare }}`.means({ kind: 'otherThan' }));
filter.add(
  phrase`exhaust ability that isn't a mana ability`.means({
    kind: 'filter',
    noun: ABILITY,
    qualities: [
      { kind: 'keywordAbility', of: ['exhaust'] },
      {
        kind: 'whose',
        condition: {
          kind: 'is',
          subject: RELATIVE,
          filter: { kind: 'filter', adjectives: [{ kind: 'statusWord', status: 'mana' }], noun: ABILITY },
          not: true,
        },
      },
    ],
  }),
);
condition.add(
  phrase`there be~right exactly ${{ right: numberWord }} ${{ counter: counterName }} counter#right on ${{ on: atomSubject }}`.means(
    (s) => ({
      kind: 'compare',
      left: { kind: 'countersOn', counter: s.counter, on: s.on },
      comparison: 'equal',
      right: s.right,
      words: 'there are exactly',
    }),
  ),
);
