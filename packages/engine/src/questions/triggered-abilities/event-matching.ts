/**
 * Whether something that happens is what an action describes: the one reading of verbs as events, for triggers,
 * replacement effects, history and conditions. CR 603.2, 614.1, 700.1.
 *
 * Roles that a match gives, under the labels that cards' references use:
 *   event.object     what it happened to (who died, entered, attacked, was cast, was dealt damage, got counters)
 *   event.player     the player of the event (who drew, cast, was dealt damage, is attacked by the object)
 *   event.source     the source of damage; the spell or ability that targets
 *   event.recipient  who was dealt the damage; whom the object attacks or blocks; what targets; what gets the counters
 *   event.whom       whom it attacks, blocks or is blocked by
 *   event.defending  the defending player of an attack, block or unblocked attacker, or of the attacker that dealt the damage
 *   event.amount     how much or how many (as the amount of every role)
 *   event.before     of a cast spell: how many were cast before it this turn (CR 702.40)
 */
import { type Action, type Color, COLORS, type Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
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
import { characteristics } from '../continuous-effects/characteristics.ts';
import { matchAttachment } from './attachment-matching.ts';
import { fitsRole, match, type Match, targetsDescribed, whoActs, withNamedBy } from './roles.ts';
import { matchAttack, matchBlock, matchBlocked, matchUnblocked } from './combat-matching.ts';
import { defendingAgainst } from '../combat-phase/defending-player.ts';
import { matchKeywordAction } from './keyword-action-matching.ts';
import { activePlayers, isActivePlayer } from '../players/teams.ts';
import { drawnInDrawStep } from '../turn-structure/drawn-in-step.ts';
import { isThatOccurrence, isThatOne, watchesStep } from '../turn-structure/turn-parts.ts';
import { damageFits, lifeFits, matchCounters, matchCountersEnteredWith } from './counter-matching.ts';
import { matchSticker } from './sticker-matching.ts';
import { isLibraryOf } from '../whose-library.ts';
import { fitsFrom, matchCreation, matchZoneChange, wasCausedBy } from './zone-change-matching.ts';

/** Pushes a match for each thing in the event that fits. */
export function matchEvent(game: Game, action: Action, event: GameEvent, context: Context, into: Match[]): void {
  switch (event.kind) {
    case 'zoneChange':
      if (action.kind === 'putCounters') return matchCountersEnteredWith(game, action, event, context, into);
      if (action.kind === 'becomeUnattached') return matchAttachment(game, action, event, context, into);
      return matchZoneChange(game, action, event, context, into);
    case 'createToken':
      if (action.kind === 'putCounters') return matchCountersEnteredWith(game, action, event, context, into);
      return matchCreation(game, action, event, context, into);
    case 'damage':
      if (action.kind !== 'dealDamage') return;
      if (action.sort !== undefined && (action.sort === 'combat') !== event.combat) return;
      if (!damageFits(game, action.amount, event.amount, context)) return;
      if (action.excess !== undefined && (event.excess ?? 0) === 0) return; // CR 120.10
      if (
        !fitsRole(game, action.actor, objectEntity(event.source), context) ||
        !fitsRole(game, action.to, event.to, withNamedBy(game, action.actor, objectEntity(event.source), context))
      )
        return;
      into.push(
        match({
          ...(isPlayerEntity(event.to) ? { player: event.to } : {}),
          defending: defendingAgainst(game, event.source),
          object: [event.to],
          source: event.source,
          amount: action.excess === undefined ? event.amount : (event.excess ?? 0),
          ...(action.passive === true && action.actor !== undefined ? { other: [objectEntity(event.source)] } : {}),
        }),
      );
      return;
    case 'damagePrevented':
      if (action.kind === 'damagePrevented' && fitsRole(game, action.to, event.to, context))
        into.push(
          match({
            ...(isPlayerEntity(event.to) ? { player: event.to } : { object: [event.to] }),
            amount: event.amount,
          }),
        );
      return;
    case 'draw':
      if (action.kind === 'draw' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        if (action.nth !== undefined && game.players[event.player]?.drawn !== action.nth) return;
        if (action.turnOf !== undefined && !isActivePlayer(game, event.player)) return;
        if (action.exceptFirst !== undefined && drawnInDrawStep(game, event.player) === 1) return;
        into.push(match({ player: playerEntity(event.player), amount: 1 }));
      }
      return;
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
      if (
        action.kind === (event.kind === 'payLife' ? 'loseLife' : event.kind) &&
        fitsRole(game, action.actor, playerEntity(event.player), context) &&
        lifeFits(action.amount, event) &&
        (action.from === undefined || event.fromRadiation === true) &&
        (action.paid !== true || event.kind === 'payLife')
      ) {
        into.push(match({ player: playerEntity(event.player), amount: event.amount }));
      }
      return;
    case 'destroy':
      if (action.kind === 'destroy') matchObject(game, action.object, event.object, context, into);
      return;
    case 'tap':
    case 'untap': {
      if (action.kind === 'tap' && action.actor !== undefined && event.kind === 'tap') {
        // Who pays a cost or attacks with it is whoever controls it: CR 118.1, 508.1f.
        const player = event.player ?? characteristics(game, event.object).controller;
        if (!fitsRole(game, action.actor, playerEntity(player), context)) return;
      }
      const looked = event.kind === 'tap' ? 'becomeTapped' : 'becomeUntapped';
      if (action.kind === event.kind || action.kind === looked)
        matchObject(game, asTapped((action as { object: Noun }).object), event.object, context, into);
      return;
    }
    case 'transform':
      if (action.kind === 'transformed' && !fitsRole(game, action.into, objectEntity(event.object), context)) return;
      if (action.kind === 'transform' || action.kind === 'transformed')
        matchObject(game, action.object, event.object, context, into);
      return;
    case 'turnFaceUp':
      if (action.kind === 'turnFaceUp' || action.kind === 'turnedFaceUp')
        matchObject(game, action.object, event.object, context, into);
      return;
    case 'regenerate':
    case 'phaseOut':
    case 'phaseIn':
    case 'unattach':
      if (action.kind === event.kind) matchObject(game, action.object, event.object, context, into);
      if (event.kind === 'unattach') matchAttachment(game, action, event, context, into);
      return;
    case 'counter':
    case 'resolve':
      if (
        action.kind === 'counter' &&
        action.actor !== undefined &&
        !wasCausedBy(game, action.actor, event.cause, context)
      )
        return;
      if (action.kind === (event.kind === 'resolve' ? 'resolve' : 'counter'))
        matchOnStack(game, action.object, event.object, context, into);
      return;
    case 'attach':
      return matchAttachment(game, action, event, context, into);
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
          !fitsFrom(
            game,
            action.from,
            event.from,
            game.objects[event.object]?.owner ?? event.player,
            whoActs(action.actor, playerEntity(event.player), context),
          ) ||
          !isInTurn(game, action.turnOf, event.player, context)
        )
          return;
        into.push(
          match({
            object: [objectEntity(event.object)],
            player: playerEntity(event.player),
            amount: 1,
            source: event.object,
            other: targetsDescribed(game, action.object, event.object, context),
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
        if (action.orDiscard === true) return; // CR 702.29d: once, for the discard.
        if (event.ability.ability.kind !== 'activated' || !isCycling(game, event.source, event.ability.index)) return;
        if (fitsRole(game, action.actor, playerEntity(event.player), context))
          matchObject(game, action.object, event.source, context, into, playerEntity(event.player));
      } else if (action.kind === 'activate' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        const acting = whoActs(action.actor, playerEntity(event.player), context);
        if (
          fitsRole(game, action.object, objectEntity(event.object), acting) ||
          fitsRole(game, action.object, objectEntity(event.source), acting)
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
        if (action.mana !== undefined && (event.produced[kindOfMana(action.mana)] ?? 0) === 0) return;
        if (action.amount?.kind === 'atLeast' && total(event.produced) < action.amount.number) return;
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
      return matchBlock(game, action, event, context, into);
    case 'becomeBlocked':
      return matchBlocked(game, action, event, context, into);
    case 'attackUnblocked':
      return matchUnblocked(game, action, event, context, into);
    case 'beginStep':
    case 'beginTurn':
      if (action.kind !== 'beginningOf') return;
      if (!watchesStep(action.part.step, event.kind === 'beginTurn' ? null : event.step)) return;
      if (!isThatOccurrence(game, action.part) || !isThatOne(game, action.part, context)) return;
      // CR 805.4d: with shared team turns it is the step of each player of the team.
      for (const active of game.rules.teams.sharedTurns ? activePlayers(game) : [event.player]) {
        if (action.part.of === undefined || fitsRole(game, action.part.of, playerEntity(active), context))
          into.push(match({ player: playerEntity(active) }));
      }
      return;
    case 'shuffle':
      if (action.kind === 'shuffle' && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        if (action.into !== undefined && !isLibraryOf(game, action.into, action.actor, event, context)) return;
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
    case 'putSticker':
      return matchSticker(game, action, event, context, into);
    case 'deed':
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
        const { actor, turned } = action as { actor?: Noun; turned?: true };
        if (turned === true && event.turned !== true) return;
        if (fitsRole(game, actor, playerEntity(event.player), context))
          into.push(match({ player: playerEntity(event.player) }));
      }
      return;
    case 'flipCoin':
    case 'rollDie':
    case 'winGame':
    case 'loseGame':
    case 'addMana':
      if (action.kind === event.kind && fitsRole(game, action.actor, playerEntity(event.player), context)) {
        if (!fitsResult(action, event)) return;
        into.push(match({ player: playerEntity(event.player), amount: event.kind === 'rollDie' ? event.result : 0 }));
      }
      return;
    case 'concede':
      if (action.kind === 'loseGame' && fitsRole(game, action.actor, playerEntity(event.player), context))
        into.push(match({ player: playerEntity(event.player) }));
      return;
    case 'setLife':
    case 'turnFaceDown':
    case 'drawGame':
      return;
    default:
      return unreachable(event);
  }
}

/** "Whenever you roll a 6", "whenever you win a coin flip". CR 705.2, 706.2. */
function fitsResult(action: Action, event: GameEvent): boolean {
  if (event.kind === 'flipCoin')
    return (
      action.kind !== 'flipCoin' ||
      action.outcome === undefined ||
      (event.uncalled !== true && (action.outcome === 'win') === event.won)
    );
  if (event.kind !== 'rollDie' || action.kind !== 'rollDie' || action.result === undefined) return true;
  const { from, to, orHigher } = action.result;
  if (event.planar !== undefined || event.result < from) return false;
  return orHigher === true || event.result <= (to ?? from);
}

/** "during each opponent's turn", "during each of your turns". */
function isInTurn(
  game: Game,
  of: Extract<Action, { kind: 'cast' | 'play' }>['turnOf'],
  player: PlayerId,
  context: Context,
): boolean {
  switch (of) {
    case 'an opponent':
      return game.players[game.activePlayer]?.team !== game.players[context.controller]?.team;
    case 'you':
      return isActivePlayer(game, context.controller);
    case 'whoever does it':
      return isActivePlayer(game, player);
    default:
      return true;
  }
}

const DESIGNATIONS: { readonly [kind in Action['kind']]?: string } = {
  becomeMonarch: 'monarch',
  takeInitiative: 'initiative',
  becomeDay: 'day',
  becomeNight: 'night',
};

/** Where mana of that kind stands among what was produced. CR 106.1. */
function kindOfMana(mana: Color | 'colorless'): number {
  return mana === 'colorless' ? COLORS.length : COLORS.indexOf(mana);
}

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

/** A spell or ability: "the final chapter ability of a Saga resolves ... that Saga" is the source of the ability. CR 113.7. */
function matchOnStack(game: Game, noun: Noun, object: ObjectId, context: Context, into: Match[]): void {
  const entity = objectEntity(object);
  if (!fitsRole(game, noun, entity, context)) return;
  const source = game.objects[object]?.stack?.source ?? NO_OBJECT;
  into.push(match({ object: [entity], amount: 1, other: source === NO_OBJECT ? null : [objectEntity(source)] }));
}

/** Pure memo: "whenever you tap an untapped creature": what has been tapped was untapped before. CR 701.21a. */
const tappedMemo = new WeakMap<Noun, Noun>();

function asTapped(noun: Noun): Noun {
  if (noun.kind !== 'select' || noun.filter.adjectives === undefined) return noun;
  let known = tappedMemo.get(noun);
  if (known === undefined) {
    const adjectives = noun.filter.adjectives.filter(
      (adjective) => adjective.kind !== 'statusWord' || adjective.status !== 'untapped',
    );
    tappedMemo.set(noun, (known = { ...noun, filter: { ...noun.filter, adjectives } }));
  }
  return known;
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

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
