/** Where a player's mana can come from now: the pool, and mana abilities that cost little. CR 106.3, 605. */
import type { ActivatedAbility, AddMana, ManaSymbols, ManaUse } from '@kitchen-table/language/core';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { manaAbilityCost, someManaAbilityCostsMore } from '../../questions/costs/mana-ability-costs.ts';
import { canPayLife } from '../../questions/costs/payable-life.ts';
import { cannotActivate, isForbidden } from '../../questions/rules-in-force.ts';
import { isSummoningSick } from '../../questions/combat-phase/summoning-sickness.ts';
import {
  type AbilityRecord,
  type Characteristics,
  Interest,
  SupertypeBit,
  TypeBit,
} from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { EMPTY_POOL, type Player } from '../../vocabulary/players/players.ts';
import { contextOf } from '../resolving/bindings.ts';
import { withinLimits } from '../activated-abilities/activation-limits.ts';
import { addUnits, type ManaUnits, noUnits } from './feasible.ts';
import { type Produced, producedInstead } from './produced-instead.ts';
import {
  atCost,
  type ManaAbility,
  manaAbilities,
  plainTogether,
  type ManaWay,
  type PlainWay,
} from './automatic-abilities.ts';
import { clauseKinds } from './outputs.ts';
import { sourceOfUses, type Use, weightOf } from './other-uses.ts';
import { ManaBit, notGeneric } from './symbols.ts';
import { type AddsMore, triggeredKinds, triggersOnMana } from './triggered-mana.ts';

/** What the mana would be spent on, for mana that may be spent on some things only. CR 106.6. */
export interface Spending {
  readonly player: PlayerId;
  /** The spell to be cast, or the object whose ability is activated; NO_OBJECT for other payments. */
  readonly object: ObjectId;
  readonly activating: boolean;
  /** The ability that is activated. */
  readonly ability?: AbilityRecord;
  /** What else is paid for: a special action (CR 116.2), or what an effect asks for (CR 118.12). */
  readonly use?: ManaUse | 'paying';
  /** The symbols of the cost besides those printed: of additional costs, or of what an effect makes a player pay. */
  readonly besides?: readonly string[];
}

/** A permanent (or card) that can add mana now, once. */
export interface ManaSource {
  readonly object: ObjectId;
  /** Ways, best first: all give the same number of units. */
  readonly ways: readonly ManaWay[];
  /** What each unit can be, over all ways. */
  readonly kinds: readonly number[];
  /** How much it is missed when used: the higher, the later it is used. */
  readonly weight: number;
  /** The mana that it takes to use it: filter lands and the like. */
  readonly mana: ManaSymbols | null;
  readonly life: number;
  /** What the same permanent can be used for instead. */
  readonly others?: readonly ManaSource[];
}

/** Whether mana that may be spent on some things only may be spent on this one. CR 106.6. */
export type MaySpend = (
  game: Game,
  spendOnly: NonNullable<AddMana['spendOnly']>,
  spending: Spending | null,
  source: ObjectId,
) => boolean;

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
  const { rules } = game.derived ?? derived(game);
  const triggers = triggersOnMana(game);
  const plain = triggers.length === 0 && rules.manaProduced === undefined;
  for (let i = 0; i < battlefield.length; i++) {
    const id = battlefield[i] as ObjectId;
    const now = characteristics(game, id);
    if ((now.interest & Interest.Mana) === 0 || now.controller !== player || id === except) continue;
    const abilities = manaAbilities(now.abilities);
    if (abilities.length === 0) continue;
    const source = sourceOf(game, player, id, now, abilities, spending, maySpend);
    const whole = plain || source === null ? source : asProducedInAll(game, player, source, triggers);
    if (whole !== null) sources.push(whole);
  }
  return sources;
}

/** The source, and what it can be used for instead, as they produce now. */
function asProducedInAll(
  game: Game,
  player: PlayerId,
  source: ManaSource,
  triggers: readonly AddsMore[],
): ManaSource | null {
  const whole = asProduced(game, player, source, triggers);
  if (whole === null || source.others === undefined) return whole;
  return { ...whole, others: source.others.flatMap((other) => asProduced(game, player, other, triggers) ?? []) };
}

/**
 * The source with what it produces instead, and what comes besides, when it is tapped for mana. CR 106.12b, 605.4a.
 * Null: what it produces is for the player to say.
 */
