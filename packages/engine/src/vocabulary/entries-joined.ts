/** "As ~ enters, roll a die. ~ enters with that many counters on it": one effect, in which the second sentence speaks of the first. CR 614.12. */
import type { Ability, Clause, Rule } from '@kitchen-table/language';

type EntersWith = Extract<Rule, { kind: 'entersWith' }>;

/** Pure memo: faces that say nothing of the kind keep their abilities. */
const memo = new WeakMap<readonly Ability[], readonly Ability[]>();
const NOTHING: Ability = { kind: 'static', rules: [] };

/** The abilities of a face with such sentences as one, in the place of the first. */
export function withEntriesJoined(abilities: readonly Ability[]): readonly Ability[] {
  let known = memo.get(abilities);
  if (known === undefined) memo.set(abilities, (known = join(abilities)));
  return known;
}

function join(abilities: readonly Ability[]): readonly Ability[] {
  let joined: Ability[] | null = null;
  for (let i = 1; i < abilities.length; i++) {
    const first = entryOf(abilities[i - 1] as Ability);
    const second = entryOf(abilities[i] as Ability);
    if (first?.clause === undefined || second?.entering === undefined || !continues(first.clause, second)) continue;
    const steps: readonly Clause[] = [
      first.clause,
      { kind: 'do', action: { kind: 'enter', object: { kind: 'self' }, entering: second.entering } },
    ];
    joined ??= [...abilities];
    joined[i - 1] = {
      kind: 'static',
      rules: [{ ...first, clause: { kind: 'sequence', steps, joins: ['.'] } }],
    };
    joined[i] = NOTHING;
  }
  return joined ?? abilities;
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
  const text = JSON.stringify(entering);
  const labels = [...JSON.stringify(clause).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);
  return labels.some((label) => text.includes(`"to":"${label}"`));
}
