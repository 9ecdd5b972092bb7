/** Abilities that make other abilities trigger an additional time. CR 603.2d. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole, type Match } from '../../questions/triggered-abilities/roles.ts';

/** How many more times an ability of the source triggers. CR 603.2d. */
export function additionalTimes(game: Game, source: ObjectId, event: GameEvent, controller: PlayerId): number {
  const rules = (game.derived ?? derived(game)).rules;
  if (rules.triggerAgain === undefined) return 0;
  let times = 0;
  for (const { rule, context } of rulesInForce(game, 'triggerAgain')) {
    if (rule.never === true) continue;
    if (rule.condition !== undefined && !holds(game, rule.condition, context)) continue;
    if (rule.event !== undefined) {
      const matches: Match[] = [];
      matchEvent(game, rule.event, event, context, matches);
      if (matches.length === 0) continue;
    }
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
export function isSilenced(game: Game, source: ObjectId, event: GameEvent): boolean {
  const rules = (game.derived ?? derived(game)).rules;
  if (rules.triggerAgain === undefined) return false;
  return rulesInForce(game, 'triggerAgain').some(({ rule, context }) => {
    if (rule.never !== true || rule.event === undefined) return false;
    // "abilities of permanents": not those of cards elsewhere. CR 109.2.
    if (
      rule.of !== undefined &&
      !(isOrWasPermanent(game, source) && fitsRole(game, rule.of, objectEntity(source), context))
    )
      return false;
    const matches: Match[] = [];
    matchEvent(game, rule.event, event, context, matches);
    return matches.length > 0;
  });
}
