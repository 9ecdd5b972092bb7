/** Sizes that change for good, life that becomes something, more counters, prices of either kind, parts of a life total. CR 107.1a, 118.12, 119.5, 122.1, 613.4b. */
import type { Noun, Quality } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  costPart,
  countedNoun,
  destination,
  expression,
  noun,
  payVerb,
  playerVerb,
  possessive,
  quality,
  timedRule,
  value,
} from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { manaSymbols } from '../values/symbols.ts';
import { numberWord } from '../values/values.ts';

/** "put one back": one of those just looked at. */
const ONE_OF_THEM: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'number', number: { kind: 'number', number: 1 } },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
    qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'one' }],
  },
};
const ONE = { kind: 'number', number: 1 } as const;
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
playerVerb.add(
  phrase`change~ ${{ of: possessive }} base toughness to ${{ value }}`.means((s) => ({
    kind: 'setPowerToughness',
    object: s.of,
    toughness: s.value,
    words: 'base, change',
  })) as never,
  phrase`get~ a additional ${{ counter: words('a counter', ['poison', 'rad', 'experience']) }} counter`.means((s) => ({
    kind: 'getCounters',
    counter: s.counter,
    amount: ONE,
    words: 'additional',
  })),
  phrase`put~ ${{ counter: counterName }} counters on ${{ on: noun }} equal to ${{ number: expression }}`.means({
    kind: 'putCounters',
    words: 'equal to',
  }),
  phrase`choose~ and sacrifice~ ${{ object: noun }}`.means({ kind: 'sacrifice', words: 'chooses and' }),
  ...(['up', 'down'] as const).map((rounded) =>
    phrase`lose~ a third of their life , rounded ${rounded}`.means({
      kind: 'loseLife',
      amount: { kind: 'half', of: { kind: 'stat', stat: 'life total', of: THEY }, parts: 3, rounded },
    }),
  ),
);
payVerb.add(
  phrase`pay~ half ${{ of: possessive }} life , rounded up`.means((s) => ({
    kind: 'pay',
    cost: [
      {
        kind: 'lifeCost',
        amount: { kind: 'half', of: { kind: 'stat', stat: 'life total', of: s.of }, rounded: 'up', words: 'of life' },
      },
    ],
  })) as never,
);
costPart.add(
  phrase`^ pay ${{ symbols: manaSymbols }} or ${{ action: playerVerb }}!bare`.means((s) => ({
    kind: 'eitherCost',
    of: [[{ kind: 'manaCost', symbols: s.symbols }], [{ kind: 'actionCost', action: s.action }]],
  })),
);
quality.add(
  phrase`with ${{
    how: terms<Pick<Extract<Quality, { kind: 'different' }>, 'what' | 'not' | 'words'>>('what is the same', [
      ...(['name', 'power', 'mana value'] as const).map(
        (each) =>
          [`the same ${each} as one another`, { what: `${each}s`, not: true, words: 'as one another' }] as const,
      ),
      ...(
        [
          ['power', 'powers'],
          ['toughness', 'toughnesses'],
          ['mana value', 'mana values'],
        ] as const
      ).map(([each, what]) => [`equal ${each}`, { what, not: true, words: 'equal' }] as const),
    ]),
  }}`.means((s) => ({ ...s.how, kind: 'different' })),
);
playerVerb.add(
  phrase`put~ one back and ${{ rest: noun }} ${{ place: destination }}`.means((s) => ({
    kind: 'move',
    verb: 'put',
    object: ONE_OF_THEM,
    to: { kind: 'place', zone: 'library', position: 'top', words: 'back, bare' },
    also: { object: s.rest, to: s.place },
  })),
);
payVerb.add(
  phrase`pay~ twice {X}`.means({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: ['X'] }],
    times: { kind: 'number', number: 2 },
  }),
);
timedRule.add(
  phrase`choose a color of ${{ of: countedNoun }} . ^ add ${{ number: numberWord }} mana of that color`.means((s) => ({
    kind: 'do',
    action: { kind: 'addMana', mana: { kind: 'colorAmong', number: s.number, of: s.of, words: 'choose' } },
  })),
);
