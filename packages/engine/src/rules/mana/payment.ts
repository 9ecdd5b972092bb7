/** Paying mana: whether it can be paid, and paying it with as little waste as possible. CR 118.3, 601.2g-h, 605.3a. */
import type { AddMana, ManaSymbols } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { inKindsAsked } from './kind-of-the-first.ts';
import { addUnits, assign, demandFeasible, type ManaUnits, type Unit, waysToSettle } from './feasible.ts';
import { noteSpent } from './expending.ts';
import { inOtherUses } from './other-uses.ts';
import { type PoolUnit, spendFromPool } from './pool.ts';
import type { ManaWay } from './automatic-abilities.ts';
import { type Available, manaAvailable, type ManaSource, type Spending } from './sources.ts';
import { maySpend } from './spend-only.ts';
import { demandOf, ManaBit, type ManaDemand, NOTHING, notGeneric, settle } from './symbols.ts';
import { triggersOnMana, watchesActivation } from './triggered-mana.ts';
import { ANY_KIND } from './wanted.ts';

/** Other things that pay for mana: creatures tapped for convoke, cards exiled for delve. CR 702.51, 702.66. */
export interface Helper {
  readonly object: ObjectId;
  readonly kinds: number;
  readonly event: GameEvent;
  /** What it is called besides: it convokes the spell. CR 702.51c. */
  readonly told?: GameEvent;
}

/** What a payment of mana is for, and what may help. */
export interface Payment {
  readonly player: PlayerId;
  readonly demand: ManaDemand;
  readonly spending: Spending | null;
  /** An object whose mana abilities may not be used: it is tapped or sacrificed for the same cost. */
  readonly except: ObjectId;
  readonly helpers: readonly Helper[];
  /** The life that may be spent on Phyrexian symbols. */
  readonly life: number;
}

/** What was spent. */
export interface Spent {
  readonly colors: number;
  readonly amount: number;
  /** How much life is still to be paid for Phyrexian symbols. CR 107.4f. */
  readonly life: number;
  /** How much of each kind (WUBRGC) and of snow mana; only where a card of the game asks. */
  readonly kinds?: readonly number[];
  /** The source of each mana; likewise. CR 106.3. */
  readonly sources?: readonly ObjectId[];
}

/** Whether the player could pay now, by mana in the pool, mana abilities and helpers. */
export function canPayMana(game: Game, payment: Payment, known: Available | null = null): boolean {
  const available = known ?? manaAvailable(game, payment.player, payment.except, payment.spending, maySpend);
  return planned(available, payment) !== null;
}

/** What is at hand, as it is used for the payment, and the number of filters that it takes; null: it can't be paid. */
function planned(
  available: Available,
  payment: Payment,
): { readonly available: Available; readonly filters: number } | null {
  const filters = planFilters(available, payment);
  if (filters !== null) return { available, filters };
  for (const settled of inKindsAsked(available, payment.demand)) {
    const used = planFilters(settled, payment);
    if (used !== null) return { available: settled, filters: used };
  }
  for (const changed of inOtherUses(available)) {
    const used = planFilters(changed, payment);
    if (used !== null) return { available: changed, filters: used };
  }
  return null;
}

/** The units with the helpers, and with the first so many filters used (their output counts, their cost is owed). */
function withFilters(
  available: Available,
  { helpers, demand }: Pick<Payment, 'helpers' | 'demand'>,
  filters: number,
): { units: ManaUnits; demand: ManaDemand } {
  if (filters === 0 && helpers.length === 0) return { units: available.units, demand };
  const units = withOutputs(available, filters);
  for (const helper of helpers) addUnits(units, helper.kinds, 1);
  return { units, demand: withCosts(available, demand, filters) };
}

/** The units at hand, and what the first so many filters add. */
function withOutputs({ units, filters }: Available, used: number): ManaUnits {
  const all = { kinds: units.kinds.slice(), counts: units.counts.slice(), total: units.total };
  for (const { kinds } of filters.slice(0, used)) for (const unit of kinds) addUnits(all, unit, 1);
  return all;
}

