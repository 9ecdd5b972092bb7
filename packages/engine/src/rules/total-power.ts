/** Costs that tap creatures with some total power: crew. CR 702.122a. */
import type { Action } from '@kitchen-table/language';
import { perform } from '../events/perform.ts';
import { characteristics } from '../questions/characteristics.ts';
import type { Context } from '../vocabulary/context.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { chooseObjects, reason } from './choices.ts';

/** How much power the cost asks for; null when it is another cost. */
export function totalPowerAsked(action: Action): number | null {
  if (action.kind !== 'tap' || action.words === undefined) return null;
  const found = /^total power (\d+)$/.exec(action.words);
  return found === null ? null : Number(found[1]);
}

/** The power of creatures together; negative power counts as it is. CR 702.122a. */
export function totalPower(game: Game, creatures: readonly ObjectId[]): number {
  let sum = 0;
  for (const id of creatures) sum += Math.max(0, characteristics(game, id).power);
  return sum;
}

/** The player names creatures one by one until there is enough power, and taps them. */
export function payTotalPower(
  game: Game,
  player: PlayerId,
  from: readonly ObjectId[],
  power: number,
  context: Context,
  rule: string,
): Context {
  const tapped: ObjectId[] = [];
  while (totalPower(game, tapped) < power) {
    const left = from.filter((id) => !tapped.includes(id) && characteristics(game, id).power > 0);
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
  return context;
}
