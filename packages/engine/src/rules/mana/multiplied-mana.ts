/** Permanents that produce several times as much mana when they are tapped for it. CR 106.6a, 106.12b. */
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** What a mana ability with {T} in its cost is known by while it resolves. */
export const TAPPED_FOR_MANA = '#tapped for mana';

/** How many times as much mana the permanent produces when the player taps it for mana of these kinds. */
export function timesProduced(game: Game, player: PlayerId, source: ObjectId, produced: readonly number[]): number {
  if ((game.derived ?? derived(game)).rules.manaProduced === undefined) return 1;
  const event: GameEvent = { kind: 'tapForMana', source, player, produced, cause: source, rule: '106.12b' };
  let times = 1;
  for (const { rule, context } of rulesInForce(game, 'manaProduced')) {
    const matches: Match[] = [];
    matchEvent(game, rule.event, event, context, matches);
    if (matches.length > 0) times *= rule.times ?? 1;
  }
  return times;
}

/** The mana that is added, as such effects change it while a permanent is tapped for mana. */
export function multiplied(game: Game, player: PlayerId, mana: readonly number[], context: Context): readonly number[] {
  if (context.bindings[TAPPED_FOR_MANA] === undefined) return mana;
  const times = timesProduced(game, player, context.source, mana);
  return times === 1 ? mana : mana.map((amount) => amount * times);
}
