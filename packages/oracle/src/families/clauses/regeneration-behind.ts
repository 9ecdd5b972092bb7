/** "A creature destroyed this way can't be regenerated", behind a destruction that depends on something. CR 701.15, 614.8. */
import type { Action, Clause } from '@kitchen-table/language/surface';
import { type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { clause } from '../categories.ts';
import { otherwise } from './otherwise.ts';

interface Behind {
  kind: 'behind';
  clause: Clause;
  words: string;
}
type Destroy = Action & { noRegeneration?: true; words?: string };
/** What may stand around a destruction. */
const DEPENDING: ReadonlySet<string> = new Set(['if', 'unless', 'forEach', 'ifDone', 'whereX']);
/** The clause with another destruction in it; null where none depends on anything. */
function withDestroy(tree: Clause, change: (action: Destroy) => Action | null): Clause | null {
  if (!DEPENDING.has(tree.kind) || !('clause' in tree)) return null;
  const inner = tree.clause;
  if (inner.kind === 'do') {
    if (inner.action.kind !== 'destroy') return null;
    const action = change(inner.action as Destroy);
    return action === null ? null : ({ ...tree, clause: { ...inner, action } } as Clause);
  }
  const changed = withDestroy(inner, change);
  return changed === null ? null : ({ ...tree, clause: changed } as Clause);
}
const behind: Category<Clause> = new Mapped<Behind, Clause>(
  'an instruction',
  phrase`${{ clause }} . ^ ${{ words: words('it', ['they', 'a creature destroyed this way', 'a permanent destroyed this way']) }} can't be regenerated`.means(
    {
      kind: 'behind',
    },
  ) as Category<Behind>,
  ({ clause: tree, words: said }) =>
    // "They" stands right behind a destruction, or behind what X is there.
    (said === 'they') !== (tree.kind === 'whereX')
      ? null
      : withDestroy(tree, (action) =>
          action.noRegeneration === true
            ? null
            : ({ ...action, noRegeneration: true, words: `${said}, behind` } as Action),
        ),
  (tree) => {
    let said = '';
    const before = withDestroy(tree, (action) => {
      const { noRegeneration, words: found, ...rest } = action;
      if (noRegeneration !== true || found?.endsWith(', behind') !== true) return null;
      said = found.slice(0, -', behind'.length);
      return rest as Action;
    });
    return before === null ? [] : [{ kind: 'behind', clause: before, words: said }];
  },
  [...DEPENDING],
);
otherwise.add(behind);