/** The demand, and what it takes to use the first so many filters. */
function withCosts({ filters }: Available, demand: ManaDemand, used: number): ManaDemand {
  return filters.slice(0, used).reduce(({ generic, pips, choices, x }, { mana }) => {
    const cost = demandOf(mana as ManaSymbols);
    return {
      generic: generic + cost.generic,
      pips: [...pips, ...cost.pips],
      choices: [...choices, ...cost.choices],
      x,
    };
  }, demand);
}

/** The least number of filters with which the payment succeeds; null when none does. */
function planFilters(available: Available, payment: Payment): number | null {
  for (let filters = 0; filters <= available.filters.length; filters++) {
    if (filters > 0 && !canStart(available, filters)) return null;
    const { units, demand } = withFilters(available, payment, filters);
    if (demandFeasible(units, demand, payment.life)) return filters;
  }
  return null;
}

/** Whether the last of so many filters can be used before its own mana is there: with other mana, or that of filters before. */
function canStart(available: Available, filters: number): boolean {
  return demandFeasible(withOutputs(available, filters - 1), withCosts(available, NOTHING, filters), 0);
}

interface Origin {
  readonly source: ManaSource | null;
  readonly index: number;
  readonly pool: PoolUnit | null;
  readonly helper: Helper | null;
}

/**
 * Pays the mana: pool first, then what is missed least; activates mana abilities and spends. Null, and nothing has
 * happened, when it cannot be paid. `missed` says how much each kind of mana is wanted for other cards.
 */
export function payMana(game: Game, payment: Payment, missed: readonly number[] = []): Spent | null {
  const { player } = payment;
  const found = planned(manaAvailable(game, player, payment.except, payment.spending, maySpend), payment);
  if (found === null) return null;
  const { available, filters } = found;
  const { units: counted, demand } = withFilters(available, payment, filters);
  const way = waysToSettle(counted, demand, payment.life);
  const settled = settle(demand, (index) => (way & (1 << index)) !== 0);
  const units: Unit[] = [];
  const origins: Origin[] = [];
  const add = (kinds: number, weight: number, origin: Origin): void => {
    units.push({ kinds, from: origins.length, weight });
    origins.push(origin);
  };
  poolUnits(game, payment, (kinds, pool) => add(kinds, -1000, { source: null, index: 0, pool, helper: null }));
  for (const source of available.sources) {
    if (source.mana !== null && available.filters.indexOf(source) >= filters) continue;
    const wanted = source.kinds.reduce((sum, kinds) => sum + wantedOf(kinds, missed), 0) / source.kinds.length;
    // A source that makes more than is needed wastes mana: later. A filter in the plan must be used: first.
    const size = settled.demand.generic + settled.demand.pips.length;
    const waste = Math.max(0, source.kinds.length - size) * 25;
    // What is about to act is rather not tapped for its own ability: an animated land is to attack.
    const itself =
      payment.spending !== null && payment.spending.activating && payment.spending.object === source.object ? 60 : 0;
    const bonus = source.mana !== null ? -900 : source.kinds.length > 1 && source.kinds.length <= size ? -20 : 0;
    source.kinds.forEach((kinds, index) =>
      add(kinds, source.weight + wanted + waste + bonus + itself, { source, index, pool: null, helper: null }),
    );
  }
  for (const helper of payment.helpers) add(helper.kinds, 500, { source: null, index: 0, pool: null, helper });
  const plan = assign(units, settled.demand.pips, settled.demand.generic) as readonly number[];
  const sources = mentions(game, 'mana from') ? sourcesOf(game, player, plan, origins) : null;
  if (!carryOut(game, payment, plan, units, origins, settled.demand.pips)) return null;
  let colors = 0;
  plan.forEach((unit, index) => {
    if (origins[unit]?.helper === null) colors |= kindFor((units[unit] as Unit).kinds, settled.demand.pips[index]) & 31;
  });
  const owedByFilters =
    settled.demand.generic + settled.demand.pips.length - (payment.demand.generic + payment.demand.pips.length);
  const helped = plan.filter((unit) => origins[unit]?.helper !== null).length;
  if (payment.spending !== null && !payment.spending.activating && payment.spending.object !== NO_OBJECT)
    noteSpent(game, player, plan.length - helped);
  const spent: Spent = {
    ...(sources === null ? {} : { sources }),
    colors,
    amount: plan.length - helped - Math.max(0, filters === 0 ? 0 : owedByFilters),
    life: settled.life,
  };
  if (!mentions(game, 'manaSpent') && !mentions(game, 'mana spent') && !mentions(game, 'snow mana spent')) return spent;
  const kinds = [0, 0, 0, 0, 0, 0, 0];
  plan.forEach((unit, index) => {
    if (origins[unit]?.helper !== null) return;
    const own = (units[unit] as Unit).kinds;
    const at = 31 - Math.clz32(kindFor(own, settled.demand.pips[index]));
    if (at >= 0) kinds[at] = (kinds[at] ?? 0) + 1;
    if ((own & 64) !== 0) kinds[6] = (kinds[6] ?? 0) + 1; // CR 106.3, 107.4h
  });
  return { ...spent, kinds };
}

