/** Conditions about what has happened: this turn, last turn, as a spell was cast. CR 603.4, 607, 608.2h. */
import type { Action, Color, Noun } from '@kitchen-table/language/surface';
import { category, Category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import {
  origin,
  atom,
  atomSubject,
  condition,
  damagedEvent,
  filter,
  noun,
  objectVerb,
  plainFilter,
  playerEvent,
  playerVerb,
  possessive,
  sourceVerb,
  subject,
} from '../categories.ts';
import { aOrAnother } from '../nouns/quantifiers.ts';
import { manaSymbols } from '../values/symbols.ts';
import { numberWord, plainNumber } from '../values/values.ts';
import { IT, oneOf } from './condition-words.ts';
import { Mapped } from '../../kernel/lists.ts';

const thisTurn = terms<{ kind: 'thisTurn' } | { kind: 'lastTurn' } | { kind: 'thisCombat' }>('when', [
  ['this turn', { kind: 'thisTurn' }],
  ['last turn', { kind: 'lastTurn' }],
  ['this combat', { kind: 'thisCombat' }],
]);
const SPELL = oneOf('spell');
/** "a spell or ability an opponent controls". */
const SPELL_OR_ABILITY_AGAINST_YOU: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: {
    kind: 'filter',
    noun: {
      kind: 'alternatives',
      join: 'or',
      of: [
        { kind: 'alternative', words: [{ kind: 'classWord', word: 'spell' }] },
        { kind: 'alternative', words: [{ kind: 'classWord', word: 'ability' }] },
      ],
    },
    qualities: [{ kind: 'controlledBy', player: oneOf('opponent') }],
  },
};
/** "cast a spell", "played a land": deeds with cards. */
const withCards: Union<Action> = category<Action>(
  'an event',
  phrase`${{
    kind: verbs('what was done', [
      ['cast~', 'cast'],
      ['play~', 'play'],
    ] as const),
  }}^ ${{ object: noun }}`.means({}) as never,
);
/** "Three or more spells" are counted: counted-deeds.ts. */
const isCounted = (tree: Action): boolean =>
  'object' in tree && tree.object?.kind === 'select' && tree.object.quantifier.amount === 'atLeast';
