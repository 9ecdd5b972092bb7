/** Attach: Auras, Equipment and Fortifications to what they may be attached to. CR 701.3. */
import type { Noun } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { find } from '../../questions/objects/nouns.ts';
import { protectedFrom } from '../../questions/rules-in-force.ts';
import { canEnchant, isAura, isBarred } from '../../questions/targets/enchanting.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityObject, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolveNoun, resolveObjects } from '../effects/choices/choosing.ts';
import { type ActionOf, asEntities, by, NO_ENTITIES, soMany } from '../effects/outcome.ts';
import { allFoundNow } from '../resolving/what-has-left.ts';
import type { Verb } from './verb.ts';

const attaching: AtOnce<ActionOf<'attach'>> = {
  plan: (game, action, context) => {
    const choosing = { player: context.controller, purpose: 'attach', rule: '701.3a' } as const;
    const attached = resolveObjects(game, action.object, context, choosing);
    // CR 303.4k: what one Aura may be attached to is chosen among what it can enchant.
    const only = onlyHostsOf(game, attached.objects);
    const to = resolveNoun(game, action.to, attached.context, { ...choosing, ...only });
    const [host] = allFoundNow(game, to.entities, to.context);
    if (host === undefined) return { events: [], context: to.context };
    const events = attached.objects
      .filter((object) => canAttach(game, object, host, action.asThough))
      .map((object): GameEvent => ({ kind: 'attach', object, to: host, ...by(to.context, '701.3a') }));
    return { events, context: to.context, about: asEntities(attached.objects) };
  },
  came: (_game, _action, { context: now, about = NO_ENTITIES }, happened) => soMany(now, about, happened.length),
};

/** Attach. CR 701.3a. */
export const attachVerb: Verb<'attach'> = {
  kind: 'attach',
  cr: '701.3a',
  says: '{object} becomes attached to {to}',
  helps: (action, target) => (action.to === target ? true : null),
  possible: (game, { object, to, asThough }, _player, context) => {
    const found = (noun: Noun): readonly Entity[] => allFoundNow(game, find(game, noun, context), context);
    const hosts = found(to);
    return found(object).some(
      (one) => !isPlayerEntity(one) && hosts.some((host) => canAttach(game, entityObject(one), host, asThough)),
    );
  },
  does: atOnce(attaching),
  atOnce: attaching,
};

function onlyHostsOf(game: Game, attached: readonly ObjectId[]): { readonly only?: (entity: Entity) => boolean } {
  const [aura] = attached;
  if (aura === undefined || attached.length > 1 || !isAura(characteristics(game, aura))) return {};
  return { only: (host) => canAttach(game, aura, host) };
}

/** CR 701.3b, 301.5c, 303.4i: it stays where it is when it can't be attached there. `asThough`: CR 702.6e. */
function canAttach(game: Game, id: ObjectId, host: Entity, asThough?: 'creature'): boolean {
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
