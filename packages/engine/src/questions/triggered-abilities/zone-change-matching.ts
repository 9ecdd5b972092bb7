/** Whether a change of zones is what a text speaks of: enters, dies, leaves, is discarded, milled. CR 603.6, 603.10a. */
import type { Action, Entering, Enters, Filter, Noun, Place } from '@kitchen-table/language/core';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { EnteringFacts, GameEvent, ZoneChange } from '../../vocabulary/events.ts';
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
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { TYPE_BITS } from '../../vocabulary/objects/type-bits.ts';
import { ZONE_BY_NAME, Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { find } from '../reading.ts';
import { fitsRole, match, type Match } from './roles.ts';

/** Whether a card comes from the place that the text names. */
export function fitsFrom(game: Game, place: Place | undefined, zone: Zone, owner: PlayerId, context: Context): boolean {
  if (place === undefined || place.anywhere === true) return true;
  const there =
    (ZONE_BY_NAME[place.zone] === zone || (place.or !== undefined && ZONE_BY_NAME[place.or] === zone)) &&
    (place.of === undefined || fitsRole(game, place.of, playerEntity(owner), context));
  return there !== (place.not === true);
}

/** Who controls it. */
export function controllerOf(game: Game, object: ObjectId): Entity {
  return playerEntity(characteristics(game, object).controller);
}

/** Zone changes by the words for them: enter, die, leave, exile, put, return, discard, mill, sacrifice, destroy. */
export function matchZoneChange(game: Game, action: Action, event: ZoneChange, context: Context, into: Match[]): void {
  const owner = game.objects[event.object]?.owner ?? event.player;
  const player = playerEntity(event.player);
  // CR 727.3: one permanent left; each component is a card that was put somewhere.
  if (event.component === true && action.kind !== 'move') return;
  switch (action.kind) {
    case 'enter':
      if (action.notPlayed === true && event.manner === 'play') return;
      if (event.to === Zone.Battlefield && entersSo(action.entering, event.entering))
        matchEntering(
          game,
          action,
          event.became === NO_OBJECT ? event.object : event.became,
          event.from,
          owner,
          context,
          into,
          event.became === NO_OBJECT ? event.entering : null,
          event.object,
        );
      return;
    case 'die':
      if (event.from !== Zone.Battlefield || event.to !== Zone.Graveyard) return;
      if (!wasUnder(game, action, event, context)) return;
      break;
    case 'leave':
      if (action.notDying === true && event.to === Zone.Graveyard) return;
      if (
        action.from?.anywhere !== true &&
        event.from !== (action.from === undefined ? Zone.Battlefield : ZONE_BY_NAME[action.from.zone])
      )
        return;
      if (!fitsFrom(game, action.from, event.from, owner, context)) return;
      if (!wasUnder(game, action, event, context)) return;
      break;
    case 'exile':
      if (event.to !== Zone.Exile || !fitsFrom(game, action.from, event.from, owner, context)) return;
      // "A spell or ability you control exiles": not what is exiled to pay for one. CR 118.1, 609.1.
      if (
        action.actor !== undefined &&
        (event.noEffect === true || !wasCausedBy(game, action.actor, event.cause, context))
      )
        return;
      break;
    case 'destroy':
      if (event.manner !== 'destroy') return;
      if (action.actor !== undefined) {
        if (!wasCausedBy(game, action.actor, event.cause, context)) return;
        for (const one of oneObject(game, action.object, event, context, player))
          into.push({ ...one, source: event.cause });
        return;
      }
      break;
    case 'sacrifice':
      if (event.manner !== 'sacrifice' || !fitsRole(game, action.actor, player, context)) return;
      break;
    case 'cycle':
      if (action.orDiscard !== true) return;
      if (
        (event.manner !== 'discard' && event.manner !== 'cycle') ||
        !fitsRole(game, action.actor, playerEntity(owner), context)
      )
        return;
      into.push(...oneObject(game, action.object, event, context, playerEntity(owner)));
      return;
    case 'discard':
      if (
        (event.manner !== 'discard' && event.manner !== 'cycle') ||
        !fitsRole(game, action.actor, playerEntity(owner), context)
      )
        return;
      if (action.cause !== undefined) {
        if (!wasCausedBy(game, action.cause, event.cause, context)) return;
        // "A spell or ability an opponent controls causes you to discard": "that player" is whose it is.
        const other = [controllerOf(game, event.cause)];
        for (const one of oneObject(game, action.object, event, context, playerEntity(owner)))
          into.push({ ...one, other });
        return;
      }
      into.push(...oneObject(game, action.object, event, context, playerEntity(owner)));
      return;
    case 'mill':
      if (event.manner === 'mill' && fitsRole(game, action.actor, playerEntity(owner), context)) {
        if (action.object !== undefined)
          return void into.push(...oneObject(game, action.object, event, context, playerEntity(owner)));
        into.push(match({ object: [objectEntity(event.object)], player: playerEntity(owner), amount: 1 }));
      }
      return;
    case 'move': {
      if (ZONE_BY_NAME[action.to.zone] !== event.to) return;
      // "Whenever a permanent is returned": from the battlefield, where no other place is said.
      if (
        action.verb === 'return' &&
        (event.manner !== 'return' || (action.from === undefined && event.from !== Zone.Battlefield))
      )
        return;
      if (action.to.of !== undefined && !fitsRole(game, action.to.of, playerEntity(owner), context)) return;
      if (!fitsFrom(game, action.from, event.from, owner, context)) return;
      if (action.resolving === true && event.manner !== 'resolve') return;
      // "Whenever a player puts a land onto the battlefield": whoever controls it then.
      if (action.actor !== undefined && !fitsRole(game, action.actor, player, context)) return;
      // "put into an opponent's graveyard": "that player" is whose graveyard it is.
      if (action.to.of !== undefined) {
        for (const one of oneObject(game, action.object, event, context, player))
          into.push({ ...one, other: [playerEntity(owner)] });
        return;
      }
      break;
    }
    default:
      return;
  }
  into.push(...oneObject(game, action.object, event, context, player));
}

/** "died under your control": who controlled it as it left. CR 603.10a. */
function wasUnder(game: Game, action: { readonly under?: Noun }, event: ZoneChange, context: Context): boolean {
  return action.under === undefined || fitsRole(game, action.under, controllerOf(game, event.object), context);
}

/** "a spell or ability an opponent controls causes you to discard": a spell, or the source of an ability. CR 109.5. */
export function wasCausedBy(game: Game, noun: Noun, cause: ObjectId, context: Context): boolean {
  if (cause === NO_OBJECT || noun.kind !== 'select') return false;
  const { qualities } = noun.filter;
  const anything = { kind: 'filter', noun: { kind: 'words', words: [] }, ...(qualities ? { qualities } : {}) } as const;
  return fitsRole(game, { ...noun, filter: anything }, objectEntity(cause), context);
}

function oneObject(game: Game, noun: Noun, event: ZoneChange, context: Context, player: Entity): readonly Match[] {
  const old = objectEntity(event.object);
  const next = event.became === NO_OBJECT ? old : objectEntity(event.became);
  // A permanent is looked at as it last was; other cards as they are where they went. CR 603.10a.
  const looked =
    event.component !== true &&
    (event.from === Zone.Battlefield || event.from === Zone.Stack || event.from === Zone.Graveyard)
      ? old
      : next;
  if (!fitsRole(game, noun, looked, context) && !(noun.kind === 'self' && fitsRole(game, noun, next, context)))
    return [];
  return [match({ object: [event.component === true ? next : old], player, amount: 1 })];
}

/** "enters tapped", "enters attacking", "enters transformed": how it entered, not how it is since. CR 603.6a. */
function entersSo(how: Entering | undefined, facts: EnteringFacts | null): boolean {
  if (how === undefined) return true;
  if (facts === null) return false;
  if (how.tapped === true && !facts.tapped) return false;
  if (how.untapped === true && facts.tapped) return false;
  if (how.attacking === true && facts.attacking === NO_ENTITY) return false;
  return how.transformed !== true || facts.face > 0;
}

/** "When that card enters": of a permanent that was exiled, the card that comes back. CR 400.7, 603.7c. */
function wasExiledAs(game: Game, noun: Noun, card: ObjectId, context: Context): boolean {
  if (noun.kind !== 'reference') return false;
  return find(game, noun, context).some((one) => !isPlayerEntity(one) && game.objects[one]?.became === card);
}

function matchEntering(
  game: Game,
  action: Enters,
  entered: ObjectId,
  from: Zone,
  owner: PlayerId,
  context: Context,
  into: Match[],
  /** How it would enter, when it has not yet. */
  entering: EnteringFacts | null = null,
  before: ObjectId = entered,
): void {
  if (action.from !== undefined && !fitsFrom(game, action.from, from, owner, context)) return;
  const controller = entering === null ? controllerOf(game, entered) : playerEntity(entering.controller);
  if (action.under !== undefined && !fitsRole(game, action.under, controller, context)) return;
  const fits =
    fitsRole(game, action.object, objectEntity(entered), context) ||
    (from === Zone.Exile && wasExiledAs(game, action.object, before, context));
  if (fits)
    into.push(
      match({
        object: [objectEntity(entered)],
        player: controller,
        amount: 1,
        other: action.under === undefined ? null : [controller],
      }),
    );
}

/** Whether tokens about to be created are such as the words say: card types and subtypes. CR 111.3, 614.1a. */
function areSuchTokens(filter: Filter, record: CardRecord): boolean {
  const [now] = record.faces;
  if (now === undefined) return false;
  const { noun } = filter;
  if (noun.kind === 'alternatives')
    return noun.of.some(({ words }) => areSuchTokens({ kind: 'filter', noun: { kind: 'words', words } }, record));
  return noun.words.every((word) =>
    word.kind === 'typeWord'
      ? (now.types & TYPE_BITS[word.type]) !== 0
      : word.kind === 'subtypeWord'
        ? hasSubtype(now, word.subtype)
        : word.word === 'token',
  );
}

/** Tokens that would enter under someone's control. CR 616.1b. */
function matchTokensToBe(
  game: Game,
  { object, under }: Enters,
  event: Extract<GameEvent, { kind: 'createToken' }>,
  context: Context,
  into: Match[],
): void {
  const controller = playerEntity(event.entering.controller);
  if (under === undefined || object.kind !== 'select' || !fitsRole(game, under, controller, context)) return;
  const { adjectives, qualities } = object.filter;
  if (adjectives !== undefined || qualities !== undefined || !areSuchTokens(object.filter, event.record)) return;
  into.push(match({ object: [], player: controller, amount: event.count, other: [controller] }));
}

/** Tokens created: "create" and "enter". CR 111.2. */
export function matchCreation(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'createToken' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind === 'enter') {
    if (!entersSo(action.entering, event.entering)) return;
    if (event.created.length === 0) matchTokensToBe(game, action, event, context, into);
    for (const id of event.created) matchEntering(game, action, id, Zone.None, event.player, context, into);
  } else if (action.kind === 'move') {
    // CR 111.2, 701.6a: to create tokens is to put them onto the battlefield.
    if (action.to.zone !== 'battlefield' || !fitsRole(game, action.actor, playerEntity(event.player), context)) return;
    for (const id of event.created)
      if (fitsRole(game, action.object, objectEntity(id), context))
        into.push(match({ object: [objectEntity(id)], player: playerEntity(event.player), amount: 1 }));
  } else if (action.kind === 'keywordAction') {
    // "Whenever you create a creature token": each of them, or once for one or more. CR 603.2c.
    if (action.action !== 'create' || !fitsRole(game, action.actor, playerEntity(event.player), context)) return;
    for (const id of event.created)
      if (fitsRole(game, action.object, objectEntity(id), context))
        into.push(match({ object: [objectEntity(id)], player: playerEntity(event.player), amount: 1 }));
  } else if (
    action.kind === 'create' &&
    fitsRole(game, action.actor, playerEntity(event.player), context) &&
    (action.token.kind !== 'tokensLike' || areSuchTokens(action.token.filter, event.record))
  ) {
    into.push(
      match({ object: event.created.map(objectEntity), player: playerEntity(event.player), amount: event.count }),
    );
  }
}
