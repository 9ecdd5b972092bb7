/** Where a player's mana can come from now: the pool, and mana abilities that cost little. CR 106.3, 605. */
import type { AddMana, Clause, ManaSymbols } from '@kitchen-table/language';
import { characteristics, derived } from '../../questions/characteristics.ts';
import { cannotActivate } from '../../questions/rules-in-force.ts';
import { isSummoningSick } from '../../questions/summoning-sickness.ts';
import {
  type AbilityRecord,
  type Characteristics,
  Interest,
  SupertypeBit,
  TypeBit,
} from '../../vocabulary/characteristics.ts';
import type { Watcher } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects.ts';
import type { Player } from '../../vocabulary/players.ts';
import { contextOf } from '../bindings.ts';
import { withinLimits } from '../activation-limits.ts';
import { addUnits, type ManaUnits, noUnits } from './feasible.ts';
import { timesProduced } from './multiplied-mana.ts';
import { clauseKinds, fixedClauseKinds } from './outputs.ts';
import { ManaBit } from './symbols.ts';
import { triggeredKinds } from './triggered-mana.ts';

/** What the mana would be spent on, for mana that may be spent on some things only. CR 106.6. */
export interface Spending {
  readonly player: PlayerId;
  /** The spell to be cast, or the object whose ability is activated; NO_OBJECT for other payments. */
  readonly object: ObjectId;
  readonly activating: boolean;
}

type SpendOnly = NonNullable<AddMana['spendOnly']>;

