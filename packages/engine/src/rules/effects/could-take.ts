/** A player is not asked whether to do what cannot be done. CR 608.2d, 118.3, 118.12. */
import type { Action, Noun, Place } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { countersOn } from '../../questions/objects/counters.ts';
import { discardable } from '../../questions/discardable.ts';
import { candidates } from '../../questions/objects/nouns.ts';
import { find } from '../../questions/reading.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { wishesOf } from '../../questions/targets/chosen-together.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { couldPayTogether } from '../costs/costs-together.ts';
import { couldPlaySome } from './game-concepts/casting.ts';
import { bounds, choosableFor, type Choosing, objectsInPlace } from './choices/choosing.ts';
import { couldBeDone } from './could-be-done.ts';
import { handIfNowhere } from './choices/from-hand.ts';
import { type ActionOf, asEntities } from './outcome.ts';
import { couldPay } from './paying.ts';

/** Whether the player who is asked could do it, all of it; only what they would do themselves is looked at, but for draws. */
export function couldTake(game: Game, action: Action, context: Context, player: PlayerId): boolean {
  if (action.kind !== 'draw' && !isTheirs(game, action, context, player)) return true;
  switch (action.kind) {
    case 'pay':
      return couldPay(game, player, action, context);
    case 'mill': {
      const most = (game.players[player] as Player).library.length;
      return action.amount === undefined || evaluate(game, action.amount, context) <= most; // CR 701.13b
    }
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'move':
    case 'tap':
    case 'untap':
    case 'reveal':
      return areEnough(game, action, context, player);
    case 'removeCounters':
      return areOnIt(game, action, context);
    case 'cast':
    case 'play':
      return couldPlaySome(game, action, context, player);
    default:
      return couldBeDone(game, player, action, context);
  }
}

/** Whether it is done by that player, and by nobody else. */
function isTheirs(game: Game, action: Action, context: Context, player: PlayerId): boolean {
  const { actor } = action as { readonly actor?: Noun };
  if (actor === undefined) return true;
  const actors = find(game, actor, context);
  return actors.length === 1 && actors[0] === playerEntity(player);
}

type Taking = ActionOf<'sacrifice' | 'discard' | 'exile' | 'move' | 'tap' | 'untap' | 'reveal'>;

/** As many as are to be chosen, and what was spoken of before while it is there. CR 118.3. */
function areEnough(game: Game, action: Taking, context: Context, player: PlayerId): boolean {
  const { object } = action;
  if (object.kind === 'nounList' && object.join === 'and')
    return areEnoughOfEach(game, action, object.of, context, player);
  if (object.kind === 'select') {
    const limits = object.quantifier.target === true ? null : bounds(game, object.quantifier, context);
    if (limits === null || limits.min < 1) return true;
    const choosing = choosingFor(game, action, context, player);
    const readings = player === context.controller ? [context] : [context, { ...context, controller: player }];
    return readings.some((reading) => {
      const from = choosableFor(game, object, reading, choosing);
      const wishes = wishesOf(object);
      return wishes.length === 0
        ? from.length >= limits.min
        : couldPayTogether(game, wishes, from, limits.min, reading);
    });
  }
  if (action.kind !== 'sacrifice' || (object.kind !== 'self' && object.kind !== 'reference')) return true;
  return find(game, object, context).some((entity) => couldSacrifice(game, entity, player, context));
}

/** "A Human you control and an artifact you control": each of them, and none of them twice. CR 118.3. */
function areEnoughOfEach(
  game: Game,
  action: Taking,
  parts: readonly Noun[],
  context: Context,
  player: PlayerId,
): boolean {
  const wanted: (readonly Entity[])[] = [];
  for (const object of parts) {
    const part = { ...action, object };
    if (!areEnough(game, part, context, player)) return false;
    if (object.kind !== 'select' || object.quantifier.target === true) continue;
    const from = choosableFor(game, object, context, choosingFor(game, part, context, player));
    for (let i = bounds(game, object.quantifier, context)?.min ?? 0; i > 0; i--) wanted.push(from);
  }
  return canBeApart(wanted, []);
}

/** Whether something else can be taken for each: the scarcest first. */
function canBeApart(wanted: readonly (readonly Entity[])[], taken: readonly Entity[]): boolean {
  const [first, ...others] = wanted.toSorted((one, other) => one.length - other.length);
  if (first === undefined) return true;
  const left = first.filter((entity) => !taken.includes(entity));
  if (left.length >= wanted.length) return canBeApart(others, taken);
  return left.some((entity) => canBeApart(others, [...taken, entity]));
}

/** Among what, and how, the verb chooses. */
function choosingFor(game: Game, action: Taking, context: Context, player: PlayerId): Choosing {
  const choosing: Choosing = { player, purpose: 'choose', rule: '608.2d' };
  switch (action.kind) {
    case 'sacrifice':
      return { ...choosing, only: (object) => couldSacrifice(game, object, player, context) };
    case 'discard':
      return { ...choosing, among: asEntities(discardable(game, player, context.stackObject)) };
    case 'tap':
    case 'untap':
      return {
        ...choosing,
        only: (entity) =>
          !isPlayerEntity(entity) &&
          ((game.objects[entity]?.status ?? 0) & StatusBit.Tapped) === (action.kind === 'tap' ? 0 : StatusBit.Tapped),
      };
    default: {
      const { from } = action as { readonly from?: Place };
      if (from !== undefined)
        return { ...choosing, among: objectsInPlace(game, from, { ...context, controller: player }) };
      return action.kind === 'exile' ? choosing : { ...choosing, ...handIfNowhere(game, action.object, player) };
    }
  }
}

/** Nothing keeps the player from sacrificing it because of this spell or ability. CR 701.17a. */
function couldSacrifice(game: Game, object: Entity, player: PlayerId, { stackObject }: Context): boolean {
  if (!isTheirPermanent(game, object, player)) return false;
  return isForbidden(game, { kind: 'sacrifice', player, object, cause: stackObject }) === null;
}

function isTheirPermanent(game: Game, entity: Entity, player: PlayerId): boolean {
  const object = isPlayerEntity(entity) ? undefined : game.objects[entity];
  return object?.zone === Zone.Battlefield && characteristics(game, object.id).controller === player;
}

/** So many counters on one of them, or among them. CR 118.3. */
function areOnIt(game: Game, action: ActionOf<'removeCounters'>, context: Context): boolean {
  const { number, from, counter } = action;
  if (typeof number === 'string' || action.upTo === true || (from.kind === 'select' && from.quantifier.target === true))
    return true;
  const need = evaluate(game, number, context);
  const there = (from.kind === 'select' ? candidates(game, from, context) : find(game, from, context)).map((entity) =>
    countersOn(game, entity, counter),
  );
  return action.among === true
    ? there.reduce((sum, count) => sum + count, 0) >= need
    : there.some((count) => count >= need);
}
