/** "You may put that card onto the battlefield instead of putting it into your hand if ...": of a step before. CR 608.2c, 614.15. */
import type { Clause, Label } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

type If = Extract<Clause, { kind: 'if' }>;
type Sequence = Extract<Clause, { kind: 'sequence' }>;

/** The step that would put the card into a hand, with what may be done in its place where the condition holds. */
export const putElsewhereInstead: Pass = {
  calledBy: ['instead'],
  rewrite: (ability) =>
    rewritten(ability, (node) => {
      if (node['kind'] !== 'sequence') return undefined;
      const sequence = node as unknown as Sequence;
      return inSteps(sequence) ?? withOffers(sequence);
    }),
};

/** "Return it to its owner's hand. If it is attacking, you may put it on top of its owner's library instead." */
function withOffers(sequence: Sequence): Sequence | undefined {
  const { steps, joins } = sequence;
  const at = steps.findIndex(isOffer);
  if (at < 1) return undefined;
  const either = otherwise(steps[at] as If, steps[at - 1]!);
  return {
    ...sequence,
    steps: [...steps.slice(0, at - 1), either, ...steps.slice(at + 1)],
    joins: [...joins.slice(0, at - 1), ...joins.slice(at)],
  };
}

/** What is offered in the place of the step before; "instead you may" leaves nothing of that. */
function isOffer(step: Clause): boolean {
  return (
    step.kind === 'if' &&
    step.instead === true &&
    step.words === undefined &&
    step.otherwise === undefined &&
    step.clause.kind === 'may'
  );
}

function inSteps(sequence: Sequence): Sequence | undefined {
  const { steps, joins } = sequence;
  const last = steps.at(-1);
  if (
    last?.kind !== 'if' ||
    last.instead !== true ||
    (last.words !== 'it' && last.words !== 'that card') ||
    last.otherwise !== undefined
  )
    return undefined;
  const label = labelOf(last.clause);
  if (label === null) return undefined;
  let found = 0;
  const before = rewritten(steps.slice(0, -1), (node) => {
    if (!putsIntoHand(node as unknown as Clause, label)) return undefined;
    found++;
    return otherwise(last, node as unknown as Clause);
  });
  return found === 1 ? { ...sequence, steps: before, joins: joins.slice(0, -1) } : undefined;
}

/** Which card the text lets a player put elsewhere. */
function labelOf(clause: Clause): Label | null {
  const action = actionOf(clause.kind === 'may' ? clause.clause : clause);
  return action?.kind === 'move' && action.object.kind === 'reference' ? action.object.to : null;
}

function actionOf(clause: Clause): Extract<Clause, { kind: 'do' }>['action'] | null {
  return clause.kind === 'do' ? clause.action : null;
}

function putsIntoHand(step: Clause, label: Label): boolean {
  const action = actionOf(step);
  return (
    action?.kind === 'move' &&
    action.to.zone === 'hand' &&
    action.object.kind === 'reference' &&
    action.object.to === label
  );
}

/** Who may do so and does not puts it into the hand. */
function otherwise({ condition, clause }: If, put: Clause): If {
  const either: Clause =
    clause.kind === 'may'
      ? {
          kind: 'sequence',
          steps: [clause, { kind: 'ifDone', words: "you don't", not: true, clause: spokenOfAgain(put) }],
          joins: ['.'],
        }
      : clause;
  return { kind: 'if', condition, clause: either, otherwise: put };
}

/** What the step names, under the name that it has there. */
function spokenOfAgain(step: Clause): Clause {
  return rewritten(step, ({ kind, label }) =>
    kind === 'select' && label !== undefined ? { kind: 'reference', to: label, words: 'that' } : undefined,
  );
}