/** A mana ability that automatic payment may use. */
interface ManaAbility {
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

interface PlainWay {
  readonly ways: ManaSource['ways'];
  readonly kinds: readonly number[];
  /** For permanents that are no creatures. */
  readonly weight: number;
}

/** A permanent (or card) that can add mana now, once. */
export interface ManaSource {
  readonly object: ObjectId;
  /** Ways, best first: all give the same number of units. */
  readonly ways: readonly {
    readonly at: number;
    readonly record: AbilityRecord;
    readonly kinds: readonly number[];
    readonly hurts: number;
    readonly simple: boolean;
    /** How many of the kinds are its own, when triggered abilities add the rest; absent: all. */
    readonly own?: number;
  }[];
  /** What each unit can be, over all ways. */
  readonly kinds: readonly number[];
  /** How much it is missed when used: the higher, the later it is used. */
  readonly weight: number;
  /** The mana that it takes to use it: filter lands and the like. */
  readonly mana: ManaSymbols | null;
  readonly life: number;
}

const memo = new WeakMap<readonly AbilityRecord[], readonly ManaAbility[]>();

/** The mana abilities among these that automatic payment may use. */
function manaAbilities(abilities: readonly AbilityRecord[]): readonly ManaAbility[] {
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

function describe(record: AbilityRecord, at: number): ManaAbility | null {
  if (record.ability.kind !== 'activated') return null;
  if (record.ability.limits?.some(({ kind }) => kind === 'onlyAsInstant') === true) return null; // CR 602.5e
  let taps = false;
  let mana: ManaSymbols | null = null;
  let life = 0;
  let gone = false;
  let counter: string | null = null;
  let marks = false;
  for (const part of record.ability.cost) {
    if (part.kind === 'tapCost') taps = true;
    else if (part.kind === 'manaCost') {
      if (part.symbols.includes('X')) return null;
      mana = part.symbols;
    } else if (part.kind === 'lifeCost' && typeof part.amount === 'number') life += part.amount;
    else if (
      part.kind === 'actionCost' &&
      (part.action.kind === 'sacrifice' || part.action.kind === 'exile') &&
      part.action.object.kind === 'self' &&
      !('from' in part.action && part.action.from !== undefined)
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
      isLimited(record.ability.limits)
    )
      marks = true;
    else return null;
  }
  if (!taps && !gone && !marks && counter === null && mana === null && life === 0) return null; // free mana without end: by hand only
  const { clause } = record.ability;
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
    limited: record.ability.limits !== undefined,
  };
  return { ...described, plain: plainWay(described) };
}

/** "Add {R}{R} or {G}{G}": what one unit is depends on the others. */
function isChoiceOfSets(record: AbilityRecord, kinds: readonly number[]): boolean {
  if (kinds.length < 2 || record.ability.kind !== 'activated') return false;
  const { clause } = record.ability;
  return clause.kind !== 'do' || (clause.action.kind === 'addMana' && clause.action.mana.kind === 'choice');
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
  return {
    ways: [{ at, record, kinds, hurts: 0, simple: !isChoiceOfSets(record, kinds) }],
    kinds,
    weight: colorWeight(kinds),
  };
}

/** "Activate only once each turn." CR 602.5b. */
function isLimited(limits: Extract<AbilityRecord['ability'], { kind: 'activated' }>['limits']): boolean {
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
  if (clause.kind === 'whereX') return spendOnlyOf(clause.clause);
  return null;
}

/** Whether mana that may be spent on some things only may be spent on this one. CR 106.6. */
export type MaySpend = (game: Game, spendOnly: NonNullable<AddMana['spendOnly']>, spending: Spending) => boolean;

/** Every source of mana that the player could use now. */
export function manaSources(
  game: Game,
  player: PlayerId,
  except: ObjectId,
  spending: Spending | null,
  maySpend: MaySpend,
): ManaSource[] {
  const sources: ManaSource[] = [];
  const { battlefield } = game;
  const { watchers, rules } = game.derived ?? derived(game);
  const watching = watchers.tapForMana;
  const plain = watching === undefined && rules.manaProduced === undefined;
  for (let i = 0; i < battlefield.length; i++) {
    const id = battlefield[i] as ObjectId;
    const now = characteristics(game, id);
    if ((now.interest & Interest.Mana) === 0 || now.controller !== player || id === except) continue;
    const abilities = manaAbilities(now.abilities);
    if (abilities.length === 0) continue;
    const source = sourceOf(game, player, id, now, abilities, spending, maySpend);
    if (source !== null) sources.push(plain ? source : withMore(game, player, source, watching ?? NOBODY));
  }
  return sources;
}

const NOBODY: readonly Watcher[] = [];

/** The source with the mana that comes besides when it is tapped for mana. CR 106.12b, 605.4a. */
function withMore(game: Game, player: PlayerId, source: ManaSource, watching: readonly Watcher[]): ManaSource {
  const taps = source.ways.every(
    ({ record }) => record.ability.kind === 'activated' && record.ability.cost.some(({ kind }) => kind === 'tapCost'),
  );
  if (!taps) return source;
  const times = timesProduced(game, player, source.object, produced(source.kinds));
  const more = [
    ...(times > 1 && source.kinds.every(isOneKind)
      ? Array(times - 1)
          .fill(source.kinds)
          .flat()
      : []),
    ...triggeredKinds(game, player, source.object, source.kinds, watching),
  ];
  if (more.length === 0)
    return times === 1 ? source : { ...source, ways: source.ways.map((way) => ({ ...way, simple: false })) };
  return {
    ...source,
    kinds: [...source.kinds, ...more],
    ways: source.ways.map((way) => ({ ...way, kinds: [...way.kinds, ...more], simple: false, own: way.kinds.length })),
  };
}

/** How much of each kind, where each unit is of the first kind that it can be. */
function produced(kinds: readonly number[]): readonly number[] {
  const amounts = [0, 0, 0, 0, 0, 0];
  for (const bits of kinds) {
    const kind = 31 - Math.clz32(bits & -bits & 63);
    if (kind >= 0) amounts[kind] = (amounts[kind] ?? 0) + 1;
  }
  return amounts;
}

function isOneKind(bits: number): boolean {
  return (bits & 63) !== 0 && (bits & (bits - 1) & 63) === 0;
}

function sourceOf(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  now: Characteristics,
  abilities: readonly ManaAbility[],
  spending: Spending | null,
  maySpend: MaySpend,
): ManaSource | null {
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.PhasedOut) !== 0) return null;
  const only = abilities.length === 1 ? (abilities[0] as ManaAbility) : null;
  if (only !== null && only.plain !== null) return plainSource(game, player, object, now, only, only.plain);
  const tapped = (object.status & StatusBit.Tapped) !== 0;
  if (tapped && abilities.every((ability) => ability.taps)) return null;
  const sick = (now.types & TypeBit.Creature) !== 0 && isSummoningSick(game, id);
  let ways: ManaSource['ways'][number][] = [];
  let chosen: ManaAbility | null = null;
  for (const ability of abilities) {
    if (ability.taps && (tapped || sick)) continue;
    if (ability.life > (game.players[player] as Player).life) continue;
    if (ability.counter !== null && (object.counters[ability.counter] ?? 0) < 1) continue;
    if (ability.spendOnly !== null && (spending === null || !maySpend(game, ability.spendOnly, spending))) continue;
    if (ability.limited && !withinLimits(game, player, id, ability.record)) continue;
    if (cannotActivate(game, player, id, ability.record) !== null) continue;
    const kinds =
      ability.kinds ??
      (ability.record.ability.kind === 'activated'
        ? clauseKinds(game, ability.record.ability.clause, contextOf(id, player))
        : []);
    if (kinds.length === 0) continue;
    const way = {
      at: ability.at,
      record: ability.record,
      kinds,
      hurts: (ability.hurts ? 1 : 0) + ability.life,
      simple:
        ability.taps &&
        ability.mana === null &&
        ability.life === 0 &&
        !ability.gone &&
        ability.counter === null &&
        !ability.marks &&
        !ability.hurts &&
        ability.spendOnly === null &&
        !isChoiceOfSets(ability.record, kinds),
    };
    if (chosen === null || betterWay(ability, kinds.length, chosen, (ways[0] as (typeof ways)[number]).kinds.length)) {
      chosen = ability;
      ways = [way];
    } else if (kinds.length === (ways[0] as (typeof ways)[number]).kinds.length && sameCost(ability, chosen))
      ways.push(way);
  }
  if (chosen === null) return null;
  ways.sort((a, b) => a.hurts - b.hurts);
  const first = ways[0] as (typeof ways)[number];
  const snow = (now.supertypes & SupertypeBit.Snow) !== 0 ? ManaBit.Snow : 0;
  let kinds = first.kinds;
  if (ways.length > 1 || snow !== 0)
    kinds = first.kinds.map((_, index) => ways.reduce((bits, way) => bits | (way.kinds[index] as number), snow));
  return {
    object: id,
    ways,
    kinds,
    weight: weightOf(now, chosen, kinds, first.hurts),
    mana: chosen.mana,
    life: chosen.life,
  };
}

