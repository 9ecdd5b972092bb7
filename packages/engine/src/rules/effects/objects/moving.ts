/** Putting objects where an effect says: zones, positions, and how they enter. CR 400.6, 400.7, 614.1c. */
import type { Description, Entering, Noun, Place } from '@kitchen-table/language/core';
import { askOption, reason } from '../../../questions/ask.ts';
import { type ChangeAction, Layer } from '../../../questions/continuous-effects/change-actions.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { canEnchant, enchantable, isAura } from '../../../questions/targets/enchanting.ts';
import { countOf } from '../../../questions/reading.ts';
import { applyChange } from '../../../questions/continuous-effects/layer-changes.ts';
import { underWhom } from '../../../questions/zones/under-control.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { isPlanar } from '../../../questions/objects/supplementary-cards.ts';
import { evaluate } from '../../../questions/values.ts';
import { isActivePlayer } from '../../../questions/players/teams.ts';
import { type Characteristics, TypeBit } from '../../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { EnteringFacts, GameEvent, Manner } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { type GameObject, NO_MEMORY } from '../../../vocabulary/objects/objects.ts';
import { shuffleInPlace } from '../../../vocabulary/random.ts';
import { Zone, ZONE_BY_NAME } from '../../../vocabulary/zones/zones.ts';
import { chooseEntities, chooseOrder } from '../../resolving/choices.ts';
import { allFoundNow } from '../../resolving/what-has-left.ts';
import { attackable, isStillAttacked } from '../../combat-phase/defenders.ts';
import { moveEvent } from '../../event-makers.ts';
import { inTurnOrder } from '../../turn-structure/turn-order.ts';
import { by } from '../outcome.ts';

/** How an object enters: tapped, attacking, with counters, attached, under whose control. */
export function enteringFacts(
  game: Game,
  entering: Entering | undefined,
  player: PlayerId,
  context: Context,
  object: ObjectId | null,
): EnteringFacts {
  const controller = entering?.under === undefined ? player : controllerUnder(game, entering, player, context, object);
  const counters: Record<string, number> = {};
  for (const { counter, number } of entering?.counters ?? []) {
    const count =
      evaluate(game, number, context) *
      (entering?.forEach === undefined ? 1 : countOf(game, entering.forEach, context));
    if (count > 0) counters[counter] = (counters[counter] ?? 0) + count;
  }
  if (entering?.counterChoice !== undefined) {
    const { counterChoice } = entering;
    const why = reason('Choose a kind of counter', context.source, '614.12');
    const chosen = counterChoice[askOption(game, controller, why, counterChoice)] as string;
    counters[chosen] = (counters[chosen] ?? 0) + 1;
  }
  const as: Description | undefined =
    entering?.abilities === undefined
      ? entering?.being
      : { kind: 'description', ...entering.being, abilities: entering.abilities };
  const host = entering?.attachedTo === undefined ? undefined : hostNow(game, entering.attachedTo, context);
  return {
    tapped: entering?.tapped === true,
    faceDown: entering?.faceDown === true,
    face: entering?.transformed === true ? 1 : 0,
    controller,
    attacking:
      entering?.attacking === true
        ? (attackedAsSaid(game, entering, context) ?? attackedBy(game, controller, context))
        : NO_ENTITY,
    attachTo: host ?? NO_ENTITY,
    counters,
    memory: NO_MEMORY,
    copied: null,
    ...(as === undefined ? {} : { being: { as, context } }),
  };
}

/** What it is attached to: an object that the effect itself has moved is found where it is now. CR 400.7j, 608.2c. */
function hostNow(game: Game, said: Noun, context: Context): Entity | undefined {
  return allFoundNow(game, find(game, said, context), context)[0];
}

