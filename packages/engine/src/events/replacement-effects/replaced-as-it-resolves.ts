/** Effects that put a spell elsewhere as it resolves, beside the spell's own words for that. CR 608.2n, 616.1. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { replacesResolving } from './what-happens-instead.ts';

/** The names of the sources of such effects that would replace this move. CR 614.1a. */
export function replacingAsItResolves(game: Game, event: ZoneChange): readonly string[] {
  return rulesInForce(game, 'replace').flatMap(({ rule, context }) => {
    const matched: Match[] = [];
    if (replacesResolving(rule)) matchEvent(game, rule.would, event, context, matched);
    return matched.length === 0 ? [] : [characteristics(game, context.source).name];
  });
}
