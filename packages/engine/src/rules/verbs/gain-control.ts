/** Gaining and exchanging control of objects, and controlling players. CR 110.2a, 613.1b, 701.10b, 720. */
import { type Action, controlDuring, type Duration } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { controlPlayers } from '../additional-rules/controlling-another-player.ts';
import { type AtOnce, atOnce, type Planned } from '../effects/at-once.ts';
import { resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { addEffect } from '../effects/durations.ts';
import { affectedBy, meansPlayers } from '../effects/objects/characteristics.ts';
import { type ActionOf, asEntities, by, doneTo, NO_ENTITIES } from '../effects/outcome.ts';
import { objectsOf, playersOf, withController } from '../resolving/bindings.ts';
import type { Verb } from './verb.ts';

/** Control of objects is gained while the effect lasts; a player is controlled during a turn of theirs. CR 110.2a, 720.1. */
const gainingControl: AtOnce<ActionOf<'gainControl'>> = {
  plan: (game, action, context, during): Planned => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const [player] = players;
    if (player === undefined) return { events: [], context: withActors };
    if (controlDuring(during) !== null && meansPlayers(game, action.object, withActors)) {
      const { players: controlled, context: known } = resolvePlayers(game, action.object, withActors);
      return { events: [], context: known, about: controlled.map(playerEntity), player };
    }
    const { objects, context: now } = affectedBy(game, action.object, withActors);
    return { events: gains(game, objects, player, now), context: now, about: asEntities(objects), player };
  },
  begins: (game, _action, { context, about = NO_ENTITIES, player }, during) => {
    const controlling = controlDuring(during);
    if (player === undefined || about.length === 0) return;
    if (controlling !== null && about.every(isPlayerEntity))
      controlPlayers(game, player, playersOf(about), controlling);
    else changeControl(game, about, player, context, during);
  },
  came: (_game, _action, { context: now, about = NO_ENTITIES }) => doneTo(now, about),
};

/** Gain control. CR 110.2a. */
export const gainControlVerb: Verb<'gainControl'> = {
  kind: 'gainControl',
  cr: '110.2a',
  says: '{player} gains control of {object}',
  helps: false,
  does: atOnce(gainingControl),
  atOnce: gainingControl,
};

/** Both must be there, or nothing is exchanged; each gets the other at the same time. CR 701.10b. */
const exchangingControl: AtOnce<ActionOf<'exchangeControl'>> = {
  plan: (game, action, context) => {
    const choosing = { player: context.controller, purpose: 'choose', rule: '701.10b' } as const;
    const first = resolveObjects(game, action.object, context, choosing);
    const second = action.with === undefined ? null : resolveObjects(game, action.with, first.context, choosing);
    const [a, b] = second === null ? first.objects : [first.objects[0], second.objects[0]];
    const now = second?.context ?? first.context;
    if (a === undefined || b === undefined) return { events: [], context: now };
    const ownerA = characteristics(game, a).controller;
    const ownerB = characteristics(game, b).controller;
    if (ownerA === ownerB) return { events: [], context: now };
    const events = [...gains(game, [a], ownerB, now), ...gains(game, [b], ownerA, now)];
    return { events, context: now, about: asEntities([a, b]) };
  },
  begins: (game, _action, { context, about = NO_ENTITIES }, during) => {
    const [a, b] = objectsOf(about).map((object) => characteristics(game, object).controller);
    if (a === undefined || b === undefined) return;
    changeControl(game, about.slice(0, 1), b, context, during);
    changeControl(game, about.slice(1), a, context, during);
  },
  came: (_game, _action, { context: now, about = NO_ENTITIES }) => doneTo(now, about),
};

/** Exchange control. CR 701.10b. */
export const exchangeControlVerb: Verb<'exchangeControl'> = {
  kind: 'exchangeControl',
  cr: '701.10b',
  says: null, // Each gains control: that is told.
  helps: false,
  does: atOnce(exchangingControl),
  atOnce: exchangingControl,
};

/** The player gains control of those that they do not control yet. */
function gains(game: Game, objects: readonly ObjectId[], player: PlayerId, context: Context): readonly GameEvent[] {
  return objects
    .filter((object) => characteristics(game, object).controller !== player)
    .map((object): GameEvent => ({ kind: 'gainControl', object, player, ...by(context, '110.2a') }));
}

const GAINED: Action = { kind: 'gainControl', object: { kind: 'self' } };

/** Who gains control is the "you" of the effect; durations such as "for as long as you control this" keep it too. CR 613.1b. */
function changeControl(
  game: Game,
  objects: readonly Entity[],
  player: PlayerId,
  context: Context,
  during: Duration | undefined,
): void {
  addEffect(game, { kind: 'changes', action: GAINED }, withController(context, player), during, objects, null);
}
