/** Conditions on the mana spent on a spell, and on what it targets. CR 106, 601.2h, 115. */
import type { Condition, Filter, Noun } from '@kitchen-table/language/surface';
import { category, Category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, condition, plainFilter } from '../categories.ts';
import { IT, THEM } from './condition-words.ts';
import { numberWord, plainNumber } from '../values/values.ts';
import { comparedRight } from '../values/comparisons.ts';

const THAT_SPELL: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } };
const spell: Union<Noun> = category<Noun>(
  'a spell',
  terms<Noun>('a spell', [
    ['~', { kind: 'self' }],
    ['it', IT],
    ['them', THEM],
    ['that spell', { kind: 'reference', to: null, words: 'that', filter: THAT_SPELL }],
  ]),
);
const ZERO = { kind: 'number', number: 0 } as const;
type Least = Pick<Extract<Condition, { kind: 'compare' }>, 'comparison' | 'right' | 'words'>;
const atLeast: Union<Least> = category<Least>(
  'how much at least',
  phrase`at least ${{ right: numberWord }}`.means({ comparison: 'atLeast', words: 'at least' }),
  phrase`${{ right: numberWord }} or more`.means({ comparison: 'atLeast', words: 'or more' }),
);
type Spent = Pick<Extract<Condition, { kind: 'castFact' }>, 'fact' | 'keyword'>;
/** What is counted of the mana spent: how much, of how many colors, how much from creatures. */
const spent: Category<Spent> = terms<Spent>('what was spent', [
  ['mana was spent', { fact: 'mana spent' }],
  ['colors of mana were spent', { fact: 'colors of mana spent' }],
  ...(['Treasure', 'Cave', 'Desert', 'creature', 'artifact'] as const).map(
    (keyword) => [`mana from ${keyword}s was spent`, { fact: 'mana from', keyword }] as const,
  ),
]);
condition.add(
  phrase`${{ subject: atomSubject }} be~subject the first spell you've cast this game`.means({
    kind: 'castFact',
    fact: 'first of the game',
  }),
  phrase`no ${{
    fact: terms('which mana', [
      ['mana', 'mana spent'],
      ['colored mana', 'colors of mana spent'],
    ] as const),
  }} was spent to cast ${{ spell }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: s.fact, subject: s.spell },
    comparison: 'equal',
    right: ZERO,
    words: 'no mana',
  })),
  phrase`${{ least: atLeast }} ${{ spent }} to cast ${{ spell }}`.means((s) => ({
    ...s.least,
    kind: 'compare',
    left: { ...s.spent, kind: 'castFact', subject: s.spell },
  })) as never,
  phrase`the amount of mana spent to cast ${{ spell }} ${{
    words: terms('whether it is or was', [
      ['is', 'the amount of mana is'],
      ['was', 'the amount'],
    ] as const),
  }} ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'castFact', fact: 'mana spent', subject: s.spell },
    words: s.words,
  })),
  phrase`${{ subject: atomSubject }} have~subject the chosen name`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'ofTheChosen', what: 'name', words: 'with' }],
    },
    words: 'has',
  })),
  phrase`you revealed a ${{ revealed: plainFilter }} or controlled a ${{ controlled: plainFilter }} as you cast ~`.means(
    (s) => ({
      kind: 'oneOf',
      of: [
        {
          kind: 'thereIs',
          object: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'a' },
            filter: { ...s.revealed, qualities: [{ kind: 'thisWay', done: 'revealed' }] },
          },
          at: 'when cast',
        },
        {
          kind: 'controls',
          player: { kind: 'you' },
          object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.controlled },
          at: 'when cast',
        },
      ],
    }),
  ),
  phrase`you controlled a ${{ filter: plainFilter }} as you cast ~`.means((s) => ({
    kind: 'controls',
    player: { kind: 'you' },
    object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
    at: 'when cast',
    words: 'controlled as you cast',
  })),
  phrase`you've gained ${{ amount: plainNumber }} or more life this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'gainLife', actor: { kind: 'you' } },
    when: { kind: 'thisTurn' },
    total: s.amount,
    words: 'perfect',
  })),
  phrase`${{ actor: atomSubject }} lost ${{ amount: plainNumber }} or more life this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'loseLife', actor: s.actor },
    when: { kind: 'thisTurn' },
    total: s.amount,
  })),
);
