/** Things done to permanents where they are: tap, attach, transform, regenerate. CR 701. */
import { perform } from '../../../events/perform.ts';
import { askOption, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { canEnchant, isAura, isBarred } from '../../../questions/targets/enchanting.ts';
import { hasKeyword } from '../../../questions/objects/keywords.ts';
import { componentsOf } from '../../../vocabulary/objects/merged.ts';
import { isForbidden, protectedFrom } from '../../../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, objectEntity, type ObjectId } from '../../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../../vocabulary/objects/objects.ts';
import type { Purpose } from '../../../vocabulary/decisions.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { resolveNoun, resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { addShield } from '../durations.ts';
import { addPhasedOutUntil, hasLeft } from '../until-leaves.ts';
import { asEntities, by, doneTo, type Handler, type Handlers, nothing, soMany } from '../outcome.ts';
import type { CardRecord } from '../../../vocabulary/objects/cards.ts';
import { bandOf } from '../../../questions/combat-phase/bands.ts';

type SimpleKind = 'tap' | 'untap' | 'transform' | 'phaseOut' | 'turnFaceUp' | 'unattach';

function simply(
  kind: SimpleKind,
  purpose: Purpose,
  rule: string,
  may: (game: Game, object: GameObject, context: Context) => boolean,
): Handler<SimpleKind> {
  return (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return nothing(withActors);
    const { objects, context: now } = resolveObjects(game, action.object, withActors, { player, purpose, rule });
    const able = objects.filter((id) => may(game, game.objects[id] as GameObject, now));
    const done = perform(
      game,
      able.map((object): GameEvent => ({ kind, object, player, ...by(now, rule) })),
    );
    const changed = done.flatMap((event) => (event.kind === kind ? [objectEntity(event.object)] : []));
    return { ...soMany(now, asEntities(objects), done.length), changed };
  };
}

const phaseOut: Handler<SimpleKind> = simply(
  'phaseOut',
  'choose',
  '702.26b',
  (game, object, context) =>
    onBattlefield(game, object) &&
    isForbidden(game, { kind: 'phaseOut', object: objectEntity(object.id), source: context.source }) === null,
);

function onBattlefield(_game: Game, object: GameObject): boolean {
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
    (componentsOf(object)?.some(({ record }) => (game.records[record] as CardRecord).card.layout === 'transform') ??
      (object.record.card.layout === 'transform' &&
        isPermanentFace(object.record.faces[1 - object.face] as Characteristics)))
  );
}

export const permanentEffects: Handlers<SimpleKind | 'regenerate' | 'attach' | 'tapOrUntap' | 'becomeBlocked'> = {
  tap: simply('tap', 'tap', '701.21a', onBattlefield),
  untap: simply('untap', 'untap', '701.21b', onBattlefield),
  transform: simply('transform', 'choose', '701.28a', canTransform),
  phaseOut: (game, action, context, during) => {
    const { until } = action;
    if (hasLeft(game, until, context)) return nothing(context); // CR 610.4b-c
    const done = phaseOut(game, action, context, during);
    if (until !== undefined && done.done) addPhasedOutUntil(game, until, done.entities, context);
    return done;
  },
  turnFaceUp: simply(
    'turnFaceUp',
    'choose',
    '708.8',
    (_game, object) => object.zone === Zone.Battlefield && (object.status & StatusBit.FaceDown) !== 0,
  ),
  unattach: simply(
    'unattach',
    'choose',
    '701.3d',
    (game, object) => onBattlefield(game, object) && object.attachedTo !== NO_ENTITY,
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
  tapOrUntap: (game, action, context) => {
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'tap',
      rule: '701.21',
    });
    let changed = 0;
    for (const object of objects) {
      const kind =
        askOption(game, now.controller, reason('Tap or untap it', now.source, '701.21'), ['tap', 'untap']) === 0
          ? 'tap'
          : 'untap';
      const how = { player: now.controller, ...by(now, kind === 'tap' ? '701.21a' : '701.21b') };
      changed += perform(game, [{ kind, object, ...how }]).length;
    }
    return soMany(now, asEntities(objects), changed);
  },
  attach: (game, action, context) => {
    const attached = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'attach',
      rule: '701.3a',
    });
    const to = resolveNoun(game, action.to, attached.context, {
      player: context.controller,
      purpose: 'attach',
      rule: '701.3a',
      // CR 303.4k: what one Aura may be attached to is chosen among what it can enchant.
      ...onlyHostsOf(game, attached.objects),
    });
    const [host] = to.entities;
    if (host === undefined) return nothing(to.context);
    const events: GameEvent[] = [];
    for (const object of attached.objects)
      if (canAttach(game, object, host, action.asThough))
        events.push({ kind: 'attach', object, to: host, ...by(to.context, '701.3a') });
    const done = perform(game, events);
    return soMany(to.context, asEntities(attached.objects), done.length);
  },
};

function onlyHostsOf(game: Game, attached: readonly ObjectId[]): { readonly only?: (entity: Entity) => boolean } {
  const [aura] = attached;
  if (aura === undefined || attached.length > 1 || !isAura(characteristics(game, aura))) return {};
  return { only: (host) => canAttach(game, aura, host) };
}

/** CR 701.3b, 301.5c, 303.4i: it stays where it is when it can't be attached there. `asThough`: CR 702.6e. */
export function canAttach(game: Game, id: ObjectId, host: Entity, asThough?: 'creature'): boolean {
  const object = game.objects[id] as GameObject;
  if (object.zone !== Zone.Battlefield || object.attachedTo === host || (host as number) === id) return false;
  const now = characteristics(game, id);
  if (isAura(now)) return canEnchant(game, id, now, now.controller, host); // CR 303.4j
  if (isPlayerEntity(host) || !isIn(game, host, Zone.Battlefield)) return false;
  if ((now.types & TypeBit.Battle) !== 0) return false; // CR 310.9
  const hostNow = characteristics(game, host as number as ObjectId);
  if (
    now.subtypes.includes('Equipment') &&
    (((hostNow.types & TypeBit.Creature) === 0 && asThough === undefined) ||
      // CR 301.5c, 702.151a.
      ((now.types & TypeBit.Creature) !== 0 && !hasKeyword(now, 'reconfigure')))
  )
    return false;
  return !protectedFrom(game, host, id) && !isBarred(game, id, host);
}
