/** How many counters something has or had: "with two or more +1/+1 counters on it", "had no counters on it". CR 122.1. */
import type { Condition, Noun, Quality, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { atomSubject, condition, quality } from '../categories.ts';
import { count, numberWord } from '../values/values.ts';
import { counterName } from './counters.ts';

type WithCounters = Extract<Quality, { kind: 'withCounters' }>;
type HasCounters = Extract<Condition, { kind: 'hasCounters' }>;
/** How many of which kind, and how that is said; without a kind any counters. */
interface Counted {
  readonly counter?: string;
  readonly comparison: WithCounters['comparison'];
  readonly to: Value;
  readonly said: string;
}
/** What is said around it: "with", "that has", "had"; "it", "them". */
interface Around {
  readonly lead: string;
  readonly counted: Counted;
  readonly on: string;
}
interface Had extends Around {
  readonly subject: Noun;
}
const ONE = { kind: 'number', number: 1 } as const;
const NONE = { kind: 'number', number: 0 } as const;
/** So many counters. */
export const countedCounters: Union<Counted> = category<Counted>(
  'counters',
  phrase`a [${{ counter: counterName }}] counter`.means({ comparison: 'atLeast', to: ONE, said: 'a' }),
  phrase`${{ to: count }} or more [${{ counter: counterName }}] counters`.means({
    comparison: 'atLeast',
    said: 'or more',
  }),
  phrase`no [${{ counter: counterName }}] counters`.means({ comparison: 'equal', to: NONE, said: 'no' }),
  phrase`[${{ counter: counterName }}] counters`.means({ comparison: 'atLeast', to: ONE, said: 'some' }),
  phrase`fewer than ${{ to: numberWord }} [${{ counter: counterName }}] counters`.means({
    comparison: 'under',
    said: 'fewer',
  }),
  phrase`${{ to: numberWord }} or fewer [${{ counter: counterName }}] counters`.means({
    comparison: 'atMost',
    said: 'or fewer',
  }),
  phrase`exactly ${{ to: numberWord }} [${{ counter: counterName }}] counters`.means({
    comparison: 'equal',
    said: 'exactly',
  }),
);
/** Behind these it has none of what is said. */
const NEGATIVE: ReadonlySet<string> = new Set(['without', "that doesn't have", "that don't have", "doesn't have"]);
const on = words('on what', ['it', 'them', 'him', 'her']);
/** How it is said when nothing is said of that. */
const usual = ({ comparison, to }: WithCounters | HasCounters): string =>
  comparison === 'atLeast'
    ? to.kind === 'number' && to.number === 1
      ? 'a'
      : 'or more'
    : to.kind === 'number' && to.number === 0
      ? 'no'
      : comparison;
type Told = Pick<WithCounters, 'counter' | 'comparison' | 'to' | 'words'>;
/** What is meant, with words where it is not said as usual; null for what is not said so. */
function meant({ lead, counted, on: where }: Around, usualLead: string): Told | null {
  const { said, counter = null, ...many } = counted;
  const not = NEGATIVE.has(lead);
  if (not && said !== 'a') return null;
  const told: Told = not ? { counter, comparison: 'equal', to: NONE } : { counter, ...many };
  const plain = lead === usualLead && where === 'it' && said === usual(told as WithCounters);
  return plain ? told : { ...told, words: `${lead}, ${said}, ${where}` };
}
function around(tree: WithCounters | HasCounters, usualLead: string): Around {
  const [lead, said, where] = tree.words?.split(', ') ?? [usualLead, usual(tree), 'it'];
  const { counter, comparison, to } = tree;
  const many = NEGATIVE.has(lead!) ? ({ comparison: 'atLeast', to: ONE } as const) : { comparison, to };
  return { lead: lead!, counted: { ...many, ...(counter === null ? {} : { counter }), said: said! }, on: where! };
}
quality.add(
  new Mapped<Around, Quality>(
    'more about it ("with a counter on it")',
    phrase`${{ lead: words('with', ['with', 'without', 'that has', 'that have', "that doesn't have", "that don't have"]) }} ${{ counted: countedCounters }} on ${{ on }}`.means(
      {},
    ) as Category<Around>,
    (tree) => {
      const told = meant(tree, 'with');
      return told === null ? null : { kind: 'withCounters', ...told };
    },
    (tree) => (tree.kind === 'withCounters' ? [around(tree, 'with')] : []),
    ['withCounters'],
  ),
);
/** "it has a +1/+1 counter on it". */
export const countersHad: Category<Condition> = new Mapped<Had, Condition>(
  'a condition',
  category<Had>(
    'a condition',
    phrase`${{ subject: atomSubject }} have~subject ${{ counted: countedCounters }} on ${{ on }}`.means({
      lead: 'has',
    }) as Category<Had>,
    phrase`${{ subject: atomSubject }} had ${{ counted: countedCounters }} on ${{ on }}`.means({
      lead: 'had',
    }) as Category<Had>,
    phrase`${{ subject: atomSubject }} don't~subject have ${{ counted: countedCounters }} on ${{ on }}`.means({
      lead: "doesn't have",
    }) as Category<Had>,
  ),
  ({ subject, ...tree }) => {
    const told = meant(tree, 'has');
    return told === null ? null : { kind: 'hasCounters', subject, ...told };
  },
  (tree) => (tree.kind === 'hasCounters' ? [{ subject: tree.subject, ...around(tree, 'has') }] : []),
  ['hasCounters'],
);
condition.add(countersHad);
