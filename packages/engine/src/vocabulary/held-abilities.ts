/** What a line of an instant or sorcery is, however it was read: not every line is an instruction. CR 113.3, 113.6, 604.1. */
import type { Ability, Clause, StaticAbility } from '@kitchen-table/language';

const memo = new WeakMap<Ability, Ability>();

/** The ability as it works: "this spell is colorless" is static, "when you cycle this card" is triggered; others as they are. */
export function held(ability: Ability): Ability {
  if (ability.kind !== 'spell') return ability;
  let known = memo.get(ability);
  if (known === undefined)
    memo.set(ability, (known = statement(ability.clause) ?? triggered(ability.clause) ?? ability));
  return known;
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

/** "When you cycle this card": no delayed ability of the spell, for it never resolves then. CR 702.29c. */
function triggered(clause: Clause): Ability | null {
  if (clause.kind !== 'delayed' || clause.until !== undefined) return null;
  if (!clause.trigger.events.every((event) => event.kind === 'cycle' && isSelf(event.object))) return null;
  return { kind: 'triggered', trigger: clause.trigger, clause: clause.clause };
}

function isSelf(noun: { kind: string; to?: unknown }): boolean {
  return noun.kind === 'self' || (noun.kind === 'reference' && noun.to === 'self');
}
