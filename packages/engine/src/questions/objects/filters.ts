/** Whether an object or player fits a description. CR 109.2, 115, 205, 700.6. */
import { commanderCardOf } from '../../vocabulary/objects/merged.ts';
import type { Adjective, ClassWord, Filter, NounWord } from '@kitchen-table/language/core';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  objectEntity,
  type ObjectId,
} from '../../vocabulary/ids.ts';
import { colorBit } from '../../vocabulary/objects/mana-symbols.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { PERMANENT_TYPES, SUPERTYPE_BITS, TYPE_BITS } from '../../vocabulary/objects/type-bits.ts';
import { ZONE_BY_NAME, Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { hasStatus, isHistoric } from './statuses.ts';
import { fitsQuality } from './qualities.ts';
import { reachesAs } from '../players/range.ts';
import { evaluate } from '../reading.ts';

/** What a filter is about, worked out once. */
export interface Scope {
  readonly players: boolean;
  readonly objects: boolean;
  /** Bits 1 << Zone where its objects are; 0 when any zone will do ("card"). */
  readonly zones: number;
  /** Alternatives each with a description of its own, as filters of their own; null for most. */
  readonly apart: readonly Filter[] | null;
}

const scopes = new WeakMap<Filter, Scope>();
const ANY_ZONE = 0;

/** Where and among what a filter looks. Without "card", "spell" or a zone it means permanents: CR 109.2. */
export function scopeOf(filter: Filter): Scope {
  let scope = scopes.get(filter);
  if (scope === undefined) scopes.set(filter, (scope = workOutScope(filter)));
  return scope;
}

/** "permanent you control or suspended card you own": each looks where it says. */
function alternativesApart({ noun }: Filter): readonly Filter[] | null {
  if (noun.kind === 'words' || noun.of.every(({ qualities }) => qualities === undefined)) return null;
  return noun.of.map(({ adjectives, words, qualities }) => ({
    kind: 'filter',
    ...(adjectives === undefined ? {} : { adjectives }),
    noun: { kind: 'words', words },
    ...(qualities === undefined ? {} : { qualities }),
  }));
}

function workOutScope(filter: Filter): Scope {
  const apart = alternativesApart(filter);
  if (apart !== null) {
    const scopes = apart.map(scopeOf);
    return {
      players: scopes.some((scope) => scope.players),
      objects: scopes.some((scope) => scope.objects),
      zones: scopes.some(({ zones }) => zones === ANY_ZONE)
        ? ANY_ZONE
        : scopes.reduce((all, { zones }) => all | zones, 0),
      apart,
    };
  }
  let players = false;
  let objects = false;
  let card = false;
  let spell = false;
  let permanent = false;
  const noun = filter.noun;
  const lists = noun.kind === 'words' ? [noun.words] : noun.of.map((alternative) => alternative.words);
  for (const words of lists) {
    let found = false;
    for (const word of words) {
      if (word.kind !== 'classWord') continue;
      if (word.word === 'player' || word.word === 'opponent' || word.word === 'teammate') {
        players = true;
        found = true;
      } else if (word.word === 'spell' || word.word === 'ability') {
        spell = true;
        found = true;
      } else if (word.word === 'card' || word.word === 'source' || word.word === 'copy') {
        card = true;
        found = true;
      } else if (
        word.word === 'permanent' &&
        words.some((other) => other.kind === 'classWord' && other.word === 'card')
      ) {
        card = true;
        found = true;
      }
    }
    if (!found) permanent = true;
    if (
      !words.some(
        (word) =>
          word.kind === 'classWord' && (word.word === 'player' || word.word === 'opponent' || word.word === 'teammate'),
      )
    )
      objects = true;
  }
  let zones = 0;
  for (const quality of filter.qualities ?? []) {
    if (quality.kind === 'inZone' || quality.kind === 'fromZone')
      for (const zone of quality.zone) zones |= 1 << ZONE_BY_NAME[zone];
  }
  for (const adjective of filter.adjectives ?? []) {
    if (
      adjective.kind === 'statusWord' &&
      (adjective.status === 'exiled' || adjective.status === 'suspended') &&
      zones === 0
    )
      zones = 1 << Zone.Exile;
  }
  if (zones === 0) zones = card ? ANY_ZONE : (spell ? 1 << Zone.Stack : 0) | (permanent ? 1 << Zone.Battlefield : 0);
  return { players, objects, zones, apart: null };
}

/** Whether the object or player is where the filter looks (the battlefield, unless it says otherwise: CR 109.2) and fits it. */
export function matches(game: Game, filter: Filter, entity: Entity, context: Context): boolean {
  if (entity === NO_ENTITY) return false;
  const scope = scopeOf(filter);
  if (isPlayerEntity(entity)) return scope.players && fits(game, filter, entity, null, null, context);
  if (!scope.objects) return false;
  if (scope.apart !== null) return scope.apart.some((part) => matches(game, part, entity, context));
  const object = game.objects[entity];
  if (object === undefined || object.zone === Zone.None) return false;
  if (scope.zones !== ANY_ZONE && (scope.zones & (1 << object.zone)) === 0) return false;
  if (object.zone === Zone.Battlefield && (object.status & StatusBit.PhasedOut) !== 0) return false;
  return fits(game, filter, entity, object, characteristics(game, object.id), context);
}

/** Whether it fits the words of the filter, wherever it is: for cards about to enter, spells about to be cast, the dead. */
export function fitsDescription(game: Game, filter: Filter, entity: Entity, context: Context): boolean {
  if (entity === NO_ENTITY) return false;
  const scope = scopeOf(filter);
  if (isPlayerEntity(entity)) return scope.players && fits(game, filter, entity, null, null, context);
  if (!scope.objects) return false;
  const object = game.objects[entity];
  return object !== undefined && fits(game, filter, entity, object, characteristics(game, object.id), context);
}

/** Whether the object would fit the description if it were as `now` says: about to enter, or about to be cast. CR 614.12, 601.2. */
export function fitsAs(game: Game, filter: Filter, id: ObjectId, now: Characteristics, context: Context): boolean {
  const object = game.objects[id];
  return object !== undefined && scopeOf(filter).objects && fits(game, filter, objectEntity(id), object, now, context);
}

function fits(
  game: Game,
  filter: Filter,
  entity: Entity,
  object: GameObject | null,
  now: Characteristics | null,
  context: Context,
): boolean {
  const { adjectives, qualities, noun } = filter;
  if (game.ranges !== null && !reachesAs(game, context, entity, now)) return false; // CR 801.10, 801.11
  if (noun.kind === 'words') {
    for (const word of noun.words) if (!fitsWord(game, word, entity, object, now, context)) return false;
  } else {
    let found = false;
    for (const alternative of noun.of) {
      let all = true;
      for (const word of alternative.words) all &&= fitsWord(game, word, entity, object, now, context);
      for (const adjective of alternative.adjectives ?? [])
        all &&= fitsAdjective(game, adjective, entity, object, now, context);
      for (const quality of alternative.qualities ?? [])
        all &&= fitsQuality(game, quality, entity, object, now, context, filter);
      if (all) {
        found = true;
        break;
      }
    }
    if (!found) return false;
  }
  if (adjectives !== undefined) {
    for (const adjective of adjectives) if (!fitsAdjective(game, adjective, entity, object, now, context)) return false;
  }
  if (qualities !== undefined) {
    for (const quality of qualities)
      if (!fitsQuality(game, quality, entity, object, now, context, filter)) return false;
  }
  return true;
}

function fitsWord(
  game: Game,
  word: NounWord,
  entity: Entity,
  object: GameObject | null,
  now: Characteristics | null,
  context: Context,
): boolean {
  switch (word.kind) {
    case 'typeWord':
      return now !== null && (now.types & TYPE_BITS[word.type]) !== 0;
    case 'subtypeWord':
      return now !== null && hasSubtype(now, word.subtype);
    case 'classWord':
      return fitsClass(game, word.word, entity, object, now, context);
    default:
      return unreachable(word);
  }
}

function fitsClass(
  game: Game,
  word: ClassWord,
  entity: Entity,
  object: GameObject | null,
  now: Characteristics | null,
  context: Context,
): boolean {
  if (object === null || now === null) {
    const player = entityPlayer(entity);
    switch (word) {
      case 'player':
        return true;
      case 'opponent':
        return game.players[player]?.team !== game.players[context.controller]?.team;
      case 'teammate':
        return player !== context.controller && game.players[player]?.team === game.players[context.controller]?.team;
      default:
        return false;
    }
  }
  switch (word) {
    case 'permanent':
      return (now.types & PERMANENT_TYPES) !== 0 || object.zone === Zone.Battlefield;
    case 'spell':
      return object.zone !== Zone.Battlefield && (object.stack === null || object.stack.kind === 'spell');
    case 'card':
      return (
        (object.status & (StatusBit.Token | StatusBit.Copy)) === 0 &&
        (object.stack === null || object.stack.kind === 'spell')
      );
    case 'token':
      return (object.status & StatusBit.Token) !== 0;
    case 'copy':
      return (object.status & StatusBit.Copy) !== 0;
    case 'source':
      return true;
    case 'ability':
      return object.stack !== null && object.stack.kind !== 'spell';
    case 'commander':
      return isCommander(game, object);
    case 'Ring-bearer':
      return object.zone === Zone.Battlefield && (object.status & StatusBit.RingBearer) !== 0; // CR 701.52e
    case 'outlaw':
      return OUTLAWS.some((type) => hasSubtype(now, type));
    case 'historic':
      return isHistoric(now);
    case 'player':
    case 'opponent':
    case 'teammate':
      return false;
    default:
      return unreachable(word);
  }
}

/** CR 700.12. */
const OUTLAWS: readonly string[] = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

/** CR 903.3: a designation of the card, not a characteristic. */
export function isCommander(game: Game, object: GameObject): boolean {
  return commanderCardOf(game, object) !== null;
}

function fitsAdjective(
  game: Game,
  adjective: Adjective,
  entity: Entity,
  object: GameObject | null,
  now: Characteristics | null,
  context: Context,
): boolean {
  switch (adjective.kind) {
    case 'colorWord':
      return now !== null && hasColorWord(now, adjective.color);
    case 'supertypeWord':
      return now !== null && (now.supertypes & SUPERTYPE_BITS[adjective.supertype]) !== 0;
    case 'statusWord':
      return object !== null && now !== null && hasStatus(game, adjective.status, object, now, context);
    case 'typeAdjective':
      return now !== null && (now.types & TYPE_BITS[adjective.type]) !== 0;
    case 'subtypeAdjective':
      return now !== null && hasSubtype(now, adjective.subtype);
    case 'classAdjective':
      return fitsClass(game, adjective.word, entity, object, now, context);
    case 'powerToughness':
      return (
        now !== null &&
        now.power === evaluate(game, adjective.power, context) &&
        now.toughness === evaluate(game, adjective.toughness, context)
      );
    case 'non':
      return !fitsAdjective(game, adjective.of, entity, object, now, context);
    case 'anyOf':
      return adjective.of.some((one) => fitsAdjective(game, one, entity, object, now, context));
    default:
      return unreachable(adjective);
  }
}

/** CR 105.2. */
export function hasColorWord(now: Characteristics, color: Extract<Adjective, { kind: 'colorWord' }>['color']): boolean {
  const colors = now.colors;
  switch (color) {
    case 'colorless':
      return colors === 0;
    case 'multicolored':
      return (colors & (colors - 1)) !== 0;
    case 'monocolored':
      return colors !== 0 && (colors & (colors - 1)) === 0;
    default:
      return (colors & colorBit(color)) !== 0;
  }
}

function unreachable(value: never): never {
  throw new Error(`no such word: ${JSON.stringify(value)}`);
}
