/** "Return it to the battlefield. It's a Zombie": two sentences about one moment. CR 611.2e, 614.1c. */
import type { Action, Clause, Condition, Entering, Filter, Label, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

type If = Extract<Clause, { kind: 'if' }>;
type Do = Extract<Clause, { kind: 'do' }>;
type Populate = Extract<Action, { kind: 'keywordAction' }>;

/** Conditions that don't ask about the permanent. */
const ASKED_BEFORE: ReadonlySet<string> = new Set(['thereIs', 'castFact', 'controls']);

/** What is put onto the battlefield enters as the next sentence says. */
export const enteringAsIsSaidNext: Pass = {
  calledBy: ['become', 'entersWith'],
  rewrite: (ability) => inStepPairs(ability, (step, next) => (speaksOfEntering(next) ? together(step, next) : null)),
};

function speaksOfEntering(next: Clause): boolean {
  switch (next.kind) {
    case 'do':
      return next.action.kind === 'become';
    case 'rule':
      return next.rule.kind === 'entersWith' && next.rule.forATime === true;
    case 'forEach':
    case 'whereX':
    case 'if':
      return speaksOfEntering(next.clause);
    default:
      return false;
  }
}

function together(step: Clause, next: Clause): Clause | null {
  switch (next.kind) {
    case 'whereX': {
      const clause = together(step, next.clause);
      return clause === null ? null : { ...next, clause };
    }
    case 'if': {
      if (next.unless === true || next.otherwise !== undefined) return null;
      if (next.condition.kind === 'thereIs' && next.condition.words === 'enters') return forWhatEnters(step, next);
      if (ASKED_BEFORE.has(next.condition.kind)) return oneOrTheOther(step, next);
      return asksOfCard(next) ? askedOnceChosen(step, next) : ifSuchEnters(step, next);
    }
    case 'forEach': {
      if (next.clause.kind !== 'rule' || next.clause.rule.kind !== 'entersWith') return null;
      const { object, entering } = next.clause.rule;
      return entering === undefined || next.of.kind === 'filter'
        ? null
        : withEntering(step, object, { ...entering, forEach: next.of });
    }
    case 'rule': {
      const { rule } = next;
      return rule.kind !== 'entersWith' || rule.entering === undefined || rule.condition !== undefined
        ? null
        : withEntering(step, rule.object, rule.entering);
    }
    case 'do': {
      if (next.action.kind !== 'become' || next.during !== undefined) return null;
      const { verb, as, object } = next.action;
      // "becomes" and abilities come afterwards, but for those by which an Aura enters attached: CR 303.4f. Numbers are
      // worked out by the step of their own.
      const isAura = as.subtypes?.includes('Aura') === true;
      if (verb !== 'be' || (as.abilities !== undefined && !isAura)) return null;
      if (as.power !== undefined || as.toughness !== undefined) return null;
      return putsOntoBattlefield(step) ? withEntering(step, object, { kind: 'entering', being: as }) : null;
    }
    default:
      return null;
  }
}

/** "If a creature enters this way, it enters with ...": of what it will be there, asked as it enters. CR 614.12. */
function forWhatEnters(step: Clause, { condition, clause }: If): Clause | null {
  if (clause.kind !== 'rule' || clause.rule.kind !== 'entersWith' || step.kind !== 'do') return null;
  if (condition.kind !== 'thereIs' || condition.object.kind !== 'select' || !putsOntoBattlefield(step)) return null;
  const action = step.action as Extract<Action, { kind: 'move' }>;
  const what = condition.object;
  if (what.label === undefined || what.label !== labelOf(clause.rule.object)) return null;
  const { object } = action;
  if (object.kind !== 'select' || object.quantifier.target !== true || object.quantifier.amount !== 'a') return null;
  const label = object.label ?? what.label;
  const qualities = [{ kind: 'among', noun: { kind: 'reference', to: label, words: 'that' } }] as const;
  const entering: Noun = { kind: 'select', quantifier: what.quantifier, filter: { ...what.filter, qualities } };
  const rule: Clause = {
    kind: 'rule',
    rule: { ...clause.rule, object: entering, once: true },
    during: { kind: 'thisTurn' },
  };
  const moved: Clause = { ...step, action: { ...action, object: { ...object, label } } };
  return { kind: 'sequence', steps: [rule, moved], joins: ['.'] };
}

/** "It enters with two counters on it if it's a creature": likewise. CR 614.12. */
function ifSuchEnters(step: Clause, next: If): Clause | null {
  const { condition, clause } = next;
  if (condition.kind !== 'is' || condition.not === true) return null;
  if (clause.kind !== 'rule' || clause.rule.kind !== 'entersWith' || step.kind !== 'do') return null;
  const label = labelOf(condition.subject);
  if (condition.subject.kind !== 'reference' || label === undefined || label !== labelOf(clause.rule.object))
    return null;
  const { object } = step.action as { object?: Noun };
  if (object === undefined || labelOf(object) !== label) return null;
  const such: Noun = {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'a' },
    filter: condition.filter,
    label,
  };
  return forWhatEnters(step, { ...next, condition: { kind: 'thereIs', object: such } });
}

