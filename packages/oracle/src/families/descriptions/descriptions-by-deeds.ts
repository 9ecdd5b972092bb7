/** Descriptions by what was done: by players this way, by creatures this turn, to cards this turn. CR 109.2, 608.2c, 608.2h. */
import type { Condition, Noun, Quality } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs, words } from '../../kernel/words.ts';
import {
  atomSubject,
  condition,
  countedNoun,
  filter,
  finalQuality,
  noun,
  origin,
  plainFilter,
  playerEvent,
  playerVerb,
  pointed,
  quality,
  subject,
} from '../categories.ts';
import { IT, THEM } from '../conditions/condition-words.ts';
import { colorAdjective } from './filters.ts';
import { keywordName } from '../abilities/keywords.ts';
import { ownedPlace } from '../zones/places.ts';
import { counterName } from '../counters/counters.ts';
import { manaSymbols } from '../values/symbols.ts';
import { digits, numberWord, stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const theFirst = (step: 'combat' | 'end', words: string): Condition => ({
  kind: 'first',
  event: { kind: 'beginningOf', part: { kind: 'turnPart', step } },
  words,
  nth: 1,
  per: 'turn',
});
const FIRST_COMBAT = theFirst('combat', 'combat phase');
const THIS_TURN = { kind: 'thisTurn' } as const;
/** "Three or more cards" are counted: how often it happened. */
const isCounted = (noun: Noun): boolean => noun.kind === 'select' && noun.quantifier.amount === 'atLeast';
const notCounted: Category<Noun> = new Mapped<Noun, Noun>(
  'an object or player',
  subject,
  (tree) => (isCounted(tree) ? null : tree),
  (tree) => (isCounted(tree) ? [] : [tree]),
);
const deed = category<{ kind: string }>('an event', playerVerb, playerEvent);
const searching: Category<{ kind: string }> = new Mapped<{ kind: string }, { kind: string }>(
  'an event',
  deed,
  (tree) => (tree.kind === 'search' ? tree : null),
  (tree) => (tree.kind === 'search' ? [tree] : []),
);
quality.add(
  phrase`using mana produced by ~`.means({
    kind: 'whose',
    condition: { kind: 'castFact', fact: 'mana from', subject: RELATIVE, source: { kind: 'self' } },
  }),
  phrase`who ${{ event: deed }}!past this way`.means(
    (s) => ({ kind: 'that', event: { ...s.event, actor: RELATIVE }, thisWay: true, words: 'this way' }) as never,
  ),
  // Whoever does it has done it by then.
  phrase`who ${{ event: searching }}!singular this way`.means(
    (s) => ({ kind: 'that', event: { ...s.event, actor: RELATIVE }, thisWay: true, words: 'this way, now' }) as never,
  ),
  phrase`who didn't ${{ event: deed }}!bare this way`.means(
    (s) =>
      ({ kind: 'that', event: { ...s.event, actor: RELATIVE }, thisWay: true, not: true, words: 'this way' }) as never,
  ),
  phrase`who ${{ words: words('that it was done', ['does', 'do', 'did']) }}`.means({
    kind: 'that',
    event: { kind: 'keywordAction', action: 'do so', actor: RELATIVE },
  }),
  phrase`who ${{ words: words('that it was not done', ["doesn't", "don't", "didn't", "can't"]) }}`.means({
    kind: 'that',
    event: { kind: 'keywordAction', action: 'do so', actor: RELATIVE },
    not: true,
  }),
  ...(
    [
      ['crewed', 'crew'],
      ['saddled', 'saddle'],
    ] as const
  ).map(([past, action]) =>
    phrase`that ${past} ${{ to: pointed }} this turn`.means((s) => ({
      kind: 'that' as const,
      event: { kind: 'keywordAction' as const, action, object: RELATIVE, to: s.to },
      when: THIS_TURN,
    })),
  ),
  phrase`that was activated this turn`.means({
    kind: 'that',
    event: { kind: 'activate', object: RELATIVE },
    when: THIS_TURN,
  }),
  phrase`it devoured`.means({
    kind: 'that',
    event: { kind: 'keywordAction', action: 'devour', object: RELATIVE, to: { kind: 'self' } },
    when: THIS_TURN,
    words: 'devoured',
  }),
  phrase`that convoked ${{ to: pointed }}`.means((s) => ({
    kind: 'that',
    event: { kind: 'keywordAction', action: 'convoke', object: RELATIVE, to: s.to },
  })),
  ...(['put', 'that was put', 'that were put'] as const).map((said) =>
    phrase`${said} into ${{ to: origin }} from ${{ from: origin }} this turn`.means((s) => ({
      kind: 'that' as const,
      event: { kind: 'move' as const, verb: 'put' as const, object: RELATIVE, to: s.to, from: s.from },
      when: THIS_TURN,
      words: said,
    })),
  ),
  phrase`that 's~ ${{ words: words('how many colors', ['one or more colors']) }}`.means({
    kind: 'whose',
    condition: {
      kind: 'is',
      subject: RELATIVE,
      filter: {
        kind: 'filter',
        adjectives: [{ kind: 'non', of: { kind: 'colorWord', color: 'colorless' } }],
        noun: { kind: 'words', words: [] },
      },
    },
  }),
  phrase`that 's both ${{ one: colorAdjective }} and ${{ two: colorAdjective }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'is',
      subject: RELATIVE,
      filter: { kind: 'filter', adjectives: [s.one, s.two], noun: { kind: 'words', words: [] } },
    },
    words: 'both',
  })),
  phrase`${{ done: words('what was done', ['put into your hand', 'put into their hand']) }} this way`.means({
    kind: 'thisWay',
  }),
  phrase`with a basic land type`.means({
    kind: 'whose',
    condition: {
      kind: 'compare',
      left: { kind: 'kindsAmong', what: 'basic land types', of: RELATIVE },
      comparison: 'atLeast',
      right: { kind: 'number', number: 1 },
    },
    words: 'with a basic land type',
  }),
  phrase`with a ${{ keyword: keywordName }} ability`.means({ kind: 'withKeyword', words: 'ability' }),
  phrase`with the same ${{ stat }} as ${{ as: pointed }}`.means((s) => ({
    kind: 'withStat',
    stat: s.stat,
    comparison: 'equal',
    to: { kind: 'stat', stat: s.stat, of: s.as },
    words: 'the same as',
  })),
  phrase`that share ${{
    how: terms<Pick<Extract<Quality, { kind: 'different' }>, 'what' | 'not' | 'words'>>(
      'what is shared',
      (['card type', 'creature type', 'land type', 'permanent type', 'color'] as const).flatMap((each) => [
        [`a ${each}`, { what: `${each}s`, not: true }] as const,
        [`no ${each}s`, { what: `${each}s`, words: 'share no' }] as const,
      ]),
    ),
  }}`.means((s) => ({ ...s.how, kind: 'different' })),
);
finalQuality.add(
  phrase`that targets only a single ${{ filter }}`.means((s) => ({
    kind: 'targeting',
    noun: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
    only: true,
    words: 'single',
  })),
);
const A_CREATURE_OF_YOURS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
    qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
  },
};
condition.add(
  phrase`${{ object: notCounted }} left ${{ from: ownedPlace }} this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'leave', object: s.object, from: s.from },
    when: THIS_TURN,
    words: 'left',
  })),
  phrase`${{ times: numberWord }} or more ${{ filter: plainFilter }}!plural left ${{ from: ownedPlace }} this turn`.means(
    (s) => ({
      kind: 'happened',
      event: {
        kind: 'leave',
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
        from: s.from,
      },
      when: THIS_TURN,
      times: s.times,
      words: 'left',
    }),
  ),
  phrase`${{ subject: atomSubject }} dies this way`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [{ kind: 'thisWay', done: 'died' }] },
    words: 'dies',
  })),
  phrase`you didn't attack with a creature this turn`.means({
    kind: 'happened',
    event: { kind: 'attack', object: A_CREATURE_OF_YOURS },
    when: THIS_TURN,
    not: true,
    words: 'with a creature',
  }),
  phrase`you control exactly ${{ right: numberWord }} ${{ filter: plainFilter }}@right`.means((s) => ({
    kind: 'compare',
    left: {
      kind: 'count',
      of: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: { ...s.filter, qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }] },
      },
    },
    comparison: 'equal',
    right: s.right,
    words: 'control exactly',
  })),
  phrase`it 's the first ${{
    said: terms<Condition>('a part of the turn', [
      ['combat phase of the turn', FIRST_COMBAT],
      ['combat phase of your turn', { kind: 'allOf', of: [{ kind: 'turn', of: { kind: 'you' } }, FIRST_COMBAT] }],
      ['end step of the turn', theFirst('end', 'end step')],
    ]),
  }}`.means((s) => s.said as never),
  phrase`you attacked with creatures with total ${{ stat }} ${{ least: digits }} or greater this combat`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'attack',
      object: { kind: 'you' },
      with: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
          qualities: [{ kind: 'totalStat', stat: s.stat, comparison: 'atLeast', to: s.least }],
        },
      },
    },
    when: { kind: 'thisCombat' },
  })),
  terms<Condition>('how it did not come', [
    ["it wasn't cast", { kind: 'castFact', fact: 'cast', subject: IT, not: true, words: "wasn't cast" }],
    ['none of them were cast', { kind: 'castFact', fact: 'cast', subject: THEM, not: true, words: "wasn't cast" }],
  ]),
  phrase`the ${{ symbols: manaSymbols }} cost was paid`.means((s) => ({
    kind: 'castFact',
    fact: 'cost paid',
    subject: { kind: 'self' },
    symbols: s.symbols,
  })),
  phrase`there are ${{ right: digits }} or more ${{ counter: counterName }} counters on ${{ on: atomSubject }}`.means(
    (s) => ({
      kind: 'compare',
      left: { kind: 'countersOn', counter: s.counter, on: s.on },
      comparison: 'atLeast',
      right: s.right,
      words: 'there are, in digits',
    }),
  ),
  phrase`${{ player: atomSubject }} own~player ${{ object: countedNoun }}`.means({
    kind: 'controls',
    owned: true,
    words: 'own',
  }),
  phrase`a card is exiled with ${{ words: words('with what', ['it', '~']) }}`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
        qualities: [{ kind: 'exiledWith', words: s.words }],
      },
    },
    words: 'is exiled',
  })),
  phrase`${{ subject }} ${{
    said: verbs<{ words?: 'past' }>('that it has not', [
      ["don't~", {}],
      ["didn't~", { words: 'past' }],
    ]),
  }}@subject have ${{ keyword: keywordName }}`.means((s) => ({
    ...s.said,
    kind: 'hasKeyword',
    subject: s.subject,
    keyword: s.keyword,
    not: true,
  })),
  phrase`excess damage was dealt ${{ words: words('to what', ['this way', 'to that creature this way', 'to that permanent this way', 'to a creature this way', 'to a permanent this way']) }}`.means(
    (s) => ({
      kind: 'compare',
      left: { kind: 'amountOf', to: null, words: 'excess damage dealt', what: 'excess' },
      comparison: 'atLeast',
      right: { kind: 'number', number: 1 },
      words: s.words,
    }),
  ),
  phrase`damage is prevented this way`.means({
    kind: 'compare',
    left: { kind: 'amountOf', to: null, words: 'damage prevented this way' },
    comparison: 'atLeast',
    right: { kind: 'number', number: 1 },
    words: 'damage is',
  }),
  phrase`( ${{ actor: terms<Noun>('who put it', [['you put', { kind: 'you' }]]) }} a counter | a counter was put ) on ${{ on: noun }} this turn`.means(
    (s) => ({
      kind: 'happened',
      event: { kind: 'putCounters', actor: s.actor, number: { kind: 'number', number: 1 }, counter: null, on: s.on },
      when: THIS_TURN,
    }),
  ),
);
