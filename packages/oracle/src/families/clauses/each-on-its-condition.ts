/** "You gain 2 life if it's red and 3 life if it's green": one verb, and each of its objects on a condition of its own. */
import type { Action, Clause, Condition } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { changeVerb, condition, noun, subject, timedRule } from '../categories.ts';
import { amount } from '../values/values.ts';
import { putCounters } from './listed-actions.ts';
import { UNSAID } from './sequences.ts';

/** What is done the second time, without its verb. */
const again: Union<Action> = category<Action>(
  'how much',
  putCounters,
  phrase`${{ amount }} life`.means({ kind: 'gainLife', actor: UNSAID }),
  phrase`${{ amount }} damage to ${{ to: noun }}`.means({ kind: 'dealDamage', actor: UNSAID }),
);
interface Twice {
  readonly kind: 'twice';
  readonly first: Clause;
  readonly condition: Condition;
  readonly again: Action;
  readonly on: Condition;
}
const JOIN = 'and, verb unsaid';

/** One thing is done on one condition, and the same with something else on another. CR 608.2c. */
export const eachOnItsCondition = (first: Category<Clause>): Category<Clause> =>
  new Mapped<Twice, Clause>(
    'an instruction',
    phrase`${{ first }} if ${{ condition }} and ${{ again }} if ${{ on: condition }}`.means({ kind: 'twice' }) as never,
    (said) =>
      said.first.kind === 'do' && said.first.action.kind === said.again.kind
        ? {
            kind: 'sequence',
            steps: [
              { kind: 'if', trailing: true, clause: said.first, condition: said.condition },
              { kind: 'if', trailing: true, clause: { kind: 'do', action: said.again }, condition: said.on },
            ],
            joins: [JOIN],
          }
        : null,
    (tree) => {
      const [one, two] = tree.kind === 'sequence' && tree.joins[0] === JOIN ? tree.steps : [];
      if (one?.kind !== 'if' || two?.kind !== 'if' || two.clause.kind !== 'do') return [];
      return [
        { kind: 'twice', first: one.clause, condition: one.condition, again: two.clause.action, on: two.condition },
      ];
    },
    ['sequence'],
  );

/** "It gets +2/+0, gains trample if it's red, and gains vigilance if it's white": the first whatever it is. CR 608.2c. */
timedRule.add(
  phrase`${{ object: subject }} ${{ first: changeVerb }}@object , ${{ one: changeVerb }}@object if ${{ onOne: condition }} , and ${{ two: changeVerb }}@object if ${{ onTwo: condition }}`.means(
    (s) => ({
      kind: 'sequence',
      steps: [
        { kind: 'do', action: { ...s.first, object: s.object } },
        {
          kind: 'if',
          trailing: true,
          condition: s.onOne,
          clause: { kind: 'do', action: { ...s.one, object: UNSAID } },
        },
        {
          kind: 'if',
          trailing: true,
          condition: s.onTwo,
          clause: { kind: 'do', action: { ...s.two, object: UNSAID } },
        },
      ],
      joins: [',', ', and'],
    }),
  ) as never,
);
