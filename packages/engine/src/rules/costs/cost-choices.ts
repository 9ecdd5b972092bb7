/** What a payer chooses for a cost: which objects it may take, and how many. CR 118.3, 601.2h. */
import type { Action, Filter, Noun, Place, Value } from '@kitchen-table/language/core';
import { mayDiscard } from '../../questions/discardable.ts';
import { find, zoneObjects } from '../../questions/objects/nouns.ts';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { evaluate } from '../../questions/values.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Purpose } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  objectEntity,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone, ZONE_BY_NAME } from '../../vocabulary/zones/zones.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { purposeOf } from './total-power.ts';

/** The objects from which a cost chooses, and how many it takes. */
export interface CostChoice {
  readonly from: readonly ObjectId[];
  readonly min: number;
  readonly max: number;
  readonly purpose: Purpose;
}

/** How many of what a noun asks for when it is chosen as a cost, where there are so many. CR 118.3: not fewer of them. */
function countOf(game: Game, noun: Noun, context: Context, there: number): { min: number; max: number } {
  if (noun.kind === 'zoneOfPlayer') return { min: there, max: there };
  if (noun.kind === 'libraryCards' || noun.kind === 'graveyardCards') {
    const count = evaluate(game, noun.count, context);
    return { min: count, max: count };
  }
  if (noun.kind !== 'select') return { min: 1, max: 1 };
  const { amount, number } = noun.quantifier;
  const n = number === undefined ? 1 : evaluate(game, number, context);
  switch (amount) {
    case 'a':
    case 'the':
    case 'no':
      return { min: 1, max: 1 };
    case 'number':
      return { min: n, max: n };
    case 'upTo':
    case 'atMost':
      return { min: 0, max: n };
    case 'oneOrTwo':
      return { min: 1, max: 2 };
    case 'oneToThree':
      return { min: 1, max: 3 };
    case 'oneOfEach':
      throw new Error('one of each type is chosen as an effect is followed');
    case 'anyNumber':
      return { min: 0, max: Number.MAX_SAFE_INTEGER };
    case 'atLeast':
      return { min: n, max: Number.MAX_SAFE_INTEGER };
    case 'each':
    case 'all':
    case 'bare':
      return { min: there, max: there };
  }
}

/** The objects in a zone that fit, of that player: the controller on the battlefield, elsewhere the owner. */
function fitting(game: Game, zone: Zone, owner: PlayerId | null, noun: Noun, context: Context): ObjectId[] {
  if (noun.kind !== 'select') return objectsOf(find(game, noun, context));
  const fits: ObjectId[] = [];
  for (const id of zoneObjects(game, zone, owner)) {
    if (noun.quantifier.other === true && id === context.source) continue;
    if (id !== context.stackObject && fitsDescription(game, noun.filter as Filter, id as number as Entity, context))
      fits.push(id);
  }
  return fits;
}

