/** Conditions. CR 603.4, 611.3. */
import type { Action, ClassWord, Color, Condition, Filter, Noun } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms, words } from '../kernel/words.ts';
import {
  origin,
  atom,
  atomSubject,
  bare,
  condition,
  countedNoun,
  filter,
  noun,
  objectVerb,
  plainFilter,
  playerEvent,
  playerVerb,
  possessive,
  subject,
} from './categories.ts';
import { adjectives } from './filters.ts';
import { colors } from './quantities.ts';
import { quantifier } from './nouns.ts';
import { comparedCount, comparedRight, ownedZone, type Compared } from './qualities.ts';
import { manaSymbols } from './symbols.ts';
import { counterName } from './counters.ts';
import { keywordName } from './keywords.ts';
import { count, numberWord, plainNumber, stat } from './values.ts';

const thisTurn = terms<{ kind: 'thisTurn' } | { kind: 'lastTurn' }>('when', [
  ['this turn', { kind: 'thisTurn' }],
  ['last turn', { kind: 'lastTurn' }],
]);
const comparedCards: Union<Compared> = category<Compared>(
  'a comparison',
  phrase`${{ to: count }} or more`.means({ comparison: 'atLeast' }),
  phrase`${{ to: count }} or fewer`.means({ comparison: 'atMost' }),
  phrase`exactly ${{ to: count }}`.means({ comparison: 'equal' }),
);
const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const oneOf = (word: ClassWord, other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', ...(other ? { other } : {}) },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
});
const SPELL = oneOf('spell');
const PLAYER = oneOf('player');
/** "seven or more cards are in your graveyard". */
const cardsInZone: Union<Noun> = category<Noun>(
  'cards in a zone',
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier be~quantifier in ${{ of: possessive }} ${{ zone: ownedZone }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: s.quantifier,
      filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: [s.zone], of: s.of }] },
    }),
  ),
);
/** A noun by what is said of it alone: "legendary", "white". */
const adjectiveFilter: Union<Filter> = category<Filter>(
  'a description',
  phrase`${{ adjectives }}`.means((s) => ({
    kind: 'filter',
    adjectives: s.adjectives,
    noun: { kind: 'words', words: [] },
  })),
);
const ANY_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', words: 'any' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
const ANY_OPPONENT: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', words: 'any' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
};
const A_CREATURE_OF_YOURS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
    qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
  },
};
/** "creatures you control": of several things together. */
const countedBare: Union<Noun> = category<Noun>(
  'nouns',
  phrase`${{ filter }}!plural`.means({ kind: 'select', quantifier: { kind: 'quantifier', amount: 'bare' } }),
);
/** "you've discarded a card": the perfect of what a player does. */
const perfect: Union<Action> = category<Action>('an event');
perfect.add(
  phrase`discarded ${{ object: noun }}`.means({ kind: 'discard', actor: { kind: 'you' } }),
  phrase`sacrificed ${{ object: noun }}`.means({ kind: 'sacrifice', actor: { kind: 'you' } }),
  phrase`played ${{ object: noun }}`.means({ kind: 'play', actor: { kind: 'you' } }),
);
perfect.add(
  phrase`gained life`.means({ kind: 'gainLife', actor: { kind: 'you' } }),
  phrase`lost life`.means({ kind: 'loseLife', actor: { kind: 'you' } }),
);
/** Conditions that may be joined by "and". */
const groupable: Union<Condition> = category<Condition>(
  'a condition',
  phrase`${{ subject: terms<Noun>('~', [['~', { kind: 'self' }]]) }} is in your ${{
    zone: terms('a zone', [
      ['graveyard', 'graveyard'],
      ['hand', 'hand'],
    ] as const),
  }}`.means({ kind: 'inZone', words: 'your' }),
  phrase`you control ${{ object: noun }}`.means({ kind: 'controls', player: { kind: 'you' } }),
  phrase`a opponent controls ${{ object: countedNoun }}`.means({ kind: 'controls', player: oneOf('opponent') }),
  phrase`~ is ${{ filter: adjectiveFilter }}`.means({ kind: 'is', subject: { kind: 'self' }, words: 'adjective' }),
  phrase`it 's your turn`.means({ kind: 'turn', of: { kind: 'you' } }),
  phrase`there is ${{ object: countedNoun }}`.means({ kind: 'thereIs', words: 'is' }),
);
const place = terms<'graveyard' | 'battlefield' | 'exile' | 'hand' | 'command'>('a zone', [
  ['in your graveyard', 'graveyard'],
  ['on the battlefield', 'battlefield'],
  ['in exile', 'exile'],
  ['in your hand', 'hand'],
  ['in the command zone', 'command'],
]);
const TARGETS_SUBJECT = terms<Noun>('~', [
  ['~', { kind: 'self' }],
  ['it', IT],
]);
const COLOR_WORDS = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
condition.add(
  phrase`~ is paired with another creature`.means({ kind: 'paired', subject: { kind: 'self' } }),
  phrase`${{ subject: atomSubject }} share~subject a ${{ what: words('what is shared', ['color', 'creature type', 'card type', 'name', 'mana value']) }} with ${{ with: atom }}`.means(
    { kind: 'shares' },
  ),
  phrase`${{ subject: atomSubject }} have~subject the same ${{ what: words('what is shared', ['name', 'mana value']) }} as ${{ with: atom }}`.means(
    { kind: 'shares', words: 'the same' },
  ),
  phrase`at least ${{ to: numberWord }} ${{ color: COLOR_WORDS }} mana was spent to cast ${{ subject: TARGETS_SUBJECT }}`.means(
    { kind: 'manaSpent', comparison: 'atLeast' },
  ),
  phrase`${{ symbol: manaSymbols }} was spent to cast ${{ subject: TARGETS_SUBJECT }}`.means((s) => ({
    kind: 'castFact',
    fact: 'mana spent',
    subject: s.subject,
    symbols: s.symbol,
  })),
  phrase`${{ of: countedBare }} have total ${{ stat }} ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'total', stat: s.stat, of: s.of },
    words: 'have total',
  })),
  phrase`${{ of: possessive }} power is greater than ~ 's`.means((s) => ({
    kind: 'compare',
    left: { kind: 'stat', stat: 'power', of: s.of },
    comparison: 'over',
    right: { kind: 'stat', stat: 'power', of: { kind: 'self' } },
    words: "than ~'s",
  })),
  phrase`${{ of: possessive }} toughness is greater than ~ 's`.means((s) => ({
    kind: 'compare',
    left: { kind: 'stat', stat: 'toughness', of: s.of },
    comparison: 'over',
    right: { kind: 'stat', stat: 'toughness', of: { kind: 'self' } },
    words: "than ~'s",
  })),
  phrase`X is ${{ right: plainNumber }} or more`.means({
    kind: 'compare',
    left: { kind: 'x' },
    comparison: 'atLeast',
    words: 'or more',
  }),
  phrase`you control a commander as you cast ~`.means({
    kind: 'controls',
    player: { kind: 'you' },
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] } },
    },
    words: 'as you cast',
  }),
  phrase`${{ times: numberWord }} or more ${{ filter }}!plural entered the battlefield under your control this turn`.means(
    (s) => ({
      kind: 'happened',
      event: {
        kind: 'enter',
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
        under: { kind: 'you' },
      },
      when: { kind: 'thisTurn' },
      times: s.times,
    }),
  ),
  phrase`a ${{ filter }} entered the battlefield under your control this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'enter',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      under: { kind: 'you' },
    },
    when: { kind: 'thisTurn' },
  })),
  phrase`another ${{ filter }} entered the battlefield under your control this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'enter',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a', other: true }, filter: s.filter },
      under: { kind: 'you' },
    },
    when: { kind: 'thisTurn' },
  })),
  phrase`you haven't cast a spell this turn`.means({
    kind: 'happened',
    event: { kind: 'cast', actor: { kind: 'you' }, object: SPELL },
    when: { kind: 'thisTurn' },
    not: true,
    words: 'perfect',
  }),
  phrase`${{ player: atomSubject }} have~player ${{ to: numberWord }} or more poison counters`.means({
    kind: 'has',
    what: 'counters',
    counter: 'poison',
    comparison: 'atLeast',
  }),
  phrase`${{ player: atomSubject }} have~player ${{ to: numberWord }} or more cards in their graveyard`.means((s) => ({
    kind: 'compare',
    left: { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['graveyard'], player: s.player } },
    comparison: 'atLeast',
    right: s.to,
    words: 'has cards',
  })),
  phrase`there are ${{ right: numberWord }} or more mana values among ${{ of: bare }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'kindsAmong', what: 'mana values', of: s.of },
    comparison: 'atLeast',
    right: s.right,
    words: 'there are',
  })),
  phrase`you've cast ${{ object: noun }} this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'cast', actor: { kind: 'you' }, object: s.object },
    when: { kind: 'thisTurn' },
    words: 'perfect',
  })),
  phrase`you've ${{ event: perfect }} this turn`.means((s) => ({
    kind: 'happened',
    event: s.event,
    when: { kind: 'thisTurn' },
    words: 'perfect',
  })),
  phrase`you gained ${{ amount: plainNumber }} or more life this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'gainLife', actor: { kind: 'you' } },
    when: { kind: 'thisTurn' },
    total: s.amount,
  })),
  phrase`you attacked with ${{ times: numberWord }} or more creatures this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'attack', object: A_CREATURE_OF_YOURS },
    when: { kind: 'thisTurn' },
    times: s.times,
    words: 'you attacked with',
  })),
  phrase`you controlled ${{ object: atom }}`.means({ kind: 'controls', player: { kind: 'you' }, words: 'past' }),
  phrase`${{ subject: atomSubject }} attacked or blocked this combat`.means((s) => ({
    kind: 'oneOf',
    of: [
      { kind: 'happened', event: { kind: 'attack', object: s.subject }, when: { kind: 'thisCombat' } },
      { kind: 'happened', event: { kind: 'block', object: s.subject }, when: { kind: 'thisCombat' } },
    ],
  })),
  phrase`a opponent cast ${{ times: numberWord }} or more spells this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'cast', actor: oneOf('opponent'), object: SPELL },
    when: { kind: 'thisTurn' },
    times: s.times,
  })),
  phrase`a opponent drew ${{ times: numberWord }} or more cards this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'draw', actor: oneOf('opponent') },
    when: { kind: 'thisTurn' },
    times: s.times,
  })),
  phrase`any player controls ${{ object: noun }}`.means({ kind: 'controls', player: ANY_PLAYER }),
  phrase`any opponent controls ${{ object: noun }}`.means({ kind: 'controls', player: ANY_OPPONENT }),
  phrase`it was cast from ${{ from: origin }}`.means((s) => ({
    kind: 'castFact',
    fact: 'cast from',
    subject: IT,
    from: s.from,
  })),
  phrase`it wasn't cast from ${{ from: origin }}`.means((s) => ({
    kind: 'castFact',
    fact: 'cast from',
    subject: IT,
    from: s.from,
    not: true,
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
    when: { kind: 'duringPart', part: { kind: 'turnPart', step: 'declare attackers', words: 'this' } },
  }),
  phrase`it isn't a ${{ filter }}`.means({ kind: 'is', subject: IT, not: true, words: "it's" }),
  phrase`${{ a: groupable }} or ${{ b: groupable }}`.means((s) => ({ kind: 'oneOf', of: [s.a, s.b] })),
  phrase`${{ a: groupable }} and ${{ b: groupable }}`.means((s) => ({ kind: 'allOf', of: [s.a, s.b] })),
  phrase`${{ object: cardsInZone }}`.means({ kind: 'thereIs', words: 'are' }),
  phrase`there are ${{ number: count }} or more ${{ what: words('what kinds', ['card types', 'colors', 'basic land types']) }} among ${{ of: bare }}`.means(
    (s) => ({
      kind: 'compare',
      left: { kind: 'kindsAmong', what: s.what, of: s.of },
      comparison: 'atLeast',
      right: s.number,
      words: 'there are',
    }),
  ),
  phrase`there are ${{ number: count }} or more ${{ counter: counterName }} counters on ${{ on: atomSubject }}`.means(
    (s) => ({
      kind: 'compare',
      left: { kind: 'countersOn', counter: s.counter, on: s.on },
      comparison: 'atLeast',
      right: s.number,
      words: 'there are',
    }),
  ),
  phrase`there are no ${{ counter: counterName }} counters on ${{ on: atomSubject }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'countersOn', counter: s.counter, on: s.on },
    comparison: 'equal',
    right: { kind: 'number', number: 0 },
    words: 'there are',
  })),
  phrase`your devotion to ${{ colors }} is less than ${{ right: numberWord }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'devotion', colors: s.colors, player: { kind: 'you' } },
    comparison: 'under',
    right: s.right,
  })),
  phrase`you control your commander`.means({
    kind: 'controls',
    player: { kind: 'you' },
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] },
        qualities: [{ kind: 'ownedBy', player: { kind: 'you' } }],
      },
    },
    words: 'your commander',
  }),
  phrase`${{ player: atomSubject }} control~player more ${{ of: plainFilter }}!plural than ${{ than: atom }}`.means({
    kind: 'hasMore',
  }),
  phrase`${{ player: atomSubject }} have~player more ${{ of: words('what', ['life', 'cards in hand']) }} than ${{ than: atom }}`.means(
    { kind: 'hasMore' },
  ),
  phrase`${{
    subject: terms<Noun>('~', [
      ['~', { kind: 'self' }],
      ['it', IT],
    ]),
  }} is ${{ zone: place }}`.means({ kind: 'inZone' }),
  phrase`you have ${{ to: count }} or more opponents`.means({ kind: 'opponentCount', comparison: 'atLeast' }),
  phrase`${{ player: atomSubject }} don't~player control ${{ object: noun }}`.means({ kind: 'controls', not: true }),
  phrase`tribute wasn't paid`.means({ kind: 'castFact', fact: 'tribute', subject: { kind: 'self' }, not: true }),
  phrase`the gift was promised`.means({ kind: 'castFact', fact: 'gift', subject: { kind: 'self' } }),
  phrase`~ was cast from ${{ from: origin }}`.means((s) => ({
    kind: 'castFact',
    fact: 'cast from',
    subject: { kind: 'self' },
    from: s.from,
  })),
  phrase`you cast ~ during your main phase`.means({
    kind: 'castFact',
    fact: 'cast during main phase',
    subject: { kind: 'self' },
  }),
  phrase`you descended this turn`.means({
    kind: 'happened',
    event: { kind: 'keywordAction', action: 'descend', actor: { kind: 'you' } },
    when: { kind: 'thisTurn' },
  }),
  phrase`you have the city 's blessing`.means({
    kind: 'designation',
    player: { kind: 'you' },
    what: "city's blessing",
  }),
  phrase`you're the monarch`.means({ kind: 'designation', player: { kind: 'you' }, what: 'monarch' }),
  phrase`no spells were cast last turn`.means({
    kind: 'happened',
    event: { kind: 'cast', object: SPELL },
    when: { kind: 'lastTurn' },
    not: true,
  }),
  phrase`a player cast two or more spells last turn`.means({
    kind: 'happened',
    event: { kind: 'cast', actor: PLAYER, object: SPELL },
    when: { kind: 'lastTurn' },
    times: { kind: 'number', number: 2 },
  }),
  phrase`${{ subject: atomSubject }} was ${{ filter: adjectiveFilter }}`.means({ kind: 'is', words: 'was' }),
  phrase`${{ subject: atomSubject }} be~subject ${{ filter: adjectiveFilter }}`.means({
    kind: 'is',
    words: 'adjective',
  }),
  phrase`${{ subject: atomSubject }} was a ${{ filter }}`.means({ kind: 'is', words: 'was a' }),
  phrase`${{ subject: atomSubject }} wasn't kicked`.means({ kind: 'castFact', fact: 'kicked', not: true }),
  phrase`you've drawn ${{ times: count }} or more cards this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'draw', actor: { kind: 'you' } },
    when: { kind: 'thisTurn' },
    times: s.times,
  })),
  phrase`${{ player: atomSubject }} control~player ${{ object: noun }}`.means({ kind: 'controls' }),
  phrase`it 's your turn`.means({ kind: 'turn', of: { kind: 'you' } }),
  phrase`it 's not your turn`.means({ kind: 'turn', of: { kind: 'you' }, not: true }),
  phrase`there are ${{ object: noun }}`.means({ kind: 'thereIs' }),
  phrase`${{ of: possessive }} ${{ stat }} is ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
  })),
  phrase`it 's ${{ filter: adjectiveFilter }}`.means((s) => ({
    kind: 'is',
    subject: IT,
    filter: s.filter,
    words: "it's",
  })),
  phrase`it 's a ${{ filter }}`.means((s) => ({ kind: 'is', subject: IT, filter: s.filter, words: "it's" })),
  phrase`${{ subject: atomSubject }} be~subject a ${{ filter }}`.means({ kind: 'is' }),
  phrase`${{ subject: atomSubject }} was kicked`.means({ kind: 'castFact', fact: 'kicked' }),
  phrase`you cast it from your hand`.means({ kind: 'castFact', fact: 'cast from hand', subject: IT }),
  phrase`you cast it`.means({ kind: 'castFact', fact: 'cast', subject: IT }),
  phrase`${{ player: atomSubject }} have~player ${{ compared: comparedCount }} life`.means((s) => ({
    ...s.compared,
    kind: 'has',
    player: s.player,
    what: 'life',
  })),
  phrase`${{ player: atomSubject }} have~player no cards in hand`.means({
    kind: 'has',
    what: 'cards in hand',
    comparison: 'equal',
    to: { kind: 'number', number: 0 },
  }),
  phrase`${{ player: atomSubject }} have~player ${{ compared: comparedCards }} cards in hand`.means((s) => ({
    ...s.compared,
    kind: 'has',
    player: s.player,
    what: 'cards in hand',
  })),
  phrase`${{ subject: atomSubject }} have~subject a ${{ counter: counterName }} counter on it`.means({
    kind: 'hasCounters',
    comparison: 'atLeast',
    to: { kind: 'number', number: 1 },
  }),
  phrase`${{ subject: atomSubject }} have~subject one or more ${{ counter: counterName }} counters on it`.means({
    kind: 'hasCounters',
    comparison: 'atLeast',
    to: { kind: 'number', number: 1 },
    words: 'one or more',
  }),
  phrase`${{ subject: atomSubject }} had ${{ to: count }} or more ${{ counter: counterName }} counters on it`.means({
    kind: 'hasCounters',
    comparison: 'atLeast',
    words: 'had or more',
  }),
  phrase`${{ subject: atomSubject }} have~subject no ${{ counter: counterName }} counters on it`.means({
    kind: 'hasCounters',
    comparison: 'equal',
    to: { kind: 'number', number: 0 },
  }),
  phrase`${{ subject: atomSubject }} have~subject ${{ to: count }} or more ${{ counter: counterName }} counters on it`.means(
    { kind: 'hasCounters', comparison: 'atLeast' },
  ),
  phrase`${{ subject: atomSubject }} had no ${{ counter: counterName }} counters on it`.means({
    kind: 'hasCounters',
    comparison: 'equal',
    to: { kind: 'number', number: 0 },
    words: 'had',
  }),
  phrase`${{ subject: atomSubject }} had a ${{ counter: counterName }} counter on it`.means({
    kind: 'hasCounters',
    comparison: 'atLeast',
    to: { kind: 'number', number: 1 },
    words: 'had',
  }),
  phrase`${{ subject: atomSubject }} have~subject ${{ keyword: keywordName }}`.means({ kind: 'hasKeyword' }),
  phrase`you attacked this turn`.means({
    kind: 'happened',
    event: { kind: 'attack', object: { kind: 'you' } },
    when: { kind: 'thisTurn' },
  }),
  phrase`${{ subject }} ${{ event: objectVerb }}!past ${{ when: thisTurn }}`.means(
    (s) => ({ kind: 'happened', event: { ...s.event, object: s.subject }, when: s.when }) as never,
  ),
  phrase`${{ subject }} ${{ event: category<{ kind: string }>('an event', playerVerb, playerEvent) }}!past ${{ when: thisTurn }}`.means(
    (s) => ({ kind: 'happened', event: { ...s.event, actor: s.subject }, when: s.when }) as never,
  ),
);
