/** What a spell or ability on the stack says: its clauses, and the target that an Aura asks for. CR 113.3a, 303.4a. */
import type { Clause, Filter, KeywordAbility, Select } from '@kitchen-table/language';
import type { AbilityRecord, Characteristics } from '../vocabulary/characteristics.ts';

const NONE: readonly Clause[] = [];
const clauseMemo = new WeakMap<readonly AbilityRecord[], readonly Clause[]>();
const enchantMemo = new WeakMap<KeywordAbility, Clause>();
const overloadMemo = new WeakMap<Clause, Clause>();

/** The label of what an Aura spell targets. */
export const ENCHANTED = 'enchant';

/** The instructions of an instant or sorcery, in printed order; for an Aura, what it will enchant. CR 608.2c, 303.4a. */
export function spellClauses(now: Characteristics): readonly Clause[] {
  const known = clauseMemo.get(now.abilities);
  if (known !== undefined) return known;
  let clauses = NONE;
  for (const record of now.abilities) {
    if (record.ability.kind === 'spell') clauses = [...clauses, record.ability.clause];
    else if (record.ability.kind === 'keyword' && record.ability.keyword === 'enchant' && now.subtypes.includes('Aura')) clauses = [...clauses, enchantClause(record.ability)];
  }
  clauseMemo.set(now.abilities, clauses);
  return clauses;
}

/** "Enchant creature" as a text with a target: nothing is done to it but to be attached to. CR 702.5a. */
function enchantClause(keyword: KeywordAbility): Clause {
  let clause = enchantMemo.get(keyword);
  if (clause === undefined) {
    const filter: Filter = keyword.filter ?? { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] } };
    const object: Select = { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a', target: true }, filter, label: ENCHANTED };
    clause = { kind: 'do', action: { kind: 'attach', object: { kind: 'self' }, to: object } };
    enchantMemo.set(keyword, clause);
  }
  return clause;
}

/** The text with "each" for every "target". CR 702.96a. */
export function overloaded(clause: Clause): Clause {
  let changed = overloadMemo.get(clause);
  if (changed === undefined) {
    changed = withoutTargets(clause) as Clause;
    overloadMemo.set(clause, changed);
  }
  return changed;
}

function withoutTargets(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withoutTargets);
  const entries = Object.entries(node).map(([key, value]) => [key, withoutTargets(value)] as const);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const quantifier = copy['quantifier'] as { target?: true; other?: true } | undefined;
  if (copy['kind'] === 'select' && quantifier?.target === true) {
    copy['quantifier'] = { kind: 'quantifier', amount: 'each', ...(quantifier.other === true ? { other: true } : {}) };
  }
  return copy;
}
