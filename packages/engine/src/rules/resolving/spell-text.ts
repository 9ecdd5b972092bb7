/** What a spell or ability on the stack says: its clauses, and the target that an Aura asks for. CR 113.3a, 303.4a. */
import type { Clause, Filter, KeywordAbility, Quality, Reference, Select, Value } from '@kitchen-table/language/core';
import { BESTOWED } from '../../questions/casting-spells/bestowed.ts';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';

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
  const enchants: KeywordAbility[] = [];
  const barred: Filter[] = [];
  for (const { ability } of now.abilities) {
    if (ability.kind === 'spell') clauses = [...clauses, ability.clause];
    else if (ability.kind === 'keyword' && ability.keyword === 'enchant') enchants.push(ability);
    else if (ability.kind === 'static')
      for (const rule of ability.rules) if (rule.kind === 'notTargetedAsCast') barred.push(rule.whom);
  }
  const [enchant, ...others] = enchants;
  if (enchant !== undefined && now.subtypes.includes('Aura'))
    clauses = [
      ...clauses,
      enchantClause(others.length === 0 && barred.length === 0 ? enchant : withAllOf(enchant, others, barred)),
    ];
  clauses = withNamesApart(clauses);
  clauseMemo.set(now.abilities, clauses);
  return clauses;
}

/** Each paragraph has targets of its own, whatever they are called in it. CR 115.3, 601.2c. */
function withNamesApart(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length < 2) return clauses;
  const known = new Set<unknown>();
  return clauses.map((clause, index) => {
    const names = namesIn(clause, new Set());
    const again = new Set([...names].filter((name) => known.has(name)));
    for (const name of names) known.add(name);
    return again.size === 0 ? clause : (relabelled(clause, `paragraph${index}.`, again) as Clause);
  });
}

/** What a text gives a name to. */
function namesIn(node: unknown, found: Set<unknown>): ReadonlySet<unknown> {
  if (typeof node !== 'object' || node === null) return found;
  const { label } = node as { label?: unknown };
  if (label !== undefined) found.add(label);
  for (const part of Object.values(node)) namesIn(part, found);
  return found;
}

/** CR 702.5c, 601.2c: the target must fit every enchant ability, and as it is chosen be none of those that can't be. */
function withAllOf(
  enchant: KeywordAbility,
  others: readonly KeywordAbility[],
  barred: readonly Filter[],
): KeywordAbility {
  const filter = enchant.filter ?? ANY_PERMANENT;
  const qualities: readonly Quality[] = [
    ...others.map(({ filter: other }) => whoseIs(other ?? ANY_PERMANENT, {})),
    ...barred.map((other) => whoseIs(other, { not: true }, { asChosen: true })),
  ];
  return { ...enchant, filter: { ...filter, qualities: [...(filter.qualities ?? []), ...qualities] } };
}

function whoseIs(filter: Filter, how: { not?: true }, when: { asChosen?: true } = {}): Quality {
  const subject = { kind: 'reference' as const, to: 'candidate' as const };
  return { kind: 'whose', condition: { kind: 'is', subject, filter, ...how }, ...when };
}

const ANY_PERMANENT: Filter = {
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] },
};

