/** What a line of an instant or sorcery is, however it was read: not every line is an instruction. CR 113.3, 113.6, 604.1. */
import { some } from '@kitchen-table/language/core';
import type {
  Ability,
  Clause,
  Condition,
  Noun,
  StaticAbility,
  TriggeredAbility,
} from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** The ability as it works: "this spell is colorless" is static, what functions in the graveyard is triggered; others as they are. */
export const heldAbilities: Pass = { calledBy: ['spell'], rewrite };

function rewrite(ability: Ability): Ability {
  return ability.kind === 'spell' ? (statement(ability.clause) ?? heldElsewhere(ability.clause) ?? ability) : ability;
}

/** "~ is colorless", "if this spell was kicked, it has split second": true all the time, not done. CR 604.3, 613.1. */
function statement(clause: Clause): StaticAbility | null {
  if (clause.kind === 'if' && clause.otherwise === undefined && clause.instead !== true && clause.unless !== true) {
    const said = statement(clause.clause);
    return said === null || said.condition !== undefined ? null : { ...said, condition: clause.condition };
  }
  if (clause.kind !== 'do' || clause.during !== undefined) return null;
  const { action } = clause;
  const states =
    (action.kind === 'become' && action.verb === 'be') || (action.kind === 'gain' && action.verb === 'have');
  if (!states || !isSelf(action.object)) return null;
  return { kind: 'static', rules: [{ kind: 'changes', action: { ...action, object: { kind: 'self' } } }] };
}

function isSelf(noun: { kind: string; to?: unknown }): boolean {
  return noun.kind === 'self' || (noun.kind === 'reference' && noun.to === 'self');
}

/** "Whenever ..., you may return this card from your graveyard", "if this card is suspended": an ability that the card has there. CR 113.6k, 603.6. */
function heldElsewhere(clause: Clause): TriggeredAbility | null {
  const said = triggeringParagraph(clause);
  if (said === null || said.until !== undefined || said.trigger.during !== undefined) return null;
  const leaves = some(said.clause, ({ kind, object, from }) => {
    const where = from as { zone?: unknown; of?: { kind?: unknown } } | undefined;
    return (kind === 'move' || kind === 'exile') && isSelf(object as Noun) && where?.zone === 'graveyard';
  });
  return leaves || isSuspended(said.trigger.condition)
    ? { kind: 'triggered', trigger: said.trigger, clause: said.clause }
    : null;
}

function isSuspended(condition: Condition | undefined): boolean {
  return (
    condition?.kind === 'is' &&
    isSelf(condition.subject) &&
    some(condition.filter, ({ status }) => status === 'suspended')
  );
}

/** What a paragraph says that begins with a trigger condition: all of it is one ability, if it is one of the card's. CR 113.2c. */
export function triggeringParagraph(clause: Clause): Extract<Clause, { kind: 'delayed' }> | null {
  if (clause.kind === 'delayed') return clause;
  if (clause.kind !== 'sequence') return null;
  const [first, ...rest] = clause.steps;
  if (first?.kind !== 'delayed' || first.trailing === true) return null;
  return rest.length === 0 ? first : { ...first, clause: { ...clause, steps: [first.clause, ...rest] } };
}
