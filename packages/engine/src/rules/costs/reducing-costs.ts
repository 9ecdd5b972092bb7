/** What makes one spell cheaper as it is cast: emerge, offering, and harmonize of today. CR 702.48, 702.119a. */
import type { Filter, ManaSymbols } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { matches } from '../../questions/objects/filters.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { demandOf, type ManaDemand } from '../mana/symbols.ts';

/**
 * A creature sacrificed for its mana value (it must be) or tapped for its power (it may be); or a permanent of that
 * quality sacrificed for its mana cost (it must be).
 */
export type Reducing = 'sacrifice' | 'tap' | { readonly offering: Filter };

/** A permanent, and by how much it reduces the cost: generic mana, or its own mana cost. */
export interface Reducer {
  readonly object: ObjectId;
  readonly by: number;
  readonly symbols: ManaSymbols;
}

const NO_SYMBOLS: ManaSymbols = [];

/** Every permanent that the player could use. */
export function reducersFor(game: Game, player: PlayerId, kind: Reducing): readonly Reducer[] {
  const found: Reducer[] = [];
  for (const object of game.battlefield) {
    const now = characteristics(game, object);
    const { status } = game.objects[object] as GameObject;
    if (now.controller !== player || (status & StatusBit.PhasedOut) !== 0) continue;
    if (typeof kind === 'object') {
      if (!matches(game, kind.offering, objectEntity(object), { ...NOWHERE, controller: player })) continue;
    } else if ((now.types & TypeBit.Creature) === 0) continue;
    if (kind === 'tap' && (status & StatusBit.Tapped) !== 0) continue;
    if (
      kind !== 'tap' &&
      isForbidden(game, { kind: 'sacrifice', player, object: objectEntity(object), use: 'spell' }) !== null
    )
      continue;
    if (typeof kind === 'object') found.push({ object, by: 0, symbols: now.manaCost ?? NO_SYMBOLS });
    else found.push({ object, by: Math.max(0, kind === 'sacrifice' ? now.manaValue : now.power), symbols: NO_SYMBOLS });
  }
  return found;
}

/** What would be left to pay with the permanents that could be used; empty when one is needed and there is none. */
export function reducedDemands(
  game: Game,
  player: PlayerId,
  kind: Reducing,
  demand: ManaDemand,
): readonly ManaDemand[] {
  const reducers = reducersFor(game, player, kind);
  if (typeof kind === 'object') return reducers.map((reducer) => reducedBy(demand, reducer));
  const [first] = reducers.toSorted((one, other) => other.by - one.by);
  if (first === undefined) return kind === 'tap' ? [demand] : [];
  return [reducedBy(demand, first)];
}

/** The demand less what the permanent is worth: colors from the same colors, what is over from generic mana. CR 702.48c, 118.7c. */
export function reducedBy(demand: ManaDemand, { by, symbols }: Reducer): ManaDemand {
  const worth = demandOf(symbols);
  const pips = [...demand.pips];
  let generic = demand.generic - by - worth.generic;
  for (const pip of [...worth.pips, ...worth.choices.map(({ mana }) => mana)]) {
    const same = pips.indexOf(pip);
    const at = same >= 0 ? same : pips.findIndex((asked) => (asked & pip) !== 0);
    if (at >= 0) pips.splice(at, 1);
    else generic--;
  }
  return { ...demand, pips, generic: Math.max(0, generic) };
}

const NOWHERE = { source: NO_OBJECT, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
