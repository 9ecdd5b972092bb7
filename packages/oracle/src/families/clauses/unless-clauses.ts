/** "... unless its controller pays {2}": what somebody may do so that the rest is not done. CR 118.12a. */
import type { Action, Clause, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { eachOne, noun, payVerb, playerVerb, sourceVerb, subject, timedRule } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';

const doing: Union<Action> = category<Action>('something to do', playerVerb, payVerb);

/** Such clauses, of what would be done otherwise. */
export function unlessSomebody(what: Category<Clause>): readonly Category<Clause>[] {
  return [
    phrase`${{ clause: what }} unless ${{ actor: subject }} ${{ action: doing }}@actor`.means({ kind: 'unless' }),
    phrase`${{ clause: what }} unless ${{ actor: subject }} ${{ action: doing }}@actor or ${{ or: doing }}@actor`.means(
      {
        kind: 'unless',
      },
    ),
    phrase`${{ clause: what }} unless ${{ actor: subject }} pay~actor ${{ symbols: manaSymbols }} or ${{ other: manaSymbols }}`.means(
      (s) => ({
        kind: 'unless',
        clause: s.clause,
        actor: s.actor,
        action: {
          kind: 'pay',
          cost: [
            {
              kind: 'eitherCost',
              of: [[{ kind: 'manaCost', symbols: s.symbols }], [{ kind: 'manaCost', symbols: s.other }]],
            },
          ],
        },
      }),
    ),
    phrase`${{ clause: what }} unless ${{ actor: subject }} have~actor ${{ source: noun }} ${{ action: sourceVerb }}!bare`.means(
      (s) => ({
        kind: 'unless',
        clause: s.clause,
        actor: s.actor,
        action: { ...s.action, actor: s.source },
        words: 'has',
      }),
    ),
  ] as unknown as readonly Category<Clause>[];
}

/** "Unless you pay {10}. This cost is reduced by {2} for each ...": it comes to less, never to less than nothing. CR 107.1b, 118.12a. */
interface Reduced {
  readonly kind: 'reduced';
  readonly action: Action;
  readonly actor: Noun;
  readonly symbols: readonly string[];
  readonly less: readonly string[];
  readonly of: { readonly kind: string; readonly value?: Value };
}
type WhereX = Extract<Clause, { kind: 'whereX' }>;
const WORDS = 'this cost is reduced';
const PAY_X: Action = { kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['X'] }] };
const isNumber = (symbols: readonly string[]): boolean => symbols.length === 1 && /^\d+$/.test(symbols[0]!);

function asX({ action, actor, symbols, less, of }: Reduced): WhereX | null {
  if (!isNumber(symbols) || !isNumber(less) || of.kind !== 'units' || of.value === undefined) return null;
  return {
    kind: 'whereX',
    clause: { kind: 'unless', clause: { kind: 'do', action }, actor, action: PAY_X },
    value: {
      kind: 'difference',
      of: [
        { kind: 'number', number: Number(symbols[0]) },
        { kind: 'times', by: Number(less[0]), of: of.value },
      ],
    },
    words: WORDS,
  } as WhereX;
}

function asReduced({ clause, value, words }: WhereX): readonly Reduced[] {
  if (words !== WORDS || clause.kind !== 'unless' || clause.clause.kind !== 'do' || value.kind !== 'difference')
    return [];
  const [whole, less] = value.of;
  if (whole.kind !== 'number' || less.kind !== 'times' || clause.actor === undefined) return [];
  return [
    {
      kind: 'reduced',
      action: clause.clause.action,
      actor: clause.actor,
      symbols: [String(whole.number)],
      less: [String(less.by)],
      of: { kind: 'units', value: less.of },
    },
  ];
}

timedRule.add(
  new Mapped<Reduced, Clause>(
    'what is done unless somebody pays',
    phrase`${{ action: playerVerb }}!bare unless ${{ actor: subject }} pay~actor ${{ symbols: manaSymbols }} . ^ this cost is reduced by ${{ less: manaSymbols }} for each ${{ of: eachOne }}`.means(
      { kind: 'reduced' },
    ) as never,
    asX,
    (tree) => (tree.kind === 'whereX' ? asReduced(tree) : []),
    ['whereX'],
  ) as never,
);
