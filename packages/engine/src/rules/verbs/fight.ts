/** Fight: two creatures deal damage equal to their power to each other. CR 701.12. */
import { carryOut, isDeedForbidden } from '../../events/deeds.ts';
import { happen, perform } from '../../events/perform.ts';
import { askChooseObjects, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed, GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { damageEvent, deedEvent } from '../event-makers.ts';
import { resolveNoun } from '../effects/choices/choosing.ts';
import { asEntities, by, doneTo, nothing } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

type Pair = readonly [ObjectId, ObjectId];
type Found = readonly Entity[];

/** Fight. CR 701.12a. */
export const fightVerb: Verb<'fight'> = {
  kind: 'fight',
  cr: '701.12a',
  says: '{object} fights',
  // Whoever fights is meant to win, whoever is fought is not.
  helps: (action, target) => (action.with === target ? false : action.object === target ? true : null),
  does: (game, action, context) => {
    const choosing = { player: context.controller, purpose: 'damage' as const, rule: '701.12a' };
    const first = resolveNoun(game, action.object, context, choosing);
    const second = action.with === undefined ? null : resolveNoun(game, action.with, first.context, choosing);
    const now = second?.context ?? first.context;
    const fighters = (found: Found): readonly ObjectId[] => objectsOf(found).filter((id) => isFighter(game, id));
    if (action.eachAnother === true && second !== null) {
      const pairs = pairsChosen(game, fighters(first.entities), fighters(second.entities), now);
      return doneTo(now, asEntities(fight(game, pairs, now).flat()));
    }
    const [one, other] = fighters(second === null ? first.entities : [...first.entities, ...second.entities]);
    // CR 701.12b: if either is gone or no creature, neither fights.
    if (one === undefined || other === undefined) return nothing(now);
    const fought = fight(game, [[one, other]], now);
    return fought.length > 0 ? doneTo(now, asEntities([one, other])) : nothing(now);
  },
};

/** Each with another one, as the controller chooses, while there are any. CR 608.2d. */
function pairsChosen(
  game: Game,
  fighters: readonly ObjectId[],
  others: readonly ObjectId[],
  context: Context,
): readonly Pair[] {
  const why = reason('Choose which of them it fights', context.source, '701.12a');
  const pairs: Pair[] = [];
  let left = others.filter((id) => !fighters.includes(id));
  for (const one of fighters) {
    const [other] = askChooseObjects(game, context.controller, why, left, 1, 1, 'damage', { helps: false });
    if (other === undefined) break;
    pairs.push([one, other]);
    left = left.filter((id) => id !== other);
  }
  return pairs;
}

/** Each of them is asked for by itself whether something else happens instead; gives those that fight. CR 101.2, 616.1. */
function fight(game: Game, pairs: readonly Pair[], context: Context): readonly Pair[] {
  const fights = (object: ObjectId, to: ObjectId): Deed =>
    deedEvent('fight', context.controller, object, 0, by(context, '701.12a'), to);
  const fought: Pair[] = [];
  const deeds: Deed[] = [];
  for (const pair of pairs) {
    const [one, other] = pair;
    if (isDeedForbidden(game, fights(other, one))) continue;
    const fighting = (...both: readonly Deed[]): null => {
      fought.push(pair);
      deeds.push(...both);
      return null;
    };
    carryOut(game, fights(one, other), (deed) => {
      const { object, to = other } = deed;
      if (object === to) return fighting(deed);
      carryOut(game, fights(to, object), (back) => fighting(deed, back));
      return null;
    });
  }
  if (deeds.length > 0) dealDamage(game, deeds, context);
  return fought;
}

/** Both deal their damage at once, and then they have fought. CR 701.12a. */
function dealDamage(game: Game, fighting: readonly Deed[], context: Context): void {
  const events: GameEvent[] = [];
  for (const { object, to } of fighting) {
    const { power } = characteristics(game, object);
    const amount = object === to ? 2 * power : power; // CR 701.12c
    if (amount > 0) events.push(damageEvent(object, to as number as Entity, amount, by(context, '701.12a')));
  }
  perform(game, events);
  happen(game, fighting);
}

function isFighter(game: Game, id: ObjectId): boolean {
  return isIn(game, id, Zone.Battlefield) && (characteristics(game, id).types & TypeBit.Creature) !== 0;
}
