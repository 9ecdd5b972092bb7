/** Which objects and players a noun means now. CR 109.5, 115, 303.4, 508.5, 607. */
import { mostVoted } from '../choices/votes.ts';
import {
  type Action,
  type AnyTarget,
  type Filter,
  isLabel,
  type Label,
  type Linked,
  type Noun,
  type Quality,
  type Select,
  some,
} from '@kitchen-table/language/core';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { objectOfLabel } from '../../vocabulary/objects/object-labels.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { ZONE_BY_NAME, Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { findPlayers, evaluate } from '../reading.ts';
import { playersNamed, playersOf } from '../players/players-named.ts';
import { outsideTheGame } from '../zones/outside-the-game.ts';
import { fitsDescription, matches, scopeOf } from './filters.ts';
import { allInRole, allPast } from '../history.ts';
import { deckOf } from '../zones/decks.ts';
import { withoutEntering } from '../zones/library-cards.ts';
import { exiledWith, usedToCraft } from '../zones/linked-exile.ts';
import { followedAll, isNoOther, stillThere, withoutSpokenOf } from './followed-objects.ts';
import { doneThisWay } from '../resolving/this-way.ts';
import { pairOf } from './pairs.ts';
import { reached } from '../players/range.ts';
import { you } from '../players/who-you-are.ts';

const NONE: readonly Entity[] = [];
const NO_OBJECTS: readonly ObjectId[] = [];

/** Every object or player that the noun means now. Nothing is chosen: a choice among them is the caller's. */
export function find(game: Game, noun: Noun, context: Context): readonly Entity[] {
  const found = findAnywhere(game, noun, context);
  // CR 801.10, 801.11.
  return game.ranges === null || noun.kind === 'self' ? found : reached(game, context, found);
}

function countered(context: Context): (entity: Entity) => boolean {
  const all = doneThisWay('countered', context);
  return (entity) => all.includes(entity);
}

function findAnywhere(game: Game, noun: Noun, context: Context): readonly Entity[] {
  switch (noun.kind) {
    case 'self':
      return context.source === NO_OBJECT ? NONE : [objectEntity(context.source)];
    case 'you':
      return you(game, context);
    case 'playerNoun':
      return playersNamed(game, noun.who, context);
    case 'playerOf':
      return playersOf(game, noun.relation, find(game, noun.of, context));
    case 'select':
    case 'anyTarget': {
      const bound = noun.label === undefined ? undefined : context.bindings[noun.label];
      return bound === undefined ? candidates(game, noun, context) : bound.entities;
    }
    case 'reference': {
      if (noun.to === null) throw new Error('a reference was left unbound');
      const bound = context.bindings[noun.to];
      const all = bound === undefined ? fixedReference(game, noun.to, context) : bound.entities;
      const left = noun.without === undefined ? all : withoutTaken(all, noun.without, context);
      // "The spell countered this way": none, where the target could not be countered. CR 608.2c.
      const meant = noun.thisWay === true && noun.status === 'countered' ? left.filter(countered(context)) : left;
      return noun.still === undefined ? meant : stillThere(game, ZONE_BY_NAME[noun.still], meant);
    }
    case 'host':
      return hostOf(game, context);
    case 'countersNoun':
    case 'counterKinds':
    case 'stickersNoun':
    case 'units':
      return NONE; // Counters are no objects (CR 122.1), nor are numbers: they can only be counted.
    case 'nounList': {
      const all: Entity[] = [];
      for (const part of noun.of)
        for (const entity of find(game, part, context)) if (!all.includes(entity)) all.push(entity);
      return all;
    }
    case 'libraryCards': {
      const found: Entity[] = [];
      const count = Math.max(0, evaluate(game, noun.count, context));
      for (const player of findPlayers(game, noun.library, context)) {
        const library = withoutEntering(game, deckOf(game, player, noun.deck));
        for (let i = 0; i < count && i < library.length; i++) {
          found.push(
            objectEntity((noun.position === 'top' ? library[library.length - 1 - i] : library[i]) as ObjectId),
          );
        }
      }
      return found;
    }
    case 'graveyardCards': {
      const found: Entity[] = [];
      for (const player of findPlayers(game, noun.graveyard, context)) {
        let left = evaluate(game, noun.count, context);
        const graveyard = game.players[player]?.graveyard ?? NO_OBJECTS;
        const last = graveyard.length - 1;
        for (let i = 0; i <= last && left > 0; i++) {
          const card = objectEntity(graveyard[noun.position === 'top' ? last - i : i] as ObjectId);
          if (!matches(game, noun.filter, card, context)) continue;
          found.push(card);
          left--;
        }
      }
      return found;
    }
    case 'zoneOfPlayer': {
      const found: Entity[] = [];
      for (const player of findPlayers(game, noun.player, context)) {
        for (const zone of noun.zone)
          for (const id of zoneObjects(game, ZONE_BY_NAME[zone], player)) found.push(objectEntity(id));
      }
      return found;
    }
    case 'linked':
      return linked(game, noun, context);
    case 'commanderOf':
      return findPlayers(game, noun.player, context).flatMap((player) => commandersOf(game, player));
    default:
      return unreachable(noun);
  }
}