/** The one ability of most lands: tapping adds fixed mana. */
function plainSource(
  game: Game,
  player: PlayerId,
  object: GameObject,
  now: Characteristics,
  ability: ManaAbility,
  plain: PlainWay,
): ManaSource | null {
  if ((object.status & StatusBit.Tapped) !== 0) return null;
  const creature = (now.types & TypeBit.Creature) !== 0;
  if (
    (creature && isSummoningSick(game, object.id)) ||
    cannotActivate(game, player, object.id, ability.record) !== null
  )
    return null;
  const kinds =
    (now.supertypes & SupertypeBit.Snow) !== 0 ? plain.kinds.map((bits) => bits | ManaBit.Snow) : plain.kinds;
  const weight = creature || kinds !== plain.kinds ? weightOf(now, ability, kinds, 0) : plain.weight;
  return { object: object.id, ways: plain.ways, kinds, weight, mana: null, life: 0 };
}

function sameCost(a: ManaAbility, b: ManaAbility): boolean {
  return (
    a.taps === b.taps &&
    a.mana === null &&
    b.mana === null &&
    a.gone === b.gone &&
    a.marks === b.marks &&
    a.counter === b.counter
  );
}

/** A way without mana in its cost beats one with it; then the one that adds more. */
function betterWay(ability: ManaAbility, units: number, than: ManaAbility, thanUnits: number): boolean {
  if ((ability.mana === null) !== (than.mana === null)) return ability.mana === null;
  if (ability.gone !== than.gone) return than.gone;
  return units > thanUnits;
}

/** Colorless and single-color lands first; creatures later; what hurts or is used up last. */
function weightOf(now: Characteristics, ability: ManaAbility, kinds: readonly number[], hurts: number): number {
  let weight = colorWeight(kinds);
  if ((now.types & TypeBit.Creature) !== 0) weight += 15;
  if (ability.counter !== null) weight += 100;
  if (ability.marks) weight += 80;
  if (ability.gone) weight += 200;
  if (ability.mana !== null) weight += 30;
  if (ability.spendOnly !== null) weight -= 12;
  return weight + hurts * 40;
}

function colorWeight(kinds: readonly number[]): number {
  let bits = 0;
  for (const each of kinds) bits |= each;
  let colors = 0;
  for (let i = 0; i < 6; i++) if ((bits & (1 << i)) !== 0) colors++;
  return (bits & 31) === 0 ? 0 : colors * 10;
}

/** The units that a player has at hand, with those that take mana to make left out. */
export interface Available {
  readonly units: ManaUnits;
  /** Sources that take mana to use, to be tried when the rest does not do. */
  readonly filters: readonly ManaSource[];
  readonly sources: readonly ManaSource[];
}

/** All the mana that the player could have now without asking anybody: pool and sources. */
export function manaAvailable(
  game: Game,
  player: PlayerId,
  except: ObjectId,
  spending: Spending | null,
  maySpend: MaySpend,
): Available {
  const units = noUnits();
  const { pool } = game.players[player] as Player;
  for (let i = 0; i < 6; i++) addUnits(units, 1 << i, pool.amounts[i] as number);
  for (const mana of pool.special) {
    const spendOnly = mana.spendOnly as NonNullable<AddMana['spendOnly']> | null;
    if (spendOnly !== null && (spending === null || !maySpend(game, spendOnly, spending))) continue;
    addUnits(units, (1 << mana.kind) | (mana.snow ? ManaBit.Snow : 0), 1);
  }
  const sources = manaSources(game, player, except, spending, maySpend);
  const filters: ManaSource[] = [];
  for (const source of sources) {
    if (source.mana !== null) filters.push(source);
    else for (let i = 0; i < source.kinds.length; i++) addUnits(units, source.kinds[i] as number, 1);
  }
  return { units, filters, sources };
}
