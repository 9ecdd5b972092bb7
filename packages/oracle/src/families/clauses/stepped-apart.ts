/** "Shuffles, then draws a card for each card exiled this way": what stands behind is said of the last step alone. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { condition, eachOne } from '../categories.ts';

/** Several steps of a player, the last of them only so often or only then. After "and" it would be said of all of them. */
export function steppedApart(
  step: Category<Clause>,
  chain: (item: Category<Clause>, options: { last: Category<Clause> }) => Category<Clause>,
): Category<Clause> {
  const last: Union<Clause> = category<Clause>(
    'something to do',
    phrase`${{ clause: step }}^ for each ${{ of: eachOne }}`.means({ kind: 'forEach' }),
    phrase`${{ clause: step }}^ if ${{ condition }}`.means({ kind: 'if', trailing: true }),
  );
  return new Mapped<Clause, Clause>(
    'verbs',
    chain(step, { last }),
    (tree) => (tree.kind === 'sequence' && tree.joins.at(-1) === ', then' ? tree : null),
    (tree) => (tree.kind === 'sequence' && tree.joins.at(-1) === ', then' ? [tree] : []),
    ['sequence'],
  );
}