/** A player's commanders, each where it is now. CR 903.3e. */
export function commandersOf(game: Game, player: PlayerId): readonly Entity[] {
  const found: Entity[] = [];
  for (const card of game.players[player]?.commanders ?? []) {
    const now = game.objects.findLast((object) => object.card === card && object.became === NO_OBJECT);
    if (now !== undefined && now.zone !== Zone.None) found.push(objectEntity(now.id));
  }
  return found;
}

/** Labels that mean the same in every ability. */
function fixedReference(game: Game, label: Label, context: Context): readonly Entity[] {
  switch (label) {
    case 'self':
      return context.source === NO_OBJECT ? NONE : [objectEntity(context.source)];
    case 'you':
      return you(game, context);
    case 'host':
      return hostOf(game, context);
    case 'defending':
      return playersNamed(game, 'defending', context);
    case 'pair':
      return pairOf(game, context.source).map(objectEntity);
    case 'linked.exiled':
      return linked(game, { kind: 'linked', what: 'exiled cards' }, context);
    case 'linked.chosen':
      return [
        ...linked(game, { kind: 'linked', what: 'chosen player' }, context),
        ...linked(game, { kind: 'linked', what: 'chosen card' }, context),
      ];
    case 'linked.created':
      return game.objects.filter((object) => isCreatedWith(object, context.source)).map(({ id }) => objectEntity(id));
    default: {
      if (!isLabel(label)) throw new Error(`no such label: ${String(label)}`);
      const object = objectOfLabel(label);
      return object === NO_OBJECT ? NONE : [objectEntity(object)];
    }
  }
}

/** A token is no other object when it has left: what it was is still "the token". CR 607.2c, 400.7. */
function isCreatedWith({ memory, status }: GameObject, source: ObjectId): boolean {
  return memory.madeWith === source && (status & StatusBit.Token) !== 0;
}

/** What the source is attached to. CR 301.5, 303.4. */
function hostOf(game: Game, context: Context): readonly Entity[] {
  const attachedTo = game.objects[context.source]?.attachedTo ?? NO_ENTITY;
  return attachedTo === NO_ENTITY ? NONE : [attachedTo];
}

/** What may be chosen (or, before hexproof and the like, targeted) for the noun. */
export function candidates(game: Game, select: Select | AnyTarget, context: Context): readonly Entity[] {
  const found: Entity[] = [];
  if (select.kind === 'anyTarget') {
    // CR 115.4: a creature, player, planeswalker or battle.
    for (const player of game.players) if (!player.lost) found.push(playerEntity(player.id));
    for (const id of game.battlefield) {
      if ((characteristics(game, id).types & (TypeBit.Creature | TypeBit.Planeswalker | TypeBit.Battle)) === 0)
        continue;
      if (isPhasedOut(game, id) || (select.quantifier.other === true && id === context.source)) continue;
      found.push(objectEntity(id));
    }
    const fitting = select.qualities === undefined ? found : fittingAll(game, select.qualities, found, context);
    return game.ranges === null ? fitting : reached(game, context, fitting); // CR 801.4
  }
  addMatching(game, select.filter, context, found);
  if (select.quantifier.other === true) {
    for (let i = found.length - 1; i >= 0; i--)
      if (isNoOther(game, select, found[i] as Entity, context)) found.splice(i, 1);
    return withoutSpokenOf(game, select.filter, context, found);
  }
  return found;
}

