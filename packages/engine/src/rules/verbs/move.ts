/** Put and return: what goes from one zone to another by no other verb. CR 400.7. */
import { type Context, KEPT_LABEL } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { find } from '../../questions/reading.ts';
import { bind } from '../resolving/bindings.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { enterBlocking } from '../combat-phase/blocking-by-effects.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { objectsInPlace, resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { withCountersGiven } from '../effects/objects/counters-on-moved.ts';
import { handIfNowhere } from '../effects/choices/from-hand.ts';
import { placeEvents } from '../effects/objects/moving.ts';
import { type ActionOf, moved } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

/** What each player puts somewhere is chosen, and then all of it is put there. CR 101.4, 608.2e. */
const moving: AtOnce<ActionOf<'move'>> = {
  plan: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const manner = mannerOf(action);
    let now = withActors;
    const events: GameEvent[] = [];
    for (const player of players) {
      const among =
        action.from === undefined
          ? handIfNowhere(game, action.object, player)
          : { among: objectsInPlace(game, action.from, { ...now, controller: player }) };
      const chosen = resolveObjects(game, action.object, now, {
        player,
        purpose: action.verb === 'return' ? 'return' : 'put',
        rule: '400.7',
        ...among,
      });
      now = chosen.context;
      // "Each player searches their library for a card and puts it ...": each puts their own.
      const theirs =
        players.length > 1 && action.object.kind === 'reference'
          ? chosen.objects.filter((object) => game.objects[object]?.owner === player)
          : chosen.objects;
      const kept = now.bindings[KEPT_LABEL]?.entities;
      const moved = kept === undefined ? theirs : theirs.filter((object) => !kept.includes(objectEntity(object)));
      events.push(...placeEvents(game, moved, action.to, action.entering, player, manner, now, '400.7'));
      if (action.also === undefined) continue;
      // "... and the rest on the bottom of your library": in the same breath.
      const others = resolveObjects(game, action.also.object, now, { player, purpose: 'put', rule: '400.7' });
      now = others.context;
      events.push(
        ...placeEvents(
          game,
          others.objects.filter((object) => !theirs.includes(object)),
          action.also.to,
          action.also.entering,
          player,
          manner,
          now,
          '400.7',
        ),
      );
    }
    return { events, context: namingWhose(game, action, now) };
  },
  came: (game, action, { context: now }, happened) => {
    const manner = mannerOf(action);
    const result = moved(
      now,
      happened.filter(
        (event) => event.kind === 'zoneChange' && (event.manner === manner || event.cause === now.source),
      ),
    );
    enterBlocking(game, action.entering, result.entities, now);
    if (action.to.zone !== 'battlefield')
      for (const entity of result.entities) withCountersGiven(game, entity, action.entering, now);
    return result;
  },
};

/** "On top of its owner's library, then that player shuffles": whose it is. CR 608.2c. */
function namingWhose(game: Game, { to, entering }: ActionOf<'move'>, context: Context): Context {
  let now = context;
  for (const whose of [to.of, entering?.under])
    if (whose?.kind === 'playerOf' && whose.label !== undefined) {
      const players = find(game, whose, now);
      now = bind(now, whose.label, players, players.length);
    }
  return now;
}

function mannerOf({ verb }: ActionOf<'move'>): 'return' | 'put' {
  return verb === 'return' ? 'return' : 'put';
}

/** Put and return. CR 400.7. */
export const moveVerb: Verb<'move'> = {
  kind: 'move',
  cr: '400.7',
  says: null, // The move tells it.
  helps: (action, target) => (action.object === target ? movedToItsGood(action) : null),
  does: atOnce(moving),
  atOnce: moving,
};

/** From a graveyard it comes back; from the battlefield it goes away. CR 701. */
function movedToItsGood(action: ActionOf<'move'>): boolean {
  if (action.to.zone === 'battlefield' || action.from?.zone === 'graveyard') return true;
  const { object } = action;
  return (
    object.kind === 'select' &&
    (object.filter.qualities ?? []).some((quality) => quality.kind === 'inZone' && quality.zone.includes('graveyard'))
  );
}