/** "Enchant creature" as a text with a target: nothing is done to it but to be attached to. CR 702.5a. */
function enchantClause(keyword: KeywordAbility): Clause {
  let clause = enchantMemo.get(keyword);
  if (clause === undefined) {
    const filter = keyword.filter ?? ANY_PERMANENT;
    const object: Select = {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a', target: true },
      filter,
      label: ENCHANTED,
    };
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

/** The label of what a mutating creature spell targets. */
export const MUTATED = 'mutate';

/** "target non-Human creature with the same owner as this spell": nothing is done to it but to merge. CR 702.140a. */
const MUTATING_CLAUSES: readonly Clause[] = [
  {
    kind: 'do',
    action: {
      kind: 'keywordAction',
      action: 'mutate',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a', target: true },
        filter: {
          kind: 'filter',
          adjectives: [{ kind: 'non', of: { kind: 'subtypeAdjective', subtype: 'Human' } }],
          noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
          qualities: [{ kind: 'ownedBy', player: { kind: 'playerOf', relation: 'owner', of: { kind: 'self' } } }],
        },
        label: MUTATED,
      },
    },
  },
];

const awakenMemo = new WeakMap<readonly Clause[], readonly Clause[]>();

/** The text as it is for a spell cast in that way. CR 702.96a, 702.113a. */
export function clausesOf(now: Characteristics, via: string): readonly Clause[] {
  switch (via) {
    case 'overload':
      return spellClauses(now).map(overloaded);
    case 'awaken':
      return awakened(now);
    case 'bestow':
      return BESTOWED_CLAUSES;
    case 'mutate':
      return MUTATING_CLAUSES;
    case 'fuse':
      return fused(now);
    case 'cleave':
      return cleavedClauses(now);
    default:
      return spellClauses(now);
  }
}

const cleavedMemo = new WeakMap<readonly AbilityRecord[], readonly Clause[]>();

/** CR 702.148a-b: the text is changed, so that what stood in brackets is not there. */
function cleavedClauses(now: Characteristics): readonly Clause[] {
  let clauses = cleavedMemo.get(now.abilities);
  if (clauses === undefined) {
    const cleaved = now.abilities.flatMap(({ ability }) =>
      ability.kind === 'keyword' && ability.keyword === 'cleave' ? (ability.cleaved ?? []) : [],
    );
    clauses = cleaved.flatMap((ability) => (ability.kind === 'spell' ? [ability.clause] : []));
    cleavedMemo.set(now.abilities, clauses);
  }
  return clauses;
}

/** CR 702.113a: counters on a land, which becomes a creature for good. */
function awakened(now: Characteristics): readonly Clause[] {
  const clauses = spellClauses(now);
  const known = awakenMemo.get(clauses);
  if (known !== undefined) return known;
  const record = now.abilities.find(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'awaken');
  const count: Value = (record?.ability as KeywordAbility | undefined)?.amount ?? { kind: 'number', number: 1 };
  const nothing: Value = { kind: 'number', number: 0 };
  const land: Reference = { kind: 'reference', to: 'awakened' };
  const target: Select = {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'a', target: true },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }] },
      qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
    },
    label: 'awakened',
  };
  const all: readonly Clause[] = [
    ...clauses,
    { kind: 'do', action: { kind: 'putCounters', number: count, counter: '+1/+1', on: target } },
    {
      kind: 'do',
      action: {
        kind: 'become',
        verb: 'become',
        object: land,
        as: {
          kind: 'description',
          power: nothing,
          toughness: nothing,
          types: ['creature'],
          subtypes: ['Elemental'],
          abilities: [{ kind: 'keyword', keyword: 'haste' }],
          inAddition: 'still a land',
        },
      },
    },
  ];
  awakenMemo.set(clauses, all);
  return all;
}

const BESTOWED_CLAUSES: readonly Clause[] = [enchantClause(BESTOWED)];
const fusedMemo = new WeakMap<readonly Clause[], readonly Clause[]>();

/** CR 702.102d: the left half's text, then the right half's, whose words refer to itself only. */
function fused(now: Characteristics): readonly Clause[] {
  const clauses = spellClauses(now);
  let all = fusedMemo.get(clauses);
  if (all === undefined) {
    all = clauses.map((clause, index) => (index === 0 ? clause : (relabelled(clause, `half${index}.`) as Clause)));
    fusedMemo.set(clauses, all);
  }
  return all;
}

/** The same text with other names for what it names, or for those of them that are given. */
export function relabelled(node: unknown, prefix: string, names: ReadonlySet<unknown> | null = null): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => relabelled(part, prefix, names));
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(node)) {
    const named =
      typeof part === 'string' &&
      (names === null || names.has(part)) &&
      (key === 'label' || (key === 'to' && !/^(self|you|event\.|#)/.test(part)));
    copy[key] = named ? `${prefix}${part as string}` : relabelled(part, prefix, names);
  }
  return copy;
}