/** "under its owner's control" is asked for each object by itself. CR 110.2a. */
function controllerUnder(
  game: Game,
  entering: Entering,
  player: PlayerId,
  context: Context,
  object: ObjectId | null,
): PlayerId {
  const { under } = entering;
  if (under === undefined) return player;
  if (under.kind === 'playerOf' && under.relation === 'owner' && object !== null)
    return (game.objects[object] as GameObject).owner;
  return underWhom(game, under, context, '110.2a') ?? player;
}

/** "attacking that player". CR 508.4. */
function attackedAsSaid(game: Game, entering: Entering, context: Context): Entity | null {
  if (entering.attackingWhom === undefined) return null;
  const [named] = find(game, entering.attackingWhom, context);
  // CR 508.4a: nobody and nothing that is there no more.
  if (named === undefined) return null;
  if (isPlayerEntity(named)) return isStillAttacked(game, named) ? named : NO_ENTITY;
  // CR 702.49c: what the creature attacked that was returned.
  for (let id = game.objects.length - 1; id >= 0; id--) {
    const object = game.objects[id] as GameObject;
    if ((object.became as number) === (named as number) && object.attacking !== NO_ENTITY)
      return isStillAttacked(game, object.attacking) ? object.attacking : NO_ENTITY;
  }
  return isStillAttacked(game, named) ? named : NO_ENTITY;
}

/** CR 508.4: its controller chooses what it attacks; first come those that player's creatures attack. */
export function attackedBy(game: Game, controller: PlayerId, context: Context): Entity {
  if (!isActivePlayer(game, controller)) return NO_ENTITY; // CR 506.3b
  const attacked: Entity[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (
      object.attacking !== NO_ENTITY &&
      characteristics(game, id).controller === controller &&
      !attacked.includes(object.attacking)
    )
      attacked.push(object.attacking);
  }
  for (const one of attackable(game, controller)) if (!attacked.includes(one)) attacked.push(one);
  return (
    chooseEntities(
      game,
      controller,
      reason('Choose whom it attacks', context.source, '508.4'),
      attacked,
      1,
      1,
      'choose',
    )[0] ?? NO_ENTITY
  );
}

/** The events that put objects in a place, in order. */
export function placeEvents(
  game: Game,
  objects: readonly ObjectId[],
  to: Place,
  entering: Entering | undefined,
  player: PlayerId,
  manner: Manner,
  context: Context,
  rule: string,
): GameEvent[] {
  const zone = ZONE_BY_NAME[to.zone];
  const cause = by(context, rule);
  if (zone === Zone.Battlefield) {
    return objects
      .filter((object) => canEnter(game, object, entering, context))
      .flatMap((object) => {
        const facts = enteringFor(game, object, entering, player, context);
        return facts === null ? [] : [moveEvent(game, object, zone, manner, player, cause, { entering: facts })];
      });
  }
  if (zone !== Zone.Library && to.deck === undefined)
    return objects.map((object) =>
      moveEvent(game, object, zone, manner, player, cause, { faceDown: entering?.faceDown === true }),
    );
  const position = libraryPosition(game, to, player, context);
  const ordered = orderForLibrary(game, objects, to, player, context, position === 'bottom' ? 'bottom' : 'top');
  return ordered.map((object) => {
    // CR 311.2, 901.4: "on the bottom" is that of the deck it belongs to, and the planar deck is in the command zone.
    const there = to.of === undefined && isPlanar(game.objects[object] as GameObject) ? Zone.Command : zone;
    return moveEvent(game, object, there, manner, player, cause, { position });
  });
}

/** An Aura put onto the battlefield without being cast enchants what its controller chooses; null: it can't. CR 303.4f-g, 303.4i. */
function enteringFor(
  game: Game,
  object: ObjectId,
  entering: Entering | undefined,
  player: PlayerId,
  context: Context,
): EnteringFacts | null {
  const facts = enteringFacts(game, entering, player, context, object);
  const now = asSaid(game, characteristics(game, object), facts.being);
  if (facts.faceDown || facts.face !== 0 || !isAura(now)) return facts;
  if (entering?.attachedTo !== undefined)
    return canEnchant(game, object, now, facts.controller, facts.attachTo) ? facts : null;
  const hosts = enchantable(game, object, now, facts.controller);
  if (hosts.length === 0) return null;
  const [attachTo] = chooseEntities(
    game,
    facts.controller,
    reason('Choose what it enchants', context.source, '303.4f'),
    hosts,
    1,
    1,
    'choose',
  );
  return attachTo === undefined ? null : { ...facts, attachTo };
}

