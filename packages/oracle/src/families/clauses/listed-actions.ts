/** One verb with several things to do it with: "create a Food token and a Clue token". CR 111, 122. */
import type { Action, Clause, Quantifier, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { noun, token } from '../categories.ts';
import { manyCounters, sharesPlace } from '../counters/counter-lists.ts';
import { counterName } from '../counters/counters.ts';
import { several } from '../values/values.ts';

type Listed = Extract<Action, { kind: 'create' | 'putCounters' }>;
type Join = Extract<Clause, { kind: 'sequence' }>['joins'][number];
/** The words of a step whose verb is that of the step before. */
export const SAME_VERB = 'also';
const q = { kind: 'quantifier' } as const;
const how: Union<Quantifier> = category<Quantifier>(
  'how many',
  phrase`a`.means({ ...q, amount: 'a' }),
  phrase`${{ number: several }}`.means({ ...q, amount: 'number' }),
);
const created: Union<Listed> = category<Listed>(
  'a token',
  phrase`${{ quantifier: how }} ${{ token }}@quantifier`.means({ kind: 'create' }),
  phrase`${{ quantifier: how }} tapped ${{ token }}@quantifier`.means((s) => ({
    kind: 'create',
    quantifier: s.quantifier,
    token: s.token,
    entering: { kind: 'entering', tapped: true },
  })),
);
const number: Union<Value> = category<Value>(
  'how many',
  terms<Value>('a', [['a', { kind: 'number', number: 1 }]]),
  several,
);
/** Counters to put on something, without the verb. */
export const putCounters: Union<Listed> = category<Listed>(
  'counters',
  phrase`${{ number }} ${{ counter: counterName }} counter#number on ${{ on: noun }}`.means({ kind: 'putCounters' }),
);

/** Items to steps, and back. */
function steps(kind: Listed['kind'], items: Category<readonly Listed[]>): Category<Clause> {
  return new Mapped<readonly Listed[], Clause>(
    'several things',
    items,
    (listed) => ({
      kind: 'sequence',
      steps: listed.map(
        (action, index): Clause => ({
          kind: 'do',
          action: index === 0 ? action : { ...action, words: SAME_VERB },
        }),
      ),
      joins: listed
        .slice(1)
        .map((_item, index): Join => (index < listed.length - 2 ? ',' : listed.length === 2 ? 'and' : ', and')),
    }),
    (tree) => {
      if (tree.kind !== 'sequence') return [];
      const listed: Listed[] = [];
      for (const [index, step] of tree.steps.entries()) {
        if (step.kind !== 'do' || step.during || step.action.kind !== kind) return [];
        const { words, ...action } = step.action as Listed;
        if ((words === SAME_VERB) !== index > 0) return [];
        listed.push((index === 0 && words !== undefined ? { ...action, words } : action) as Listed);
      }
      return [listed];
    },
    ['sequence'],
  );
}

/** "create a Food token and a Clue token" with the verb in the form asked for. */
export const severalThings: Union<Clause> = category<Clause>(
  'several things',
  phrase`create~ ${{ clause: steps('create', series(created, { join: 'and' })) }}`.means((s) => s.clause),
  phrase`put~ ${{ clause: steps('putCounters', series(putCounters, { join: 'and' })) }}`.means((s) => s.clause),
);
severalThings.add(manyCounters);
/** Is this a step that borrows its verb from the one before? */
export const sharesVerb = (clause: Clause): boolean =>
  clause.kind === 'do' &&
  (clause.action.kind === 'create' || clause.action.kind === 'putCounters') &&
  (clause.action.words === SAME_VERB || sharesPlace(clause));
