/** Conditions about how things are. CR 603.4, 611.3. */
import type { Condition, Noun } from '@kitchen-table/language/surface';
import { category, Category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atom, atomSubject, bare, condition, filter, noun, plainFilter, possessive, subject } from '../categories.ts';
import { colors } from '../values/quantities.ts';
import { quantifier } from '../nouns/quantifiers.ts';
import { comparedCount, comparedInWords, comparedRight } from '../values/comparisons.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { counterName } from '../counters/counters.ts';
import { keywordName } from '../abilities/keywords.ts';
import { count, numberWord, plainNumber, stat } from '../values/values.ts';
import { IT, adjectiveFilter } from './condition-words.ts';

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
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier with ${{ keyword: keywordName }} be~quantifier in a graveyard`.means(
    (s) => ({
      kind: 'select',
      quantifier: s.quantifier,
      filter: {
        ...s.filter,
        qualities: [
          { kind: 'withKeyword', keyword: s.keyword },
          { kind: 'inZone', zone: ['graveyard'] },
        ],
      },
    }),
  ),
);
const ANY_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', words: 'any' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
/** "creatures you control": of several things together. */
const countedBare: Union<Noun> = category<Noun>(
  'objects or players',
  phrase`${{ filter }}!plural`.means({ kind: 'select', quantifier: { kind: 'quantifier', amount: 'bare' } }),
);
const place = terms<'graveyard' | 'battlefield' | 'exile' | 'hand' | 'command' | 'stack'>('a zone', [
  ['in your graveyard', 'graveyard'],
  ['on the battlefield', 'battlefield'],
  ['in exile', 'exile'],
  ['in your hand', 'hand'],
  ['in the command zone', 'command'],
  ['on the stack', 'stack'],
]);
type Compared = typeof comparedInWords extends Category<infer T> ? T : never;
const orMore: Category<Compared> = phrase`${{ right: plainNumber }} or more`.means({
  comparison: 'atLeast',
  words: 'or more',
});
/** "its power is 4 or greater". */
export const statIs: Category<Condition> =
  phrase`${{ of: possessive }} ${{ stat }} is ${{ compared: comparedRight }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
  }));
/** "it has flying". */
export const hasKeyword: Category<Condition> = phrase`${{ subject }} have~subject ${{ keyword: keywordName }}`.means({
  kind: 'hasKeyword',
});
condition.add(
  phrase`~ is paired with another creature`.means({ kind: 'paired', subject: { kind: 'self' } }),
  phrase`${{ subject: atomSubject }} share~subject a ${{ what: words('what is shared', ['color', 'creature type', 'card type', 'name', 'mana value']) }} with ${{ with: atom }}`.means(
    { kind: 'shares' },
  ),
  phrase`${{ subject: atomSubject }} have~subject the same ${{ what: words('what is shared', ['name', 'mana value']) }} as ${{ with: atom }}`.means(
    { kind: 'shares', words: 'the same' },
  ),
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
  phrase`X is ${{ compared: category<Compared>('a comparison', orMore, comparedInWords) }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'x' },
  })),
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
  phrase`any player controls ${{ object: noun }}`.means({ kind: 'controls', player: ANY_PLAYER }),
  phrase`it isn't a ${{ filter }}`.means({ kind: 'is', subject: IT, not: true, words: "it's" }),
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
  phrase`your devotion to ${{ colors }} is ${{ compared: comparedInWords }}`.means((s) => ({
    ...s.compared,
    kind: 'compare',
    left: { kind: 'devotion', colors: s.colors, player: { kind: 'you' } },
  })),
  phrase`${{
    subject: terms<Noun>('~', [
      ['~', { kind: 'self' }],
      ['it', IT],
    ]),
  }} ${{
    said: terms<{ not?: true }>('whether it is there', [
      ['is', {}],
      ["isn't", { not: true }],
    ]),
  }} ${{ zone: place }}`.means((s) => ({ ...s.said, kind: 'inZone', subject: s.subject, zone: s.zone })),
  phrase`~ is ${{ one: place }} or ${{ other: place }}`.means((s) => ({
    kind: 'oneOf',
    of: [
      { kind: 'inZone', subject: { kind: 'self' }, zone: s.one },
      { kind: 'inZone', subject: { kind: 'self' }, zone: s.other },
    ],
  })),
  phrase`you have ${{ to: count }} or more opponents`.means({ kind: 'opponentCount', comparison: 'atLeast' }),
  phrase`${{ player: atomSubject }} don't~player control ${{ object: noun }}`.means({ kind: 'controls', not: true }),
  phrase`you're the monarch`.means({ kind: 'designation', player: { kind: 'you' }, what: 'monarch' }),
  phrase`${{ subject: atomSubject }} be~subject ${{ filter: adjectiveFilter }}`.means({
    kind: 'is',
    words: 'adjective',
  }),
  phrase`${{ player: atomSubject }} control~player ${{ object: noun }}`.means({ kind: 'controls' }),
  phrase`it 's your turn`.means({ kind: 'turn', of: { kind: 'you' } }),
  phrase`it 's not your turn`.means({ kind: 'turn', of: { kind: 'you' }, not: true }),
  phrase`there are ${{ object: noun }}`.means({ kind: 'thereIs' }),
  statIs,
  phrase`it 's ${{ filter: adjectiveFilter }}`.means((s) => ({
    kind: 'is',
    subject: IT,
    filter: s.filter,
    words: "it's",
  })),
  phrase`it 's a ${{ filter }}`.means((s) => ({ kind: 'is', subject: IT, filter: s.filter, words: "it's" })),
  phrase`${{ subject: atomSubject }} be~subject a ${{ filter }}`.means({ kind: 'is' }),
  phrase`${{ player: atomSubject }} have~player ${{ compared: comparedCount }} life`.means((s) => ({
    ...s.compared,
    kind: 'has',
    player: s.player,
    what: 'life',
  })),
  hasKeyword,
);
