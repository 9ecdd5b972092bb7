/** Abilities that make other abilities trigger an additional time. CR 603.2d. */
import type { Action } from '@kitchen-table/language/core';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Interest } from '../../vocabulary/objects/characteristics.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { holds } from '../../questions/conditions.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { type RuleOf, rulesInForce } from '../../questions/in-force.ts';
import { groupQuantifier } from './grouped-triggers.ts';
import { fitsRole, type Match } from '../../questions/triggered-abilities/roles.ts';

type Again = Pick<RuleOf<'triggerAgain'>, 'rule' | 'context'>;

/** Those in force; for what leaves the battlefield those of what left with it too, which look back. CR 603.10a. */
function rulesFor(game: Game, event: GameEvent, batch: readonly GameEvent[]): readonly Again[] {
  const inForce = rulesInForce(game, 'triggerAgain');
  if (event.kind !== 'zoneChange' || event.from !== Zone.Battlefield || !mentions(game, 'triggerAgain')) return inForce;
  const left = batch.flatMap((other) =>
    other.kind === 'zoneChange' && other.from === Zone.Battlefield ? rulesAsItLeft(game, other.object) : [],
  );
  return left.length === 0 ? inForce : [...inForce, ...left];
}

/** What a permanent that has just left said of triggered abilities as it last was. */
function rulesAsItLeft(game: Game, object: ObjectId): readonly Again[] {
  const last = game.objects[object]?.lastKnown ?? null;
  if (last === null || (last.interest & Interest.Rules) === 0) return [];
  const context: Context = {
    source: object,
    controller: last.controller,
    bindings: NO_BINDINGS,
    x: null,
    stackObject: NO_OBJECT,
  };
  return last.abilities.flatMap(({ ability }) =>
    ability.kind === 'static' && (ability.condition === undefined || holds(game, ability.condition, context))
      ? ability.rules.flatMap((rule) => (rule.kind === 'triggerAgain' ? [{ rule, context }] : []))
      : [],
  );
}

/** What a player does to a creature, of which it dies, is another event than that. */
function isOfTheDeed(rule: Again['rule'], watched: readonly Action[]): boolean {
  const { event } = rule;
  return (event?.kind === 'die' || event?.kind === 'leave') && watched.some(({ kind }) => kind === 'sacrifice');
}

/** How many more times an ability of the source triggers, for any of what made it trigger. CR 603.2d. */
export function additionalTimes(
  game: Game,
  source: ObjectId,
  causes: readonly GameEvent[],
  controller: PlayerId,
  watched: readonly Action[] = [],
  batch: readonly GameEvent[] = [],
): number {
  if (causes.length === 0) return 0;
  let times = 0;
  for (const { rule, context } of rulesFor(game, causes[0] as GameEvent, batch)) {
    if (rule.never === true || isOfTheDeed(rule, watched)) continue;
    if (rule.condition !== undefined && !holds(game, rule.condition, context)) continue;
    const { event } = rule;
    if (event !== undefined && !causes.some((cause) => isSuch(game, event, cause, context))) continue;
    const fits =
      rule.of !== undefined
        ? fitsRole(game, rule.of, objectEntity(source), context)
        : rule.ability === undefined
          ? context.controller === controller && isOrWasPermanent(game, source)
          : fitsRole(
              game,
              { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: rule.ability },
              objectEntity(source),
              context,
            );
    if (fits) times++;
  }
  return times;
}

/** "a triggered ability of a permanent you control": one that is there, or has just left. */
function isOrWasPermanent(game: Game, source: ObjectId): boolean {
  const zone = game.objects[source]?.zone;
  return zone === Zone.Battlefield || zone === Zone.None;
}

/** "Creatures entering don't cause abilities to trigger": whether an ability of the source doesn't, for that event. CR 101.2, 603.2. */
export function isSilenced(
  game: Game,
  source: ObjectId,
  event: GameEvent,
  watched: readonly Action[],
  batch: readonly GameEvent[],
): boolean {
  return rulesFor(game, event, batch).some(({ rule, context }) => {
    if (rule.never !== true || rule.event === undefined || isOfTheDeed(rule, watched)) return false;
    // "abilities of permanents": not those of cards elsewhere. CR 109.2.
    if (
      rule.of !== undefined &&
      !(isOrWasPermanent(game, source) && fitsRole(game, rule.of, objectEntity(source), context))
    )
      return false;
    return isSuch(game, rule.event, event, context);
  });
}

/** Of what happened at once, all that such a trigger is about: "one or more" triggers once for all of it. CR 603.2c. */
export function causesOf(
  game: Game,
  event: GameEvent,
  watched: readonly Action[],
  heard: readonly GameEvent[],
  context: Context,
): readonly GameEvent[] {
  const together = watched.filter((action) => groupQuantifier(action) !== null);
  if (together.length === 0 || heard.length === 1) return [event];
  return heard.filter((other) => other === event || together.some((action) => isSuch(game, action, other, context)));
}

function isSuch(game: Game, action: Action, event: GameEvent, context: Context): boolean {
  const matches: Match[] = [];
  matchEvent(game, action, event, context, matches);
  return matches.length > 0;
}
