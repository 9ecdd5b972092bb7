/** What is said of a noun behind the place it comes from, whose turn it is, to what things are attached, lists whose parts are described. CR 109.2, 301.5, 400.7. */
import type { Action, Filter, Noun, Quality } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  atomSubject,
  bare,
  condition,
  countedNoun,
  entering,
  finalQuality,
  noun,
  origin,
  playerVerb,
  pointed,
  possessive,
  quality,
} from '../categories.ts';
import { words } from '../../kernel/words.ts';
import { qualities } from './filters.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const IT: Noun = { kind: 'reference', to: null, words: 'it' };
quality.add(
  phrase`whose turn it is`.means({ kind: 'whose', condition: { kind: 'turn', of: RELATIVE }, words: 'turn' }),
);
const onEitherSide: Category<Quality> =
  phrase`blocking or blocked by ${{ whom: category<Noun>('an object', pointed, countedNoun) }}`.means({
    kind: 'blocking',
    orBlocked: true,
  });
finalQuality.add(phrase`attached to ${{ noun: bare }}`.means({ kind: 'attachedTo' }), onEitherSide);
const inCombat: Union<Quality> = category<Quality>(
  'what it does in combat',
  phrase`attacking ${{ whom: noun }}`.means({ kind: 'attacking' }),
  onEitherSide,
);
/** Something described: "a creature you control" where "a creature" would stand by itself. */
const described: Category<Noun> = new Mapped<Noun, Noun>(
  'an object or player',
  countedNoun,
  (tree) => (tree.kind === 'select' && tree.filter.qualities !== undefined ? tree : null),
  (tree) => (tree.kind === 'select' && tree.filter.qualities !== undefined ? [tree] : []),
);
entering.add(
  phrase`under ${{ under: possessive }} control attached to ${{ attachedTo: described }}`.means({ kind: 'entering' }),
);
condition.add(
  phrase`it 's ${{ quality: inCombat }}`.means((s) => ({
    kind: 'is',
    subject: IT,
    filter: { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [s.quality] },
    words: "it's",
  })),
  phrase`${{ subject: atomSubject }} share~subject a ${{ what: words('what is shared', ['color', 'creature type', 'card type', 'name', 'mana value']) }} with ${{ with: described }}`.means(
    { kind: 'shares' },
  ),
  phrase`${{ subject: atomSubject }} have~subject the same ${{ what: words('what is shared', ['name', 'mana value']) }} as ${{ with: described }}`.means(
    { kind: 'shares', words: 'the same' },
  ),
);
/** What may stand behind the place: what the cards are to one another, how great, when they came there. */
const BEHIND: ReadonlySet<Quality['kind']> = new Set([
  'different',
  'share',
  'totalStat',
  'withStat',
  'otherThan',
  'putThereFrom',
]);
const areBehind = (said: readonly Quality[]): boolean => said.every(({ kind }) => BEHIND.has(kind));
const behind: Category<readonly Quality[]> = new Mapped<readonly Quality[], readonly Quality[]>(
  'more about it ("with total power 5 or less")',
  qualities,
  (tree) => (areBehind(tree) ? tree : null),
  (tree) => (areBehind(tree) ? [tree] : []),
  [null],
);
interface Taken {
  kind: 'exile' | 'reveal';
  object: Noun;
}
interface Said {
  action: Taken;
  more: readonly Quality[];
}
const taken: Union<Action> = category<Action>(
  'something to do',
  phrase`exile~ ${{ object: countedNoun }} from ${{ from: origin }}`.means({ kind: 'exile' }),
  phrase`reveal~ ${{ object: countedNoun }} from ${{ from: origin }}`.means({ kind: 'reveal' }),
);
const saidBehind: Category<Action> = new Mapped<Said, Action>(
  'something to do',
  phrase`${{ action: taken }}^ ${{ more: behind }}`.means((s) => ({ action: s.action, more: s.more })) as never,
  ({ action, more }) => {
    const { object } = action;
    if (object.kind !== 'select' || object.filter.qualities !== undefined) return null;
    const quantifier = { ...object.quantifier, words: 'behind the place' as const };
    return { ...action, object: { ...object, quantifier, filter: { ...object.filter, qualities: more } } } as Action;
  },
  (tree) => {
    if ((tree.kind !== 'exile' && tree.kind !== 'reveal') || tree.object.kind !== 'select') return [];
    const { words, ...quantifier } = tree.object.quantifier;
    const { qualities: more, ...rest } = tree.object.filter;
    if (words !== 'behind the place' || more === undefined || !areBehind(more)) return [];
    const object = { ...tree.object, quantifier, filter: rest as Filter };
    return [{ action: { ...tree, object } as Said['action'], more }];
  },
  ['exile', 'reveal'],
);
playerVerb.add(saidBehind);
