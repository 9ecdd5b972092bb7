/** "The next creature spell you cast this turn ... That creature enters with": each sentence is about that spell. CR 608.2c, 611.2f. */
import type { Clause, Filter, Noun, Rule, Select } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses } from '../../rewriting.ts';

/** What is said further of the spell that is cast next, said of the next such spell. */
export const saidOfTheNextSpell: Pass = {
  calledBy: ['nthCast'],
  rewrite: inClauses((clause) => (clause.kind === 'sequence' ? saidOfIt(clause) : clause)),
};

function saidOfIt(sequence: Extract<Clause, { kind: 'sequence' }>): Clause {
  let next: Select | null = null;
  const steps = sequence.steps.map((step) => {
    if (step.kind !== 'rule') return step;
    const about = next === null ? null : ruleAbout(step.rule, next);
    next ??= nextSpellOf(step.rule);
    return about === null ? step : { ...step, rule: about };
  });
  return steps.every((step, index) => step === sequence.steps[index]) ? sequence : { ...sequence, steps };
}

/** The next such spell, of which the rule names it first. */
function nextSpellOf(rule: Rule): Select | null {
  if ((rule.kind !== 'cant' && rule.kind !== 'may') || !('object' in rule.action)) return null;
  const noun = rule.action.object as Noun | undefined;
  if (noun?.kind !== 'select') return null;
  return noun.filter.qualities?.some((each) => each.kind === 'nthCast' && each.nth === 'next') === true ? noun : null;
}

/** The rule with the spell in the place of "that spell" or "that creature"; null when it speaks of something else. */
function ruleAbout(rule: Rule, next: Select): Rule | null {
  if (rule.kind === 'entersWith') return isMeant(rule.object, next) ? { ...rule, object: next } : null;
  if (rule.kind !== 'cant' || rule.action.kind !== 'counter' || !isMeant(rule.action.object, next)) return null;
  return { ...rule, action: { ...rule.action, object: next } };
}

/** Whether a reference means the spell, and calls it nothing that it was not called before. */
function isMeant(noun: Noun | undefined, next: Select): boolean {
  if (noun?.kind !== 'reference' || next.label === undefined || noun.to !== next.label) return false;
  const known = typesOf(next.filter);
  return noun.filter === undefined || typesOf(noun.filter).every((type) => known.includes(type));
}

function typesOf({ noun }: Filter): readonly string[] {
  return noun.kind === 'words' ? noun.words.flatMap((word) => (word.kind === 'typeWord' ? [word.type] : [])) : [];
}
