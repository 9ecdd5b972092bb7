/** The mana abilities that automatic payment may use: what each costs and adds, from its words. CR 605.1a. */
import type { ActivatedAbility, AddMana, Clause, Cost, ManaSymbols } from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { fixedClauseKinds } from './outputs.ts';

type SpendOnly = NonNullable<AddMana['spendOnly']>;

/** A mana ability that automatic payment may use. */
export interface ManaAbility {
  readonly record: AbilityRecord;
  readonly at: number;
  readonly taps: boolean;
  readonly mana: ManaSymbols | null;
  readonly life: number;
  /** What else it costs: itself, or counters on itself. */
  readonly gone: boolean;
  readonly counter: string | null;
  /** Puts counters on itself; only where limits keep it from being done without end. */
  readonly marks: boolean;
  /** Null: depends on the game. */
  readonly kinds: readonly number[] | null;
  /** Does more than add mana: a painland's damage. */
  readonly hurts: boolean;
  readonly spendOnly: SpendOnly | null;
  readonly limited: boolean;
  /** What is the same wherever it stands, when it only taps for fixed mana. */
  readonly plain: PlainWay | null;
}

/** A way that is the same wherever the ability stands. */
export interface PlainWay {
  readonly ways: readonly ManaWay[];
  readonly kinds: readonly number[];
  /** For permanents that are no creatures. */
  readonly weight: number;
}

/** One way to use a source. */
export interface ManaWay {
  readonly at: number;
  readonly record: AbilityRecord;
  readonly kinds: readonly number[];
  readonly hurts: number;
  readonly simple: boolean;
  /** How many of the kinds are its own, when triggered abilities add the rest; absent: all. */
  readonly own?: number;
}

const memo = new WeakMap<readonly AbilityRecord[], readonly ManaAbility[]>();

/** The mana abilities among these that automatic payment may use. */
export function manaAbilities(abilities: readonly AbilityRecord[]): readonly ManaAbility[] {
  let known = memo.get(abilities);
  if (known === undefined) {
    const found: ManaAbility[] = [];
    abilities.forEach((record, at) => {
      const ability = record.isManaAbility ? describe(record, at) : null;
      if (ability !== null) found.push(ability);
    });
    known = found;
    memo.set(abilities, known);
  }
  return known;
}

/** The ability with what it costs now; null where that is more than automatic payment can see. CR 601.2f, 602.2b. */
export function atCost(ability: ManaAbility, cost: Cost): ManaAbility | null {
  return cost === (ability.record.ability as ActivatedAbility).cost
    ? ability
    : describe(ability.record, ability.at, cost);
}

function describe(
  record: AbilityRecord,
  at: number,
  cost: Cost = (record.ability as ActivatedAbility).cost,
): ManaAbility | null {
  const { clause, limits } = record.ability as ActivatedAbility;
  if (limits?.some(({ kind }) => kind === 'onlyAsInstant') === true) return null; // CR 602.5e
  let taps = false;
  let mana: ManaSymbols | null = null;
  let life = 0;
  let gone = false;
  let counter: string | null = null;
  let marks = false;
  for (const part of cost) {
    if (part.kind === 'tapCost') taps = true;
    else if (part.kind === 'manaCost') {
      if (part.symbols.includes('X')) return null;
      mana = part.symbols;
    } else if (part.kind === 'lifeCost' && typeof part.amount === 'number') life += part.amount;
    else if (
      part.kind === 'actionCost' &&
      (part.action.kind === 'sacrifice' || part.action.kind === 'exile') &&
      part.action.object.kind === 'self' &&
      !('from' in part.action)
    )
      gone = true;
    else if (
      part.kind === 'actionCost' &&
      part.action.kind === 'removeCounters' &&
      part.action.from.kind === 'self' &&
      typeof part.action.number === 'object' &&
      part.action.number.kind === 'number' &&
      part.action.number.number === 1 &&
      part.action.counter !== null
    ) {
      counter = part.action.counter;
    } else if (
      part.kind === 'actionCost' &&
      part.action.kind === 'putCounters' &&
      part.action.on.kind === 'self' &&
      isLimited(limits)
    )
      marks = true;
    else return null;
  }
  const described = {
    record,
    at,
    taps,
    mana,
    life,
    gone,
    counter,
    marks,
    kinds: fixedClauseKinds(clause),
    hurts: clause.kind !== 'do',
    spendOnly: spendOnlyOf(clause),
    limited: limits !== undefined,
  };
  return { ...described, plain: plainWay(described) };
}

/** Pure memo. */
const together = new WeakMap<readonly ManaAbility[], PlainWay | null>();

/** What the abilities are together, when each of them only taps for as much fixed mana as the others; else null. */
export function plainTogether(abilities: readonly ManaAbility[]): PlainWay | null {
  if (abilities.length === 1) return (abilities[0] as ManaAbility).plain;
  let known = together.get(abilities);
  if (known === undefined) together.set(abilities, (known = joined(abilities)));
  return known;
}

function joined(abilities: readonly ManaAbility[]): PlainWay | null {
  const plain: PlainWay[] = [];
  for (const ability of abilities) if (ability.plain !== null) plain.push(ability.plain);
  if (plain.length < abilities.length) return null;
  const first = plain[0] as PlainWay;
  if (plain.some(({ kinds }) => kinds.length !== first.kinds.length)) return null;
  const kinds = first.kinds.map((_, unit) => plain.reduce((bits, way) => bits | (way.kinds[unit] as number), 0));
  return { ways: plain.flatMap(({ ways }) => ways), kinds, weight: colorWeight(kinds) };
}

function plainWay(ability: Omit<ManaAbility, 'plain'>): PlainWay | null {
  const { record, at, kinds } = ability;
  const bare =
    ability.taps &&
    ability.mana === null &&
    ability.life === 0 &&
    !ability.gone &&
    ability.counter === null &&
    !ability.marks;
  if (!bare || ability.hurts || ability.spendOnly !== null || ability.limited || kinds === null || kinds.length === 0)
    return null;
  // "Add {R}{R} or {G}{G}": what one unit is depends on the others.
  const { mana } = ((record.ability as ActivatedAbility).clause as Extract<Clause, { kind: 'do' }>).action as AddMana;
  return {
    ways: [{ at, record, kinds, hurts: 0, simple: kinds.length === 1 || mana.kind !== 'choice' }],
    kinds,
    weight: colorWeight(kinds),
  };
}

/** "Activate only once each turn." CR 602.5b. */
export function isLimited(limits: Extract<AbilityRecord['ability'], { kind: 'activated' }>['limits']): boolean {
  return limits?.some((limit) => limit.kind === 'timesEachTurn' || limit.kind === 'onlyOnce') === true;
}

/** What the mana of the clause may be spent on; null: anything. */
function spendOnlyOf(clause: Clause): SpendOnly | null {
  if (clause.kind === 'do' && clause.action.kind === 'addMana') return clause.action.spendOnly ?? null;
  if (clause.kind === 'sequence') {
    for (const step of clause.steps) {
      const found = spendOnlyOf(step);
      if (found !== null) return found;
    }
  }
  if (clause.kind === 'whereX' || clause.kind === 'forEach') return spendOnlyOf(clause.clause);
  return null;
}

export function colorWeight(kinds: readonly number[]): number {
  let bits = 0;
  for (const each of kinds) bits |= each;
  let colors = 0;
  for (let i = 0; i < 6; i++) if ((bits & (1 << i)) !== 0) colors++;
  return (bits & 31) === 0 ? 0 : colors * 10;
}
