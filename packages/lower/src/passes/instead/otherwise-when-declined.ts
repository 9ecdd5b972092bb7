/** "If it's a land card, you may put it onto the battlefield. Otherwise, put it into your hand": also when it is not put there. CR 608.2d. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

type If = Extract<Clause, { kind: 'if' }>;
type Sequence = Extract<Clause, { kind: 'sequence' }>;

/** What becomes of a card "otherwise" becomes of it too when what is offered for it is declined. */
export const otherwiseWhenDeclined: Pass = {
  calledBy: ['otherwise'],
  rewrite: (ability) =>
    rewritten(ability, (node) =>
      node['kind'] === 'sequence' ? oneOfTheOffers(node as unknown as Sequence) : apart(node as unknown as If),
    ),
};

/** Two offers for one card, then "otherwise": what was put somewhere is offered no second place. CR 400.7. */
function oneOfTheOffers({ steps, joins, ...rest }: Sequence): Clause | undefined {
  const at = steps.findIndex((step, index) => isSecondOffer(steps[index - 1], step));
  if (at < 0) return undefined;
  const second: Clause = { kind: 'ifDone', words: "you don't", not: true, clause: apart(steps[at] as If) as Clause };
  return { ...rest, steps: [...steps.slice(0, at), second, ...steps.slice(at + 1)], joins };
}

function isSecondOffer(before: Clause | undefined, step: Clause): boolean {
  if (before?.kind !== 'if' || step.kind !== 'if' || before.otherwise !== undefined || apart(step) === undefined)
    return false;
  return offeredFor(before.clause) !== undefined && offeredFor(before.clause) === offeredFor(step.clause);
}

function apart(clause: If): Clause | undefined {
  if (clause.kind !== 'if' || clause.otherwise === undefined || clause.instead === true) return undefined;
  const { otherwise, ...offer } = clause;
  const offered = offeredFor(clause.clause);
  if (offered === undefined || (offeredFor(otherwise) ?? put(otherwise)) !== offered) return undefined;
  const declined: Clause = { kind: 'ifDone', words: "you don't", not: true, clause: otherwise };
  return { kind: 'sequence', steps: [offer, declined], joins: ['.'] };
}

/** What its controller may put somewhere or cast; undefined if nothing is offered. */
function offeredFor(clause: Clause): unknown {
  const { kind } = clause;
  if (kind !== 'may' || (clause.actor !== undefined && clause.actor.kind !== 'you')) return undefined;
  return put(clause.clause) ?? cast(clause.clause);
}

/** What is put somewhere. */
function put(clause: Clause): unknown {
  const steps = clause.kind === 'sequence' ? clause.steps : [clause];
  const moves = steps.flatMap((step) =>
    step.kind === 'do' && step.action.kind === 'move' ? [step.action.object] : [],
  );
  return labelOf(moves[0]);
}

function cast(clause: Clause): unknown {
  return clause.kind === 'do' && clause.action.kind === 'cast' && clause.during === undefined
    ? labelOf(clause.action.object)
    : undefined;
}

function labelOf(noun: unknown): unknown {
  const { kind, to, label } = (noun ?? {}) as Node;
  return kind === 'reference' ? to : label;
}
