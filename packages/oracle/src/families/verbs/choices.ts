/** Choices made while resolving or entering. CR 608.2d, 607.2d. */
import type { CardType, Filter, Noun, Quantifier } from '@kitchen-table/language/surface';
import { type Category, category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { same } from '../../kernel/trees.ts';
import { terms, words } from '../../kernel/words.ts';
import { filter, noun, plainFilter, playerVerb, timedRule } from '../categories.ts';
import { described } from '../descriptions/described-nouns.ts';
import { exceptions } from '../becoming/copy-exceptions.ts';
import { COLORS, SUBTYPES, subtypeWord, TYPES } from '../descriptions/filters.ts';

const thing = words('a choice', [
  'a color',
  'a creature type',
  'a card type',
  'a permanent type',
  'a card name',
  'a number',
  'a basic land type',
  'a land type',
  'odd or even',
]);
const sayMore = ({ adjectives, noun: said }: Filter): boolean =>
  adjectives !== undefined || said.kind !== 'words' || said.words.length > 1;
/** "nonland card": no card at all is said by "a card name". */
const someCards = new Mapped<Filter, Filter>(
  'which cards',
  plainFilter,
  (tree) => (sayMore(tree) ? tree : null),
  (tree) => (sayMore(tree) ? [tree] : []),
);
const options = category<{ options: readonly string[] }>(
  'options',
  phrase`${{ options: series(words<string>('a choice', [...TYPES, ...COLORS, ...SUBTYPES, 'nonland', 'left', 'right']), { join: 'or' }) }}`.means(
    (s) => ({ options: s.options }),
  ),
);
const PERMANENT_TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;
const ofType = terms<CardType>(
  'a type',
  PERMANENT_TYPES.map((type) => [`a ${type}`, type]),
);
const oneOfEach = (types: readonly CardType[], pool: Filter, said?: Quantifier['words']): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'oneOfEach', types, ...(said && { words: said }) },
  filter: pool,
});
/** "an artifact, a creature, and a land from among the permanents they control": one of each type. CR 608.2d. */
const ofEachType: Union<Noun> = category<Noun>(
  'one of each type',
  phrase`${{ types: series(ofType, { join: 'and' }) }} from among the ${{ pool: filter }}!plural`.means((s) =>
    oneOfEach(s.types, s.pool),
  ),
  phrase`${{ one: ofType }} , ${{ two: ofType }} , ${{ three: ofType }} and ${{ four: ofType }} from among the ${{ pool: filter }}!plural`.means(
    (s) => oneOfEach([s.one, s.two, s.three, s.four], s.pool, 'no comma'),
  ),
  phrase`from among the ${{ pool: filter }}!plural ${{ types: series(ofType, { join: 'and' }) }}`.means((s) =>
    oneOfEach(s.types, s.pool, 'among first'),
  ),
  phrase`a ${{ pool: filter }} of each permanent type`.means((s) =>
    oneOfEach(PERMANENT_TYPES, s.pool, 'of each permanent type'),
  ),
);
/** So many targets at once: as many as it was kicked, and one. CR 115.3, 601.2c, 702.33c. */
const ONE_AND_KICKS: Quantifier = {
  kind: 'quantifier',
  amount: 'number',
  number: {
    kind: 'sum',
    of: [
      { kind: 'number', number: 1 },
      { kind: 'castFact', fact: 'times kicked' },
    ],
  },
  target: true,
};
/** Said twice in the same words: "target creature, then choose another target creature". */
type Twice = { readonly first: Noun; readonly again: Noun };
const A_TARGET: Quantifier = { kind: 'quantifier', amount: 'a', target: true };
type Targeted = Extract<Noun, { kind: 'select' | 'anyTarget' }>;
const ANOTHER_TARGET: Quantifier = { ...A_TARGET, other: true };
function saidTwice(first: Targeted): Twice {
  const another: Quantifier = first.kind === 'anyTarget' ? { ...ANOTHER_TARGET, words: 'another' } : ANOTHER_TARGET;
  return { first: { ...first, quantifier: A_TARGET }, again: { ...first, quantifier: another } };
}
const oneForEachKick: Category<Noun> = new Mapped<Twice, Noun>(
  'a target for each kick',
  phrase`${{ first: noun }} , then choose ${{ again: noun }}`.means({}) as Category<Twice>,
  (twice) => {
    const { first } = twice;
    if (first.kind !== 'select' && first.kind !== 'anyTarget') return null;
    return same(twice, saidTwice(first)) ? { ...first, quantifier: ONE_AND_KICKS } : null;
  },
  (tree) => {
    if (tree.kind !== 'select' && tree.kind !== 'anyTarget') return [];
    return same(tree.quantifier, ONE_AND_KICKS) ? [saidTwice(tree)] : [];
  },
  ['select', 'anyTarget'],
);
// Those who are chosen are friends, the others are foes. CR 101.4.
timedRule.add(
  phrase`for each player , choose friend or foe`.means({
    kind: 'do',
    action: {
      kind: 'choose',
      what: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'anyNumber' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
      words: 'friend or foe',
    },
  }),
);
playerVerb.add(
  phrase`choose~ ${{ what: ofEachType }}`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: oneForEachKick }} for each time ~ was kicked`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: thing }}`.means({ kind: 'choose' }),
  phrase`choose~ a ${{ which: someCards }} name`.means({ kind: 'choose', what: 'a card name' }),
  phrase`choose~ a card name other than a ${{ otherThan: someCards }} name`.means({
    kind: 'choose',
    what: 'a card name',
  }),
  phrase`choose~ ${{ what: options }}`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: noun }}`.means({ kind: 'choose' }),
  phrase`choose~ new targets for ${{ object: noun }}`.means({ kind: 'chooseNewTargets' }),
  phrase`copy~ ${{ object: noun }} and may choose new targets for ${{
    words: terms<'and may, they control' | 'and may'>('the copy', [
      ['the copy they control', 'and may, they control'],
      ['the copy', 'and may'],
    ]),
  }}`.means({ kind: 'copy', newTargets: true }),
  phrase`copy~ ${{ object: noun }} and may choose a new target for ( that copy )`.means({
    kind: 'copy',
    newTargets: true,
    words: 'a new target for that',
  }),
  phrase`copy~ ${{ object: noun }} and may choose a new target for the copy`.means({
    kind: 'copy',
    newTargets: true,
    words: 'a new target for the',
  }),
  phrase`copy~ ${{ object: noun }} . ^ you may choose new targets for the copies`.means({
    kind: 'copy',
    newTargets: true,
    words: 'copies',
  }),
  phrase`copy~ ${{ object: noun }} and you may choose new targets for the copy`.means({
    kind: 'copy',
    newTargets: true,
    words: 'and you may',
  }),
  phrase`copy~ ${{ object: noun }} , and you may choose new targets for the copy`.means({
    kind: 'copy',
    newTargets: true,
    words: ', and you may',
  }),
  phrase`reselect~ which ${{
    among: terms<'player' | 'planeswalker' | 'permanent'>('what is attacked', [
      ['player', 'player'],
      ['player or planeswalker', 'planeswalker'],
      ['player or permanent', 'permanent'],
    ]),
  }} ${{ object: noun }} is attacking`.means({ kind: 'reselect' }),
  phrase`change~ ${{ object: phrase`${{ owner: described }} 's`.means((s) => s.owner) as Category<Noun> }} target [to ${{ to: noun }}]`.means(
    { kind: 'chooseNewTargets', change: true },
  ),
  phrase`change~ the target of ${{ object: noun }} [to ${{ to: noun }}]`.means({
    kind: 'chooseNewTargets',
    change: true,
  }),
  phrase`change~ ${{
    change: terms('which targets', [
      ['a target', 'one'],
      ['any targets', 'any'],
    ] as const),
  }} of ${{ object: noun }} [to ${{ to: noun }}]`.means({ kind: 'chooseNewTargets' }),
  phrase`copy~ ${{ object: noun }} [, except [${{ words: terms('that', [['that', 'except that']]) }}] ${{ except: exceptions }}] [!newTargets . ^ you may choose new targets for the copy]`.means(
    { kind: 'copy' },
  ),
  phrase`change~ the text of ${{ object: noun }} by replacing all instances of one ${{ detail: words('a word', ['color word', 'creature type', 'basic land type', 'color word with another or one basic land type']) }} with another [. ^ the new creature type can't be ${{ otherThan: subtypeWord }}]`.means(
    { kind: 'changeText' },
  ),
  phrase`tap~ or untap~ ${{ object: noun }}`.means({ kind: 'tapOrUntap' }),
);