function asProduced(
  game: Game,
  player: PlayerId,
  source: ManaSource,
  triggers: readonly AddsMore[],
): ManaSource | null {
  const taps = source.ways.every(({ record }) =>
    (record.ability as ActivatedAbility).cost.some(({ kind }) => kind === 'tapCost'),
  );
  if (!taps) return source;
  const { object, kinds } = source;
  const whole = oneOutcome(producedInstead(game, player, object, kinds));
  if (whole !== null && !whole.changed) {
    const more = [...whole.units.slice(kinds.length), ...triggeredKinds(game, player, object, kinds, triggers)];
    return {
      ...source,
      kinds: [...kinds, ...more],
      ways: source.ways.map((way) => ({ ...way, kinds: [...way.kinds, ...more], own: way.kinds.length })),
    };
  }
  const snow = (kinds[0] as number) & ManaBit.Snow;
  const ways: ManaWay[] = [];
  for (const way of source.ways) {
    const made = oneOutcome(producedInstead(game, player, object, way.kinds));
    if (made === null || (ways.length > 0 && ways[0]?.own !== made.units.length)) continue;
    const more = triggeredKinds(game, player, object, made.units, triggers);
    ways.push({ ...way, kinds: [...made.units, ...more], own: made.units.length, simple: false });
  }
  const [first, ...others] = ways;
  if (first === undefined) return null;
  const units = first.kinds.map((bits, index) => others.reduce((all, way) => all | (way.kinds[index] ?? 0), bits));
  return { ...source, ways, kinds: units.map((bits) => bits | snow) };
}

/** What comes out, if that does not depend on the order of the effects: a unit by itself may be any of theirs. */
function oneOutcome(outcomes: readonly Produced[]): Produced | null {
  const [first] = outcomes as readonly [Produced];
  if (outcomes.length === 1) return first;
  if (!outcomes.every(({ units, changed }) => units.length === 1 && changed)) return null;
  return { units: [outcomes.reduce((bits, { units }) => bits | (units[0] as number), 0)], changed: true };
}

/** Whether the ability needs it to be sacrificed, and it can't be. CR 605.3b, 701.17. */
function cannotBeSacrificed(game: Game, player: PlayerId, id: ObjectId, { record }: ManaAbility): boolean {
  const { cost } = record.ability as ActivatedAbility;
  if (!cost.some((part) => part.kind === 'actionCost' && part.action.kind === 'sacrifice')) return false;
  return isForbidden(game, { kind: 'sacrifice', player, object: objectEntity(id), use: 'mana ability' }) !== null;
}

function sourceOf(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  now: Characteristics,
  said: readonly ManaAbility[],
  spending: Spending | null,
  maySpend: MaySpend,
): ManaSource | null {
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.PhasedOut) !== 0) return null;
  const abilities = atCostsNow(game, player, id, said);
  if (abilities.length === 0) return null;
  const plain = plainTogether(abilities);
  if (plain !== null) return plainSource(game, player, object, now, abilities[0] as ManaAbility, plain);
  const tapped = (object.status & StatusBit.Tapped) !== 0;
  const sick = isSummoningSick(game, id);
  const uses: Use[] = [];
  for (const ability of abilities) {
    if (ability.taps && (tapped || sick)) continue;
    if (!canPayLife(game, player, ability.life, 'mana ability')) continue;
    if (ability.gone && cannotBeSacrificed(game, player, id, ability)) continue;
    if (ability.counter !== null && (object.counters[ability.counter] ?? 0) < 1) continue;
    if (ability.spendOnly !== null && !maySpend(game, ability.spendOnly, spending, id)) continue;
    if (ability.limited && !withinLimits(game, player, id, ability.record)) continue;
    if (cannotActivate(game, player, id, ability.record) !== null) continue;
    const made =
      ability.kinds ?? clauseKinds(game, (ability.record.ability as ActivatedAbility).clause, contextOf(id, player));
    const restricted = notGeneric(ability.spendOnly);
    const kinds = restricted === 0 ? made : made.map((bits) => bits | restricted);
    if (kinds.length === 0) continue;
    const hurts = (ability.hurts ? 1 : 0) + ability.life;
    const way = ability.plain?.ways[0] ?? { at: ability.at, record: ability.record, kinds, hurts, simple: false };
    uses.push({ ability, way });
  }
  return sourceOfUses(id, now, uses);
}

/** The abilities with what they cost now. CR 601.2f, 602.2b. */
function atCostsNow(game: Game, player: PlayerId, id: ObjectId, said: readonly ManaAbility[]): readonly ManaAbility[] {
  if (!someManaAbilityCostsMore(game)) return said;
  return said.flatMap((ability) => atCost(ability, manaAbilityCost(game, player, id, ability.record)) ?? []);
}

/** Most lands: tapping adds fixed mana, of one kind or of several. What forbids the first ability forbids all. */
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
  if (pool !== EMPTY_POOL) for (let i = 0; i < 6; i++) addUnits(units, 1 << i, pool.amounts[i] as number);
  for (const mana of pool.special) {
    const spendOnly = mana.spendOnly as NonNullable<AddMana['spendOnly']> | null;
    if (spendOnly !== null && !maySpend(game, spendOnly, spending, mana.source)) continue;
    addUnits(units, (1 << mana.kind) | (mana.snow ? ManaBit.Snow : 0) | notGeneric(spendOnly), 1);
  }
  const sources = manaSources(game, player, except, spending, maySpend);
  let filters: ManaSource[] | null = null;
  for (const source of sources) {
    if (source.mana !== null) (filters ??= []).push(source);
    else for (let i = 0; i < source.kinds.length; i++) addUnits(units, source.kinds[i] as number, 1);
  }
  return { units, filters: filters ?? NO_FILTERS, sources };
}
const NO_FILTERS: readonly ManaSource[] = [];
