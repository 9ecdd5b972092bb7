/** What several things must be to one another to be chosen together: a total, different names, the same controller. CR 601.2c, 608.2d. */
import type { Noun, Quality } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { EVERY_CREATURE_TYPE, isCreatureType, isLandType } from '../../vocabulary/objects/subtypes.ts';
import { PERMANENT_TYPES } from '../../vocabulary/objects/type-bits.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { compare } from '../comparisons.ts';
import { evaluate, statOf } from '../reading.ts';

/** A quality of several things taken together. */
export type Wish = Extract<Quality, { kind: 'totalStat' | 'different' }>;

const NONE: readonly Wish[] = [];
const memo = new WeakMap<object, readonly Wish[]>();

/** What those chosen for a noun must be together; none for most. */
export function wishesOf(noun: Noun): readonly Wish[] {
  if (noun.kind !== 'select' || noun.filter.qualities === undefined) return NONE;
  let wishes = memo.get(noun.filter);
  if (wishes === undefined) {
    const found = noun.filter.qualities.filter(
      (quality): quality is Wish => quality.kind === 'totalStat' || quality.kind === 'different',
    );
    memo.set(noun.filter, (wishes = found.length === 0 ? NONE : found));
  }
  return wishes;
}

/** Whether these may be chosen together. */
export function goTogether(game: Game, wishes: readonly Wish[], chosen: readonly Entity[], context: Context): boolean {
  return wishes.every((wish) => {
    if (wish.kind === 'different')
      return wish.not === true ? areAlike(game, wish, chosen) : areApart(game, wish, chosen);
    let total = 0;
    for (const entity of chosen) total += statOf(game, entity, wish.stat);
    return compare(total, wish.comparison, evaluate(game, wish.to, context));
  });
}

/** Those that may be chosen besides the ones chosen, so that there are as many as must be in the end. */
export function mayJoin(
  game: Game,
  wishes: readonly Wish[],
  chosen: readonly Entity[],
  from: readonly Entity[],
  least: number,
  context: Context,
): Entity[] {
  return from.filter(
    (entity) => !chosen.includes(entity) && canBeEnough(game, wishes, [...chosen, entity], from, least, context),
  );
}

function canBeEnough(
  game: Game,
  wishes: readonly Wish[],
  chosen: readonly Entity[],
  from: readonly Entity[],
  least: number,
  context: Context,
): boolean {
  if (!goTogether(game, wishes, chosen, context)) return false;
  return (
    chosen.length >= least ||
    from.some(
      (entity) => !chosen.includes(entity) && canBeEnough(game, wishes, [...chosen, entity], from, least, context),
    )
  );
}

/** What is compared of each: one value, or several of which none, or one, may be common. */
function valuesOf(game: Game, what: Extract<Wish, { kind: 'different' }>['what'], entity: Entity): readonly unknown[] {
  if (isPlayerEntity(entity)) return [];
  const now = characteristics(game, entity as number as ObjectId);
  switch (what) {
    case 'names':
      return now.name === '' ? [] : [now.name]; // CR 201.2b: what has no name has none that differs.
    case 'powers':
      return Number.isNaN(now.power) ? [] : [now.power];
    case 'toughnesses':
      return Number.isNaN(now.toughness) ? [] : [now.toughness];
    case 'permanent types':
      return bitsOf(now.types & PERMANENT_TYPES);
    case 'mana values':
      return [now.manaValue];
    case 'controllers':
      return [now.controller];
    case 'card types':
      return bitsOf(now.types);
    case 'colors':
      return bitsOf(now.colors);
    case 'creature types':
      return now.subtypes.filter((type) => type === EVERY_CREATURE_TYPE || isCreatureType(type));
    case 'land types':
      return now.subtypes.filter(isLandType);
    default:
      return unreachable(what);
  }
}

function bitsOf(bits: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; bits >> i !== 0; i++) if (((bits >> i) & 1) === 1) found.push(i);
  return found;
}

/** CR 201.2b and the like: no two have it in common. */
function areApart(game: Game, wish: Extract<Wish, { kind: 'different' }>, chosen: readonly Entity[]): boolean {
  const seen = new Set<unknown>();
  for (const entity of chosen) {
    const values = valuesOf(game, wish.what, entity);
    if (values.length === 0 && wish.what !== 'colors') return false;
    if (seen.has(EVERY_CREATURE_TYPE) || (values.includes(EVERY_CREATURE_TYPE) && seen.size > 0)) return false;
    for (const value of values) {
      if (seen.has(value)) return false;
      seen.add(value);
    }
  }
  return true;
}

/** CR 201.2a and the like: all have something of it in common. */
function areAlike(game: Game, wish: Extract<Wish, { kind: 'different' }>, chosen: readonly Entity[]): boolean {
  // "Up to two basic land cards that share a land type": one alone shares with none, nor needs to.
  if (chosen.length < 2) return true;
  const all = chosen.map((entity) => valuesOf(game, wish.what, entity));
  // Who has every creature type has what the others share. CR 702.73a.
  const telling = all.filter((values) => !values.includes(EVERY_CREATURE_TYPE));
  const [first, ...others] = telling;
  return first === undefined || first.some((value) => others.every((values) => values.includes(value)));
}

/** The most of them that may be chosen together, where alike: "three or more lands with the same name". */
export function mostAlike(game: Game, wish: Extract<Wish, { kind: 'different' }>, found: readonly Entity[]): number {
  const counts = new Map<unknown, number>();
  let all = 0;
  for (const entity of found) {
    const values = valuesOf(game, wish.what, entity);
    if (values.includes(EVERY_CREATURE_TYPE)) all++;
    else for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) + all;
}

function unreachable(value: never): never {
  throw new Error(`no such difference: ${JSON.stringify(value)}`);
}
