/** Conditions on what this very text has done, and on what has happened in ways that need words of their own. CR 608.2c, 608.2h. */
import type { Condition, Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import { atom, atomSubject, condition, countedNoun, filter, noun, plainFilter, possessive } from '../categories.ts';
import { adjectiveFilter, IT, oneOf } from './condition-words.ts';
import { keywordName } from '../abilities/keywords.ts';
import { comparedRight } from '../values/comparisons.ts';
import { numberWord, plainNumber, stat } from '../values/values.ts';

const THIS_TURN = { kind: 'thisTurn' } as const;
const WAS_OR_NOT = terms<{ not?: true }>('whether it was', [
  ['was', {}],
  ["wasn't", { not: true }],
]);
const said = terms<Noun>('~', [
  ['~', { kind: 'self' }],
  ['it', IT],
]);
const SPELL_OR_ABILITY: Filter = {
  kind: 'filter',
  noun: {
    kind: 'alternatives',
    join: 'or',
    of: (['spell', 'ability'] as const).map((word) => ({ kind: 'alternative', words: [{ kind: 'classWord', word }] })),
  },
};
condition.add(
  // It is the permanent that is spoken of.
  phrase`( ${{ words: terms<'an ability'>('an ability', [['a ability', 'an ability']]) }} of a ${{ filter }} | a ${{ filter }} 's ability ) is countered this way`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: { ...s.filter, qualities: [{ kind: 'abilityCountered', words: s.words }] },
      },
    }),
  ),
  phrase`${{ of: possessive }} ${{ stat }} was ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
    words: 'was',
  })),
  phrase`it ${{ not: WAS_OR_NOT }} put onto the battlefield with this ability`.means((s) => ({
    ...s.not,
    kind: 'is',
    subject: IT,
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'madeWith', how: 'put', words: 'this ability' }],
    },
    words: 'was put',
  })),
  phrase`there 's ${{ object: countedNoun }}`.means({ kind: 'thereIs', words: "there's" }),
  phrase`there is ${{ object: countedNoun }}`.means({ kind: 'thereIs', words: 'is' }),
  phrase`you didn't cast it from your hand`.means({ kind: 'castFact', fact: 'cast from hand', subject: IT, not: true }),
  phrase`${{ of: atomSubject }} have~of ${{ stat }} ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
    words: 'has',
  })),
  phrase`${{ subject: said }} was bargained`.means({ kind: 'castFact', fact: 'bargained' }),
  phrase`mana from a ${{ keyword: words('a source of mana', ['Treasure', 'Cave', 'Desert', 'Food', 'Clue', 'Eldrazi', 'creature', 'Lesson', 'Powerstone', 'artifact']) }} was spent to cast ${{ subject: said }}`.means(
    { kind: 'castFact', fact: 'mana from' },
  ),
  phrase`it 's bargained`.means({ kind: 'castFact', fact: 'bargained', subject: IT, words: "it's" }),
  phrase`it escaped`.means({ kind: 'castFact', fact: 'escaped', subject: IT }),
  phrase`( ${{ words: terms<"isn't">('whether it is', [["it isn't", "isn't"]]) }} | it 's not ) ${{ of: possessive }} turn`.means(
    {
      kind: 'turn',
      not: true,
    },
  ),
  phrase`${{ of: atomSubject }} had ${{ stat }} ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
    words: 'had',
  })),
  phrase`no counters were removed this way`.means({
    kind: 'compare',
    left: { kind: 'amountOf', to: null, words: 'counters removed this way' },
    comparison: 'equal',
    right: { kind: 'number', number: 0 },
    words: 'no counters',
  }),
  phrase`you have a full party`.means({
    kind: 'compare',
    left: {
      kind: 'count',
      of: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
          qualities: [{ kind: 'inParty', player: { kind: 'you' } }],
        },
      },
    },
    comparison: 'atLeast',
    right: { kind: 'number', number: 4 },
    words: 'full party',
  }),
  phrase`evidence was collected`.means({
    kind: 'castFact',
    fact: 'additional cost paid',
    subject: { kind: 'self' },
    words: 'evidence',
  }),
  ...(['Dragon', 'Elemental', 'Elf', 'Faerie', 'Giant', 'Goblin', 'Kithkin', 'Merfolk', 'Treefolk'] as const).map(
    (type) =>
      phrase`a ${type} was beheld`.means({
        kind: 'castFact' as const,
        fact: 'additional cost paid',
        subject: { kind: 'self' as const },
        words: `a ${type} was beheld`,
      }),
  ),
  phrase`${{ subject: possessive }} ${{ keyword: keywordName }} cost was paid`.means({
    kind: 'castFact',
    fact: 'its cost paid',
  }),
  phrase`a ${{ filter: plainFilter }} left the battlefield this turn or a spell was warped this turn`.means((s) => ({
    kind: 'oneOf',
    of: [
      {
        kind: 'happened',
        event: {
          kind: 'leave',
          object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
        },
        when: THIS_TURN,
      },
      {
        kind: 'happened',
        event: { kind: 'cast', object: oneOf('spell') },
        when: THIS_TURN,
        words: 'warped',
        keyword: 'warp',
      },
    ],
  })),
  phrase`you had ${{ object: atom }} enter the battlefield under your control this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'enter', object: s.object, under: { kind: 'you' } },
    when: THIS_TURN,
    words: 'you had',
  })),
  phrase`${{ subject: atomSubject }} ${{
    words: verbs<'adjective' | 'was'>('whether it is or was', [
      ['be~', 'adjective'],
      ['was~', 'was'],
    ]),
  }}@subject attached to ${{ to: noun }}`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [{ kind: 'attachedTo', noun: s.to }] },
    words: s.words,
  })),
  phrase`it 's not a ${{ filter }}`.means({ kind: 'is', subject: IT, not: true, words: "it's not" }),
  phrase`it 's not ${{ filter: adjectiveFilter }}`.means({
    kind: 'is',
    subject: IT,
    not: true,
    words: "it's not, adjective",
  }),
  phrase`${{ subject: atomSubject }} isn't ${{ filter: adjectiveFilter }}`.means({
    kind: 'is',
    not: true,
    words: 'adjective',
  }),
  phrase`${{ subject: atomSubject }} ${{ said: WAS_OR_NOT }} a ${{ filter }}`.means((s) => ({
    ...s.said,
    kind: 'is',
    subject: s.subject,
    filter: s.filter,
    words: 'was a',
  })),
  phrase`${{ subject: atomSubject }} ${{ said: WAS_OR_NOT }} ${{ filter: adjectiveFilter }}`.means((s) => ({
    ...s.said,
    kind: 'is',
    subject: s.subject,
    filter: s.filter,
    words: 'was',
  })),
  phrase`${{ player: atomSubject }} control~player at least ${{ number: numberWord }} other ${{ filter }}!plural`.means(
    (s) => ({
      kind: 'controls',
      player: s.player,
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number, other: true },
        filter: s.filter,
      },
      words: 'at least',
    }),
  ),
  phrase`you both own and control ${{ object: noun }}`.means({
    kind: 'controls',
    player: { kind: 'you' },
    owned: true,
  }),
  phrase`X is ${{ compared: comparedRight }}`.means((s) => ({ ...s.compared, kind: 'compare', left: { kind: 'x' } })),
  terms<Condition>('a condition', [
    ['you rolled doubles', { kind: 'rolledDoubles' }],
    ['both targets are still legal as this ability resolves', { kind: 'targetsLegal' }],
    [
      "that spell 's mana cost or that ability 's activation cost contains {X}",
      {
        kind: 'is',
        subject: { kind: 'reference', to: null, words: 'that', filter: SPELL_OR_ABILITY },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [] },
          qualities: [{ kind: 'withSymbol', symbol: 'X', of: 'either cost' }],
        },
        words: 'contains',
      },
    ],
  ]),
  phrase`the result is ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'amountOf', to: null, words: 'the result' },
  })),
  phrase`you have at least ${{ to: plainNumber }} life more than your starting life total`.means((s) => ({
    kind: 'compare',
    left: { kind: 'stat', stat: 'life total', of: { kind: 'you' } },
    comparison: 'atLeast',
    right: { kind: 'sum', of: [{ kind: 'stat', stat: 'starting life total', of: { kind: 'you' } }, s.to] },
    words: 'life more',
  })),
  phrase`it 's ${{ of: possessive }} first , second , or third turn of the game`.means((s) => ({
    kind: 'duringPart',
    part: { kind: 'turnPart', step: 'turn', of: s.of, occurrence: 'first three of the game' },
  })),
  phrase`it ${{
    said: terms<{ not?: true }>('whether it is', [
      ["'s", {}],
      ["isn't", { not: true }],
    ]),
  }} ( ${{ whose: terms<Noun>('whose', [['your', { kind: 'you' }]]) }} ${{
    of: terms('a phase', [
      ['main phase', 'main phase'],
      ['end step', 'end'],
      ['upkeep', 'upkeep'],
      ['combat phase', 'combat'],
    ] as const),
  }} | ${{ of: terms('a phase', [['a main phase', 'main phase']] as const) }} )`.means((s) => ({
    ...s.said,
    kind: 'duringPart',
    part: { kind: 'turnPart', step: s.of, of: s.whose },
  })),
);
