/** Whether every reference of an ability can be followed: its label is given by something that fills it. CR 608.2h, 608.2k. */
import { type Named, namedInCondition, namedInFilter, namedWithin, some } from '@kitchen-table/language/core';
import type { Ability, Condition, Noun } from '@kitchen-table/language/core';
import type { Report } from './walk.ts';

/** Stands for the extra turn that an effect makes: "that turn". CR 500.7. */
const THAT_TURN_LABEL = '#that turn';
const THAT_COMBAT_LABEL = '#that combat';

/** Labels that mean the same everywhere: questions/objects/nouns.ts. */
const FIXED: ReadonlySet<string> = new Set([
  'self',
  'you',
  'host',
  'defending',
  'linked.exiled',
  'linked.chosen',
  'pair',
  'pile.chosen',
  'pile.other',
  '#other result',
  '#odd results',
  '#even results',
]);
/** Roles of events: questions/triggered-abilities/event-roles.ts. */
const ROLES: ReadonlySet<string> = new Set([
  'event.object',
  'event.amount',
  'event.player',
  'event.source',
  'event.whom',
  'event.recipient',
  'event.controller',
  'event.owner',
  'event.defending',
  'event.before',
  'event.attacked',
]);
/** Texts with an event of their own, whose roles they speak of. */
const HAS_EVENT: ReadonlySet<string> = new Set(['triggered', 'delayed', 'replace']);
/** Within these a noun is looked at, not chosen: a label that stands there is not filled, but for targets. */
const ONLY_READ: ReadonlySet<string> = new Set([
  'filter',
  'condition',
  'unless',
  'events',
  'would',
  'value',
  'amount',
  'count',
  'power',
  'toughness',
]);

/** Events within which it is known who, or what, is acting. */
const ACTING: ReadonlySet<string> = new Set(['search', 'shuffle', 'cast', 'activate', 'sacrifice', 'dealDamage']);

/** Rules that may go on about what a rule before them in the same ability named. */
const REPEATING: ReadonlySet<string> = new Set(['cant', 'must', 'assignByToughness', 'asThough', 'doesntUntap']);

/** Fields that hold what is carried out. */
const CARRIED_OUT: ReadonlySet<string> = new Set([
  'whenDone',
  'ifCast',
  'whenSpent',
  'then',
  'clause',
  'instead',
  'cost',
  'additional',
  'alternative',
  'reveal',
  'mulligan',
]);

interface Around {
  /** Within how many texts that an event set off, or that replace one. */
  readonly events: number;
  readonly each: boolean;
  /** Within a description that compares with, or looks back on, what it describes. */
  readonly candidate: boolean;
  /** The field in which the node stands. */
  readonly field: string;
  readonly isStatic: boolean;
  readonly cost: boolean;
  /** The name of each object that a change is applied to: questions/continuous-effects/changes-in-force.ts. */
  readonly changed: string | null;
  /** The node that the reference stands in, two steps up: for "power greater than its toughness". */
  readonly parents: readonly string[];
}

/** Reports references whose label nothing fills, and X where nothing says what it is. */
export function reportUnfilled(ability: Ability, face: readonly Ability[], report: Report): void {
  const filled = new Set<string>();
  // A static ability carries out nothing but the clauses within it: its nouns are never chosen.
  collect(ability, ability.kind !== 'static', filled);
  // "the sacrificed creature": what was done to pay an additional cost is known to the spell.
  if (ability.kind === 'spell')
    for (const other of face) {
      if ('spellCost' in other) collect(other.spellCost, true, filled);
      // The paragraphs before it are carried out first: spell-text.ts.
      if (other.kind === 'spell' && face.indexOf(other) < face.indexOf(ability)) collect(other, true, filled);
    }
  // "The token": of another ability, which creates it. CR 607.2c.
  if (face.some((other) => other !== ability && some(other, ({ kind }) => kind === 'create')))
    filled.add('linked.created');
  const cost = ability.kind === 'activated' || 'spellCost' in ability;
  follow(
    ability,
    {
      events: 0,
      each: false,
      candidate: false,
      field: '',
      isStatic: ability.kind === 'static',
      cost,
      changed: null,
      parents: [],
    },
    filled,
    report,
  );
}

