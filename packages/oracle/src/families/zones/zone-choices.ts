/** Cards taken from a zone by number or at random, what Auras could enchant, and the time of a permission said first. CR 303.4, 601.3, 608.2d. */
import type { Noun, Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  condition,
  destination,
  duration,
  expression,
  filter,
  noun,
  plainFilter,
  origin,
  playerVerb,
  pointed,
  possessive,
  quality,
  timedRule,
} from '../categories.ts';
import { ownedPlace } from './places.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { quantifier } from '../nouns/quantifiers.ts';
import { numberWord, stat } from '../values/values.ts';

/** What an instruction says of its time before it says what is not paid: "you may cast it this turn without paying its mana cost". */
for (const kind of ['cast', 'play'] as const)
  timedRule.add(
    phrase`you may ${kind} ${{ object: noun }} [from ${{ from: origin }}] ${{ during: duration }} without paying its#object mana cost#object`.means(
      (s) => ({
        kind: 'may',
        clause: {
          kind: 'do',
          action: { kind, object: s.object, from: s.from, withoutPaying: true, words: 'time first' },
          during: s.during,
        },
      }),
    ),
  );
/** "put it onto the battlefield or into your hand". */
timedRule.add(
  phrase`put ${{ object: noun }} ${{ one: destination }} or ${{ two: destination }}`.means((s) => ({
    kind: 'modes',
    choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
    modes: [
      { kind: 'mode', clause: { kind: 'do', action: { kind: 'move', verb: 'put', object: s.object, to: s.one } } },
      { kind: 'mode', clause: { kind: 'do', action: { kind: 'move', verb: 'put', object: s.object, to: s.two } } },
    ],
    asDone: true,
    words: 'of places',
  })),
);
/** "reveal a card from your hand or the top card of your library". */
timedRule.add(
  phrase`reveal ${{ one: noun }} from ${{ from: origin }} or ${{ two: noun }}`.means((s) => ({
    kind: 'modes',
    choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
    modes: [
      { kind: 'mode', clause: { kind: 'do', action: { kind: 'reveal', object: s.one, from: s.from } } },
      { kind: 'mode', clause: { kind: 'do', action: { kind: 'reveal', object: s.two } } },
    ],
    asDone: true,
    words: 'of places',
  })),
);
const equalTo = (number: Value): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'number', number, words: 'equal to' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
});
playerVerb.add(
  phrase`choose~ ${{ quantifier }} ${{ filter: plainFilter }}@quantifier at random from ${{ of: possessive }} ${{ zone: ownedZone }}`.means(
    (s) => ({
      kind: 'choose',
      what: {
        kind: 'select',
        quantifier: { ...s.quantifier, atRandom: true, words: 'choice first' },
        filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: [s.zone], of: s.of, words: 'from' }] },
      },
    }),
  ),
  phrase`exile~ ${{ quantifier }} ${{ filter }}@quantifier from ${{ from: origin }} at random`.means((s) => ({
    kind: 'exile',
    object: {
      kind: 'select',
      quantifier: { ...s.quantifier, atRandom: true, words: 'behind the place' },
      filter: s.filter,
    },
    from: s.from,
  })),
  phrase`reveal~ cards from ${{ from: ownedPlace }} equal to ${{ number: expression }}`.means((s) => ({
    kind: 'reveal',
    object: equalTo(s.number),
    from: s.from,
  })),
  phrase`exile~ cards from ${{ from: ownedPlace }} equal to ${{ number: expression }}`.means((s) => ({
    kind: 'exile',
    object: equalTo(s.number),
    from: s.from,
  })),
  phrase`exile~ cards ( from the top of ${{ library: possessive }} library ${{ words: terms<'equal to' | 'equal to, first'>('as many as', [['equal to', 'equal to']]) }} ${{ count: expression }} | ${{ words: terms<'equal to' | 'equal to, first'>('as many as', [['equal to', 'equal to, first']]) }} ${{ count: expression }} from the top of ${{ library: possessive }} library )`.means(
    (s) => ({
      kind: 'exile',
      object: { kind: 'libraryCards', position: 'top', count: s.count, library: s.library, words: s.words },
    }),
  ),
);
quality.add(phrase`that could enchant ${{ whom: pointed }}`.means({ kind: 'couldEnchant' }));
/** "If you cast a spell this way, you may spend mana as though ...": of the cards just exiled. CR 609.4b. */
timedRule.add(
  phrase`if you cast a spell this way , you may spend mana as though it were mana of any ( ${{ anyType: terms<true>('any type', [['type', true]]) }} | color ) to cast it`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'spendAsAnyColor',
        player: { kind: 'you' },
        on: { kind: 'reference', to: null, words: 'they' },
        anyType: s.anyType,
        words: 'if cast this way',
      },
    }),
  ),
);
expression.add(
  phrase`their total ${{ stat }}`.means({
    kind: 'total',
    of: { kind: 'reference', to: null, words: 'they' },
    words: 'their',
  }),
);
condition.add(
  phrase`${{ times: numberWord }} or more ${{ filter: plainFilter }}!plural were put into ${{ to: origin }} this turn [${{ words: words('from', ['from']) }} ${{ from: origin }}]`.means(
    (s) => ({
      kind: 'happened',
      event: {
        kind: 'move',
        verb: 'put',
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
        to: s.to,
        from: s.from,
      },
      when: { kind: 'thisTurn' },
      times: s.times,
      words: s.words,
    }),
  ),
);
