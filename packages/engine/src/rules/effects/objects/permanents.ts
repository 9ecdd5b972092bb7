/** Things done to permanents where they are: tap, attach, transform, regenerate. CR 701. */
import { perform } from '../../../events/perform.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../../questions/objects/keywords.ts';
import { componentsOf } from '../../../vocabulary/objects/merged.ts';
import { isForbidden } from '../../../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, NO_ENTITY, objectEntity } from '../../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../../vocabulary/objects/objects.ts';
import { isTransforming } from '../../../vocabulary/objects/transforming-cards.ts';
import type { Purpose } from '../../../vocabulary/decisions.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { addShield } from '../durations.ts';
import { addPhasedOutUntil, hasLeft } from '../until-leaves.ts';
import { type AtOnce, atOnce } from '../at-once.ts';
import {
  type ActionOf,
  asEntities,
  by,
  doneTo,
  type Handler,
  type Handlers,
  NO_ENTITIES,
  nothing,
  soMany,
} from '../outcome.ts';
import type { CardRecord } from '../../../vocabulary/objects/cards.ts';
import { bandOf } from '../../../questions/combat-phase/bands.ts';

type SimpleKind = 'tap' | 'untap' | 'transform' | 'phaseOut' | 'turnFaceUp' | 'unattach';

type Able = (game: Game, object: GameObject, context: Context) => boolean;

/** What is done to permanents where they are: to those that are able, of all who are chosen. CR 101.3. */
export function inPlace(kind: SimpleKind, purpose: Purpose, rule: string, may: Able): AtOnce<ActionOf<SimpleKind>> {
  return {
    plan: (game, action, context) => {
      const { players, context: withActors } = resolvePlayers(game, action.actor, context);
      const [player] = players;
      if (player === undefined) return { events: [], context: withActors };
      const { objects, context: now } = resolveObjects(game, action.object, withActors, { player, purpose, rule });
      const events = objects
        .filter((id) => may(game, game.objects[id] as GameObject, now))
        .map((object): GameEvent => ({ kind, object, player, ...by(now, rule) }));
      return { events, context: now, about: asEntities(objects) };
    },
    came: (_game, _action, { context: now, about = NO_ENTITIES }, happened) => {
      const changed = happened.flatMap((event) => (event.kind === kind ? [objectEntity(event.object)] : []));
      return { ...soMany(now, about, happened.length), changed };
    },
  };
}

function simply(kind: SimpleKind, purpose: Purpose, rule: string, may: Able): Handler<SimpleKind> {
  return atOnce(inPlace(kind, purpose, rule, may));
}

const phaseOut: Handler<SimpleKind> = simply(
  'phaseOut',
  'choose',
  '702.26b',
  (game, object, context) =>
    isOnBattlefield(game, object) &&
    isForbidden(game, { kind: 'phaseOut', object: objectEntity(object.id), source: context.source }) === null,
);

/** Whether it is a permanent. CR 110.1. */
export function isOnBattlefield(_game: Game, object: GameObject): boolean {
  return object.zone === Zone.Battlefield;
}

/** CR 702.145b, 702.145e: "This permanent can't transform except due to its daybound ability." */
function turnsOnlyWithDayAndNight(game: Game, object: GameObject): boolean {
  const now = characteristics(game, object.id);
  return hasKeyword(now, 'daybound') || hasKeyword(now, 'nightbound');
}

/** CR 701.28d, 712.10: not into an instant or sorcery. */
function isPermanentFace(face: Characteristics): boolean {
  return (face.types & (TypeBit.Instant | TypeBit.Sorcery)) === 0;
}

/** Whether the permanent has transformed since this ability of its own was put on the stack. CR 701.28f. */
function hasTransformedSince(game: Game, object: GameObject, context: Context): boolean {
  const ability = game.objects[context.stackObject];
  return (
    context.source === object.id &&
    (object.memory.marks?.['transformed'] ?? 0) > (ability?.timestamp ?? Number.POSITIVE_INFINITY)
  );
}

/** CR 701.28: only transforming double-faced permanents transform, and not into an instant or sorcery. */
function canTransform(game: Game, object: GameObject, context: Context): boolean {
  return (
    !hasTransformedSince(game, object, context) &&
    !turnsOnlyWithDayAndNight(game, object) &&
    object.zone === Zone.Battlefield &&
    (object.status & StatusBit.FaceDown) === 0 && // CR 712.15a
    isForbidden(game, { kind: 'transform', object: objectEntity(object.id) }) === null &&
    (componentsOf(object)?.some(({ record }) => isTransforming((game.records[record] as CardRecord).card)) ??
      (isTransforming(object.record.card) && isPermanentFace(object.record.faces[1 - object.face] as Characteristics)))
  );
}

export const permanentEffects: Handlers<Exclude<SimpleKind, 'tap' | 'untap'> | 'regenerate' | 'becomeBlocked'> = {
  transform: simply('transform', 'choose', '701.28a', canTransform),
  phaseOut: (game, action, context, during) => {
    const { until, tapped } = action as ActionOf<'phaseOut'>;
    if (hasLeft(game, until, context)) return nothing(context); // CR 610.4b-c
    const done = phaseOut(game, action, context, during);
    if (until !== undefined && done.done) addPhasedOutUntil(game, until, tapped, done.entities, context);
    return done;
  },
  turnFaceUp: simply(
    'turnFaceUp',
    'choose',
    '708.8',
    // CR 406.3: so may a card in exile.
    (game, { id, zone, status }) =>
      (zone === Zone.Battlefield || zone === Zone.Exile) &&
      (status & StatusBit.FaceDown) !== 0 &&
      isForbidden(game, { kind: 'turnFaceUp', object: objectEntity(id) }) === null,
  ),
  unattach: simply(
    'unattach',
    'choose',
    '701.3d',
    (game, object) => isOnBattlefield(game, object) && object.attachedTo !== NO_ENTITY,
  ),
  // CR 509.1h, 702.22i: an unblocked attacker, with its band, is blocked by nothing.
  becomeBlocked: (game, action, context) => {
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'choose',
      rule: '509.1h',
    });
    const attackers = new Set(objects.flatMap((id) => [id, ...bandOf(game, id)]));
    const events: GameEvent[] = [];
    for (const attacker of attackers) {
      const object = game.objects[attacker] as GameObject;
      if (object.attacking === NO_ENTITY || (object.status & StatusBit.Blocked) !== 0) continue;
      events.push({ kind: 'becomeBlocked', attacker, blockers: [], ...by(now, '509.1h') });
    }
    const done = perform(game, events);
    return soMany(now, asEntities(objects), done.length);
  },
  regenerate: (game, action, context) => {
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'protect',
      rule: '701.15a',
    });
    for (const object of objects) {
      addShield(
        game,
        {
          kind: 'regenerate',
          protects: object as number as Entity,
          left: 1,
          sort: null,
          from: null,
          duration: { kind: 'untilEndOfTurn' },
        },
        now,
      );
    }
    return doneTo(now, asEntities(objects));
  },
};
