/** What objects lose, keep and enter with: types, base sizes, counters of one's choice. CR 205.1, 613.1d, 613.4b, 614.1c. */
import type { Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { series } from '../../kernel/lists.ts';
import { terms } from '../../kernel/words.ts';
import { changeVerb, eachOne, entering, rule, subject } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { countersList } from '../zones/places.ts';
import { digits } from '../values/values.ts';

for (const loses of [
  'creature types',
  'other creature types',
  'other card types',
  'other abilities',
  'other card types and abilities',
  'other colors and card types',
  'other types and abilities',
  'land types',
  'land types and abilities',
  'colors',
  'other colors',
] as const) {
  changeVerb.add(phrase`lose~ all ${loses}`.means({ kind: 'become', verb: 'be', as: { kind: 'description', loses } }));
}
changeVerb.add(
  phrase`lose~ all other abilities , card types , and creature types`.means({
    kind: 'become',
    verb: 'be',
    as: { kind: 'description', loses: 'other abilities, card types, and creature types' },
  }),
  ...(['legendary', 'snow'] as const).map((supertype) =>
    phrase`be~ ${supertype}`.means({
      kind: 'become' as const,
      verb: 'be' as const,
      as: { kind: 'description' as const, supertypes: [supertype] },
    }),
  ),
  phrase`be~ every basic land type in addition to its# other types`.means({
    kind: 'become',
    verb: 'be',
    as: { kind: 'description', subtypeChoice: 'every basic land type', inAddition: 'types' },
  }),
  phrase`have~ base power ${{ power: digits }}`.means({ kind: 'setPowerToughness', words: 'base' }),
  phrase`have~ base toughness ${{ toughness: digits }}`.means({ kind: 'setPowerToughness', words: 'base' }),
);
const choice: Union<readonly string[]> = category<readonly string[]>(
  'counters',
  series(
    category<string>('a counter', phrase`a ${{ counter: counterName }} counter`.means((s) => s.counter) as never),
    { join: 'or' },
  ),
);
entering.add(phrase`with your choice of ${{ counterChoice: choice }} on it`.means({ kind: 'entering' }));
/** "enter with an additional +1/+1 counter on them": several things. */
rule.add(
  phrase`${{ object: subject }} enter~object with ${{ counters: countersList }} on them`.means((s) => ({
    kind: 'entersWith',
    object: s.object,
    entering: { kind: 'entering', counters: s.counters },
    words: 'on them',
  })),
  phrase`${{ object: subject }} enter~object with ${{ counters: countersList }} on them for each ${{ of: eachOne }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: s.object,
      entering: { kind: 'entering', counters: s.counters, forEach: s.of },
      words: 'on them',
    }),
  ) as never,
);
/** "enters under the control of an opponent of your choice". */
const opponentChosen = terms<Noun>('an opponent', [
  [
    'an opponent of your choice',
    {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a', chooser: { kind: 'you' } },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
    },
  ],
]);
entering.add(
  phrase`under the control of ${{ under: opponentChosen }}`.means({ kind: 'entering', words: 'control of' }),
);