function oneOrTheOther(step: Clause, next: If): If | null {
  const clause = together(step, next.clause);
  return clause === null ? null : { ...next, clause, otherwise: step };
}

/** "If that card has mana value 3 or less", "if that card is an enchantment card": not what it will be as a permanent. CR 614.12. */
function asksOfCard({ condition, clause }: If): boolean {
  if (clause.kind !== 'rule' || clause.rule.kind !== 'entersWith') return false;
  const asked = cardAsked(condition);
  return asked !== null && labelOf(asked) !== undefined && labelOf(asked) === labelOf(clause.rule.object);
}

function cardAsked(condition: Condition): Noun | null {
  if (condition.kind === 'compare') {
    const { left } = condition;
    return left.kind === 'stat' && left.stat === 'mana value' ? left.of : null;
  }
  return condition.kind === 'is' && isOfCards(condition.filter) ? condition.subject : null;
}

function isOfCards({ noun }: Filter): boolean {
  return noun.kind === 'words' && noun.words.some((word) => word.kind === 'classWord' && word.word === 'card');
}

/** The card is chosen first, so that it can be asked before it enters. CR 614.12. */
function askedOnceChosen(step: Clause, next: If): Clause | null {
  if (step.kind === 'may') {
    const clause = askedOnceChosen(step.clause, next);
    return clause === null ? null : { ...step, clause };
  }
  if (step.kind !== 'do' || step.action.kind !== 'move' || !putsOntoBattlefield(step)) return null;
  const { object, actor } = step.action;
  if (object.kind !== 'select' || object.quantifier.target === true) return oneOrTheOther(step, next);
  const label = labelOf(object);
  if (label === undefined) return null;
  const chosen: Clause = {
    kind: 'do',
    action: { ...step.action, object: { kind: 'reference', to: label, words: 'that' } },
  };
  const moved = oneOrTheOther(chosen, next);
  if (moved === null) return null;
  const choice: Clause = { kind: 'do', action: { kind: 'choose', ...(actor && { actor }), what: object } };
  return { kind: 'sequence', steps: [choice, moved], joins: ['.'] };
}

function putsOntoBattlefield(step: Clause): boolean {
  if (step.kind === 'may') return putsOntoBattlefield(step.clause);
  return step.kind === 'do' && step.action.kind === 'move' && step.action.to.zone === 'battlefield';
}

/** The step with what is said of how the object enters; null when it is another object, or doesn't enter by the step. */
function withEntering(step: Clause, object: Noun, entering: Entering): Clause | null {
  if (step.kind === 'may') {
    const clause = withEntering(step.clause, object, entering);
    return clause === null ? null : { ...step, clause };
  }
  if (step.kind !== 'do') return null;
  if (step.action.kind === 'keywordAction') return populatedSo(step, step.action, object, entering);
  if (step.action.kind !== 'create' && !putsOntoBattlefield(step)) return null;
  const action = step.action as Extract<Action, { kind: 'move' | 'create' }>;
  const named = object.kind === 'select' ? amongThem(object) : object;
  const label = named?.kind === 'reference' || named?.kind === 'self' ? labelOf(named) : undefined;
  if (label === undefined) return null;
  if (label !== action.label && (action.kind === 'create' || label !== labelOf(action.object))) return null;
  const before = action.entering;
  if (before?.counters !== undefined && entering.counters !== undefined) return null;
  const being = bothOf(before?.being, entering.being);
  if (being === null) return null;
  return { ...step, action: { ...action, entering: { ...before, ...entering, ...being } } };
}

/** "Populate. The token enters tapped and attacking." CR 701.30a. */
function populatedSo(step: Do, action: Populate, object: Noun, entering: Entering): Clause | null {
  if (action.action !== 'populate' || action.entering !== undefined || labelOf(object) !== action.label) return null;
  return { ...step, action: { ...action, entering } };
}

/** What two sentences say that it is: "an Aura enchantment ..., and it loses all other abilities"; null: of one thing twice. */
function bothOf(first: Entering['being'], second: Entering['being']): Pick<Entering, 'being'> | null {
  if (first === undefined || second === undefined) return {};
  const twice = Object.keys(second).some((field) => field !== 'kind' && field !== 'words' && field in first);
  return twice ? null : { being: { ...first, ...second } };
}

/** "Each of them": those it is each of. */
function amongThem({ quantifier, filter }: Extract<Noun, { kind: 'select' }>): Noun | null {
  const [quality, ...more] = filter.qualities ?? [];
  return quantifier.amount === 'each' && quality?.kind === 'among' && more.length === 0 ? quality.noun : null;
}

function labelOf(noun: Noun): Label | undefined {
  if (noun.kind === 'self') return 'self';
  return noun.kind === 'reference' ? (noun.to ?? undefined) : 'label' in noun ? noun.label : undefined;
}
