/** Conditions on the mana spent on a spell, and on what it targets. CR 106, 601.2h, 115. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, condition, plainFilter } from '../categories.ts';
import { IT } from './condition-words.ts';
import { numberWord, plainNumber } from '../values/values.ts';

const THAT_SPELL: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } };
const spell: Union<Noun> = category<Noun>(
  'a spell',
  terms<Noun>('a spell', [
    ['~', { kind: 'self' }],
    ['it', IT],
    ['that spell', { kind: 'reference', to: null, words: 'that', filter: THAT_SPELL }],
  ]),
);
const ZERO = { kind: 'number', number: 0 } as const;
condition.add(
  phrase`${{ subject: atomSubject }} be~subject the first spell you've cast this game`.means({
    kind: 'castFact',
    fact: 'first of the game',
  }),
  phrase`no mana was spent to cast ${{ spell }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: 'mana spent', subject: s.spell },
    comparison: 'equal',
    right: ZERO,
    words: 'no mana',
  })),
  phrase`no colored mana was spent to cast ${{ spell }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: 'colors of mana spent', subject: s.spell },
    comparison: 'equal',
    right: ZERO,
    words: 'no colored mana',
  })),
  phrase`at least ${{ least: numberWord }} mana was spent to cast ${{ spell }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: 'mana spent', subject: s.spell },
    comparison: 'atLeast',
    right: s.least,
    words: 'at least',
  })),
  phrase`${{ least: numberWord }} or more mana was spent to cast ${{ spell }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: 'mana spent', subject: s.spell },
    comparison: 'atLeast',
    right: s.least,
    words: 'or more mana',
  })),
  phrase`${{ right: numberWord }} or more colors of mana were spent to cast ${{ spell }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: 'colors of mana spent', subject: s.spell },
    comparison: 'atLeast',
    right: s.right,
    words: 'or more colors',
  })),
  phrase`the amount of mana spent to cast ${{ spell }} was less than its mana value`.means((s) => ({
    kind: 'compare',
    left: { kind: 'castFact', fact: 'mana spent', subject: s.spell },
    comparison: 'under',
    right: { kind: 'stat', stat: 'mana value', of: IT },
    words: 'the amount',
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
  phrase`you played a land this turn`.means({
    kind: 'happened',
    event: {
      kind: 'play',
      actor: { kind: 'you' },
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }] } },
      },
    },
    when: { kind: 'thisTurn' },
  }),
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
