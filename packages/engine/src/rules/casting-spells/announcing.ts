/** What casting and activating share: the value of X, and who hears that they are targets. CR 107.3, 601.2b, 601.2i. */
import { isXAtMost, isXNotZero, some, type Value } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askNumber, reason } from '../../questions/ask.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { TargetSlot } from '../../vocabulary/objects/objects.ts';

/** The largest X with which the test still passes, if it does with 0. The test must be true up to some X only. */
export function largestX(canPay: (x: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (high <= 1_000_000 && canPay(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (canPay(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** "X can't be 0": the least X that a text lets a player announce. CR 107.3, 101.2. */
export function leastX(game: Game, text: object): number {
  if (!mentions(game, 'xNotZero')) return 0;
  let least = LEAST.get(text);
  if (least === undefined) LEAST.set(text, (least = some(text, isXNotZero) ? 1 : 0));
  return least;
}
/** Pure memo: of texts of cards. */
const LEAST = new WeakMap<object, number>();

/** "X can't be greater than ...": the greatest X that a text lets a player announce. CR 107.3, 101.2. */
export function mostX(game: Game, text: object, context: Context): number {
  let most = Number.POSITIVE_INFINITY;
  if (mentions(game, 'xAtMost'))
    some(text, (node) => {
      if (isXAtMost(node)) most = Math.min(most, evaluate(game, node['most'] as Value, context));
      return false;
    });
  return Math.max(0, most);
}

/** The player announces X. CR 601.2b. */
export function announceX(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  name: string,
  most: number,
  least = 0,
): number {
  const why = reason(`Choose X for ${name}`, source, '601.2b');
  return askNumber(game, player, why, least, Math.max(least, most));
}

/** All the targets, in order. */
export function allTargets(targets: readonly TargetSlot[]): readonly Entity[] {
  if (targets.length === 0) return NO_TARGETS;
  const all: Entity[] = [];
  for (const target of targets) all.push(...target.chosen);
  return all;
}
const NO_TARGETS: readonly Entity[] = [];

/** Those targeted become targets, for what looks at that: ward, heroic. CR 115.1, 702.21a. */
export function noteTargeting(game: Game, targets: readonly TargetSlot[], by: ObjectId, player: PlayerId): void {
  const entities = allTargets(targets);
  if (entities.length === 0) return;
  const events: GameEvent[] = [];
  entities.forEach((target, index) => {
    if (entities.indexOf(target) === index)
      events.push({ kind: 'becomeTarget', target, by, player, cause: by, rule: '601.2c' });
  });
  perform(game, events);
}