function collect(node: unknown, chosen: boolean, filled: Set<string>): void {
  if (!isNode(node)) return;
  const part = node as Readonly<Record<string, unknown>>;
  const label = part['label'];
  const target = (part['quantifier'] as { target?: unknown } | undefined)?.target === true;
  if (typeof label === 'string' && part['kind'] !== 'mode' && (chosen || target)) filled.add(label);
  if (part['kind'] === 'extraTurn') filled.add(THAT_TURN_LABEL);
  if (part['kind'] === 'extraPhase' && part['steps'] === undefined) filled.add(THAT_COMBAT_LABEL);
  // "target creature an opponent controls": whoever controls it is "that player" from then on.
  if (chosen || target) for (const named of namedWithin(part as unknown as Noun)) filled.add(named.label);
  // "if a creature is destroyed this way": that creature. "If any of those cards remain exiled, return them": those found.
  if (
    (part['kind'] === 'if' && chosen && part['unless'] !== true) ||
    (part['kind'] === 'trigger' && part['condition'] !== undefined)
  ) {
    const condition = part['condition'] as Condition;
    const named = namedInCondition(condition);
    if (named !== null) filled.add(named.label as string);
    if (condition.kind === 'is' && condition.not !== true)
      for (const one of namedInFilter(condition.filter)) filled.add(one.label);
  }
  for (const field in part) collect(part[field], (chosen || CARRIED_OUT.has(field)) && !ONLY_READ.has(field), filled);
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function follow(node: object, around: Around, filled: ReadonlySet<string>, report: Report): void {
  if (Array.isArray(node)) {
    for (const part of node) if (isNode(part)) follow(part, around, filled, report);
    return;
  }
  const part = node as Readonly<Record<string, unknown>>;
  const kind = String(part['kind']);
  if (
    (kind === 'reference' || kind === 'amountOf') &&
    typeof part['to'] === 'string' &&
    !isFilled(part['to'], around, filled)
  )
    report(`label ${part['to'].replace(/\d+/g, 'N')}`, part['to']);
  if (part['thatTurn'] === true && !filled.has(THAT_TURN_LABEL)) report('that turn', 'that turn');
  if (part['thatCombat'] === true && !filled.has(THAT_COMBAT_LABEL)) report('that combat', 'that combat');
  const known = within(part, around, filled);
  for (const field in part) {
    const value = part[field];
    if (!isNode(value)) continue;
    // Whoever attacks or blocks pays.
    if (kind === 'cant' && field === 'unlessPaid') continue;
    // "during their controllers' untap steps" is every untap step: a permanent untaps in no other.
    if (kind === 'doesntUntap' && field === 'part') continue;
    follow(
      value,
      {
        events: around.events + (HAS_EVENT.has(kind) ? 1 : 0),
        each: around.each || (kind === 'forEach' && field === 'clause'),
        candidate:
          around.candidate ||
          kind === 'that' ||
          kind === 'greatestOfPlayers' ||
          kind === 'whose' ||
          (kind === 'withStat' && field === 'to'),
        field,
        isStatic: around.isStatic && !CARRIED_OUT.has(field),
        cost: around.cost,
        changed: changedIn(part, around, field),
        parents: [...around.parents.slice(-2), kind === 'undefined' ? field : kind],
      },
      known,
      report,
    );
  }
}

/** "Whenever a player casts a spell from their hand": who does is known within what is looked for. questions/triggered-abilities/roles.ts. */
function within(
  { kind, actor, rules, object, cause, of, from }: Readonly<Record<string, unknown>>,
  around: Around,
  filled: ReadonlySet<string>,
): ReadonlySet<string> {
  // "Creatures you control enter as a copy of ~": events/entering-the-battlefield/entering.ts.
  if (kind === 'entersWith') return new Set([...filled, (object as { label?: string }).label ?? '']);
  // "Each spell a player casts costs {1} more for each spell that player has cast", "if it has flying": questions/costs/cost-changes.ts.
  if (kind === 'costChange')
    return new Set([
      ...filled,
      (of as { label?: string }).label ?? '',
      ...casters(of as Noun).map(({ label }) => label),
    ]);
  if (kind === 'asFound') return new Set([...filled, 'search.found']);
  // "You may cast spells from among cards exiled with ~, and you may spend mana ... to cast those spells".
  if (kind === 'static') {
    const known = exiledWithIt(rules);
    if (known.length > 0) return new Set([...filled, ...known]);
  }
  // "A spell that targets only one creature deals damage to that creature": questions/triggered-abilities/roles.ts.
  if (kind === 'dealDamage' && actor !== undefined)
    filled = new Set([...filled, ...namedWithin(actor as Noun).map((named) => named.label)]);
  const { label, who } = (actor ?? {}) as { label?: unknown; who?: unknown };
  // "Each opponent can't cast spells from anywhere but their hand", "can't cause their controller to": questions/forbidden-acts.ts.
  if (kind === 'cant' && cause !== undefined) return new Set([...filled, (cause as { label?: string }).label ?? '']);
  // "Each player may play lands and cast spells from among cards they exiled": rules/casting-spells/permissions.ts.
  if (kind === 'play' && from !== undefined && around.parents.at(-1) === 'may')
    return new Set([...filled, (label ?? who) as string]);
  if ((kind === 'cast' || kind === 'play' || kind === 'search') && around.parents.at(-1) === 'cant')
    return new Set([...filled, (label ?? who) as string]);
  if ((around.field !== 'events' && around.field !== 'event') || !ACTING.has(String(kind))) return filled;
  return new Set([...filled, label as string]);
}

/** Who is named as the one who casts what costs more or less. */
function casters(of: Noun): readonly Named[] {
  return namedWithin(of).filter(({ relation }) => relation === 'controller');
}

/** The labels of what a rule lets players cast or play of the cards exiled with the object. */
function exiledWithIt(rules: unknown): readonly string[] {
  const labels: string[] = [];
  for (const rule of rules as readonly { kind: string; action?: { object?: Noun } }[]) {
    const object = rule.kind === 'may' ? rule.action?.object : undefined;
    if (object?.kind === 'nounList' && object.label !== undefined && object.of.some(isExiledWithIt))
      labels.push(object.label);
    for (const noun of object?.kind === 'nounList' ? object.of : object === undefined ? [] : [object])
      if (noun.kind === 'select' && noun.label !== undefined && isExiledWithIt(noun)) labels.push(noun.label);
  }
  return labels;
}

function isExiledWithIt(noun: Noun): boolean {
  return noun.kind === 'select' && noun.filter.qualities?.some(({ kind }) => kind === 'exiledWith') === true;
}

/** The label of what a rule changes, or lets be done, when it is selected. */
function labelOfChanged(rule: unknown): string | null {
  const { kind, action } = (rule ?? {}) as { kind?: string; action?: { object?: { kind?: string; label?: string } } };
  const selected = action?.object?.kind === 'select' || (kind === 'may' && action?.object?.kind === 'nounList');
  return (kind === 'changes' || kind === 'may') && selected ? (action?.object?.label ?? null) : null;
}

/** Of a static ability that only changes things, the condition may speak of each of them; so may the change itself. */
function changedIn(part: Readonly<Record<string, unknown>>, around: Around, field: string): string | null {
  if (!around.isStatic) return null;
  // "... is a creature and has power equal to its mana value": the second change is of the same. questions/continuous-effects/changes-in-force.ts.
  const { object } = (part['action'] ?? {}) as { object?: { kind?: string; to?: string } };
  if (part['kind'] === 'changes' && object?.kind === 'reference') return object.to ?? null;
  // What a card is cast for may speak of that card: rules/permissions.ts.
  if (part['kind'] === 'changes' || (part['kind'] === 'may' && field === 'action')) return labelOfChanged(part);
  if (part['kind'] !== 'static' || field !== 'condition' || part['otherwise'] !== undefined) return around.changed;
  const rules = part['rules'] as readonly { kind: string; action?: { object?: { to?: string } } }[];
  const label = labelOfChanged(rules[0]);
  const same = rules.every((rule) => labelOfChanged(rule) === label || rule.action?.object?.to === label);
  return label !== null && same && rules.every(({ kind }) => kind === 'changes') ? label : null;
}

function isFilled(label: string, around: Around, filled: ReadonlySet<string>): boolean {
  // What was not chosen is known with what was: rules/effects/choices/choosing.ts.
  const name = label.startsWith('rest of ') ? label.slice('rest of '.length) : label;
  if (FIXED.has(name) || filled.has(name)) return true;
  const role = label.replace(/^(?:outer )+/, '');
  if (ROLES.has(role)) return around.events > (label.length - role.length) / 'outer '.length;
  if (label === around.changed) return true;
  // "Creatures you control get +1/+1 and have flying": what the second part says it of is known: questions/continuous-effects/changes-in-force.ts.
  if (around.isStatic && around.field === 'object' && around.parents.at(-2) === 'changes') return true;
  // The same of other rules: lower/src/passes/abilities/nouns-repeated.ts.
  if (around.isStatic && around.field === 'object' && around.parents.some((kind) => REPEATING.has(kind))) return true;
  switch (label) {
    case 'each':
      return around.each;
    case 'cost':
      return around.cost;
    case 'candidate':
      return around.candidate;
    case 'copy':
      // What is said of the copy is done to it, whatever the noun: questions/continuous-effects/layer-changes.ts.
      return ['tokenCopy', 'becomeCopy', 'copy', 'keyword'].includes(around.parents.at(-2) ?? '');
    default:
      return false;
  }
}
