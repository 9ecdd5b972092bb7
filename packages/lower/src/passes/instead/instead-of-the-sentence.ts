/**
 * "Draw a card, then discard a card. If you have a full party, instead draw three cards": "instead" at the beginning takes
 * the place of the whole sentence before; at the end, of that step of it which does the same. CR 608.2c, 614.15.
 */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

type Sequence = Extract<Clause, { kind: 'sequence' }>;
type Instead = Extract<Clause, { kind: 'if' }>;

/** What is replaced, as the one step that stands before what is done in its place. */
export const insteadOfTheSentence: Pass = {
  calledBy: ['instead'],
  rewrite: (ability) =>
    rewritten(ability, (node) => {
      if (node['kind'] !== 'sequence') return undefined;
      const sequence = node as unknown as Sequence;
      for (const [at, step] of sequence.steps.entries()) {
        if (!isInstead(step) || beginningOf(sequence, at) >= at - 1) continue;
        const said = step.words === 'instead first' ? sentenceTogether(sequence, at) : besideItsLike(sequence, at);
        if (said !== undefined) return said;
      }
      return undefined;
    }),
};

function isInstead(step: Clause): step is Instead {
  return step.kind === 'if' && step.instead === true;
}

/** Where the sentence that ends before the step begins. */
function beginningOf({ joins }: Sequence, step: number): number {
  let first = step - 1;
  while (first > 0 && !(joins[first - 1] as string).startsWith('.')) first--;
  return first;
}

function sentenceTogether({ steps, joins, ...rest }: Sequence, at: number): Sequence {
  const first = beginningOf({ steps, joins, ...rest }, at);
  const sentence: Sequence = { kind: 'sequence', steps: steps.slice(first, at), joins: joins.slice(first, at - 1) };
  return {
    ...rest,
    steps: [...steps.slice(0, first), sentence, ...steps.slice(at)],
    joins: [...joins.slice(0, first), ...joins.slice(at - 1)],
  };
}

/** The steps with what is done instead behind the one that does the same, where that is not the last of its sentence. */
function besideItsLike(sequence: Sequence, at: number): Sequence | undefined {
  const { steps, joins } = sequence;
  const kind = kindOfDeed((steps[at] as Instead).clause);
  const like = steps.findLastIndex((step, index) => index < at && kindOfDeed(step) === kind);
  if (kind === null || like < beginningOf(sequence, at) || like === at - 1) return undefined;
  const replacing = { ...(steps[at] as Instead), clause: inItsTerms(steps[like]!, (steps[at] as Instead).clause) };
  const moved = [...steps.slice(0, like + 1), replacing, ...steps.slice(like + 1, at), ...steps.slice(at + 1)];
  return {
    ...sequence,
    steps: moved,
    joins: [...joins.slice(0, like), '.', ...joins.slice(like, at - 1), ...joins.slice(at)],
  };
}

/** The kind of what a step does to each or once; null where it does several things. */
function kindOfDeed(step: Clause): string | null {
  if (step.kind === 'do') return step.action.kind;
  return step.kind === 'forEach' ? kindOfDeed(step.clause) : null;
}

/** "You choose the permanents for each player instead": the same choice of each, made by somebody else. CR 608.2d. */
function inItsTerms(like: Clause, said: Clause): Clause {
  if (like.kind !== 'do' || like.action.kind !== 'choose' || said.kind !== 'forEach') return said;
  const { actor, what } = like.action;
  const { clause } = said;
  if (clause.kind !== 'do' || clause.action.kind !== 'choose' || actor?.kind !== 'select') return said;
  const again = clause.action.what as Node;
  if (again['kind'] !== 'reference' || again['to'] !== (what as Node)['label']) return said;
  return { ...said, of: actor, clause: { ...clause, action: { ...clause.action, what } } };
}
