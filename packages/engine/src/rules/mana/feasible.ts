/** Can this mana pay that? Exactly, by Hall's theorem over sets of kinds of mana. CR 118.3. */
import { ANYTHING, ManaBit, type ManaDemand, pays, settle } from './symbols.ts';

/** How many units of mana there are of each set of kinds: index is the bits a unit can be. */
export interface ManaUnits {
  /** Sets of kinds, and how many units of each. Two lists of the same length. */
  readonly kinds: number[];
  readonly counts: number[];
  total: number;
}

export function noUnits(): ManaUnits {
  return { kinds: [], counts: [], total: 0 };
}

/** Adds units that can each be any one of the kinds. */
export function addUnits(units: ManaUnits, kinds: number, count: number): void {
  if (count === 0) return;
  units.total += count;
  const at = units.kinds.indexOf(kinds);
  if (at >= 0) units.counts[at] = (units.counts[at] as number) + count;
  else {
    units.kinds.push(kinds);
    units.counts.push(count);
  }
}

/** Whether the units can pay the pips and the generic mana, each unit used once. */
export function feasible(units: ManaUnits, pips: readonly number[], generic: number): boolean {
  if (pips.length + generic > units.total) return false;
  const count = pips.length;
  const restricted = generic > 0 && units.kinds.some((kinds) => (kinds & ManaBit.NotGeneric) !== 0);
  if (restricted && !genericFeasible(units, pips, generic)) return false;
  if (count === 0) return true;
  // CR 107.4: units that pay for generic mana only do not help here; their bit meets no pip.
  // Unions of distinct pips are all that has to be looked at.
  const distinct: number[] = [];
  for (let i = 0; i < count; i++) if (!distinct.includes(pips[i] as number)) distinct.push(pips[i] as number);
  if (distinct.length === 1) return meeting(units, pips[0] as number) >= count;
  const subsets = 1 << distinct.length;
  for (let subset = 1; subset < subsets; subset++) {
    let set = 0;
    for (let i = 0; i < distinct.length; i++) if ((subset & (1 << i)) !== 0) set |= distinct[i] as number;
    let demanded = 0;
    for (let i = 0; i < count; i++) if (((pips[i] as number) & ~set) === 0) demanded++;
    if (meeting(units, set) < demanded) return false;
  }
  return true;
}

/** The same where some of the units can't pay for generic mana: a set of pips and all generic mana together. CR 106.6. */
function genericFeasible(units: ManaUnits, pips: readonly number[], generic: number): boolean {
  const distinct = [...new Set(pips)];
  for (let subset = 0; subset < 1 << distinct.length; subset++) {
    const set = distinct.reduce((bits, pip, i) => ((subset & (1 << i)) !== 0 ? bits | pip : bits), 0);
    const demanded = pips.filter((pip) => (pip & ~set) === 0).length + generic;
    let able = 0;
    units.kinds.forEach((kinds, i) => {
      if ((kinds & ManaBit.NotGeneric) === 0 || (kinds & set) !== 0) able += units.counts[i] as number;
    });
    if (able < demanded) return false;
  }
  return true;
}

function meeting(units: ManaUnits, set: number): number {
  let sum = 0;
  const { kinds, counts } = units;
  for (let i = 0; i < kinds.length; i++) if (((kinds[i] as number) & set) !== 0) sum += counts[i] as number;
  return sum;
}

/** Whether the units, and as much life as may be paid, can pay the demand. Tries the ways of its many-way symbols. */
export function demandFeasible(units: ManaUnits, demand: ManaDemand, lifeToPay: number): boolean {
  return waysToSettle(units, demand, lifeToPay) !== -1;
}

/**
 * Which many-way symbols to pay the other way, as bits, preferring mana; -1 when there is no way.
 * Ways are tried with the fewest alternatives first.
 */
export function waysToSettle(units: ManaUnits, demand: ManaDemand, lifeToPay: number): number {
  const { choices } = demand;
  if (choices.length === 0) return feasible(units, demand.pips, demand.generic) ? 0 : -1;
  let best = -1;
  let bestCount = Number.MAX_SAFE_INTEGER;
  for (let way = 0; way < 1 << choices.length; way++) {
    let others = 0;
    for (let i = 0; i < choices.length; i++) if ((way & (1 << i)) !== 0) others++;
    if (others >= bestCount) continue;
    const settled = settle(demand, (index) => (way & (1 << index)) !== 0);
    if (settled.life > lifeToPay || !feasible(units, settled.demand.pips, settled.demand.generic)) continue;
    best = way;
    bestCount = others;
  }
  return best;
}

/** One unit of mana at hand, with where it comes from and how little it is missed. */
export interface Unit {
  readonly kinds: number;
  readonly from: number;
  readonly weight: number;
}

/**
 * Which units to spend, and on which pip: as little weight as possible. Greedy over a transversal matroid, so exact.
 * Gives for each demand (pips first, then generic) the index of its unit; null when it cannot be paid.
 */
export function assign(units: readonly Unit[], pips: readonly number[], generic: number): readonly number[] | null {
  const demands = pips.slice();
  for (let i = 0; i < generic; i++) demands.push(ANYTHING);
  const order = byWeight(units);
  const unitOf: number[] = demands.map(() => -1);
  let matched = 0;
  for (const unit of order) {
    if (matched === demands.length) break;
    if (
      augment(
        units,
        demands,
        unitOf,
        unit,
        demands.map(() => false),
      )
    )
      matched++;
  }
  return matched === demands.length ? unitOf : null;
}

/** The indices of the units, the lightest first. Most lists are in order already. */
function byWeight(units: readonly Unit[]): readonly number[] {
  const order: number[] = [];
  let sorted = true;
  for (let i = 0; i < units.length; i++) {
    order.push(i);
    if (i > 0 && (units[i] as Unit).weight < (units[i - 1] as Unit).weight) sorted = false;
  }
  return sorted ? order : order.sort((a, b) => (units[a] as Unit).weight - (units[b] as Unit).weight || a - b);
}

function augment(
  units: readonly Unit[],
  demands: readonly number[],
  unitOf: number[],
  unit: number,
  seen: boolean[],
): boolean {
  const { kinds } = units[unit] as Unit;
  for (let i = 0; i < demands.length; i++) {
    if (seen[i] === true || !pays(kinds, demands[i] as number)) continue;
    seen[i] = true;
    const holder = unitOf[i] as number;
    if (holder === -1 || augment(units, demands, unitOf, holder, seen)) {
      unitOf[i] = unit;
      return true;
    }
  }
  return false;
}
