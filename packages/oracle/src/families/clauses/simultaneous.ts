/** "Simultaneously sacrifices the artifact and returns the card": both are one event. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';

/** What several may do in one event: the engine chooses all of it before any of it happens. */
const AT_ONCE: ReadonlySet<string> = new Set(['sacrifice', 'move', 'tap', 'untap']);

/** Two steps of one subject, the second together with the first. */
export function simultaneous(steps: Category<Clause>): Category<Clause> {
  const pair = new Mapped<Clause, Clause>(
    'verbs',
    steps,
    (tree) => marked(tree, undefined, true),
    (tree) => [marked(tree, true, undefined)].filter((each) => each !== null),
    ['sequence'],
  );
  return phrase`simultaneously ${{ clause: pair }}^`.means((s) => s.clause);
}

/** The pair with its second step said to be together with the first, or no longer said so. */
function marked(tree: Clause, before: true | undefined, after: true | undefined): Clause | null {
  if (tree.kind !== 'sequence' || tree.steps.length !== 2 || tree.joins[0] !== 'and') return null;
  const [first, second] = tree.steps as readonly [Clause, Clause];
  if (first.kind !== 'do' || second.kind !== 'do' || second.together !== before) return null;
  if (!AT_ONCE.has(first.action.kind) || !AT_ONCE.has(second.action.kind)) return null;
  const { together: _together, ...plain } = second;
  return { ...tree, steps: [first, after === undefined ? plain : { ...plain, together: after }] };
}
