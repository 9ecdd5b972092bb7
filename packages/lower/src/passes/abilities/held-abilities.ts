/** What a line of an instant or sorcery is, however it was read: not every line is an instruction. CR 113.3, 113.6, 604.1. */
import { some } from '@kitchen-table/language/core';
import type { Ability, Clause, Noun, StaticAbility, TriggeredAbility } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** The ability as it works: "this spell is colorless" is static, what functions in the graveyard is triggered; others as they are. */
export const heldAbilities: Pass = { calledBy: ['spell'], rewrite };

function rewrite(ability: Ability): Ability {
  return ability.kind === 'spell' ? (statement(ability.clause) ?? fromGraveyard(ability.clause) ?? ability) : ability;
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

/** "Whenever ..., you may return this card from your graveyard": an ability that the card has there. CR 113.6k, 603.6. */
function fromGraveyard(clause: Clause): TriggeredAbility | null {
  if (clause.kind !== 'delayed' || clause.until !== undefined || clause.trigger.during !== undefined) return null;
  const leaves = some(clause.clause, ({ kind, object, from }) => {
    const where = from as { zone?: unknown; of?: { kind?: unknown } } | undefined;
    return (kind === 'move' || kind === 'exile') && isSelf(object as Noun) && where?.zone === 'graveyard';
  });
  return leaves ? { kind: 'triggered', trigger: clause.trigger, clause: clause.clause } : null;
}
