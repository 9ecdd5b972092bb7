/** Coins and dice. CR 705, 706. */
import type { Chance, Clause, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { many, Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms, verbs, words } from '../../kernel/words.ts';
import { body, bodyAfterComma, clause, expression, playerEvent, playerVerb } from '../categories.ts';
import { numberWord, several } from '../values/values.ts';

const sides = terms<number>(
  'a die',
  [
    ['four-sided die', 4],
    ['six-sided die', 6],
    ['eight-sided die', 8],
    ['ten-sided die', 10],
    ['twelve-sided die', 12],
    ['twenty-sided die', 20],
    ['100-sided die', 100],
  ],
  true,
);
playerVerb.add(
  phrase`flip~ a coin`.means({ kind: 'flipCoin' }),
  phrase`flip~ ${{ count: several }} coins`.means({ kind: 'flipCoin' }),
  phrase`roll~ a ${{ sides }}`.means({ kind: 'rollDie' }),
);
const die = terms<number>('a die', [
  ['d4', 4],
  ['d6', 6],
  ['d8', 8],
  ['d10', 10],
  ['d12', 12],
  ['d20', 20],
]);
playerVerb.add(
  phrase`roll~ a ${{ sides: die }}`.means({ kind: 'rollDie', words: 'd' }),
  phrase`roll~ ${{ count: several }} ${{ sides }}!plural`.means({ kind: 'rollDie' }),
  phrase`roll~ ${{ count: several }} ${{ sides: die }}`.means({ kind: 'rollDie', words: 'd' }),
);
const face = new Pattern<number>('a result', /^\d+$/, ['1', '20'], Number, (number) =>
  typeof number === 'number' ? String(number) : null,
);
const ignored = words<NonNullable<Chance['ignore']>>('which roll', ['lowest', 'highest', 'lower', 'higher']);
playerVerb.add(
  phrase`flip~ ${{ count: several }} coins and ignore ${{ ignore: words('which flip', ['one']) }}`.means({
    kind: 'flipCoin',
  }),
  phrase`roll~ ${{ count: several }} ${{ sides: die }} and ignore the ${{ ignore: ignored }} roll`.means({
    kind: 'rollDie',
    words: 'd',
  }),
  phrase`roll~ that many dice plus ${{ more: numberWord }} and ignore the ${{ ignore: ignored }} roll`.means((s) => ({
    kind: 'rollDie',
    count: { kind: 'sum', of: [{ kind: 'amountOf', to: null, words: 'that many' }, s.more] },
    ignore: s.ignore,
  })),
  phrase`roll~ a ${{ sides: die }} and add ${{ plus: expression }}`.means({ kind: 'rollDie', words: 'd' }),
  phrase`roll~ again`.means({ kind: 'rollDie', again: true }),
);
playerEvent.add(
  phrase`roll~ a die`.means({ kind: 'rollDie' }),
  phrase`roll~ a ${{ from: face }} [or ${{ to: face }}]`.means((s) => ({
    kind: 'rollDie',
    result: { from: s.from, to: s.to },
  })),
  phrase`roll~ a ${{ from: face }} or higher`.means((s) => ({
    kind: 'rollDie',
    result: { from: s.from, orHigher: true },
  })),
  phrase`roll~ one or more dice`.means({ kind: 'rollDie', count: { kind: 'atLeast', number: 1 } }),
);
playerEvent.add(
  phrase`${{
    outcome: verbs('how it ends', [
      ['win~', 'win'],
      ['lose~', 'lose'],
    ] as const),
  }}^ a coin flip`.means({ kind: 'flipCoin' }),
);
const result: Union<Value> = category<Value>(
  'a result',
  phrase`the result`.means({ kind: 'amountOf', to: null, words: 'the result' }),
  phrase`the total of those results`.means({ kind: 'amountOf', to: null, words: 'the total of those results' }),
);
expression.add(result);

/** What depends on a coin, in a sentence right after the flip. CR 705.2. */
export const afterFlip: Union<Clause> = category<Clause>(
  'what depends on the flip',
  phrase`if you win the flip , ${{ clause }}`.means({ kind: 'ifDone', words: 'you win the flip' }),
  phrase`if you lose the flip , ${{ clause }}`.means({ kind: 'ifDone', words: 'you lose the flip', not: true }),
  phrase`if you win the flip , ${{ clause }} . ^ if you lose the flip , ${{ otherwise: clause }}`.means({
    kind: 'ifDone',
    words: 'you win the flip',
  }),
  phrase`if you lose the flip , ${{ clause }} . ^ if you win the flip , ${{ otherwise: clause }}`.means({
    kind: 'ifDone',
    words: 'you lose the flip',
    not: true,
  }),
  phrase`if ${{ words: words('who loses', ['they lose the flip', 'the player loses the flip', 'that player loses the flip']) }} , ${{ clause }}`.means(
    { kind: 'ifDone', not: true },
  ),
  phrase`if it comes up heads , ${{ clause }} . ^ if it comes up tails , ${{ otherwise: clause }}`.means({
    kind: 'ifDone',
    words: 'it comes up heads',
  }),
  phrase`if you win , ${{ clause }}`.means({ kind: 'ifDone', words: 'you win' }),
  phrase`if you win , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({
    kind: 'ifDone',
    words: 'you win',
  }),
);

/** Does a clause depend on a flip? Then only the flip itself may stand before it. */
export function mayFollowFlip(left: Clause, right: Clause): boolean {
  if (right.kind !== 'ifDone' || !/^(?:you|they|the player|that player) (?:win|lose)|heads$/.test(right.words))
    return true;
  const last = left.kind === 'sequence' ? left.steps[left.steps.length - 1]! : left;
  const step = last.kind === 'may' || last.kind === 'delayed' ? last.clause : last;
  if (step.kind !== 'do') return false;
  return right.words === 'you win'
    ? step.action.kind === 'keywordAction' && step.action.action === 'clash'
    : step.action.kind === 'flipCoin';
}

interface Rolled {
  from: number;
  to: number | null;
  /** "1-9" for "1—9": printing only. */
  hyphen?: true;
  clause: Clause;
}
const range = new Pattern<{ from: number; to: number }>(
  'results',
  /^\d+-\d+$/,
  ['1-9', '10-19'],
  (word) => ({ from: Number(word.split('-')[0]), to: Number(word.split('-')[1]) }),
  (tree) => `${tree.from}-${tree.to}`,
);
const row: Union<Rolled> = category<Rolled>(
  'a row of results',
  phrase`⏎ ${{ from: face }} | ${{ clause: body }}`.means((s) => ({ from: s.from, to: s.from, clause: s.clause })),
  phrase`⏎ ${{ from: face }} —_ ${{ to: face }} | ${{ clause: body }}`.means({}),
);
interface Ranged {
  range: { from: number; to: number };
  clause: Clause;
}
row.add(
  new Mapped<Ranged, Rolled>(
    'a row of results',
    phrase`⏎ ${{ range }} | ${{ clause: body }}`.means({}) as Category<Ranged>,
    (tree) => ({ ...tree.range, hyphen: true, clause: tree.clause }),
    (tree) =>
      tree.hyphen && tree.to !== null ? [{ range: { from: tree.from, to: tree.to }, clause: tree.clause }] : [],
  ),
);
const atLeast = new Pattern<number>(
  'a result',
  /^\d+\+$/,
  ['15+'],
  (word) => Number.parseInt(word, 10),
  (from) => (typeof from === 'number' ? `${from}+` : null),
);
row.add(phrase`⏎ ${{ from: atLeast }} | ${{ clause: body }}`.means({ to: null }));
interface Table {
  clause: Clause;
  results: readonly Rolled[];
}
/** Puts the rows into the roll that the instructions end with; null when they end otherwise. CR 706.3. */
function withRows(clause: Clause, results: readonly Rolled[]): Clause | null {
  if (clause.kind === 'sequence') {
    const last = withRows(clause.steps[clause.steps.length - 1]!, results);
    return last && { ...clause, steps: [...clause.steps.slice(0, -1), last] };
  }
  return clause.kind === 'do' && clause.action.kind === 'rollDie' && !clause.action.results
    ? { ...clause, action: { ...clause.action, results } }
    : null;
}
function splitRows(clause: Clause): Table | null {
  if (clause.kind === 'sequence') {
    const last = splitRows(clause.steps[clause.steps.length - 1]!);
    return last && { clause: { ...clause, steps: [...clause.steps.slice(0, -1), last.clause] }, results: last.results };
  }
  if (clause.kind !== 'do' || clause.action.kind !== 'rollDie' || !clause.action.results) return null;
  const { results, ...action } = clause.action;
  return { clause: { ...clause, action }, results };
}
const table = (before: Union<Clause>): Category<Clause> =>
  new Mapped<Table, Clause>(
    'instructions and a table of results',
    phrase`${{ clause: before }} ${{ results: many(row) }}`.means({}) as Category<Table>,
    ({ clause: tree, results }) => withRows(tree, results),
    (tree) => {
      const split = splitRows(tree);
      return split ? [split] : [];
    },
    ['do', 'sequence'],
  );
/** Instructions that end in a roll, and what each result means. CR 706.3. */
export const rolled: Category<Clause> = table(body);
/** The same after a comma. */
export const rolledAfterComma: Category<Clause> = table(bodyAfterComma);
