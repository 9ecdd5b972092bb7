/** "You may play those cards. If ..., you may play cards this way without paying ...": the same cards, for as long. CR 118.9, 608.2c. */
import type { Action, Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

/** What may be played "this way" is what the sentence before lets somebody play, for the time that it says. */
export const playedThisWay: Pass = {
  calledBy: ['play'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? inSequence(node) : undefined)),
  ),
};

type Permission = Extract<Clause, { kind: 'during' | 'may' }>;
type Played = Extract<Action, { kind: 'play' | 'cast' }>;

function inSequence(node: Node): Node | undefined {
  const { steps } = node as unknown as Extract<Clause, { kind: 'sequence' }>;
  const said = steps.map((step, at) => {
    const before = steps[at - 1];
    return before !== undefined && isPermission(before) ? inTermsOf(before, step) : step;
  });
  return said.every((step, at) => step === steps[at]) ? undefined : { ...node, steps: said };
}

/** "Until end of turn, you may play those cards": cards spoken of before, and nothing said of what they cost. */
function isPermission(clause: Clause): clause is Permission {
  if (clause.kind !== 'during') return false;
  const action = playedIn(clause.clause);
  return action !== null && action.object.kind === 'reference' && action.withoutPaying === undefined;
}

function playedIn(clause: Clause): Played | null {
  if (clause.kind !== 'may' || clause.clause.kind !== 'do') return null;
  const { action } = clause.clause;
  return action.kind === 'play' || action.kind === 'cast' ? action : null;
}

/** The step with the permission before it, free of mana costs, in the place of what it says of "cards this way". */
function inTermsOf(before: Permission, step: Clause): Clause {
  if (step.kind !== 'if' || step.instead === true) return step;
  const action = playedIn(step.clause);
  if (action?.thisWay !== true || !isAnyCard(action)) return step;
  const free = rewritten(before, ({ kind, ...rest }) =>
    kind === 'play' || kind === 'cast' ? { kind, ...rest, withoutPaying: true } : undefined,
  );
  return { ...step, clause: free };
}

/** "Cards": whichever may be played. */
function isAnyCard({ kind, object }: Played): boolean {
  if (kind !== 'play' || object.kind !== 'select' || object.quantifier.amount !== 'bare') return false;
  const { noun, adjectives, qualities } = object.filter;
  if (adjectives !== undefined || (qualities ?? []).length > 0 || noun.kind !== 'words') return false;
  const [word] = noun.words;
  return noun.words.length === 1 && word?.kind === 'classWord' && word.word === 'card';
}
