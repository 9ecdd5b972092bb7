/** "As ~ enters, roll a die. ~ enters with that many counters on it": one effect, in which the second sentence speaks of the first. CR 614.12. */
import type { Ability, Clause, Rule } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';

type EntersWith = Extract<Rule, { kind: 'entersWith' }>;

/** The lines of a face, such sentences as one in the place of the first. */
export function entriesJoined(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const together = before === undefined ? null : oneEntry(before.ability, line.ability);
    if (before === undefined || together === null) joined.push(line);
    else joined[joined.length - 1] = { ...before, ability: together };
  }
  return joined;
}

/** Both sentences as one; null when the second does not go on about the first. */
function oneEntry(before: Ability, after: Ability): Ability | null {
  const first = entryOf(before);
  const second = entryOf(after);
  if (first?.clause === undefined || second?.entering === undefined || !continues(first.clause, second)) return null;
  const entering: Clause = {
    kind: 'do',
    action: { kind: 'enter', object: { kind: 'self' }, entering: second.entering },
  };
  const clause: Clause = { kind: 'sequence', steps: [first.clause, entering], joins: ['.'] };
  return { kind: 'static', rules: [{ ...first, clause }] };
}

/** What the ability says of how the object itself enters, if it says nothing else. */
function entryOf(ability: Ability): EntersWith | null {
  if (ability.kind !== 'static' || ability.rules.length !== 1 || ability.condition !== undefined) return null;
  const [rule] = ability.rules;
  if (rule?.kind !== 'entersWith' || rule.object.kind !== 'self') return null;
  const { condition, unless, may, whereX, unlessPaid } = rule;
  const plain = [condition, unless, may, whereX, unlessPaid].every((field) => field === undefined);
  return plain ? rule : null;
}

/** Whether the second sentence names something that the first has named. */
function continues(clause: Clause, { entering }: EntersWith): boolean {
  const labels = new Set<unknown>();
  const collect = (node: unknown, field: 'label' | 'to'): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    for (const [key, part] of Object.entries(node)) {
      if (key === field && typeof part === 'string') {
        if (field === 'label') labels.add(part);
        else if (labels.has(part)) return true;
      } else if (collect(part, field)) return true;
    }
    return false;
  };
  collect(clause, 'label');
  return collect(entering, 'to');
}