/** What the mana of a plan comes from: what triggered abilities add is not of the source that was tapped. CR 106.3. */
function sourcesOf(
  game: Game,
  player: PlayerId,
  plan: readonly number[],
  origins: readonly Origin[],
): readonly ObjectId[] {
  const { special } = (game.players[player] as Player).pool;
  const sources: ObjectId[] = [];
  for (const unit of plan) {
    const { source, index, pool } = origins[unit] as Origin;
    const kept = pool === null ? undefined : special[pool.special];
    if (kept !== undefined) sources.push(kept.source);
    else if (source !== null && index < (source.ways[0]?.own ?? source.kinds.length)) sources.push(source.object);
  }
  return sources;
}

/** The one kind (as a bit) that a unit is when it pays for a pip (undefined: generic mana). */
function kindFor(kinds: number, pip: number | undefined): number {
  const usable = pip === undefined || (kinds & pip & 63) === 0 ? kinds & 63 : kinds & pip & 63;
  if (pip === undefined && (usable & 32) !== 0) return 32;
  return usable & -usable;
}

function wantedOf(kinds: number, missed: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < 6; i++) if ((kinds & (1 << i)) !== 0) sum += missed[i] ?? 0;
  return sum;
}

function poolUnits(game: Game, payment: Payment, add: (kinds: number, unit: PoolUnit) => void): void {
  const { pool } = game.players[payment.player] as Player;
  pool.amounts.forEach((amount, kind) => {
    for (let i = 0; i < amount; i++) add(1 << kind, { kind, special: -1 });
  });
  pool.special.forEach((mana, special) => {
    const spendOnly = mana.spendOnly as NonNullable<AddMana['spendOnly']> | null;
    if (spendOnly !== null && !maySpend(game, spendOnly, payment.spending, mana.source)) return;
    add((1 << mana.kind) | (mana.snow ? 64 : 0) | notGeneric(spendOnly), { kind: mana.kind, special });
  });
}

/** Activates the sources of the plan and spends what was planned; false when a source has made other mana. */
function carryOut(
  game: Game,
  { player, spending }: Payment,
  plan: readonly number[],
  units: readonly Unit[],
  origins: readonly Origin[],
  pips: readonly number[],
): boolean {
  const used = new Map<ManaSource, number[]>();
  const fromPool: PoolUnit[] = [];
  const helpers: GameEvent[] = [];
  const told: GameEvent[] = [];
  plan.forEach((unit, index) => {
    const origin = origins[unit] as Origin;
    if (origin.pool !== null) fromPool.push(origin.pool);
    else if (origin.helper !== null) {
      helpers.push(origin.helper.event);
      if (origin.helper.told !== undefined) told.push(origin.helper.told);
    } else if (origin.source !== null) {
      let kinds = used.get(origin.source);
      if (kinds === undefined) used.set(origin.source, (kinds = new Array<number>(origin.source.kinds.length).fill(0)));
      kinds[origin.index] = kindFor((units[unit] as Unit).kinds, pips[index]) || ManaBit.GenericOnly;
    }
  });
  spendFromPool(game, player, fromPool, spending);
  if (helpers.length > 0) perform(game, helpers);
  if (told.length > 0) perform(game, told);
  const taps: GameEvent[] = [];
  const quick = nobodyWatchesMana(game);
  const slow: [ManaSource, number[]][] = [];
  for (const [source, kinds] of used) {
    const isSimple = (way: ManaWay): boolean =>
      way.simple && kinds.every((kind, i) => ((way.kinds[i] as number) & kind) !== 0);
    if (quick && source.ways.some(isSimple)) {
      taps.push({ kind: 'tap', object: source.object, cause: source.object, rule: '605.3b' });
    } else slow.push([source, kinds]);
  }
  // Mana that nothing looks at is spent as soon as it is made: it need not pass through the pool.
  if (taps.length > 0) perform(game, taps);
  // What gives others their abilities may be used up itself: after them.
  slow.sort(
    ([a], [b]) =>
      Number(a.mana !== null) - Number(b.mana !== null) || Number(isGivenByAnother(b)) - Number(isGivenByAnother(a)),
  );
  for (const [source, kinds] of slow) if (!activateFor(game, player, source, kinds, spending)) return false;
  return true;
}