/** "any target that isn't a Dragon": those of which all of it is true. */
function fittingAll(
  game: Game,
  qualities: readonly Quality[],
  found: readonly Entity[],
  context: Context,
): readonly Entity[] {
  const object: Filter = { kind: 'filter', noun: { kind: 'words', words: [SOURCE_WORD] }, qualities };
  const player: Filter = { kind: 'filter', noun: { kind: 'words', words: [PLAYER_WORD] }, qualities };
  return found.filter((entity) => fitsDescription(game, isPlayerEntity(entity) ? player : object, entity, context));
}
const SOURCE_WORD = { kind: 'classWord', word: 'source' } as const;
const PLAYER_WORD = { kind: 'classWord', word: 'player' } as const;

/** Every object and player that fits a filter, where it looks. */
export function addMatching(game: Game, filter: Filter, context: Context, found: Entity[]): void {
  const scope = scopeOf(filter);
  if (scope.players) {
    for (const player of game.players) {
      const entity = playerEntity(player.id);
      if (!player.lost && matches(game, filter, entity, context)) found.push(entity);
    }
  }
  if (!scope.objects) return;
  const handled = alreadyHandled(game, filter, context);
  if (handled !== null) {
    for (const entity of handled)
      if (!found.includes(entity) && fitsDescription(game, filter, entity, context)) found.push(entity);
    return;
  }
  // "card" without a zone: wherever cards can be seen, and in hands; libraries only when the words name them.
  const zones = scope.zones === 0 ? ALL_BUT_LIBRARY : scope.zones;
  for (let zone = 0; zone <= Zone.Ante; zone++) {
    if ((zones & (1 << zone)) === 0) continue;
    if (zone === Zone.Battlefield || zone === Zone.Stack || zone === Zone.Exile || zone === Zone.Command) {
      addFrom(game, filter, zoneObjects(game, zone as Zone, null), context, found);
    } else {
      for (const player of game.players)
        addFrom(game, filter, zoneObjects(game, zone as Zone, player.id), context, found);
    }
  }
}

/** "The rest": those that were not taken of them. CR 608.2c. */
function withoutTaken(all: readonly Entity[], without: readonly Label[], context: Context): readonly Entity[] {
  return all.filter((entity) => !without.some((label) => context.bindings[label]?.entities.includes(entity) === true));
}

/** Events after which an object is no longer where it was: "creature that died this turn" is found in history. */
const TAKES_AWAY: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'die',
  'leave',
  'sacrifice',
  'destroy',
  'cast',
]);

/** "one of them", "cards exiled this way": what earlier steps found or did, wherever it is; null without such words. */
export function alreadyHandled(game: Game, filter: Filter, context: Context): readonly Entity[] | null {
  for (const quality of filter.qualities ?? []) {
    if (quality.kind === 'among') {
      const those = find(game, quality.noun, context);
      // "Two or more of those creatures are attacking you": those that have left, as they last were. CR 608.2h.
      return filter.qualities?.some(({ kind }) => kind === 'attacking') === true
        ? those
        : those.flatMap((entity) =>
            isPlayerEntity(entity) || entity === NO_ENTITY
              ? [entity]
              : followedAll(game, entity as number as ObjectId).map(objectEntity),
          );
    }
    if (quality.kind === 'mostVoted') return mostVoted(context);
    if (quality.kind === 'thisWay' && quality.not !== true) return doneThisWay(quality.done, context);
    if (quality.kind === 'that' && (takesAway(quality.event, filter) || isDevouring(quality.event)))
      return allPast(game, quality.event, quality.when, context);
    if (quality.kind === 'that' && quality.thisWay !== true && isOfThePast(filter))
      return allInRole(game, quality.event, quality.when, context);
  }
  return null;
}

