/** Sequences: steps joined inside sentences and across them, kept flat. CR 608.2c. */
import type { Action, Clause, Noun, Reference, Rule } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Chain } from '../../kernel/chains.ts';
import { Mapped } from '../../kernel/lists.ts';
import { sharesVerb } from './listed-actions.ts';

type Sequence = Extract<Clause, { kind: 'sequence' }>;
type Join = Sequence['joins'][number];

/** The subject that a verb takes over from the one before it. */
export const UNSAID: Reference = { kind: 'reference', to: null, words: 'unsaid' };
const isUnsaid = (noun: Noun | undefined): boolean => noun?.kind === 'reference' && noun.words === 'unsaid';

type RuleWithVerb = Extract<Rule, { kind: 'cant' | 'must' | 'asThough' }>;
const hasVerb = (rule: Rule): rule is RuleWithVerb =>
  rule.kind === 'cant' || rule.kind === 'must' || rule.kind === 'asThough';
/** The part of a clause that holds its subject, if it has one. */
function subjectOf(clause: Clause): Noun | undefined {
  switch (clause.kind) {
    case 'do':
      return isUnsaid((clause.action as { object?: Noun }).object) ? UNSAID : (clause.action as { actor?: Noun }).actor;
    case 'may':
      return clause.actor;
    case 'rule':
      return 'object' in clause.rule
        ? clause.rule.object
        : hasVerb(clause.rule)
          ? subjectOf({ kind: 'do', action: clause.rule.action })
          : undefined;
    case 'sequence':
      return subjectOf(clause.steps[0]!);
    case 'during':
    case 'forEach':
      return subjectOf(clause.clause);
    case 'if':
      return clause.trailing === true && clause.otherwise === undefined ? subjectOf(clause.clause) : undefined;
    default:
      return undefined;
  }
}
/** Does a clause take its subject from the clause before it? */
export const continues = (clause: Clause): boolean => isUnsaid(subjectOf(clause)) || sharesVerb(clause);

/** A clause with its subject put in the role that was left unsaid. */
export function withSubject(clause: Clause, subject: Noun): Clause | null {
  switch (clause.kind) {
    case 'do':
      return { ...clause, action: fillAction(clause.action, subject) };
    case 'may':
      return subject.kind === 'you' ? null : { ...clause, actor: subject };
    case 'rule':
      if ('object' in clause.rule) return { ...clause, rule: { ...clause.rule, object: subject } };
      if (!hasVerb(clause.rule)) return null;
      return { ...clause, rule: { ...clause.rule, action: fillAction(clause.rule.action, subject) } };
    case 'sequence': {
      const first = withSubject(clause.steps[0]!, subject);
      return first && { ...clause, steps: [first, ...clause.steps.slice(1)] };
    }
    case 'during':
    case 'forEach': {
      const inner = withSubject(clause.clause, subject);
      return inner && { ...clause, clause: inner };
    }
    default:
      return null;
  }
}

function fillAction(action: Action, subject: Noun): Action {
  const roles = action as { actor?: Noun; object?: Noun; to?: Noun };
  if (isUnsaid(roles.actor)) return { ...action, actor: subject } as Action;
  if (isUnsaid(roles.object)) return { ...action, object: subject } as Action;
  return action;
}

/** Every way to take the subject out of a clause: what {@link withSubject} was given. */
export function splitSubject(clause: Clause): { subject: Noun; clause: Clause }[] {
  switch (clause.kind) {
    case 'do':
      return splitAction(clause.action).map((split) => ({
        subject: split.subject,
        clause: { ...clause, action: split.action },
      }));
    case 'may':
      return clause.actor && !isUnsaid(clause.actor)
        ? [{ subject: clause.actor, clause: { ...clause, actor: UNSAID } }]
        : [];
    case 'rule': {
      const { rule } = clause;
      if ('object' in rule)
        return isUnsaid(rule.object)
          ? []
          : [{ subject: rule.object, clause: { ...clause, rule: { ...rule, object: UNSAID } } }];
      if (!hasVerb(rule)) return [];
      return splitAction(rule.action).map((split) => ({
        subject: split.subject,
        clause: { ...clause, rule: { ...rule, action: split.action } },
      }));
    }
    case 'sequence':
      return splitSubject(clause.steps[0]!).map((split) => ({
        subject: split.subject,
        clause: { ...clause, steps: [split.clause, ...clause.steps.slice(1)] },
      }));
    case 'during':
    case 'forEach':
      return splitSubject(clause.clause).map((split) => ({
        subject: split.subject,
        clause: { ...clause, clause: split.clause },
      }));
    default:
      return [];
  }
}

/** Every way to take the subject out of an action. */
export function splitAction(action: Action): { subject: Noun; action: Action }[] {
  const found: { subject: Noun; action: Action }[] = [];
  for (const role of ['actor', 'object'] as const) {
    const subject = (action as { actor?: Noun; object?: Noun })[role];
    if (subject && !isUnsaid(subject)) found.push({ subject, action: { ...action, [role]: UNSAID } as Action });
  }
  return found;
}

/** Segments joined by some of the joins; a segment that is itself a sequence is spliced in. */
export function spliced(
  name: string,
  segment: Category<Clause>,
  joins: readonly (readonly [Join, readonly string[]])[],
  options: {
    first?: Category<Clause>;
    last?: Category<Clause>;
    allowed?: (left: Clause, right: Clause) => boolean;
  } = {},
): Category<Clause> {
  const names = new Set<string>(joins.map(([join]) => join));
  const chain = new Chain<Clause>(name, 'sequence', segment, joins, {
    ...(options.first ? { first: options.first } : {}),
    ...(options.last ? { last: options.last } : {}),
  });
  const flatten = (tree: Clause): Clause | null => {
    const { steps, joins: between } = tree as Sequence;
    const flat: Clause[] = [];
    const flatJoins: Join[] = [];
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index]!;
      if (index > 0) {
        if (options.allowed && !options.allowed(steps[index - 1]!, step)) return null;
        flatJoins.push(between[index - 1]!);
      }
      if (step.kind === 'sequence') {
        flat.push(...step.steps);
        flatJoins.push(...step.joins);
      } else flat.push(step);
    }
    return { kind: 'sequence', steps: flat, joins: flatJoins };
  };
  const group = (tree: Clause): Clause[] => {
    if (tree.kind !== 'sequence') return [];
    const segments: Clause[][] = [[tree.steps[0]!]];
    const inner: Join[][] = [[]];
    const between: Join[] = [];
    tree.joins.forEach((join, index) => {
      const step = tree.steps[index + 1]!;
      if (names.has(join) && !continues(step)) {
        segments.push([step]);
        inner.push([]);
        between.push(join);
      } else {
        segments[segments.length - 1]!.push(step);
        inner[inner.length - 1]!.push(join);
      }
    });
    if (segments.length < 2) return [];
    const steps = segments.map(
      (part, index): Clause => (part.length === 1 ? part[0]! : { kind: 'sequence', steps: part, joins: inner[index]! }),
    );
    return [{ kind: 'sequence', steps, joins: between }];
  };
  return new Mapped<Clause, Clause>(name, chain, flatten, group, ['sequence']);
}
