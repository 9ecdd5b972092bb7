/** One verb for several things, places last and counters of either kind: instructions in fewer words. CR 115.1, 122, 400.7, 510.1c. */
import { THAT_PLAYER_OR_CONTROLLER } from '../nouns/that-player.ts';
import type { Action, Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  costPart,
  destination,
  entering,
  noun,
  origin,
  plainFilter,
  playerVerb,
  possessive,
  quality,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { numberWord } from '../values/values.ts';

const ONE = { kind: 'number', number: 1 } as const;
const WORDS = 'one word for all, your choice unsaid';
interface Kinds {
  kind: 'kinds';
  kinds: readonly string[];
  on: Noun;
}
/** "put a flying, lifelink, or +1/+1 counter on it": one of them, at the choice of who puts it. CR 608.2d. */
const oneOfThese: Category<Action> = new Mapped<Kinds, Action>(
  'something to do',
  phrase`put~ a ${{ kinds: series(counterName, { join: 'or', least: 3 }) }} counter on ${{ on: noun }}`.means({
    kind: 'kinds',
  }),
  ({ kinds, on }) => ({
    kind: 'putCounters',
    number: ONE,
    counter: null,
    options: kinds.map((counter) => ({ counter, number: ONE })),
    on,
    words: WORDS,
  }),
  (tree) =>
    tree.kind === 'putCounters' && tree.words === WORDS && tree.options !== undefined
      ? [{ kind: 'kinds', kinds: tree.options.map(({ counter }) => counter), on: tree.on }]
      : [],
  ['putCounters'],
);
playerVerb.add(
  oneOfThese,
  phrase`put~ ${{ from: possessive }} ${{ counter: counterName }} counters on ${{ onto: noun }}`.means({
    kind: 'moveCounters',
    number: 'all',
    anew: true,
  }),
  phrase`put~ ${{ object: noun }} ${{ to: destination }} from ${{ from: origin }} ${{ entering }}`.means({
    kind: 'move',
    verb: 'put',
    words: 'from last',
  }),
  phrase`exile~ a card from the top of ${{ library: possessive }} library face down`.means((s) => ({
    kind: 'exile',
    object: { kind: 'libraryCards', position: 'top', count: ONE, library: s.library, words: 'a card from the top' },
    faceDown: true,
  })),
  phrase`shuffle~ ${{ object: noun }} from a single graveyard into their owners ' libraries`.means((s) => ({
    kind: 'shuffle',
    object: s.object,
    from: { kind: 'place', zone: 'graveyard', single: true },
    into: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: null, words: 'they' } },
    words: "owners' libraries",
  })),
);
costPart.add(
  phrase`^ remove a ${{ one: counterName }} counter or a ${{ two: counterName }} counter from ${{ from: noun }}`.means(
    (s) => ({
      kind: 'eitherCost',
      of: [
        [{ kind: 'actionCost', action: { kind: 'removeCounters', number: ONE, counter: s.one, from: s.from } }],
        [{ kind: 'actionCost', action: { kind: 'removeCounters', number: ONE, counter: s.two, from: s.from } }],
      ],
      words: 'one verb',
    }),
  ),
);
timedRule.add(
  phrase`you may have ${{ object: subject }} assign its combat damage this turn as though it weren't blocked`.means(
    (s) => ({ kind: 'rule', rule: { kind: 'assignsAsUnblocked', object: s.object }, during: { kind: 'thisTurn' } }),
  ),
);
rule.add(
  phrase`you can't untap more than ${{ most: numberWord }} ${{ filter: plainFilter }}@most during your untap step`.means(
    (s) => ({
      kind: 'mostEachTurn',
      action: {
        kind: 'untap',
        actor: { kind: 'you' },
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      },
      most: s.most,
      words: 'your',
    }),
  ) as never,
);
noun.add(
  phrase`any of them that are ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'all', words: 'any of them' },
    filter: {
      ...s.filter,
      qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'of' }],
    },
  })) as never,
);
quality.add(
  phrase`controlled by that player or by that planeswalker 's controller`.means({
    kind: 'controlledBy',
    player: THAT_PLAYER_OR_CONTROLLER,
    words: 'controlled by',
  }),
);