/** "Artifacts that were put into graveyards from the battlefield": as they were there. "Creature cards that were" still lie there. CR 608.2h. */
function takesAway(event: Action, filter: Filter): boolean {
  if (event.kind !== 'move') return TAKES_AWAY.has(event.kind);
  return event.from?.zone === 'battlefield' && !some(filter.noun, ({ word }) => word === 'card');
}

/** "Each creature you controlled that dealt damage this turn": those that have left since, too. CR 608.2h. */
function isOfThePast({ qualities }: Filter): boolean {
  return qualities?.some((quality) => quality.kind === 'controlledBy' && quality.past === true) === true;
}

/** CR 702.82b: what was devoured was sacrificed. */
function isDevouring(event: Action): boolean {
  return event.kind === 'keywordAction' && event.action === 'devour';
}

const ALL_BUT_LIBRARY = ((1 << Zone.None) - 1) & ~(1 << Zone.Library) & ~(1 << Zone.Outside);

function addFrom(game: Game, filter: Filter, objects: readonly ObjectId[], context: Context, found: Entity[]): void {
  for (const id of objects) if (matches(game, filter, objectEntity(id), context)) found.push(objectEntity(id));
}

function isPhasedOut(game: Game, id: ObjectId): boolean {
  return ((game.objects[id]?.status ?? 0) & StatusBit.PhasedOut) !== 0;
}

/** The objects in a zone, of one player or (null) of all. */
export function zoneObjects(game: Game, zone: Zone, player: PlayerId | null): readonly ObjectId[] {
  switch (zone) {
    case Zone.Battlefield:
      return player === null
        ? game.battlefield
        : game.battlefield.filter((id) => characteristics(game, id).controller === player);
    case Zone.Stack:
      return player === null ? game.stack : game.stack.filter((id) => game.objects[id]?.controller === player);
    case Zone.Exile:
      return player === null ? game.exile : game.exile.filter((id) => game.objects[id]?.owner === player);
    case Zone.Command:
      return player === null ? game.command : game.command.filter((id) => game.objects[id]?.owner === player);
    case Zone.Ante:
      return player === null ? game.ante : game.ante.filter((id) => game.objects[id]?.owner === player);
    case Zone.Library:
    case Zone.Hand:
    case Zone.Graveyard: {
      if (player === null) {
        const all: ObjectId[] = [];
        for (const each of game.players) all.push(...zoneObjects(game, zone, each.id));
        return all;
      }
      const owner = game.players[player];
      if (owner === undefined) return NO_OBJECTS;
      return zone === Zone.Library ? owner.library : zone === Zone.Hand ? owner.hand : owner.graveyard;
    }
    case Zone.Outside:
      return outsideTheGame(game, player);
    case Zone.None:
      return NO_OBJECTS;
    default:
      return unreachable(zone);
  }
}

/** CR 607.2: what another ability of the same object chose or exiled; exiled cards only while they are there. */
function linked(game: Game, noun: Linked, context: Context): readonly Entity[] {
  const memory = game.objects[context.source]?.memory;
  if (memory === undefined) return NONE;
  switch (noun.what) {
    case 'exiled card':
    case 'exiled cards':
      return exiledWith(game, context.source).map(objectEntity);
    case 'chosen player':
      return memory.chosenPlayer === undefined ? NONE : [playerEntity(memory.chosenPlayer)];
    case 'chosen creature':
    case 'chosen card':
      return memory.chosenObject === undefined ? NONE : [objectEntity(memory.chosenObject)];
    case 'haunted creature':
      return memory.haunts === undefined ? NONE : [objectEntity(memory.haunts)];
    case 'card used to craft':
    case 'cards used to craft':
      return usedToCraft(game, context.source).map(objectEntity);
    default:
      return unreachable(noun.what);
  }
}

function unreachable(value: never): never {
  throw new Error(`no such noun: ${JSON.stringify(value)}`);
}
