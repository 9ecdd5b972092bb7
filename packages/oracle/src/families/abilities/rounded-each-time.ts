/** "Round up each time.": how every half before it is rounded, said once behind all of them. CR 107.1a. */
import type { Ability, Clause, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { filter, noun, playerVerb, possessive, value } from '../categories.ts';
import { exception } from '../becoming/copy-exceptions.ts';

const half = <Of>(of: Of, rounded: 'up' | 'down') => ({ kind: 'half', of, rounded, words: 'each time' }) as const;
for (const rounded of ['up', 'down'] as const) {
  const halfOf: Union<Value> = category<Value>(
    'half of it',
    phrase`half ${{ of: value }}`.means((s) => half(s.of, rounded)),
  );
  playerVerb.add(
    phrase`draw~ cards equal to ${{ amount: halfOf }}`.means({ kind: 'draw' }),
    phrase`lose~ half ${{ of: possessive }} life`.means((s) => ({
      kind: 'loseLife',
      amount: {
        kind: 'half',
        of: { kind: 'stat', stat: 'life total', of: s.of },
        rounded,
        words: 'of life, each time',
      },
    })),
  );
  const halfOfThem: Union<Noun> = category<Noun>(
    'half of them',
    phrase`half the ${{ filter }}!plural`.means((s) => ({
      kind: 'select',
      quantifier: {
        kind: 'quantifier',
        amount: 'number',
        number: half({ kind: 'count', of: s.filter } as const, rounded),
        words: 'half the',
      },
      filter: s.filter,
    })),
  );
  noun.add(halfOfThem);
  exception.add(
    phrase`their power is ${{ power: halfOf }} and their toughness is ${{ toughness: halfOf }}`.means((s) => ({
      kind: 'become',
      verb: 'be',
      object: { kind: 'reference', to: null, words: 'they' },
      as: { kind: 'description', power: s.power, toughness: s.toughness, words: 'power is' },
    })),
  );
}

/** The instructions of a spell with such a sentence behind them; refused where they have no half, or say themselves how it is rounded. */
export const roundedEachTime = (instructions: Category<Clause>): Category<Ability> =>
  new Mapped<Ability, Ability>(
    'instructions',
    phrase`${{ clause: instructions }} ^ round ${{ rounding: words<'up' | 'down'>('rounding', ['up', 'down']) }} each time .`.means(
      { kind: 'spell' },
    ),
    (tree) => (isRoundedSo(tree) ? tree : null),
    (tree) => (isRoundedSo(tree) ? [tree] : []),
  );

function isRoundedSo(tree: Ability): boolean {
  if (tree.kind !== 'spell' || tree.rounding === undefined) return false;
  const rounded = new Set<unknown>();
  collect(tree.clause, rounded);
  return rounded.size === 1 && rounded.has(tree.rounding);
}

function collect(node: unknown, into: Set<unknown>): void {
  if (typeof node !== 'object' || node === null) return;
  const { kind, words: said, rounded } = node as { kind?: unknown; words?: unknown; rounded?: unknown };
  if (kind === 'half' && (said === 'each time' || said === 'of life, each time')) into.add(rounded);
  for (const part of Object.values(node)) collect(part, into);
}