/** What an action asks its payer to choose; null when it is not paid by choosing objects. */
export function choiceFor(game: Game, player: PlayerId, action: Action, context: Context): CostChoice | null {
  switch (action.kind) {
    case 'sacrifice': {
      const from = fitting(game, Zone.Battlefield, null, action.object, context).filter(
        (id) =>
          game.objects[id]?.zone === Zone.Battlefield &&
          characteristics(game, id).controller === player &&
          isForbidden(game, {
            kind: 'sacrifice',
            player,
            object: id as number as Entity,
            cause: context.stackObject,
            ...(context.use === undefined ? {} : { use: context.use }),
          }) === null,
      );
      return choice(game, from, action.object, context, 'sacrifice');
    }
    case 'discard':
      return choice(
        game,
        fitting(game, Zone.Hand, player, action.object, context).filter(
          (id) => game.objects[id]?.zone === Zone.Hand && mayDiscard(game, player, id, context.stackObject),
        ),
        action.object,
        context,
        'discard',
      );
    case 'exile': {
      if (action.from?.or !== undefined) {
        // CR 702.167a: permanents the player controls and cards of the other zone.
        const { or } = action.from;
        const there = fitting(game, Zone.Battlefield, player, action.object, context);
        const elsewhere = fitting(game, ZONE_BY_NAME[or], player, action.object, context);
        return choice(game, [...there, ...elsewhere], action.object, context, 'exile');
      }
      const zone = zoneNamed(action.from?.zone, action.object);
      const owner = isOfEveryone(action.from) ? null : ownerOf(action.object, player);
      return choice(game, fitting(game, zone, owner, action.object, context), action.object, context, 'exile');
    }
    case 'move': {
      const zone = zoneNamed(action.from?.zone, action.object);
      const owner = isOfEveryone(action.from) || isExiledWith(action.object) ? null : player;
      return choice(game, fitting(game, zone, owner, action.object, context), action.object, context, 'return');
    }
    case 'tap':
    case 'untap': {
      const tapped = action.kind === 'untap';
      const from = fitting(game, Zone.Battlefield, null, action.object, context).filter(
        (id) =>
          (((game.objects[id] as GameObject).status & StatusBit.Tapped) !== 0) === tapped &&
          characteristics(game, id).controller === player &&
          // CR 702.122c.
          (purposeOf(action) !== 'crew' ||
            isForbidden(game, { kind: 'keywordAction', deed: 'crew', object: objectEntity(id) }) === null),
      );
      return choice(game, from, action.object, context, 'tap');
    }
    case 'reveal':
      return choice(game, fitting(game, Zone.Hand, player, action.object, context), action.object, context, 'reveal');
    default:
      return null;
  }
}

function choice(game: Game, from: readonly ObjectId[], noun: Noun, context: Context, purpose: Purpose): CostChoice {
  return { from, ...countOf(game, noun, context, from.length), purpose };
}

/** "from a graveyard", "from exile": anybody's, as far as the description does not say whose. */
function isOfEveryone(from: Place | undefined): boolean {
  return (from?.zone === 'graveyard' || from?.zone === 'exile') && from.of === undefined;
}

/** "A card exiled with this artifact": in exile, whoever owns it. CR 607.2a. */
function isExiledWith(noun: Noun): boolean {
  return noun.kind === 'select' && noun.filter.qualities?.some(({ kind }) => kind === 'exiledWith') === true;
}

function ownerOf(noun: Noun, player: PlayerId): PlayerId | null {
  if (noun.kind !== 'select') return player;
  const quality = (noun.filter.qualities ?? []).find((each) => each.kind === 'inZone');
  return quality !== undefined && quality.kind === 'inZone' && quality.of === undefined ? null : player;
}

/** The zone that the words name; the battlefield where they name none. */
function zoneNamed(from: keyof typeof ZONE_BY_NAME | undefined, noun: Noun): Zone {
  if (from !== undefined) return ZONE_BY_NAME[from];
  if (isExiledWith(noun)) return Zone.Exile;
  if (noun.kind === 'select')
    for (const quality of noun.filter.qualities ?? [])
      if (quality.kind === 'inZone' || quality.kind === 'fromZone')
        return ZONE_BY_NAME[quality.zone[0] as keyof typeof ZONE_BY_NAME];
  return Zone.Battlefield;
}

/** The number that an action of a cost states; one if it states none. */
export function amount(game: Game, value: Value | undefined, context: Context): number {
  return value === undefined ? 1 : evaluate(game, value, context);
}

/** How many counters are to be removed; none are needed where the payer chooses how many. */
export function counterNumber(game: Game, number: Value | 'all' | 'any number', context: Context): number {
  return typeof number === 'string' ? 0 : evaluate(game, number, context);
}

/** The counters on an object or a player. CR 122.1. */
export function countersThere(game: Game, entity: Entity): Readonly<Record<string, number>> {
  const on = isPlayerEntity(entity) ? game.players[entityPlayer(entity)] : game.objects[entity];
  return on?.counters ?? {};
}

/** The cost of removing counters. CR 118.1. */
export type RemoveCounters = Extract<Action, { kind: 'removeCounters' }>;

/** What the player may remove the counters from. */
export function removable(game: Game, player: PlayerId, action: RemoveCounters, context: Context): readonly Entity[] {
  if (action.from.kind !== 'select') return find(game, action.from, context);
  return fitting(game, Zone.Battlefield, player, action.from, context) as readonly number[] as readonly Entity[];
}
