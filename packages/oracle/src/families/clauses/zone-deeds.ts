/** What players did with cards this turn or this way, what they may do instead of something else, and cards in exile. CR 400.7, 601, 608.2. */
import type { Action, Clause, Noun, Quality } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atomSubject,
  bare,
  condition,
  destination,
  eachOne,
  expression,
  noun,
  origin,
  payVerb,
  plainFilter,
  playerVerb,
  pointed,
  possessive,
  quality,
  subject,
  timedRule,
} from '../categories.ts';
import { cardName } from '../nouns/names.ts';
import { ownedPlace } from '../zones/places.ts';
import { UNSAID } from './sequences.ts';
import { numberWord } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
const YOU: Noun = { kind: 'you' };
const NOTHING = { kind: 'words', words: [] } as const;
const A = { kind: 'quantifier', amount: 'a' } as const;
const THIS_TURN = { kind: 'thisTurn' } as const;
const SPELL = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } } as const;
const CARD = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } } as const;
/** Whose mana was spent: on a spell spoken of. */
const spellMeant = terms<Noun>('a spell', [
  ['that spell', { kind: 'reference', to: null, words: 'that', filter: SPELL }],
  ['her', { kind: 'reference', to: null, words: 'she' }],
  ['him', { kind: 'reference', to: null, words: 'he' }],
]);
expression.add(
  phrase`the amount of mana spent to cast ${{ subject: spellMeant }}`.means({ kind: 'castFact', fact: 'mana spent' }),
  phrase`the number of cards ${{ actor: atomSubject }} discarded this turn`.means((s) => ({
    kind: 'history',
    event: { kind: 'discard', actor: s.actor, object: { kind: 'select', quantifier: A, filter: CARD } },
    what: 'times',
    when: 'this turn',
    words: 'discarded',
  })),
  phrase`the number of ${{ of: bare }} plus ${{ right: numberWord }}`.means((s) => ({
    kind: 'sum',
    of: [{ kind: 'count', of: s.of }, s.right],
    words: 'a number in words',
  })),
);
eachOne.add(
  phrase`${{ filter: plainFilter }} you've cast this turn from ${{ from: origin }}`.means((s) => ({
    kind: 'units',
    value: {
      kind: 'history',
      event: { kind: 'cast', actor: YOU, object: { kind: 'select', quantifier: A, filter: s.filter }, from: s.from },
      what: 'times',
      when: 'this turn',
      words: 'from last',
    },
  })),
);
condition.add(
  phrase`you've cast both a ${{ one: plainFilter }} and a ${{ two: plainFilter }} this turn`.means((s) => ({
    kind: 'allOf',
    of: [
      {
        kind: 'happened',
        event: { kind: 'cast', actor: YOU, object: { kind: 'select', quantifier: A, filter: s.one } },
        when: THIS_TURN,
        words: 'both, perfect',
      },
      {
        kind: 'happened',
        event: { kind: 'cast', actor: YOU, object: { kind: 'select', quantifier: A, filter: s.two } },
        when: THIS_TURN,
        words: 'both, perfect',
      },
    ],
  })),
  phrase`${{ times: numberWord }} or more ${{ filter: plainFilter }}!plural were put into ${{ to: origin }} from ${{ from: origin }} this turn`.means(
    (s) => ({
      kind: 'happened',
      event: {
        kind: 'move',
        verb: 'put',
        object: { kind: 'select', quantifier: A, filter: s.filter },
        to: s.to,
        from: s.from,
      },
      when: THIS_TURN,
      times: s.times,
    }),
  ),
);
quality.add(
  phrase`you ${{ done: words('what was done', ['put into your hand', 'put into your graveyard']) }} this way`.means({
    kind: 'thisWay',
    by: YOU,
  }),
  phrase`returned to ${{
    said: terms<Pick<Extract<Quality, { kind: 'thisWay' }>, 'done' | 'words'>>('whose hand', [
      ['your hand', { done: 'put into your hand', words: 'returned' }],
      ["its owner 's hand", { done: 'returned', words: "to its owner's hand" }],
    ]),
  }} this way`.means((s) => ({ ...s.said, kind: 'thisWay' })),
  phrase`${{ words: words('who or what', ['who were', 'that were']) }} dealt combat damage this turn`.means({
    kind: 'that',
    event: { kind: 'dealDamage', to: RELATIVE, sort: 'combat', passive: true },
    when: THIS_TURN,
  }),
  phrase`you own but don't control`.means({
    kind: 'whose',
    condition: {
      kind: 'is',
      subject: RELATIVE,
      filter: {
        kind: 'filter',
        noun: NOTHING,
        qualities: [
          { kind: 'ownedBy', player: YOU },
          { kind: 'controlledBy', player: YOU, not: true },
        ],
      },
    },
    words: "own but don't control",
  }),
  phrase`that ${{ player: atomSubject }} control~player`.means({ kind: 'controlledBy', words: 'that' }),
  phrase`named ${{ one: cardName }} or ${{ two: cardName }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: [
        {
          kind: 'is',
          subject: RELATIVE,
          filter: { kind: 'filter', noun: NOTHING, qualities: [{ kind: 'named', name: s.one }] },
        },
        {
          kind: 'is',
          subject: RELATIVE,
          filter: { kind: 'filter', noun: NOTHING, qualities: [{ kind: 'named', name: s.two }] },
        },
      ],
    },
    words: 'named either',
  })),
  phrase`${{ words: words('how they differ', ['that have', 'that each have']) }} different ${{ what: words('what differs', ['names', 'powers', 'mana values']) }}`.means(
    { kind: 'different' },
  ),
);
const verb: Union<Action> = category<Action>('something to do', playerVerb, payVerb);
const ONE_OF_TWO = { kind: 'modeCount', min: 1, max: 1, words: 'one' } as const;
timedRule.add(
  phrase`you may ${{ one: playerVerb }}!bare or ${{ two: payVerb }}!bare`.means((s) => ({
    kind: 'may',
    clause: {
      kind: 'modes',
      choose: ONE_OF_TWO,
      modes: [
        { kind: 'mode', clause: { kind: 'do', action: s.one } },
        { kind: 'mode', clause: { kind: 'do', action: s.two } },
      ],
      asDone: true,
    },
  })),
  new Mapped<Clause, Clause>(
    'a choice',
    phrase`${{ actor: subject }} may ${{ one: verb }}!bare or ${{ two: verb }}!bare`.means((s) => ({
      kind: 'may',
      actor: s.actor,
      clause: {
        kind: 'modes',
        choose: ONE_OF_TWO,
        actor: UNSAID,
        modes: [
          { kind: 'mode', clause: { kind: 'do', action: { ...s.one, actor: UNSAID } } },
          { kind: 'mode', clause: { kind: 'do', action: { ...s.two, actor: UNSAID } } },
        ],
        asDone: true,
      },
    })) as never,
    (tree) => (tree.kind === 'may' && tree.actor?.kind === 'you' ? null : tree),
    (tree) => [tree],
    ['may'],
  ),
  phrase`mana of any type can be spent to cast ${{ words: words('spells', ['spells this way', 'a spell this way']) }}`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'spendAsAnyColor', player: YOU, on: THEY, anyType: true, words: s.words },
    }),
  ),
);
playerVerb.add(
  phrase`choose~ any card name`.means({ kind: 'choose', what: 'a card name', words: 'any' }),
  phrase`reveal~ cards from the top of ${{ library: possessive }} library until ${{ until: noun }} be~until revealed`.means(
    { kind: 'revealUntil', words: 'passive' },
  ),
  phrase`shuffle~ ${{ object: noun }} into ${{
    into: terms<Noun>('whose', [
      ['their', THEY],
      ["their owners '", { kind: 'playerOf', relation: 'owner', of: THEY }],
    ]),
  }} libraries`.means((s) => ({ kind: 'shuffle', into: s.into, words: 'libraries', object: s.object })),
);
destination.add(
  phrase`into ${{ of: possessive }} library second from the top or on the bottom`.means({
    kind: 'place',
    zone: 'library',
    position: { nth: 2, orBottom: true },
  }),
  phrase`into ${{ of: possessive }} library just beneath the top X cards of that library`.means({
    kind: 'place',
    zone: 'library',
    position: { below: { kind: 'x' } },
  }),
);
subject.add(
  phrase`${{ of: series(category<Noun>('an object or player', pointed), { join: 'and', last: bare }) }} each`.means({
    kind: 'nounList',
    join: 'and',
    each: true,
  }),
);
playerVerb.add(
  phrase`shuffle~ ${{ object: pointed }} into ${{ into: possessive }} library from ${{ from: ownedPlace }}`.means({
    kind: 'shuffle',
    words: 'from last',
  }),
);
