/** Layouts in which one line governs those after it: classes, level stripes, station stripes. CR 716, 711, 721. */
import type { Ability, ClassLevel, LevelAbility, SpellAbility, StaticAbility } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern } from '../../kernel/words.ts';
import { ability } from '../categories.ts';
import { keywordLine } from './keywords.ts';

/** "LEVEL 1-4", "LEVEL 5+": how many level counters. */
const levelRange = new Pattern<readonly [from: number, to: number | null]>(
  'levels',
  /^\d+(?:-\d+|\+)$/,
  ['1-4', '5+'],
  (word) => [Number.parseInt(word, 10), word.endsWith('+') ? null : Number(word.split('-')[1])],
  (range) => (Array.isArray(range) ? (range[1] === null ? `${range[0]}+` : `${range[0]}-${range[1]}`) : null),
);
const size = new Pattern<string>(
  'power/toughness',
  /^\d+\/\d+$/,
  ['2/2'],
  (word) => word,
  (text) => (typeof text === 'string' ? text : null),
);
interface LevelLine {
  range: readonly [from: number, to: number | null];
  size: string;
}
const levelLine: Category<LevelLine> = phrase`LEVEL ${{ range: levelRange }} ⏎ ${{ size }}`.means({});
/** A level symbol with its power and toughness; the lines after it are put into it by {@link gather}. CR 711.2. */
export const levelStripe: Category<Ability> = new Mapped<LevelLine, Ability>(
  'a level',
  levelLine,
  ({ range: [from, to], size: printed }) => {
    const [power, toughness] = printed.split('/') as [string, string];
    return { kind: 'level', from, to, power, toughness, abilities: [] };
  },
  (tree) => (tree.kind === 'level' ? [{ range: [tree.from, tree.to], size: `${tree.power}/${tree.toughness}` }] : []),
  ['level'],
);

const counters = new Pattern<number>(
  'charge counters',
  /^\d+\+$/,
  ['7+'],
  (word) => Number.parseInt(word, 10),
  (count) => (typeof count === 'number' ? `${count}+` : null),
);
const stationed: Union<readonly Ability[]> = category<readonly Ability[]>(
  'abilities',
  keywordLine,
  phrase`${{ one: ability }}`.means((s) => [s.one]),
);
/** A station symbol: with so many charge counters the object has what stands beside it, and below. CR 721.2. */
export const stationStripe: Category<Ability> = phrase`${{ count: counters }} | ^ ${{ abilities: stationed }}`.means(
  (s) => ({
    kind: 'static',
    keyword: 'station',
    condition: {
      kind: 'hasCounters',
      subject: { kind: 'self' },
      counter: 'charge',
      comparison: 'atLeast',
      to: { kind: 'number', number: s.count },
    },
    rules: [
      { kind: 'changes', action: { kind: 'gain', verb: 'have', object: { kind: 'self' }, abilities: s.abilities } },
    ],
  }),
);

/** Abilities that contain the lines after them. */
type Stripe = ClassLevel | LevelAbility | StaticAbility;

function isStripe(each: Ability): each is Stripe {
  return each.kind === 'classLevel' || each.kind === 'level' || (each.kind === 'static' && each.keyword === 'station');
}

/** The second paragraph of a visit ability. CR 702.159b. */
function isPrize(each: Ability): each is SpellAbility {
  return each.kind === 'spell' && each.keyword === 'prize';
}

/** What stands in a stripe. */
function contents(stripe: Stripe): readonly Ability[] {
  if (stripe.kind !== 'static') return stripe.abilities;
  const [rule] = stripe.rules;
  return rule?.kind === 'changes' && rule.action.kind === 'gain' && rule.action.abilities !== 'all'
    ? rule.action.abilities
    : [];
}

/** The stripe with something else in it. */
function containing(stripe: Stripe, abilities: readonly Ability[]): Stripe {
  if (stripe.kind !== 'static') return { ...stripe, abilities };
  return {
    ...stripe,
    rules: [{ kind: 'changes', action: { kind: 'gain', verb: 'have', object: { kind: 'self' }, abilities } }],
  };
}

/** How many of the abilities in a stripe stand on the line of its symbol: none, or for station the keywords of a line or one other. */
function onOwnLine(stripe: Stripe): number {
  if (stripe.kind !== 'static') return 0;
  const inside = contents(stripe);
  const next = inside.findIndex((each, index) => index > 0 && !(each.kind === 'keyword' && each.sameLine));
  return next < 0 ? inside.length : next;
}

/** Puts the abilities after a stripe into it. */
export function gather(abilities: readonly Ability[]): readonly Ability[] {
  const gathered: Ability[] = [];
  for (const each of abilities) {
    const last = gathered[gathered.length - 1];
    if (last?.kind === 'triggered' && isPrize(each)) gathered[gathered.length - 1] = { ...last, prize: each.clause };
    else if (last && isStripe(last) && !isStripe(each))
      gathered[gathered.length - 1] = containing(last, [...contents(last), each]);
    else gathered.push(isStripe(each) ? containing(each, sharingLine(contents(each))) : each);
  }
  return gathered;
}

/** Keywords on one line are marked so, as everywhere. */
function sharingLine(abilities: readonly Ability[]): Ability[] {
  return abilities.map(
    (each, index): Ability => (each.kind === 'keyword' && index > 0 ? { ...each, sameLine: true } : each),
  );
}

/** The abilities in the order of their lines: the inverse of {@link gather}. */
export function scatter(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.flatMap((each): readonly Ability[] => {
    if (each.kind === 'triggered' && each.prize !== undefined) {
      const { prize, ...withoutPrize } = each;
      return [withoutPrize, { kind: 'spell', keyword: 'prize', clause: prize }];
    }
    if (!isStripe(each)) return [each];
    const inside = contents(each);
    const own = onOwnLine(each);
    return [containing(each, inside.slice(0, own).map(withoutMark)), ...inside.slice(own)];
  });
}

function withoutMark(each: Ability): Ability {
  if (each.kind !== 'keyword') return each;
  const { sameLine: _sameLine, ...keyword } = each;
  return keyword;
}
