/** Counter: a spell or ability on the stack goes without having any effect. CR 701.5. */
import { matches } from '../../questions/objects/filters.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_CARD, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone, ZONE_BY_NAME } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolveObjects } from '../effects/choices/choosing.ts';
import { withCountersGiven } from '../effects/objects/counters-on-moved.ts';
import { placeEvents } from '../effects/objects/moving.ts';
import { type ActionOf, by, moved } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

const countering: AtOnce<ActionOf<'counter'>> = {
  plan: (game, action, context) => {
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'choose',
      rule: '701.5a',
    });
    const { source, controller: player } = now;
    const events = objects
      .filter(
        (object) =>
          isIn(game, object, Zone.Stack) &&
          isForbidden(game, { kind: 'counter', object: objectEntity(object), source, player }) === null,
      )
      .map(
        (object): GameEvent => ({
          kind: 'counter',
          object,
          ...counteredTo(game, object, action, now),
          ...by(now, '701.5a'),
        }),
      );
    return { events, context: now };
  },
  came: (game, action, { context: now }, happened) => {
    const countered = moved(
      now,
      happened.filter(({ kind }) => kind === 'zoneChange'),
    );
    // CR 122.1: what goes elsewhere instead may get counters there.
    if (action.insteadTo !== undefined && action.insteadTo.zone !== 'battlefield')
      for (const entity of countered.entities)
        if (isIn(game, entity as number as ObjectId, ZONE_BY_NAME[action.insteadTo.zone]))
          withCountersGiven(game, entity, action.entering, now);
    return { ...countered, done: happened.some(({ kind }) => kind === 'counter') };
  },
};

/** Counter. CR 701.5a. */
export const counterVerb: Verb<'counter'> = {
  kind: 'counter',
  cr: '701.5a',
  says: '{object} is countered',
  moves: { says: 'is countered and put' },
  helps: false,
  does: atOnce(countering),
  atOnce: countering,
};

/** "put it on top of its owner's library instead of into that player's graveyard". CR 701.5a, 614.1a. */
function counteredTo(
  game: Game,
  object: ObjectId,
  { insteadTo, insteadIf, entering }: ActionOf<'counter'>,
  context: Context,
): { insteadTo?: Pick<ZoneChange, 'to' | 'position' | 'entering'> } {
  if (insteadTo === undefined || !isSpell(game, object)) return {};
  if (insteadIf !== undefined && !matches(game, insteadIf, objectEntity(object), context)) return {};
  // A copy of a spell is no card that could be put onto the battlefield.
  if (insteadTo.zone === 'battlefield' && game.objects[object]?.card === NO_CARD) return {};
  const [moved] = placeEvents(game, [object], insteadTo, entering, context.controller, 'put', context, '701.5a');
  if (moved?.kind !== 'zoneChange') return {};
  return { insteadTo: { to: moved.to, position: moved.position, entering: moved.entering } };
}

function isSpell(game: Game, object: ObjectId): boolean {
  const stack = game.objects[object]?.stack ?? null;
  return stack === null || stack.kind === 'spell';
}