const uncounted: Category<Action> = new Mapped<Action, Action>(
  'an event',
  withCards,
  (tree) => (isCounted(tree) ? null : tree),
  (tree) => (isCounted(tree) ? [] : [tree]),
  ['cast', 'play'],
);
/** What a player did. */
export const deed: Union<{ kind: string }> = category<{ kind: string }>('an event', playerVerb, playerEvent, uncounted);
/** What happened to things under somebody's control. */
const underControl: Union<{ kind: string }> = category<{ kind: string }>(
  'what happened',
  phrase`${{
    kind: terms('what happened', [
      ['died', 'die'],
      ['entered the battlefield', 'enter'],
      ['left the battlefield', 'leave'],
    ] as const),
  }} under ${{ under: possessive }} control`.means({}),
);
const TARGETS_SUBJECT = terms<Noun>('~', [
  ['~', { kind: 'self' }],
  ['it', IT],
]);
const COLOR_WORDS = words<Color | 'colorless'>('a color', ['white', 'blue', 'black', 'red', 'green', 'colorless']);
condition.add(
  phrase`at least ${{ to: numberWord }} ${{ color: COLOR_WORDS }} mana was spent to cast ${{ subject: TARGETS_SUBJECT }}`.means(
    { kind: 'manaSpent', comparison: 'atLeast' },
  ),
  phrase`at least ${{ to: numberWord }} mana of the same color was spent to cast ${{ subject: TARGETS_SUBJECT }}`.means(
    {
      kind: 'manaSpent',
      color: 'the same',
      comparison: 'atLeast',
    },
  ),
  phrase`${{ symbol: manaSymbols }} ${{
    said: terms<{ not?: true }>('whether it was', [
      ['was', {}],
      ["wasn't", { not: true }],
    ]),
  }} spent to cast ${{ subject: TARGETS_SUBJECT }}`.means((s) => ({
    ...s.said,
    kind: 'castFact',
    fact: 'mana spent',
    subject: s.subject,
    symbols: s.symbol,
  })),
  phrase`${{ times: numberWord }} or more ${{ filter }}!plural ${{ event: underControl }} this turn`.means((s) => ({
    kind: 'happened',
    event: {
      ...s.event,
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
    },
    when: { kind: 'thisTurn' },
    times: s.times,
  })) as never,
  phrase`${{ quantifier: aOrAnother }} ${{ filter }} ${{ event: underControl }} this turn`.means((s) => ({
    kind: 'happened',
    event: { ...s.event, object: { kind: 'select', quantifier: s.quantifier, filter: s.filter } },
    when: { kind: 'thisTurn' },
  })) as never,
  phrase`a ${{ filter: plainFilter }} you cast this turn was countered by a spell or ability a opponent controlled`.means(
    (s) => ({
      kind: 'happened',
      event: {
        kind: 'counter',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a' },
          filter: { ...s.filter, qualities: [{ kind: 'castBy', player: { kind: 'you' } }] },
        },
        actor: SPELL_OR_ABILITY_AGAINST_YOU,
      },
      when: { kind: 'thisTurn' },
    }),
  ),
  phrase`you haven't cast a spell [from ${{ from: origin }}] this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'cast', actor: { kind: 'you' }, object: SPELL, from: s.from },
    when: { kind: 'thisTurn' },
    not: true,
    words: 'perfect',
  })),
  phrase`( ${{ actor: terms<Noun>('you have', [["you've", { kind: 'you' }]]) }} | ${{ actor: atomSubject }} have~actor ) ${{ event: deed }}!participle this turn`.means(
    (s) =>
      ({
        kind: 'happened',
        event: { ...s.event, actor: s.actor },
        when: { kind: 'thisTurn' },
        words: 'perfect',
      }) as never,
  ),
  phrase`${{ subject }} ${{ event: sourceVerb }}!past ${{ when: thisTurn }}`.means(
    (s) => ({ kind: 'happened', event: { ...s.event, actor: s.subject }, when: s.when }) as never,
  ),
  phrase`${{ subject }} ${{ event: damagedEvent }}!past ${{ when: thisTurn }}`.means(
    (s) => ({ kind: 'happened', event: { ...s.event, to: s.subject }, when: s.when }) as never,
  ),
  phrase`a ${{ filter }} was put into ${{ to: origin }} from ${{ from: origin }} this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'move',
      verb: 'put',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      to: s.to,
      from: s.from,
    },
    when: { kind: 'thisTurn' },
  })),
  phrase`${{ subject }} didn't ${{ event: category<{ kind: string }>('an event', playerVerb, playerEvent, sourceVerb) }}!bare this turn`.means(
    (s) =>
      ({
        kind: 'happened',
        event: { ...s.event, actor: s.subject },
        when: { kind: 'thisTurn' },
        not: true,
        words: "didn't",
      }) as never,
  ),
  phrase`${{ subject }} didn't ${{ event: objectVerb }}!bare this turn`.means(
    (s) =>
      ({
        kind: 'happened',
        event: { ...s.event, object: s.subject },
        when: { kind: 'thisTurn' },
        not: true,
        words: "didn't",
      }) as never,
  ),
  phrase`you gained ${{ amount: plainNumber }} or more life this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'gainLife', actor: { kind: 'you' } },
    when: { kind: 'thisTurn' },
    total: s.amount,
  })),
  phrase`you controlled ${{ object: atom }}`.means({ kind: 'controls', player: { kind: 'you' }, past: true }),
  phrase`${{ subject: atomSubject }} attacked or blocked this combat`.means((s) => ({
    kind: 'oneOf',
    of: [
      { kind: 'happened', event: { kind: 'attack', object: s.subject }, when: { kind: 'thisCombat' } },
      { kind: 'happened', event: { kind: 'block', object: s.subject }, when: { kind: 'thisCombat' } },
    ],
  })),
  phrase`you've been attacked this step`.means({
    kind: 'happened',
    event: {
      kind: 'attack',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
      },
      whom: { kind: 'you' },
    },
    when: { kind: 'duringPart', part: { kind: 'turnPart', step: 'declare attackers', this: true } },
  }),
  phrase`tribute wasn't paid`.means({ kind: 'castFact', fact: 'tribute', subject: { kind: 'self' }, not: true }),
  phrase`the gift was promised`.means({ kind: 'castFact', fact: 'gift', subject: { kind: 'self' } }),
  phrase`${{ subject: TARGETS_SUBJECT }} was cast from ${{ from: origin }}`.means((s) => ({
    kind: 'castFact',
    fact: 'cast from',
    subject: s.subject,
    from: s.from,
  })),
  phrase`you cast ${{ subject: TARGETS_SUBJECT }} during your main phase`.means({
    kind: 'castFact',
    fact: 'cast during main phase',
    by: { kind: 'you' },
  }),
  phrase`you descended this turn`.means({
    kind: 'happened',
    event: { kind: 'keywordAction', action: 'descend', actor: { kind: 'you' } },
    when: { kind: 'thisTurn' },
  }),
  phrase`no spells were cast last turn`.means({
    kind: 'happened',
    event: { kind: 'cast', object: SPELL },
    when: { kind: 'lastTurn' },
    not: true,
  }),
  phrase`${{ subject: atomSubject }} wasn't kicked`.means({ kind: 'castFact', fact: 'kicked', not: true }),
  phrase`${{ subject: atomSubject }} was kicked with its ${{ symbols: manaSymbols }} kicker`.means({
    kind: 'castFact',
    fact: 'kicked',
  }),
  phrase`${{ subject: atomSubject }} was cast using ${{ fact: words('how', ['teamwork', 'web-slinging']) }}`.means({
    kind: 'castFact',
  }),
  phrase`${{ subject: atomSubject }} was foretold`.means({ kind: 'castFact', fact: 'foretold' }),
  phrase`${{ subject: atomSubject }} was kicked`.means({ kind: 'castFact', fact: 'kicked' }),
  phrase`you cast it from your hand`.means({ kind: 'castFact', fact: 'cast from hand', subject: IT }),
  phrase`you cast it`.means({ kind: 'castFact', fact: 'cast', subject: IT, by: { kind: 'you' } }),
  phrase`you attacked this turn`.means({
    kind: 'happened',
    event: { kind: 'attack', object: { kind: 'you' } },
    when: { kind: 'thisTurn' },
  }),
  phrase`${{ subject }} ${{ event: objectVerb }}!past ${{ when: thisTurn }}`.means(
    (s) => ({ kind: 'happened', event: { ...s.event, object: s.subject }, when: s.when }) as never,
  ),
  phrase`${{ subject }} ${{ event: deed }}!past ${{ when: thisTurn }}`.means(
    (s) => ({ kind: 'happened', event: { ...s.event, actor: s.subject }, when: s.when }) as never,
  ),
);
