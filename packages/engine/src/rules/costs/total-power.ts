/** Costs that tap creatures with some total power: crew. CR 702.122a. */
import type { Action } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { rulesInForce } from '../../questions/in-force.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { deedEvent } from '../event-makers.ts';

/** How much power the cost asks for; null when it is another cost. */
export function totalPowerAsked(action: Action): number | null {
  return action.kind === 'tap' ? (action.totalPower ?? null) : null;
}

/** What tapping the creatures is called: they crew, or saddle, what the ability is of. CR 702.122b. */
export function purposeOf(action: Action): 'crew' | 'saddle' | null {
  return action.kind === 'tap' ? (action.toDo ?? null) : null;
}

/** The power of creatures together, as far as there is any. CR 702.122a. */
export function totalPower(game: Game, creatures: readonly ObjectId[], purpose: Purpose): number {
  let sum = 0;
  for (const id of creatures) sum += Math.max(0, powerFor(game, id, purpose));
  return sum;
}

type Purpose = ReturnType<typeof purposeOf>;

/** Its power, or what it counts for: "crews Vehicles as though its power were 2 greater". CR 609.4. */
function powerFor(game: Game, id: ObjectId, purpose: Purpose): number {
  let { power } = characteristics(game, id);
  for (const { rule, context, affected } of rulesInForce(game, 'asThough')) {
    const { action } = rule;
    if (action.kind !== 'keywordAction' || (purpose === 'saddle' && rule.saddles === undefined)) continue;
    const entity = objectEntity(id);
    const said = affected === null ? fitsRole(game, action.object, entity, context) : affected.includes(entity);
    if (said && rule.byToughness === true) power = characteristics(game, id).toughness;
    if (said && rule.more !== undefined) power += evaluate(game, rule.more, context);
  }
  return power;
}

/** The player names creatures one by one until there is enough power, and taps them. */
export function payTotalPower(
  game: Game,
  player: PlayerId,
  from: readonly ObjectId[],
  action: Action,
  power: number,
  context: Context,
  rule: string,
): Context {
  const tapped: ObjectId[] = [];
  const purpose = purposeOf(action);
  while (totalPower(game, tapped, purpose) < power) {
    const left = from.filter((id) => !tapped.includes(id) && powerFor(game, id, purpose) > 0);
    const [next] = chooseObjects(
      game,
      player,
      reason(`Tap creatures with total power ${power}`, context.source, '702.122a'),
      left,
      1,
      1,
      'tap',
      { helps: false },
    );
    if (next === undefined) break;
    tapped.push(next);
  }
  perform(
    game,
    tapped.map((object): GameEvent => ({ kind: 'tap', object, cause: context.source, rule })),
  );
  if (purpose !== null)
    perform(
      game,
      tapped.map((object) => deedEvent(purpose, player, object, 1, { cause: context.source, rule }, context.source)),
    );
  return context;
}