/** What it is from the moment it enters, where that is said: "It's an Aura with enchant creature". CR 611.2e. */
function asSaid(game: Game, now: Readonly<Characteristics>, being: EnteringFacts['being']): Readonly<Characteristics> {
  if (being === undefined || being.as.subtypes?.includes('Aura') !== true) return now;
  const own = now.copy();
  const become: ChangeAction = { kind: 'become', verb: 'be', object: { kind: 'self' }, as: being.as };
  for (const layer of [Layer.Type, Layer.Ability]) applyChange(game, own, become, layer, being.context, null, null);
  return own;
}

/** CR 304.4, 307.4: instants and sorceries can't enter the battlefield; permanents already there don't. */
function canEnter(game: Game, object: ObjectId, entering: Entering | undefined, context: Context): boolean {
  const { zone, record } = game.objects[object] as GameObject;
  if (zone === Zone.Battlefield || zone === Zone.None) return false;
  // CR 712.14a: a card without a back face stays where it is.
  if (entering?.transformed === true && record.card.layout !== 'transform') return false;
  if (zone === Zone.Stack && object !== context.stackObject) return true;
  // CR 712.14a: transformed, it enters with its back face up.
  const types = entering?.transformed === true ? record.faces[1]?.types : characteristics(game, object).types;
  return ((types ?? 0) & (TypeBit.Instant | TypeBit.Sorcery)) === 0;
}

function libraryPosition(game: Game, to: Place, player: PlayerId, context: Context): 'top' | 'bottom' | number {
  const { position } = to;
  if (position === 'bottom') return 'bottom';
  if (position === 'top or bottom') {
    const index = askOption(game, player, reason('Put it on the top or on the bottom', context.source, '401.4'), [
      'top',
      'bottom',
    ]);
    return index === 0 ? 'top' : 'bottom';
  }
  if (typeof position !== 'object') return 'top';
  if ('below' in position) return Math.max(0, evaluate(game, position.below, context));
  if (position.orBottom === true) {
    const why = reason('Put it that far from the top or on the bottom', context.source, '401.4');
    if (askOption(game, player, why, ['from the top', 'bottom']) === 1) return 'bottom';
  }
  return position.nth - 1;
}

/** The first in the list is put first: on the top, the last one is topmost. CR 401.4. */
function orderForLibrary(
  game: Game,
  objects: readonly ObjectId[],
  to: Place,
  player: PlayerId,
  context: Context,
  last: 'top' | 'bottom',
): readonly ObjectId[] {
  if (objects.length < 2) return objects;
  if (to.order === 'random order') {
    const shuffled = objects.slice();
    shuffleInPlace(game, shuffled);
    return shuffled;
  }
  // "in any order" is up to who puts them there, all else to the owner of the cards.
  if (to.order === 'any order') return inOrderOf(game, player, objects, context, last);
  return inTurnOrder(game).flatMap((owner) =>
    inOrderOf(
      game,
      owner,
      objects.filter((object) => game.objects[object]?.owner === owner),
      context,
      last,
    ),
  );
}

function inOrderOf(
  game: Game,
  player: PlayerId,
  objects: readonly ObjectId[],
  context: Context,
  last: 'top' | 'bottom',
): readonly ObjectId[] {
  return chooseOrder(
    game,
    player,
    reason('Choose the order; the last one is put last', context.source, '401.4'),
    objects,
    'library',
    (object) => characteristics(game, object).name,
    last,
  );
}