function isGivenByAnother({ object, ways }: ManaSource): boolean {
  return ways.some(({ record: { grantedBy } }) => grantedBy !== NO_OBJECT && grantedBy !== object);
}

/**
 * Activates a source whose mana goes through the pool, and spends the units that were planned. False when it has lost
 * the ability meanwhile or made other mana, which stays in the pool: the payment is taken back then. CR 601.2h.
 */
function activateFor(
  game: Game,
  player: PlayerId,
  source: ManaSource,
  kinds: readonly number[],
  spending: Spending | null,
): boolean {
  const way = source.ways.find((each) =>
    kinds.every((kind, i) => kind === 0 || ((each.kinds[i] as number) & kind) !== 0),
  );
  if (way === undefined || characteristics(game, source.object).abilities[way.at]?.isManaAbility !== true) return false;
  const wanted = kinds.map((kind, i) => {
    if (kind === ManaBit.GenericOnly) return ANY_KIND;
    if (kind !== 0) return 31 - Math.clz32(kind & -kind);
    // Not needed: any kind will do, one of these if it is to be chosen.
    const bits = (way.kinds[i] as number) & 63;
    return bits === 0 ? ANY_KIND : -1 - (31 - Math.clz32(bits & -bits));
  });
  const { amounts, special } = (game.players[player] as Player).pool;
  const before = { amounts: amounts.slice(), special: special.length };
  // A filter's own cost was part of the plan and is already spent.
  const own = way.own === undefined ? wanted : wanted.slice(0, way.own);
  game.rules.activateManaAbility(game, player, source.object, way.at, own, source.mana !== null);
  const spent = spentUnits(game.players[player] as Player, before, kinds, wanted);
  if (spent === null) return false;
  spendFromPool(game, player, spent, spending);
  return true;
}

/** The units that were planned, as they lie in the pool after the ability; null when it has not made them. */
function spentUnits(
  { pool }: Player,
  before: { readonly amounts: readonly number[]; readonly special: number },
  kinds: readonly number[],
  wanted: readonly number[],
): readonly PoolUnit[] | null {
  const spent: PoolUnit[] = [];
  const usedSpecial = new Set<number>();
  const made = pool.amounts.map((amount, kind) => amount - (before.amounts[kind] as number));
  const take = (kind: number): boolean => {
    const special = pool.special.findIndex(
      (mana, index) => index >= before.special && mana.kind === kind && !usedSpecial.has(index),
    );
    if (special >= 0) usedSpecial.add(special);
    else if ((made[kind] as number) < 1) return false;
    else made[kind] = (made[kind] as number) - 1;
    spent.push({ kind, special });
    return true;
  };
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    if (kind !== 0 && kind !== ManaBit.GenericOnly && !take(wanted[i] as number)) return null;
  }
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== ManaBit.GenericOnly) continue;
    // Units that follow the first mostly have its color; of different colors, or chosen ones, whatever was made.
    const first = kindMade(wanted, i);
    if (!(first !== undefined && take(first)) && ![0, 1, 2, 3, 4, 5].some(take)) return null;
  }
  return spent;
}

/** The kind of the unit before that had a choice. */
function kindMade(wanted: readonly number[], at: number): number | undefined {
  const kind = wanted.slice(0, at).findLast((each) => each !== ANY_KIND);
  return kind !== undefined && kind < 0 ? -1 - kind : kind;
}

function nobodyWatchesMana(game: Game): boolean {
  const { rules } = derived(game);
  return (
    triggersOnMana(game).length === 0 &&
    !watchesActivation(game) &&
    rules.replace === undefined &&
    rules.manaProduced === undefined
  );
}
