/**
 * Whether something that happens is what an action describes: the one reading of verbs as events, for triggers,
 * replacement effects, history and conditions. CR 603.2, 614.1, 700.1.
 *
 * Roles that a match gives, under the labels that cards' references use:
 *   event.object     what it happened to (who died, entered, attacked, was cast, was dealt damage, got counters)
 *   event.player     the player of the event (who drew, cast, was dealt damage, is attacked by the object)
 *   event.source     the source of damage; the spell or ability that targets
 *   event.recipient  who was dealt the damage; whom the object attacks or blocks; what targets; what gets the counters
 *   event.whom       whom the object attacks, blocks or is blocked by
 *   event.defending  the defending player of an attack, block or unblocked attacker
 *   event.amount     how much or how many (as the amount of every role)
 *   event.before     of a cast spell: how many spells were cast before it this turn (CR 702.40)
 */
import type { Action, Enters, Noun, Place, Value } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { GameEvent, ZoneChange } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import {
  type Entity,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../vocabulary/ids.ts';
import { ZONE_BY_NAME, Zone } from '../vocabulary/zones.ts';
import { characteristics } from './characteristics.ts';
import { fitsRole, match, type Match, NOTHING } from './roles.ts';
import { matchAttack, matchBlocked } from './combat-matching.ts';
import { defendingPlayer } from './defending-player.ts';
import { findPlayers } from './reading.ts';
import { watchesStep } from './turn-parts.ts';

/** Pushes a match for each thing in the event that fits. */
export function matchEvent(game: Game, action: Action, event: GameEvent, context: Context, into: Match[]): void {
  switch (event.kind) {
    case 'zoneChange':
      return matchZoneChange(game, action, event, context, into);
    case 'createToken':
      return matchCreation(game, action, event, context, into);
    case 'damage':
      if (action.kind !== 'dealDamage') return;
      if (action.sort !== undefined && (action.sort === 'combat') !== event.combat) return;
      if (!amountFits(action.amount, event.amount)) return;
      if (
        !fitsRole(game, action.actor, objectEntity(event.source), context) ||
        !fitsRole(game, action.to, event.to, context)
      )
        return;
      into.push(
        match({
          ...(isPlayerEntity(event.to) ? { player: event.to } : {}),
          object: [event.to],
          source: event.source,
          amount: event.amount,
          ...(action.passive === true && action.actor !== undefined ? { other: [objectEntity(event.source)] } : {}),
        }),
      );
      return;
    case 'draw':
      if (action.kind === 'draw' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        if (action.nth !== undefined && game.players[event.player]?.drawn !== action.nth) return;
        into.push(match({ player: playerEntity(event.player), amount: 1 }));
      }
      return;
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
      if (
        action.kind === (event.kind === 'payLife' ? 'loseLife' : event.kind) &&
        fitsRole(game, action.actor, playerEntity(event.player), context) &&
        amountFits(action.amount, event.amount)
      ) {
        into.push(match({ player: playerEntity(event.player), amount: event.amount }));
      }
      return;
    case 'scry':
    case 'surveil':
      if (action.kind === event.kind && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        into.push(match({ player: playerEntity(event.player), amount: event.amount }));
      }
      return;
    case 'destroy':
      if (action.kind === 'destroy') matchObject(game, action.object, event.object, context, into);
      return;
    case 'tap':
    case 'untap': {
      const looked = event.kind === 'tap' ? 'becomeTapped' : 'becomeUntapped';
      if (action.kind === event.kind || action.kind === looked)
        matchObject(game, (action as { object: Noun }).object, event.object, context, into);
      return;
    }
    case 'transform':
      if (action.kind === 'transform' || action.kind === 'transformed')
        matchObject(game, action.object, event.object, context, into);
      return;
    case 'turnFaceUp':
      if (action.kind === 'turnFaceUp' || action.kind === 'turnedFaceUp')
        matchObject(game, action.object, event.object, context, into);
      return;
    case 'regenerate':
    case 'phaseOut':
    case 'unattach':
      if (action.kind === event.kind) matchObject(game, action.object, event.object, context, into);
      return;
    case 'counterSpell':
    case 'resolve':
      if (action.kind === (event.kind === 'resolve' ? 'resolve' : 'counter'))
        matchObject(game, action.object, event.object, context, into);
      return;
    case 'attach':
      if (action.kind === 'becomeAttached' || action.kind === 'attach') {
        const to = action.kind === 'attach' ? action.to : action.by;
        if (
          fitsRole(game, action.object, objectEntity(event.object), context) &&
          fitsRole(game, to, event.to, context)
        ) {
          into.push(match({ object: [objectEntity(event.object)], whom: [event.to] }));
        }
      }
      return;
    case 'putCounters':
    case 'removeCounters':
      return matchCounters(game, action, event, context, into);
    case 'cast':
      if (
        (action.kind === 'cast' || action.kind === 'play') &&
        fitsRole(game, action.actor, playerEntity(event.player), context)
      ) {
        if (
          !fitsRole(game, action.object, objectEntity(event.object), context) ||
          !fitsFrom(game, action.from, event.from, event.player, context)
        )
          return;
        into.push(
          match({
            object: [objectEntity(event.object)],
            player: playerEntity(event.player),
            amount: 1,
            source: event.object,
          }),
        );
      }
      return;
    case 'playLand':
      if (action.kind === 'play' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        matchObject(game, action.object, event.object, context, into, playerEntity(event.player));
      }
      return;
    case 'activate':
      if (action.kind === 'cycle') {
        if (action.words === 'or discard') return; // CR 702.29d: once, for the discard.
        if (event.ability.ability.kind !== 'activated' || !isCycling(game, event.source, event.ability.index)) return;
        if (fitsRole(game, action.actor, playerEntity(event.player), context))
          matchObject(game, action.object, event.source, context, into, playerEntity(event.player));
      } else if (action.kind === 'activate' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        if (
          fitsRole(game, action.object, objectEntity(event.object), context) ||
          fitsRole(game, action.object, objectEntity(event.source), context)
        ) {
          into.push(
            match({
              object: [objectEntity(event.object)],
              player: playerEntity(event.player),
              source: event.source,
              amount: 1,
            }),
          );
        }
      }
      return;
    case 'tapForMana':
      if (action.kind === 'tapForMana' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        matchObject(game, action.object, event.source, context, into, playerEntity(event.player));
      }
      return;
    case 'becomeTarget':
      if (
        action.kind === 'becomeTarget' &&
        fitsRole(game, action.object, event.target, context) &&
        fitsRole(game, action.by, objectEntity(event.by), context)
      ) {
        if (!fitsRole(game, action.actor, playerEntity(event.player), context)) return;
        into.push(match({ object: [event.target], source: event.by, player: playerEntity(event.player) }));
      }
      return;
    case 'attack':
      return matchAttack(game, action, event, context, into);
    case 'block':
      if (action.kind === 'block' && fitsRole(game, action.object, objectEntity(event.blocker), context)) {
        const whom = event.attackers
          .filter((attacker) => fitsRole(game, action.whom, objectEntity(attacker), context))
          .map(objectEntity);
        if (whom.length > 0)
          into.push(
            match({ object: [objectEntity(event.blocker)], whom, defending: controllerOf(game, event.blocker) }),
          );
      }
      return;
    case 'becomeBlocked':
      return matchBlocked(game, action, event, context, into);
    case 'attackUnblocked':
      if (action.kind === 'attackUnblocked' && fitsRole(game, action.object, objectEntity(event.attacker), context)) {
        const attacked = game.objects[event.attacker]?.attacking ?? NO_ENTITY;
        const defending = attacked === NO_ENTITY ? NO_ENTITY : playerEntity(defendingPlayer(game, attacked));
        into.push(match({ object: [objectEntity(event.attacker)], player: defending, defending, whom: [attacked] }));
      }
      return;
    case 'beginStep':
    case 'beginTurn':
      if (action.kind !== 'beginningOf') return;
      if (!watchesStep(action.part.step, event.kind === 'beginTurn' ? null : event.step)) return;
      if (action.part.of !== undefined && !fitsRole(game, action.part.of, playerEntity(event.player), context)) return;
      into.push(match({ player: playerEntity(event.player) }));
      return;
    case 'shuffle':
    case 'search':
      if (action.kind === event.kind && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        if (action.kind === 'search' && !findPlayers(game, action.of, context).includes(event.library)) return;
        into.push(match({ player: playerEntity(event.player) }));
      }
      return;
    case 'reveal':
    case 'look':
      if (action.kind === event.kind && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        const object = event.objects
          .map(objectEntity)
          .filter((entity) => fitsRole(game, action.object, entity, context));
        if (object.length > 0) into.push(match({ object, player: playerEntity(event.player), amount: object.length }));
      }
      return;
    case 'keywordAction':
      return matchKeywordAction(game, action, event, context, into);
    case 'gainControl':
      if (action.kind === 'gainControl' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        matchObject(game, action.object, event.object, context, into, playerEntity(event.player));
      }
      return;
    case 'designate':
      if (
        DESIGNATIONS[action.kind] === event.what ||
        (action.kind === 'gainDesignation' && action.designation === event.what)
      ) {
        if (fitsRole(game, (action as { actor?: Noun }).actor, playerEntity(event.player), context))
          into.push(match({ player: playerEntity(event.player) }));
      }
      return;
    case 'flipCoin':
    case 'rollDie':
    case 'winGame':
    case 'loseGame':
    case 'addMana':
      if (action.kind === event.kind && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        into.push(match({ player: playerEntity(event.player), amount: event.kind === 'rollDie' ? event.result : 0 }));
      }
      return;
    case 'concede':
      if (action.kind === 'loseGame' && fitsRole(game, action.actor, playerEntity(event.player), context))
        into.push(match({ player: playerEntity(event.player) }));
      return;
    case 'setLife':
    case 'turnFaceDown':
    case 'phaseIn':
    case 'drawGame':
      return;
    default:
      return unreachable(event);
  }
}

/** "3 or more damage": only a stated minimum limits an event. */
function amountFits(stated: Value | undefined, amount: number): boolean {
  return stated === undefined || stated.kind !== 'atLeast' || amount >= stated.number;
}

const DESIGNATIONS: { readonly [kind in Action['kind']]?: string } = {
  becomeMonarch: 'monarch',
  takeInitiative: 'initiative',
  becomeDay: 'day',
  becomeNight: 'night',
};

function matchObject(
  game: Game,
  noun: Noun,
  object: ObjectId,
  context: Context,
  into: Match[],
  player: Entity = NO_ENTITY,
): void {
  const entity = objectEntity(object);
  if (fitsRole(game, noun, entity, context)) into.push(match({ object: [entity], player, amount: 1 }));
}

function fitsFrom(game: Game, place: Place | undefined, zone: Zone, owner: PlayerId, context: Context): boolean {
  if (place === undefined || place.words === 'anywhere') return true;
  if (place.not === true) return ZONE_BY_NAME[place.zone] !== zone;
  if (ZONE_BY_NAME[place.zone] !== zone) return false;
  return place.of === undefined || fitsRole(game, place.of, playerEntity(owner), context);
}

function controllerOf(game: Game, object: ObjectId): Entity {
  return playerEntity(characteristics(game, object).controller);
}

/** Zone changes by the words for them: enter, die, leave, exile, put, return, discard, mill, sacrifice, destroy. */
function matchZoneChange(game: Game, action: Action, event: ZoneChange, context: Context, into: Match[]): void {
  const owner = game.objects[event.object]?.owner ?? event.player;
  const player = playerEntity(event.player);
  switch (action.kind) {
    case 'enter':
      if (event.to === Zone.Battlefield)
        matchEntering(
          game,
          action,
          event.became === NO_OBJECT ? event.object : event.became,
          event.from,
          owner,
          context,
          into,
        );
      return;
    case 'die':
      if (event.from !== Zone.Battlefield || event.to !== Zone.Graveyard) return;
      break;
    case 'leave':
      if (
        action.from?.words !== 'anywhere' &&
        event.from !== (action.from === undefined ? Zone.Battlefield : ZONE_BY_NAME[action.from.zone])
      )
        return;
      if (!fitsFrom(game, action.from, event.from, owner, context)) return;
      break;
    case 'exile':
      if (event.to !== Zone.Exile || !fitsFrom(game, action.from, event.from, owner, context)) return;
      break;
    case 'destroy':
      if (event.manner !== 'destroy') return;
      break;
    case 'sacrifice':
      if (event.manner !== 'sacrifice' || !fitsRole(game, action.actor, player, context)) return;
      break;
    case 'cycle':
      if (action.words !== 'or discard') return;
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
      into.push(...oneObject(game, action.object, event, context, playerEntity(owner)));
      return;
    case 'mill':
      if (event.manner === 'mill' && fitsRole(game, action.actor, playerEntity(owner), context)) {
        into.push(match({ object: [objectEntity(event.object)], player: playerEntity(owner), amount: 1 }));
      }
      return;
    case 'move': {
      if (ZONE_BY_NAME[action.to.zone] !== event.to) return;
      if (action.to.of !== undefined && !fitsRole(game, action.to.of, playerEntity(owner), context)) return;
      if (!fitsFrom(game, action.from, event.from, owner, context)) return;
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

function oneObject(game: Game, noun: Noun, event: ZoneChange, context: Context, player: Entity): readonly Match[] {
  const old = objectEntity(event.object);
  const next = event.became === NO_OBJECT ? old : objectEntity(event.became);
  // A permanent is looked at as it last was; other cards as they are where they went. CR 603.10a.
  const looked =
    event.from === Zone.Battlefield || event.from === Zone.Stack || event.from === Zone.Graveyard ? old : next;
  if (!fitsRole(game, noun, looked, context) && !(noun.kind === 'self' && fitsRole(game, noun, next, context)))
    return [];
  return [match({ object: [old], player, amount: 1 })];
}

function matchEntering(
  game: Game,
  action: Enters,
  entered: ObjectId,
  from: Zone,
  owner: PlayerId,
  context: Context,
  into: Match[],
): void {
  if (action.from !== undefined && !fitsFrom(game, action.from, from, owner, context)) return;
  const controller = controllerOf(game, entered);
  if (action.under !== undefined && !fitsRole(game, action.under, controller, context)) return;
  if (fitsRole(game, action.object, objectEntity(entered), context))
    into.push(
      match({
        object: [objectEntity(entered)],
        player: controller,
        amount: 1,
        other: action.under === undefined ? null : [controller],
      }),
    );
}

function matchCreation(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'createToken' }>,
  context: Context,
  into: Match[],
): void {
  if (action.kind === 'enter') {
    for (const id of event.created) matchEntering(game, action, id, Zone.None, event.player, context, into);
  } else if (action.kind === 'create' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
    into.push(
      match({ object: event.created.map(objectEntity), player: playerEntity(event.player), amount: event.count }),
    );
  }
}

function matchCounters(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'putCounters' | 'removeCounters' }>,
  context: Context,
  into: Match[],
): void {
  const roles = { object: [event.on], player: playerEntity(event.player), amount: event.amount };
  if (action.kind === 'putCounters' && !amountFits(action.number, event.amount)) return;
  if (action.kind === 'putCounters' && event.kind === 'putCounters') {
    if (action.counter !== null && action.counter !== event.counter) return;
    if (
      fitsRole(game, action.actor, playerEntity(event.player), context) &&
      fitsRole(game, action.on, event.on, context)
    )
      into.push(match(roles));
  } else if (action.kind === 'removeCounters' && event.kind === 'removeCounters') {
    if (action.counter !== null && action.counter !== event.counter) return;
    if (
      fitsRole(game, action.actor, playerEntity(event.player), context) &&
      fitsRole(game, action.from, event.on, context)
    )
      into.push(match(roles));
  } else if (action.kind === 'getCounters' && event.kind === 'putCounters' && isPlayerEntity(event.on)) {
    if (action.counter !== undefined && action.counter !== event.counter) return;
    if (fitsRole(game, action.actor, event.on, context)) into.push(match({ ...roles, player: event.on }));
  }
}

function matchKeywordAction(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'keywordAction' }>,
  context: Context,
  into: Match[],
): void {
  const player = playerEntity(event.player);
  const object = event.object === NO_OBJECT ? NOTHING : [objectEntity(event.object)];
  let named: Noun | undefined;
  let actor: Noun | undefined;
  if (action.kind === 'keywordAction') {
    if (action.action !== event.action) return;
    // "expend 4": the fourth, no other.
    if (action.amount?.kind === 'number' && action.amount.number !== event.amount) return;
    actor = action.actor;
    named = action.object;
  } else if (
    action.kind === event.action &&
    (action.kind === 'fight' || action.kind === 'goad' || action.kind === 'copy')
  ) {
    actor = (action as { actor?: Noun }).actor;
    named = action.object;
  } else if (action.kind === 'cast' && action.words === 'or copy' && event.action === 'copy') {
    actor = action.actor;
    named = action.object;
  } else return;
  // "Whenever ~ explores": the actor is an object.
  if (
    actor !== undefined &&
    !fitsRole(game, actor, player, context) &&
    !(object[0] !== undefined && fitsRole(game, actor, object[0], context))
  )
    return;
  if (named !== undefined && (object[0] === undefined || !fitsRole(game, named, object[0], context))) return;
  into.push(match({ object, player, amount: event.amount }));
}

function isCycling(game: Game, source: ObjectId, index: number): boolean {
  return characteristics(game, source).abilities.some(
    (record) =>
      record.index === index && record.ability.kind === 'keyword' && record.ability.keyword.endsWith('cycling'),
  );
}

function unreachable(value: never): never {
  throw new Error(`no such event: ${JSON.stringify(value)}`);
}
